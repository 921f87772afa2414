// Class names and ids of an article site: in English, by a made-up prefix, in the site's language, short, or hashed.
import { createRandom } from '../random.ts';
import type { ArticleSite } from './types.ts';

const ENGLISH: Readonly<Record<string, readonly string[]>> = {
  section: [
    'comments',
    'comments-area',
    'comment-section',
    'discussion',
    'conversation',
    'responses',
    'reader-comments',
  ],
  list: ['comment-list', 'comments-list', 'thread', 'commentlist', 'posts'],
  record: ['comment', 'comment-item', 'comment-box', 'post', 'response', 'message'],
  author: ['author', 'comment-author', 'username', 'user', 'name', 'fn'],
  time: ['date', 'time', 'comment-date', 'posted', 'timestamp', 'meta'],
  body: ['body', 'comment-body', 'text', 'content', 'comment-text', 'message-body'],
  reply: ['reply', 'reply-link', 'btn-reply', 'action-reply'],
  like: ['like', 'vote-up', 'upvote', 'thumb'],
  replies: ['children', 'replies', 'nested', 'sub'],
  form: ['comment-form', 'respond', 'reply-form', 'editor'],
  more: ['load-more', 'more', 'show-more', 'btn-more'],
  avatar: ['avatar', 'pic', 'userpic', 'photo'],
  trigger: ['show-comments', 'comments-toggle', 'open-comments', 'comments-link', 'btn-comments'],
  icon: ['icon-comment', 'ico-bubble', 'icon-discuss', 'fa-comments', 'icn-chat'],
};
const FOREIGN: Readonly<Record<string, readonly string[]>> = {
  section: ['diskuse', 'kommentarbereich', 'comentarios', 'reacties', 'yorumlar', 'komentarze', 'opiniones'],
  list: ['liste', 'seznam', 'lista', 'lijst'],
  record: ['beitrag', 'prispevek', 'comentario', 'reactie', 'yorum', 'wpis'],
  author: ['autor', 'verfasser', 'jmeno', 'naam'],
  time: ['datum', 'fecha', 'tarih', 'cas'],
  body: ['inhalt', 'texto', 'obsah', 'metin'],
  reply: ['antworten', 'odpovedet', 'responder', 'yanitla'],
  like: ['gefaellt', 'libi', 'megusta'],
  replies: ['antworten-liste', 'odpovedi', 'respuestas'],
  form: ['formular', 'formulario', 'eingabe'],
  more: ['mehr', 'dalsi', 'mas', 'daha'],
  avatar: ['bild', 'obrazek', 'foto'],
  trigger: ['kommentare-zeigen', 'diskuse-odkaz', 'ver-comentarios'],
  icon: ['symbol-kommentar', 'ikona-diskuse', 'icono-comentario'],
};
const PREFIXES = ['dq', 'vf', 'cx', 'talk', 'rmk', 'tw', 'say', 'cmt', 'wx', 'op'];

/** Names by role; the same role always has the same name on a site. */
export class Names {
  readonly #site: ArticleSite;

  constructor(site: ArticleSite) {
    this.#site = site;
  }

  of(role: string): string {
    const { naming, seed } = this.#site;
    const random = createRandom(seed * 211).fork(role);
    const prefix = createRandom(seed * 223).pick(PREFIXES);
    const pick = (table: Readonly<Record<string, readonly string[]>>): string =>
      random.pick(table[role] ?? [role]);
    switch (naming) {
      case 'english':
        return pick(ENGLISH);
      case 'own':
        return `${prefix}-${pick(ENGLISH)}`;
      case 'short':
        return `${prefix}-${role.slice(0, 2)}`;
      case 'foreign':
        return pick(FOREIGN);
      default:
        return `css-${Math.floor(random.next() * 2 ** 31).toString(36)}`;
    }
  }
}
