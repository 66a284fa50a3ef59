import * as E from 'fp-ts/Either';
import { pause, type Io } from '../io.ts';
import type { makeDevices } from './devices.ts';
import { differencesOf, needsJson, type NewestMail } from './expectations.ts';
import type { Difference } from './matchers.ts';
import { readSaved } from './saved.ts';
import { runWords, type Ran } from './run-step.ts';
import type { Expected, Source, Step, Value } from './scenario.ts';
import type { Stage, StepResult } from './stage.ts';
import { fill, fillText, namesIn, textOf, type Look } from './variables.ts';
import { wordsIn } from './words.ts';

/** What changes while a scenario runs: its variables and its devices. */
export interface Scene {
  readonly values: Map<string, Value>;
  readonly devices: ReturnType<typeof makeDevices>;
}

interface Tried {
  readonly ran: Ran;
  readonly differences: readonly Difference[];
}

/** How long `within` waits before it asks again, in milliseconds. */
const PAUSE = 200;

/** Runs a step, again while `within` allows it, and keeps what it saves. */
export const performStep = async (step: Step, scene: Scene, stage: Stage): Promise<StepResult> => {
  const { io, secrets } = stage;
  const look = lookFor(step, scene);
  const as = step.as === undefined ? undefined : fillText(step.as, look);
  const begun = io.clock.now();
  const end = (command: string, { ran, differences }: Tried): StepResult => ({
    step,
    as,
    command: secrets.masked(command),
    state: differences.length === 0 ? 'passed' : 'failed',
    ms: io.clock.now() - begun,
    differences: differences.map(({ what, expected, got }) => ({
      what,
      expected: secrets.masked(expected),
      got: secrets.masked(got),
    })),
    requests: ran.requests,
  });
  const missing = namesIn([step.run, step.stdin, step.expect, step.save, step.as]).find(
    (name) => look(name) === undefined && !Object.hasOwn(step.save ?? {}, name),
  );
  if (missing !== undefined) return end(step.run, { ran: NOTHING, differences: [noValue(missing)] });
  const actor = stage.actors.get(as ?? '');
  if (as !== undefined && actor === undefined) return end(step.run, { ran: NOTHING, differences: [nobody(as)] });
  const { words, command } = wordsFor(step, look);
  const stdin = step.stdin === undefined ? '' : textOf(fill(step.stdin, look));
  // Before anything waits: the line of what runs shows the command.
  keepSecrets(words, stdin, stage);
  const device = await scene.devices.of(as, actor);
  if (device.refused !== undefined)
    return end(command, { ran: device.refused, differences: [notIn(as, device.refused)] });
  const newestMail = mailsFor(as, stage);
  const tryOnce = async (): Promise<Tried> => {
    const ran = await runWords(words, { ...stage, home: device.home, stdin });
    const saved = await keepSaved(step, look, { ran, newestMail, scene, stage });
    // What is expected may name what was saved. Without it only the exit says something.
    const expected = saved.length > 0 ? { exit: step.expect?.exit ?? 0 } : expectedOf(step, look);
    const differences = await differencesOf(expected, ran, newestMail);
    return { ran, differences: [...differences, ...saved] };
  };
  return end(command, await trying(tryOnce, begun + millisecondsOf(step.within), io));
};

const NOTHING: Ran = { exit: 0, out: '', err: '', json: undefined, ms: 0, requests: [] };

const noValue = (name: string): Difference => ({ what: 'variable', expected: `a value of "${name}"`, got: 'nothing' });

const nobody = (as: string): Difference => ({ what: 'as', expected: `somebody called "${as}"`, got: 'nobody' });

const notIn = (as: string | undefined, { exit, err }: Ran): Difference => ({
  what: `sign-in of ${as}`,
  expected: 'a session',
  got: `${exit}: ${err.trim()}`,
});

const trying = async (tryOnce: () => Promise<Tried>, until: number, io: Io): Promise<Tried> => {
  const tried = await tryOnce();
  if (tried.differences.length === 0 || io.clock.now() + PAUSE > until) return tried;
  await pause(io, PAUSE);
  return trying(tryOnce, until, io);
};

/** The words of the command. It prints JSON if something of it is expected or saved. */
const wordsFor = (step: Step, look: Look) => {
  const split = wordsIn(step.run).map((word) => fillText(word, look));
  return { words: needsJson(step) ? [...split, '--json'] : split, command: fillText(step.run, look) };
};

/** The options that a password follows. */
const BEFORE_PASSWORD = ['--password', '--new-password'];

/** No report shows a typed password. */
const keepSecrets = (words: readonly string[], stdin: string, { secrets }: Stage): void => {
  for (const [index, word] of words.entries()) if (BEFORE_PASSWORD.includes(words[index - 1] ?? '')) secrets.add(word);
  if (words.includes('--password-stdin')) for (const line of stdin.split('\n')) secrets.add(line);
};

// The schema describes it, and it keeps its shape when values stand in it.
const expectedOf = ({ expect = {} }: Step, look: Look): Expected => fill(expect as Value, look) as Expected;
// The same is true of a source.
const sourceOf = (source: Source, look: Look): Source => fill(source, look) as Source;

const lookFor =
  ({ given }: Step, { values }: Scene): Look =>
  (name) => {
    const own = given[name];
    return own === undefined ? values.get(name) : fill(own, (inner) => values.get(inner));
  };

interface Keeping {
  readonly ran: Ran;
  readonly newestMail: NewestMail;
  readonly scene: Scene;
  readonly stage: Stage;
}

/** Keeps the variables of a step. What an e-mail gives is a secret. @returns what could not be saved */
const keepSaved = async ({ save = {} }: Step, look: Look, keeping: Keeping): Promise<readonly Difference[]> => {
  const { scene, stage } = keeping;
  const lacking: Difference[] = [];
  for (const [name, source] of Object.entries(save)) {
    const read = await readSaved(name, sourceOf(source, look), keeping);
    if (E.isLeft(read)) lacking.push(read.left);
    else {
      scene.values.set(name, read.right);
      if (typeof source === 'object' && source.mail !== undefined) stage.secrets.add(textOf(read.right));
    }
  }
  return lacking;
};

/** The e-mails of a person, of a document or of an address; of whoever acts if nobody is named. */
const mailsFor =
  (as: string | undefined, { actors, sandbox }: Stage): NewestMail =>
  async (to = as ?? '') => {
    const mails = await sandbox.outbox({ to: actors.get(to)?.document ?? to, last: 1 })();
    return E.isRight(mails) ? mails.right[0] : undefined;
  };

const UNITS = new Map([
  ['ms', 1],
  ['s', 1000],
  ['m', 60_000],
]);

const millisecondsOf = (within: string | undefined): number => {
  const [, amount = '0', unit = 'ms'] = /^(\d+)(ms|s|m)$/.exec(within ?? '') ?? [];
  return Number(amount) * (UNITS.get(unit) ?? 1);
};
