// Forum pages to parse: a board listing and a thread, in the manner of common forum software, of a wanted size.

const WORDS =
  'the a of problem driver install update kernel error screen after boot today nobody knows why works fine until ' +
  'version crash report please help thanks solved maybe try remove cable battery sound network router setting';
const words = WORDS.split(' ');

/** A small seeded generator: the same pages in every run. */
function generator(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

function page(title: string, content: string): string {
  return `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>${title} - Example Forum</title>
<link rel="stylesheet" href="/styles/site.css?v=77"><link rel="canonical" href="https://forum.example.com/viewforum.php?f=3">
<meta name="viewport" content="width=device-width, initial-scale=1">
<script>window.dataLayer = window.dataLayer || []; function gtag(){dataLayer.push(arguments);}</script></head>
<body class="ltr page-forum"><div id="wrap"><div id="header"><ul class="nav">
<li><a href="/">Home</a></li><li><a href="/search.php">Search</a></li><li><a href="/memberlist.php">Members</a></li>
</ul></div><div id="content"><h2><a href="viewforum.php?f=3">${title}</a></h2>
${content}
</div><div id="footer"><p>Powered by something &copy; 2026. All times are UTC.</p></div></div></body></html>`;
}

/** A page of about `bytes` bytes: rows of a board, or posts. */
export function forumPage(kind: 'board' | 'thread', bytes: number, seed: number): string {
  const random = generator(seed);
  const text = (count: number): string => {
    let out = '';
    for (let i = 0; i < count; i++)
      out += `${i === 0 ? '' : ' '}${words[Math.floor(random() * words.length)]}`;
    return out;
  };
  const number = (below: number): number => Math.floor(random() * below);
  let rows = '';
  for (let i = 0; rows.length < bytes - 1500; i++) {
    const id = 10000 + number(90000);
    rows +=
      kind === 'board'
        ? `<li class="row bg${(i % 2) + 1}${random() < 0.1 ? ' sticky' : ''}"><dl class="row-item topic_read">
<dt title="No unread posts"><div class="list-inner"><a href="./viewtopic.php?f=3&amp;t=${id}" class="topictitle">${text(6)}</a><br>
<div class="responsive-hide">by <a href="./memberlist.php?mode=viewprofile&amp;u=${number(900)}" class="username">${text(1)}</a> &raquo; ${number(28)} Mar 2024, 10:${10 + number(49)}</div></div></dt>
<dd class="posts">${number(90)} <dfn>Replies</dfn></dd><dd class="views">${number(9000)} <dfn>Views</dfn></dd>
<dd class="lastpost"><span><dfn>Last post </dfn>by <a href="./memberlist.php?mode=viewprofile&amp;u=${number(900)}" class="username">${text(1)}</a>
<a href="./viewtopic.php?f=3&amp;t=${id}&amp;p=${number(99999)}#p${number(99999)}" title="Go to last post"><i class="icon fa-external-link"></i></a><br>Sat Mar 16, 2024 9:14 pm</span></dd></dl></li>
`
        : `<div id="p${id}" class="post has-profile bg${(i % 2) + 1}"><div class="inner"><dl class="postprofile" id="profile${id}"><dt>
<a href="./memberlist.php?mode=viewprofile&amp;u=${number(900)}" class="avatar"><img src="./avatar.php?id=${number(900)}" width="80" height="80" alt="User avatar"></a>
<a href="./memberlist.php?mode=viewprofile&amp;u=${number(900)}" class="username">${text(1)}</a></dt><dd><strong>Posts:</strong> ${number(4000)}</dd></dl>
<div class="postbody"><h3><a href="#p${id}">Re: ${text(5)}</a></h3><p class="author"><a href="./viewtopic.php?p=${id}#p${id}" title="Post">&#187;</a> Sat Mar 16, 2024</p>
<div class="content">${text(60 + number(60))}<br><br>${text(30)} &quot;${text(4)}&quot; <b>${text(3)}</b></div></div></div></div>
`;
  }
  return page(text(3), kind === 'board' ? `<ul class="topiclist topics">${rows}</ul>` : rows);
}
