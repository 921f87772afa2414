import { expect, it } from 'vitest';
import { expand } from '../../src/comments/expand.ts';
import { GatheredComments } from '../../src/comments/gathered.ts';
import { findSection } from '../../src/comments/index.ts';
import type { BrowserVisit, Clickable } from '../../src/fetch/index.ts';
import { parseHtml } from '../../src/page/index.ts';

const URL = 'http://paper.test/a/77';

/** A page of three comments, each with an answer to be asked for, which has one again. */
class Talk {
  readonly url = URL;
  readonly #depths = [0, 0, 0];
  pressed = 0;

  #html(): string {
    let nodes = 0;
    const entry = (thread: number, depth: number): string => {
      const own = nodes++;
      const open = this.#depths[thread]!;
      const below = depth < open ? `<div class="k">${entry(thread, depth + 1)}</div>` : '';
      const button = depth === open && depth < 2 ? '<button>View 1 reply</button>' : '';
      return `<div class="n" skein-node="0:${own + 1}"><p><b>user${thread}${depth}</b> <i>${depth + 1} May 2024</i></p><p>What number ${thread} says, ${['first', 'then', 'at last'][depth]}.</p>${button}${below}</div>`;
    };
    return `<html><body><h1>Title</h1><section id="comments" skein-node="0:0"><h3>9 comments</h3>${[0, 1, 2].map((thread) => entry(thread, 0)).join('')}</section></body></html>`;
  }

  async snapshot(): Promise<string> {
    return this.#html();
  }

  async settle(): Promise<boolean> {
    return true;
  }

  async scrollNear(): Promise<boolean> {
    return false;
  }

  async clickablesNear(): Promise<Clickable[]> {
    let before = 0;
    return this.#depths.flatMap((open, thread) => {
      before += open + 1;
      if (open === 2) return [];
      const rest = {
        frame: 0,
        href: '',
        isVisible: true,
        isInForm: false,
        isSubmit: false,
        isAfterCut: false,
      };
      return [
        {
          ...rest,
          index: thread,
          html: '<button>View 1 reply</button>',
          text: 'View 1 reply',
          tag: 'button',
          name: 'button',
          isBesideEditor: false,
          likes: 2,
          record: before,
          top: 0,
        },
      ];
    });
  }

  async press(...clickables: readonly Clickable[]): Promise<boolean> {
    for (const { index } of clickables) {
      this.pressed++;
      this.#depths[index]!++;
    }
    return true;
  }
}

it('asks for answers to answers, although records are numbered anew in every view', async () => {
  const talk = new Talk();
  const section = findSection(parseHtml(await talk.snapshot(), URL))!;
  const gathered = new GatheredComments();
  gathered.add(section.comments, URL);
  await expand(talk as unknown as BrowserVisit, section, gathered, {
    template: section.template,
    until: performance.now() + 20_000,
  });
  expect([gathered.size, talk.pressed]).toEqual([9, 6]);
});
