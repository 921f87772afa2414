import { describe, expect, it } from 'vitest';
import { conversationsOf, type Message } from '../../src/crawl/message-conversations.ts';

type Links = Message['links'];

function message(url: string, title: string, time: number, links: Links = []): Message {
  return { url, title, time, links };
}

const to = (url: string, role: string, above: string | null = null): Links[number] => ({ url, role, above });

/** Groups as strings, those of several messages alone. */
function joined(messages: readonly Message[], lists: Parameters<typeof conversationsOf>[1] = []): string[] {
  const { all } = conversationsOf(messages, lists);
  return all.filter(({ messages: urls }) => urls.length > 1).map(({ messages: urls }) => urls.join(' '));
}

describe('conversationsOf', () => {
  it('learns from subjects which links stay within a conversation, and joins changed subjects by them', () => {
    const rows = [1, 2, 3, 4, 5, 6, 7].flatMap((n) => [
      message(`a${n}`, `Topic ${n} here`, 10 * n),
      message(`b${n}`, `Re: Topic ${n} here`, 10 * n + 1, [to(`a${n}`, 'x in reply to')]),
      message(`c${n}`, n === 4 ? 'Something else now' : `Re: Topic ${n} here`, 10 * n + 2, [
        to(`a${n}`, 'x in reply to'),
      ]),
    ]);
    const { answered } = conversationsOf(rows, []);
    expect(joined(rows)).toContain('a4 b4 c4');
    expect(joined(rows)).toHaveLength(7);
    expect(answered.get('c4')).toBe('a4');
  });

  it('does not follow a chain of all messages beyond a conversation', () => {
    const names = [
      'One thing',
      'Re: One thing',
      'Re: One thing',
      'Re: One thing',
      'Other thing',
      'Re: Other thing',
      'Re: Other thing',
    ];
    const chain = names.map((name, i) =>
      message(`m${i}`, name, i, i + 1 < names.length ? [to(`m${i + 1}`, 'x next in thread')] : []),
    );
    expect(joined(chain)).toEqual(['m0 m1 m2 m3', 'm4 m5 m6']);
  });

  it('takes the latest of several messages before it for the one that is answered', () => {
    const rows = [1, 2, 3].flatMap((n) => [
      message(`a${n}`, `Topic ${n} here`, 10 * n),
      message(`b${n}`, `Re: Topic ${n} here`, 10 * n + 1, [to(`a${n}`, 'x references')]),
      message(`c${n}`, `Re: Topic ${n} here`, 10 * n + 2, [
        to(`a${n}`, 'x references'),
        to(`b${n}`, 'x references'),
      ]),
    ]);
    expect(conversationsOf(rows, []).answered.get('c2')).toBe('b2');
  });

  it('lets most pages decide where each leaves its own message out of the tree', () => {
    // a > b > c: on its own page a message is no link, so what is below it seems to be below the one above.
    const rows = [1, 2, 3].flatMap((n) => {
      const [a, b, c] = [`a${n}`, `b${n}`, `c${n}`];
      const name = `Topic ${n} here`;
      return [
        message(a, name, 10 * n, [to(b, 'tree '), to(c, 'tree ', b)]),
        message(b, name, 10 * n + 1, [to(a, 'tree '), to(c, 'tree ', a)]),
        message(c, name, 10 * n + 2, [to(a, 'tree '), to(b, 'tree ', a)]),
      ];
    });
    const lists = [
      rows.map(({ url }) => ({ url, above: url[0] === 'a' ? null : (url[0] === 'b' ? 'a' : 'b') + url[1]! })),
    ];
    const { answered } = conversationsOf(rows, lists);
    expect([answered.get('b1'), answered.get('c1'), answered.get('a1')]).toEqual(['a1', 'b1', undefined]);
  });

  it('goes on with the conversation of an earlier month', () => {
    const rows = [
      message('m1', 'Copper pipes', 1),
      message('m2', 'Tin roofs', 2),
      message('m3', 'Re: Copper pipes', 3),
    ];
    expect(joined(rows)).toEqual(['m1 m3']);
  });

  it('keeps two conversations of one name apart that nobody answered in', () => {
    expect(joined([message('m1', 'Copper pipes', 1), message('m2', 'Copper pipes', 2)])).toEqual([]);
  });
});
