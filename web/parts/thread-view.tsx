// The posts of a thread as they were read. Texts are shown as text: nothing of the crawled HTML gets here.
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { addressOf } from '../address.ts';
import { type Answer, call } from '../api.ts';
import { amount, percent, storedTime } from '../format.ts';
import { Empty, More, useSlices } from '../load.tsx';
import { Original } from './original.tsx';

type Posts = Answer<'GET /api/sites/{site}/posts'>;
type Post = Posts['posts'][number];

const UNSURE = 0.7;

interface ThreadProps {
  readonly site: number;
  readonly url: string;
  /** Number of the post to go to. */
  readonly post: string | undefined;
}

export function ThreadView({ site, url, post }: ThreadProps): JSX.Element {
  const [about, setAbout] = useState<Pick<Posts, 'thread' | 'stored'>>();
  const wanted = Number(post ?? 0);
  const list = useSlices<Post>(`posts ${site} ${url}`, async (after) => {
    const { posts, next, thread, stored } = await call('GET /api/sites/{site}/posts', {
      site,
      thread: url,
      ...(after && { after }),
      limit: Math.min(200, Math.max(50, wanted)),
    });
    setAbout({ thread, stored });
    return { rows: posts, next };
  });
  const numbers = new Map(list.rows.map(({ id, position }) => [id, position]));
  // Posts further down come slice by slice until the wanted one is there.
  useEffect(() => {
    if (wanted > (list.rows.at(-1)?.position ?? 0) && list.next !== null && !list.isLoading) list.more();
  });
  const boardUrl = about?.thread.boardUrl ?? undefined;
  return (
    <>
      <nav class="crumbs" aria-label="Where this is">
        <a href={addressOf('browse', site)}>Boards</a>
        {about?.thread.path.map((title, i, path) => (
          <span key={title}>
            <span aria-hidden="true">› </span>
            {i === path.length - 1 && boardUrl !== undefined ? (
              <a href={addressOf('browse', site, { board: boardUrl })}>{title}</a>
            ) : (
              title
            )}
          </span>
        ))}
      </nav>
      <h1>{about?.thread.title || 'Thread'}</h1>
      {about !== undefined && (
        <p class="toolbar">
          <span class="muted">{amount(about.stored)} posts stored</span>
          <Original url={url} />
          <a href={addressOf('page', site, { url: list.rows[0]?.page ?? url, marks: 'posts' })}>
            Check on the page
          </a>
          <a href={addressOf('freshness', site, { thread: url })}>Arrivals</a>
        </p>
      )}
      <section class="panel" aria-label="Posts">
        {list.rows.map((one) => (
          <PostView
            key={one.id}
            site={site}
            post={one}
            isChosen={one.position === wanted}
            replyTo={numbers.get(one.replyTo ?? '')}
          />
        ))}
        {!list.isLoading && list.problem === undefined && list.rows.length === 0 && (
          <Empty title="No posts of this thread are stored" />
        )}
        <More list={list} what="posts" />
      </section>
    </>
  );
}

interface PostProps {
  readonly site: number;
  readonly post: Post;
  readonly isChosen: boolean;
  readonly replyTo: number | undefined;
}

function PostView({ site, post, isChosen, replyTo }: PostProps): JSX.Element {
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isChosen) element.current?.scrollIntoView({ block: 'center' });
  }, [isChosen]);
  const unsure = Object.entries(post.confidence).filter(([, value]) => value < UNSURE);
  return (
    <article ref={element} class={isChosen ? 'post is-chosen' : 'post'} aria-label={`Post ${post.position}`}>
      <div class="post-meta">
        <strong>{post.author || 'no author'}</strong>
        <span title={post.createdAtRaw}>{storedTime(post.createdAt, post.createdAtRaw)}</span>
        <span class="numbers">#{post.position}</span>
      </div>
      <div>
        <div class="post-text" dir="auto">
          {post.text}
        </div>
        <div class="post-foot">
          {replyTo !== undefined && <span>answers #{replyTo}</span>}
          {post.likes !== null && <span>{amount(post.likes)} likes</span>}
          {post.isEdited && <span>edited</span>}
          {post.images.length > 0 && <span>{post.images.length} pictures</span>}
          {post.attachments.length > 0 && <span>{post.attachments.length} files</span>}
          {unsure.map(([field, value]) => (
            <span key={field} class="unsure-field">
              {field} {percent(value)} sure
            </span>
          ))}
          <Original url={post.url}>of post {post.position}</Original>
          <a href={addressOf('page', site, { url: post.page, marks: 'posts' })}>
            Check<span class="visually-hidden"> post {post.position} on the stored page</span>
          </a>
        </div>
      </div>
    </article>
  );
}
