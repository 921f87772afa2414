import { describe, expect, it } from 'vitest';
import { callsThreads } from '../../src/learn/thread-names.ts';
import { BASE } from './forums.ts';

const called = (threads: readonly string[], path: string): boolean =>
  callsThreads(threads.map((thread) => BASE + thread))(BASE + path);

describe('callsThreads', () => {
  it('tells what a search found from threads, and takes their later pages', () => {
    const threads = ['/view.php?t=1', '/view.php?t=22', '/view.php?f=2&t=7'];
    expect(called(threads, '/search.php?author=5')).toBe(false);
    expect(called(threads, '/view.php?print=5')).toBe(false);
    expect(called(threads, '/view.php?t=9&start=20')).toBe(true);
  });

  it('tells by what parameters all have where one script serves everything', () => {
    const threads = ['/?topic=1.0', '/?topic=5.0', '/?topic=12.0'];
    expect(called(threads, '/?action=posts&u=4')).toBe(false);
    expect(called(threads, '/?topic=12.20')).toBe(true);
  });

  it('tells by the folder that all threads lie in', () => {
    const threads = ['/talk/topic/1-one', '/talk/topic/2-two', '/talk/topic/31-three'];
    expect(called(threads, '/talk/user/3/posts')).toBe(false);
    expect(called(threads, '/talk/topic/4-four/page/2')).toBe(true);
  });

  it('says nothing where threads have nothing in common, or are too few to tell', () => {
    expect(called(['/a/1', '/b/2', '/c/3'], '/d/4')).toBe(true);
    expect(called(['/cars/1', '/cars/2'], '/boats/4')).toBe(true);
  });
});
