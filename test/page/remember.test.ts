import { describe, expect, it } from 'vitest';
import { remembered } from '../../src/page/index.ts';

describe('a function that remembers', () => {
  it('reads each short text once, whatever it makes of it', () => {
    const asked: string[] = [];
    const read = remembered((text) => {
      asked.push(text);
      return text === 'none' ? undefined : text.length;
    });
    expect(['four', 'none', 'four', 'none'].map(read)).toEqual([4, undefined, 4, undefined]);
    expect(asked).toEqual(['four', 'none']);
  });

  it('answers right after more texts than it keeps, and for long ones', () => {
    const read = remembered((text) => text.length);
    for (let i = 0; i < 10_000; i++) expect(read(`text ${i}`)).toBe(`text ${i}`.length);
    expect(read('x'.repeat(1000))).toBe(1000);
    expect(read('text 1')).toBe(6);
  });
});
