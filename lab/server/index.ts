// The lab's server: draws a dialect's forum from a seeded world and serves it on 127.0.0.1, with every nuisance the
// dialect lists, a log of the requests it got, and the truth of what it serves.
export { nuisances } from './nuisances/index.ts';
export {
  defaultNow,
  type Lab,
  type LabContent,
  type LabOptions,
  type LabRequestLog,
  startLab,
  truthAt,
} from './start.ts';
