// Articles whose comments were looked for: what made them appear, how many there should be, and pictures of it.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { type Answer, call } from '../api.ts';
import { amount, duration, percent, relative } from '../format.ts';
import { Empty, Loaded, useAnswer } from '../load.tsx';

type Article = Answer<'GET /api/comments'>['articles'][number];

export function CommentsPage(): JSX.Element {
  const asked = useAnswer('GET /api/comments', {});
  const [url, setUrl] = useState('');
  const [told, setTold] = useState<{ text: string; isBad: boolean }>();
  const start = async (event: Event) => {
    event.preventDefault();
    try {
      const { message } = await call('POST /api/comments', { url });
      setTold({ text: message, isBad: false });
      setUrl('');
    } catch (error) {
      setTold({ text: (error as Error).message, isBad: true });
    }
  };
  return (
    <>
      <h1>Comments</h1>
      <form class="add" onSubmit={start}>
        <label class="grow">
          <span>An article</span>
          <input
            type="text"
            inputMode="url"
            required
            value={url}
            onInput={(event) => setUrl(event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="primary">
          Find its comments
        </button>
        <button type="button" onClick={asked.again}>
          Look again
        </button>
        <p class={told?.isBad === true ? 'told bad' : 'told'} role="status">
          {told?.text}
        </p>
      </form>
      <Loaded asked={asked} what="articles">
        {({ articles, folder }) =>
          articles.length === 0 ? (
            <Empty title="No comments were looked for yet">
              Articles found by{' '}
              <code>
                skein comments URL --summary {folder}/run.jsonl --screenshots {folder}
              </code>{' '}
              are shown here, too.
            </Empty>
          ) : (
            articles.map((article, i) => (
              <ArticleView key={`${article.at} ${article.url} ${i}`} article={article} />
            ))
          )
        }
      </Loaded>
    </>
  );
}

function ArticleView({ article }: { readonly article: Article }): JSX.Element {
  const isShort = article.expected !== null && article.found < article.expected;
  return (
    <article class="panel">
      <div class="row spread">
        <h2>{article.title || article.url}</h2>
        <span class={`pill ${article.error === null ? 'state-done' : 'state-failed'}`}>
          {article.error !== null
            ? 'failed'
            : article.hasComments
              ? `${amount(article.found)} comments`
              : 'none'}
        </span>
      </div>
      <p class="muted mono">{article.url}</p>
      {article.error !== null && <p class="bad">{article.error}</p>}
      {article.error === null && (
        <dl class="facts">
          <div>
            <dt>Expected</dt>
            <dd>{article.expected === null ? 'not said' : amount(article.expected)}</dd>
          </div>
          <div>
            <dt>Found</dt>
            <dd class={isShort ? 'bad' : ''}>{amount(article.found)}</dd>
          </div>
          <div>
            <dt>Trigger</dt>
            <dd>
              {article.trigger ?? '–'}
              {article.control !== null && <small class="muted">{article.control}</small>}
            </dd>
          </div>
          <div>
            <dt>Clicks</dt>
            <dd>
              {amount(article.clicksTried)}
              <small class="muted">{amount(article.expandClicks)} for more</small>
            </dd>
          </div>
          <div>
            <dt>Sure</dt>
            <dd>{percent(article.confidence)}</dd>
          </div>
          <div>
            <dt>Took</dt>
            <dd>
              {duration(article.ms)}
              <small class="muted">{relative(article.at)}</small>
            </dd>
          </div>
        </dl>
      )}
      {article.pictures.length > 0 && (
        <div class="pictures">
          {article.pictures.map(({ name, step }) => (
            <figure key={name}>
              <a href={`/pictures/${encodeURIComponent(name)}`} target="_blank" rel="noreferrer noopener">
                <img src={`/pictures/${encodeURIComponent(name)}`} alt={`The page ${step}`} loading="lazy" />
              </a>
              <figcaption>{step}</figcaption>
            </figure>
          ))}
        </div>
      )}
    </article>
  );
}
