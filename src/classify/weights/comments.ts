// Weights of the model that tells comments from other records. Written by `skein train`; not edited by hand.
// 2040 sections of 199 sites; sites left out: F1 0.992 (precision 0.997, recall 0.988, 2040); n-grams alone: F1 0.977 (precision 0.983, recall 0.971, 2040).
import type { LinearModel } from '../linear-model.ts';

export const commentModel: LinearModel = {
  bias: -3.0356,
  weights: {
    grams: 1.8389,
    time: 0.37027,
    author: 0.73278,
    both: 0.36757,
    people: 0.090326,
    nested: 0.74239,
    empty: 0.7213,
    bodyLength: 0.42593,
    linked: -1.73,
    titled: -0.46447,
    controls: 0.2917,
    form: 0.076643,
    ids: 0.043622,
    saysRecord: 0.2765,
    saysSection: 0.2432,
    heading: 0.14423,
    counted: 0.22031,
    many: 0.26102,
    avatars: 0.48481,
  },
  slope: -3.8821,
  offset: 0.095625,
};
