// Weights of the classifiers of a paper. Written by `skein train --what focus`; `provenance` says from what. Not edited by hand.
import type { TableOneModel } from '../page-classifier.ts';

export const focusClassifiers: TableOneModel = {
  index: {
    bias: -1.0826,
    weights: {
      recordCount: 0.20935,
      maxAnchorLength: 0.11973,
      maxHeight: 0.14363,
      maxTextLength: -0.043462,
      averageTextLength: -0.010739,
      hasTimestamp: -0.13731,
      timeOrder: -0.46116,
      hasUserLink: 0.20289,
    },
    ranges: {
      recordCount: [0, 3.0445],
      maxAnchorLength: [0, 5.118],
      maxHeight: [0, 3.0445],
      maxTextLength: [0, 6.9187],
      averageTextLength: [0, 5.8532],
      hasTimestamp: [0, 1],
      timeOrder: [-0.8, 0.93333],
      hasUserLink: [0, 1],
    },
    slope: -4.6007,
    offset: 0.75332,
  },
  thread: {
    bias: -0.7812,
    weights: {
      recordCount: -0.18751,
      maxAnchorLength: -0.01075,
      maxHeight: 0.071169,
      maxTextLength: 0.098734,
      averageTextLength: 0.096889,
      hasTimestamp: 0.29173,
      timeOrder: 0.51765,
      hasUserLink: -0.081794,
    },
    ranges: {
      recordCount: [0, 3.0445],
      maxAnchorLength: [0, 5.118],
      maxHeight: [0, 3.0445],
      maxTextLength: [0, 6.9187],
      averageTextLength: [0, 5.8532],
      hasTimestamp: [0, 1],
      timeOrder: [-0.8, 0.93333],
      hasUserLink: [0, 1],
    },
    slope: -3.9511,
    offset: 0.12062,
  },
  provenance: {
    trainedOn: '2026-11-18',
    seed: 1,
    cost: 0.01,
    pages: {
      'plain-query': '5 index, 5 thread, 3 other',
      'german-dotted': '5 index, 5 thread, 5 other',
      'chinese-dashed': '5 index, 5 thread, 5 other',
      'spanish-nested': '5 index, 5 thread, 3 other',
      'slug-portal': '5 index, 5 thread, 3 other',
    },
    crossValidated: {
      index: 'precision 65.52 %, recall 76.00 %',
      thread: 'precision 100.00 %, recall 84.00 %',
    },
  },
};
