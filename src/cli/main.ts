#!/usr/bin/env node
// The `skein` executable.
import { run } from './program.ts';

process.exitCode = await run(process.argv.slice(2));
