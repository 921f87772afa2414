// Weights of the model that tells comments from other records. Written by `skein train`; not edited by hand.
// 1421 sections of 197 sites; sites left out: F1 0.913 (precision 0.923, recall 0.903, 1421); n-grams alone: F1 0.916 (precision 0.916, recall 0.917, 1421).
import type { LinearModel } from '../linear-model.ts';

export const commentModel: LinearModel = {
  bias: -2.4519,
  weights: {
    grams: 1.4176,
    time: 0.3909,
    author: 0.67786,
    both: 0.41479,
    people: -0.0063308,
    nested: 0.51861,
    empty: 0.27944,
    bodyLength: 0.30346,
    linked: -0.67849,
    titled: -0.45187,
    controls: 0.12707,
    form: -0.13216,
    ids: -0.29716,
    saysRecord: -0.32995,
    saysSection: 0.1749,
    heading: 0.11899,
    counted: 0.75632,
    many: 0.68311,
    avatars: 0.45184,
  },
  slope: -3.0958,
  offset: 0.067219,
};
