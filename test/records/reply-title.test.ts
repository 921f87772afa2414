import { describe, expect, it } from 'vitest';
import { conversationName, replyDepth } from '../../src/records/index.ts';
import { repeatsTitle } from '../../src/records/reply-title.ts';

describe('conversationName', () => {
  it('leaves out what mail programs put before answers, in any language', () => {
    const names = [
      'Copper pipes',
      'Re: Copper pipes',
      'AW: Re: Copper pipes',
      'Ответ: Copper pipes',
      'Re[2]: Copper  pipes',
    ];
    expect(new Set(names.map(conversationName))).toEqual(new Set(['copper pipes']));
  });

  it('leaves out the name of a list, also between the marks of answers', () => {
    expect(conversationName('Re: [Garden] Re: Copper pipes')).toBe('copper pipes');
  });

  it('calls nothing by names that say nothing', () => {
    expect(conversationName('Re: hi')).toBe('');
  });
});

describe('replyDepth', () => {
  it('is larger for an answer than for what it answers', () => {
    expect(replyDepth('[Garden] Re: Copper pipes')).toBeGreaterThan(replyDepth('[Garden] Copper pipes'));
  });
});

describe('repeatsTitle', () => {
  it('knows the title above an answer, with the number of the post', () => {
    expect(repeatsTitle('Re: Copper pipes #5', 'Copper pipes [Tools] - My site')).toBe(true);
    expect(repeatsTitle('I would take them #5', 'Copper pipes [Tools] - My site')).toBe(false);
  });
});
