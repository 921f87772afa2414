import { expect, it } from 'vitest';
import { overlayAnswer } from '../../src/comments/action-words.ts';

it('tells "no" from "yes" on a wall of consent, also where "no" is said as going on without', () => {
  for (const label of [
    'Reject all',
    'Continue without agreeing',
    'Continuer sans accepter',
    'Ohne Einwilligung weiter',
    'Only necessary',
    'Pouze nezbytné',
  ])
    expect(overlayAnswer(label), label).toBe('reject');
  for (const label of [
    'Agree',
    'Accept all and continue',
    'Alle akzeptieren',
    'Zustimmen',
    'Souhlasím',
    '同意',
  ])
    expect(overlayAnswer(label), label).toBe('accept');
  expect(overlayAnswer('×')).toBe('close');
});
