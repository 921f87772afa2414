import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files are started by their size, the longest first, but the accuracy gate is a few lines that take minutes: it would end alone. */
class GateFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isGate = ({ moduleId }: TestSpecification): boolean => moduleId.includes('/bench/floors');
    const sorted = await super.sort(files);
    return [...sorted.filter(isGate), ...sorted.filter((file) => !isGate(file))];
  }
}

export default defineConfig({
  test: {
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Tests wait for servers and browsers a quarter of the time: one more than there are cores keeps these busy.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: GateFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['test/**/*.test.ts'],
          exclude: ['test/e2e/**', 'test/web/**', 'test/**/*.postgres.test.ts'],
          // A file after another in one process: sources are loaded, and compiled, once. Tests leave nothing behind in modules.
          isolate: false,
        },
      },
      // Tests on a real PostgreSQL server, one for all of them.
      {
        extends: true,
        test: {
          name: 'postgres',
          include: ['test/**/*.postgres.test.ts'],
          globalSetup: ['test/build-once.ts', 'test/postgres-once.ts'],
        },
      },
      // End-to-end tests run the built command line: it is built when sources changed.
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['test/e2e/**/*.test.ts', 'test/web/**/*.test.ts'],
          exclude: ['test/**/*.postgres.test.ts'],
          globalSetup: ['test/build-once.ts'],
          // Whole crawls, some of which start a browser.
          testTimeout: 120_000,
        },
      },
    ],
  },
});
