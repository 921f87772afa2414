// Weights of the model that tells comments from other records. Written by `skein train`; not edited by hand.
// 949 sections of 197 sites; sites left out: F1 0.986 (precision 0.976, recall 0.997, 949); n-grams alone: F1 0.956 (precision 0.943, recall 0.969, 949).
import type { LinearModel } from '../linear-model.ts';

export const commentModel: LinearModel = {
  bias: -2.0401,
  weights: {
    grams: 1.2746,
    time: 0.15099,
    author: 0.5965,
    both: 0.21225,
    people: 0.1078,
    nested: 0.37303,
    empty: 0.13933,
    bodyLength: 0.28188,
    linked: -0.12866,
    titled: -0.24863,
    controls: 0.22997,
    form: -0.014801,
    ids: -0.19523,
    saysRecord: 0.086191,
    saysSection: 0.34093,
    heading: 0.15514,
    counted: 0.64995,
    many: 0.060518,
    avatars: 0.048115,
  },
  slope: -4.1151,
  offset: 0.5106,
};
