// Assembles the commands and is the edge where errors become one line.
import { Command, CommanderError } from 'commander';
import { isOutOfFiles, OUT_OF_FILES, SkeinError, UsageError, WallError } from '../errors.ts';
import { version } from '../package-folder.ts';
import { EXIT, type ExitCode } from './exit-codes.ts';

/** What commands share: where their exit code goes. */
export interface CommandContext {
  exitCode: ExitCode;
}

/** Runs one command line and resolves to its exit code. Known errors are printed as one line, never as a stack. */
export async function run(args: readonly string[]): Promise<number> {
  const context: CommandContext = { exitCode: EXIT.done };
  // `skein export … | head` closes our output early: that is no error.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(EXIT.done);
    throw error;
  });
  try {
    const program = await buildProgram(args, context);
    await program.parseAsync(args, { from: 'user' });
    return context.exitCode;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.usage;
    if (error instanceof SkeinError) {
      process.stderr.write(`skein: ${error.message.replaceAll('\n', ' ')}\n`);
      if (error instanceof WallError) return EXIT.stopped;
      return error instanceof UsageError ? EXIT.usage : EXIT.failed;
    }
    if (isOutOfFiles(error)) {
      process.stderr.write(`skein: ${OUT_OF_FILES}\n`);
      return EXIT.failed;
    }
    const summary = error instanceof Error ? error.message : String(error);
    process.stderr.write(
      `skein: unexpected error: ${summary.split('\n')[0]} (this is a bug; SKEIN_DEBUG=1 shows where)\n`,
    );
    if (process.env.SKEIN_DEBUG) console.error(error);
    return EXIT.failed;
  }
}

type AddCommand = (program: Command, context: CommandContext) => void;

/** In the order of the help. Loaded when asked for: an export needs neither a browser nor a classifier in its memory. */
const COMMANDS: Readonly<Record<string, () => Promise<AddCommand>>> = {
  crawl: async () => (await import('./crawl.ts')).addCrawlCommand,
  learn: async () => (await import('./learn.ts')).addLearnCommand,
  comments: async () => (await import('./comments.ts')).addCommentsCommand,
  extract: async () => (await import('./extract.ts')).addExtractCommand,
  export: async () => (await import('./export.ts')).addExportCommand,
  refresh: async () => (await import('./refresh.ts')).addRefreshCommand,
  search: async () => (await import('./search.ts')).addSearchCommand,
  inspect: async () => (await import('./inspect.ts')).addInspectCommand,
  status: async () => (await import('./status.ts')).addStatusCommand,
  add: async () => (await import('./add.ts')).addAddCommand,
  worker: async () => (await import('./worker.ts')).addWorkerCommand,
  pause: async () => (await import('./site-control.ts')).addPauseCommand,
  resume: async () => (await import('./site-control.ts')).addResumeCommand,
  remove: async () => (await import('./site-control.ts')).addRemoveCommand,
  demo: async () => (await import('./demo.ts')).addDemoCommand,
  lab: async () => (await import('./lab.ts')).addLabCommand,
  train: async () => (await import('./train.ts')).addTrainCommand,
  bench: async () => (await import('./bench.ts')).addBenchCommand,
};

/** A program with the command that the first argument names; with all when it names none, as for the help. */
async function buildProgram(args: readonly string[], context: CommandContext): Promise<Command> {
  const program = new Command('skein')
    .description(
      'One crawler for every discussion on the web: give it one URL of a forum, get its pages as records.',
    )
    .version(version)
    .showHelpAfterError('(skein --help lists the commands, skein COMMAND --help their options)')
    .exitOverride()
    .configureOutput({
      // The words of the command line stand in these: logins of addresses are left out.
      outputError: (text, write) =>
        write(text.replace(/^error: /, 'skein: ').replace(/(?<=:\/\/)[^\s/'"]*@/g, '')),
    })
    .addHelpText(
      'after',
      `
Examples:
  skein demo                                        crawl the bundled test forum and look at the result
  skein crawl https://forum.example.org/ --db f.db  crawl a forum; the same command again resumes
  skein refresh f.db --watch                        keep it fresh, asking when new posts are due
  skein inspect f.db                                look at it in a browser, steer the crawl, correct what was learned
  skein learn https://forum.example.org/            show how the forum is built, without crawling it
  skein export f.db --what pages --format csv       print what was stored

Exit codes: 0 done, 1 failed (one line says why), 2 wrong usage, 3 stopped before the end (resumable)`,
    );
  const [named] = args;
  const names = named !== undefined && Object.hasOwn(COMMANDS, named) ? [named] : Object.keys(COMMANDS);
  for (const name of names) (await COMMANDS[name]!())(program, context);
  return program;
}
