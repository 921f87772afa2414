// Weights of the classifiers of a paper. Written by `skein train --what focus`; `provenance` says from what. Not edited by hand.
import type { TableOneModel } from '../page-classifier.ts';

export const focusClassifiers: TableOneModel = {
  index: {
    bias: -0.75275,
    weights: {
      recordCount: 0.13717,
      maxAnchorLength: 0.11531,
      maxHeight: 0.012616,
      maxTextLength: -0.084332,
      averageTextLength: -0.055787,
      hasTimestamp: 0.3403,
      timeOrder: -0.79334,
      hasUserLink: 0.45064,
    },
    ranges: {
      recordCount: [0, 3.0445],
      maxAnchorLength: [0, 5.118],
      maxHeight: [0, 3.0445],
      maxTextLength: [0, 6.9187],
      averageTextLength: [0, 5.8532],
      hasTimestamp: [0, 1],
      timeOrder: [-0.75, 0.93333],
      hasUserLink: [0, 1],
    },
    slope: -4.8888,
    offset: 0.44116,
  },
  thread: {
    bias: -0.73012,
    weights: {
      recordCount: -0.23019,
      maxAnchorLength: 0.011339,
      maxHeight: 0.085106,
      maxTextLength: 0.090124,
      averageTextLength: 0.08827,
      hasTimestamp: 0.23596,
      timeOrder: 0.79596,
      hasUserLink: -0.10838,
    },
    ranges: {
      recordCount: [0, 3.0445],
      maxAnchorLength: [0, 5.118],
      maxHeight: [0, 3.0445],
      maxTextLength: [0, 6.9187],
      averageTextLength: [0, 5.8532],
      hasTimestamp: [0, 1],
      timeOrder: [-0.75, 0.93333],
      hasUserLink: [0, 1],
    },
    slope: -3.9153,
    offset: -0.17256,
  },
  provenance: {
    trainedOn: '2026-11-18',
    seed: 1,
    cost: 0.02,
    pages: {
      'plain-query': '5 index, 5 thread, 3 other',
      'german-dotted': '5 index, 5 thread, 5 other',
      'chinese-dashed': '5 index, 5 thread, 5 other',
      'spanish-nested': '5 index, 5 thread, 3 other',
      'slug-portal': '5 index, 5 thread, 3 other',
    },
    crossValidated: {
      index: 'precision 96.15 %, recall 100.00 %',
      thread: 'precision 100.00 %, recall 80.00 %',
    },
  },
};
