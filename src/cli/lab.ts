// `skein lab`: serves the test forums, lists their dialects, prints their truth.
import type { Command } from 'commander';
import { dialects, startLab, type Lab, type LabSize } from '../../lab/index.ts';
import { UsageError } from '../errors.ts';
import { wholeNumber } from './option-values.ts';
import { stopOnSignals } from './stop-signals.ts';

interface LabFlags {
  readonly seed: number;
  readonly port?: number;
  readonly boards?: number;
  readonly threads?: number;
  readonly growing?: number;
}
