// Weights of the model that tells comments from other records. Written by `skein train`; not edited by hand.
import type { LinearModel } from '../linear-model.ts';

export const commentModel: LinearModel = {
  bias: -1.3489,
  weights: {
    grams: 0.69703,
    time: 0.055441,
    author: 0.18952,
    both: 0.14174,
    people: 0.064553,
    nested: 0.26971,
    empty: 0.21506,
    bodyLength: 0.063786,
    linked: -0.36726,
    titled: -0.12258,
    controls: 0.16254,
    form: 0.1139,
    ids: -0.18507,
    saysRecord: 0.25024,
    saysSection: 0.80973,
    heading: 0.064336,
    counted: 0.32326,
    many: 0.24395,
    avatars: 0.042686,
  },
  slope: -4.5617,
  offset: 0.56591,
};
