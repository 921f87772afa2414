import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // End-to-end tests run the built command line: build it when sources changed.
    globalSetup: ['test/build-once.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Two cores: more workers only make timing-sensitive end-to-end tests flaky.
    maxWorkers: 2,
  },
});
