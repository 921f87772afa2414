import { describe, expect, it } from 'vitest';
import { type Alarm, type Sign, SiteHealth } from '../../src/crawl/site-health.ts';

const times = (count: number, make: (index: number) => Sign): Sign[] =>
  Array.from({ length: count }, (_, i) => make(i));
const fit: Sign = { kind: 'fit' };

function alarmOf(signs: readonly Sign[]): Alarm['kind'] | undefined {
  const health = new SiteHealth();
  return signs.map((sign, i) => health.note(sign, i, i)).find((alarm) => alarm !== undefined)?.kind;
}

describe('the health of a site', () => {
  it('is good while pages fit now and then', () => {
    const mixed = times(60, (i) => (i % 8 === 0 ? fit : { kind: 'gone' }));
    expect(alarmOf(mixed)).toBeUndefined();
  });

  it('tells a login wall, a refusal and a page for everybody from a forum that changed', () => {
    const before = times(8, () => fit);
    expect(alarmOf([...before, ...times(12, () => ({ kind: 'login' }))])).toBe('login');
    expect(alarmOf([...before, ...times(12, () => ({ kind: 'refused', status: 403 }))])).toBe('ban');
    expect(alarmOf([...before, ...times(12, () => ({ kind: 'misfit', text: 'go away' }))])).toBe('ban');
    expect(alarmOf([...before, ...times(12, (i) => ({ kind: 'misfit', text: `page ${i}` }))])).toBe('drift');
    expect(alarmOf([...before, ...times(12, () => ({ kind: 'gone' }))])).toBe('drift');
  });

  it('is not saved by pages that were asked for before the refusals and read late', () => {
    const health = new SiteHealth();
    const refused: Sign = { kind: 'refused', status: 403 };
    const alarms = times(20, (i) => (i % 2 === 0 ? refused : fit)).map((sign, i) =>
      health.note(sign, sign === fit ? 0 : i, i + 1),
    );
    expect(alarms.at(-2)?.kind).toBe('ban');
  });

  it('does not call it a change when the model never fitted', () => {
    expect(alarmOf(times(40, (i) => ({ kind: 'misfit', text: `page ${i}` })))).toBeUndefined();
  });
});
