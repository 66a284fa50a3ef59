import type { Scheduler } from '@aroeira/domain/kernel';
import { CommanderError } from '@commander-js/extra-typings';
import * as E from 'fp-ts/Either';
import type { Itself, Run, Task } from './command.ts';
import { compose, realPlatform, type App } from './composition.ts';
import { makeDryRun } from './dry-run.ts';
import type { Io } from './io.ts';
import { printAnswer, printRefusal, refusalJson, type Outcome } from './output.ts';
import { COMMANDS, makeProgram } from './program.ts';
import { usage, type ExitCode, type Refusal } from './refusal.ts';
import { settingsOf, type Settings } from './settings.ts';
import { traced } from './trace.ts';

/** The whole program. @param argv the words after `portal` @returns the exit code */
export const run = async (argv: readonly string[], io: Io): Promise<ExitCode> => {
  let exit: ExitCode = 0;
  const program = makeProgram(io);
  const runTask: Run = async (task) => {
    const settings = settingsOf(program.opts(), io.env);
    const answer = E.isLeft(settings) ? settings : await perform(settings.right, io, task);
    exit = finish(io, program.opts().json === true, answer);
  };
  for (const add of COMMANDS) add(program, runTask, ITSELF);
  try {
    await program.parseAsync(argv, { from: 'user' });
    return exit;
  } catch (error) {
    const message = wrongWords(error);
    return message === undefined ? 0 : finish(io, argv.includes('--json'), E.left(usage(message)));
  }
};

/** What commander says about the words. Requested help is an answer. Help instead of a missing command is not. */
const wrongWords = (error: unknown): string | undefined => {
  if (!(error instanceof CommanderError)) throw error;
  if (error.exitCode === 0) return undefined;
  return error.code === 'commander.help' ? 'A command is missing.' : error.message.replace(/^error: /, '');
};

/** Reads words as the program does. Its commands do nothing. */
const wrongUsage = async (argv: readonly string[]): Promise<string | undefined> => {
  const program = makeProgram({ out: () => undefined, err: () => undefined });
  for (const add of COMMANDS) add(program, () => Promise.resolve(), ITSELF);
  try {
    await program.parseAsync(argv, { from: 'user' });
    return undefined;
  } catch (error) {
    return wrongWords(error);
  }
};

const ITSELF: Itself = { run: (argv, io) => run(argv, io), wrongUsage };

const perform = async (settings: Settings, io: Io, task: (app: App) => Task): Promise<E.Either<Refusal, Outcome>> => {
  const real = realPlatform(io);
  const fetch = settings.isTraced ? traced(real.fetch, (line) => io.err(`${line}\n`)) : real.fetch;
  if (!settings.isDryRun) return task(compose(settings, io, { ...real, fetch }))();
  const dry = makeDryRun(fetch);
  // No timer but what is due at once: a write that is never sent must not keep the program waiting for its answer.
  const scheduler: Scheduler = {
    after: (milliseconds, due) => {
      if (milliseconds === 0) queueMicrotask(due);
      return () => undefined;
    },
  };
  const app = compose(settings, io, { fetch: dry.fetch, scheduler });
  const stopped = dry.stopped.then((request): E.Either<Refusal, Outcome> => E.right(request));
  const answer = await Promise.race([task(app)(), stopped]);
  return E.map((done: Outcome) => dry.lastRequest() ?? done)(answer);
};

const finish = (io: Io, isJson: boolean, answer: E.Either<Refusal, Outcome>): ExitCode => {
  if (E.isRight(answer)) {
    if (answer.right === 'printed') return 0;
    io.answered?.(answer.right.json);
    printAnswer(io, isJson, answer.right);
    return 0;
  }
  io.answered?.(refusalJson(answer.left));
  printRefusal(io, isJson, answer.left);
  return answer.left.exit;
};
