import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, parse, resolve } from 'node:path';
import * as E from 'fp-ts/Either';
import type { Itself, Task } from '../../command.ts';
import type { Word } from '../../completion-words.ts';
import type { App } from '../../composition.ts';
import { callRefusal, refusal, usage, type Refusal } from '../../refusal.ts';
import { readActors, type Actors } from '../actors.ts';
import { checkedScenarios, refusedFor } from '../lint-scenarios.ts';
import { performStep } from '../perform-step.ts';
import { personasAt, stageOf } from '../run-scenarios.ts';
import { record } from './record-lines.ts';
import { makeRecordedFile, type Take } from './recorded-file.ts';
import { makeRecorder } from './recorder.ts';
import { replay } from './replay.ts';
import { sceneIn } from '../run-scenario.ts';
import type { Scenario } from '../scenario.ts';
import type { Flags } from '../../flags.ts';

type Replaying = Pick<App, 'inWorld' | 'io' | 'sandbox' | 'settings'>;

/** What was typed behind `scenario record`. */
export interface TypedRecord {
  readonly file: string;
  readonly options: RecordOptions;
  readonly itself: Itself;
  /** The words that the prompt completes. */
  readonly words: readonly Word[];
}

type RecordOptions = Flags<'as' | 'name' | 'people', 'append'>;

/** `portal scenario record`: runs what is typed, and writes it as a scenario. */
export const recordScenario =
  (app: Replaying & Pick<App, 'doctor'>, { file, options, itself, words }: TypedRecord): Task =>
  async () => {
    if (app.settings.isDryRun) return E.left(usage('A recording sends its commands: it has no dry run.'));
    const before = await standing(app, { file, options, itself });
    if (E.isLeft(before)) return before;
    const given = options.people === undefined ? undefined : await readActors(options.people, app.io.env);
    if (given !== undefined && E.isLeft(given)) return E.left(refusedFor(app, given.left));
    if ((await app.doctor.probe()).api === 'silent')
      return E.left(callRefusal({ _tag: 'Unreachable', cause: 'network' }));
    const found = given ?? (await personasAt(app.sandbox));
    if (E.isLeft(found)) return found;
    const actors = found.right;
    if (options.as !== undefined && !actors.has(options.as))
      return E.left(usage(`Nobody is called '${options.as}'.`, 'as'));
    const world = await newWorld(app);
    const stage = stageOf(world === undefined ? app : app.inWorld(world), { itself, actors, until: undefined });
    const folder = await mkdtemp(join(tmpdir(), 'portal-record-'));
    try {
      const scene = sceneIn(folder, before.right ?? { vars: {} }, stage);
      scene.values.set('here', resolve(dirname(file)));
      const text = before.right === undefined ? undefined : await readFile(file, 'utf8');
      const written = makeRecordedFile(file, text, options.name ?? parse(file).name);
      const take: Take = { file, written, scene, stage };
      const recorder = makeRecorder(take);
      const lost = await goOnBehind(before.right, take);
      if (lost !== undefined) return E.left(lost);
      recorder.know((before.right?.steps ?? []).flatMap(({ save = {} }) => Object.keys(save)));
      await record(recorder, take, { words, as: options.as });
      if (written.size() === 0)
        return E.left(refusal('nothing_recorded', 'No step was recorded: no file was written.'));
      return await ending(take, world === undefined ? undefined : { app, itself, actors });
    } finally {
      if (world !== undefined) await app.sandbox.dropWorld(world)();
      await rm(folder, { recursive: true, force: true });
    }
  };

/** A world for the recording alone, unless one is named or the server has none. */
const newWorld = async ({ settings, sandbox }: Pick<App, 'sandbox' | 'settings'>): Promise<string | undefined> => {
  if (settings.world !== undefined) return undefined;
  const made = await sandbox.newWorld({ name: undefined, from: undefined, port: undefined })();
  return E.isLeft(made) ? undefined : made.right.name;
};

/** The scenario that the file has, if it shall go on; a file that shall not is never written over. */
const standing = async (
  app: Pick<App, 'io' | 'settings'>,
  { file, options: { append }, itself }: Omit<TypedRecord, 'words'>,
): Promise<E.Either<Refusal, Scenario | undefined>> => {
  if (append === undefined)
    return existsSync(file)
      ? E.left(usage(`${file} is there already: give --append to go on behind its steps.`, 'append'))
      : E.right(undefined);
  const { scenarios, mistakes } = await checkedScenarios([file], { vars: {}, fields: [] }, itself);
  if (mistakes.length > 0) return E.left(refusedFor(app, mistakes));
  const [only, ...others] = scenarios;
  return others.length > 0
    ? E.left(usage(`${file} has examples: a recording goes on behind one run.`, 'append'))
    : E.right(only);
};

/** Runs the steps that the file has. @returns why the recording can't go on behind them */
const goOnBehind = async (before: Scenario | undefined, { scene, stage }: Take): Promise<Refusal | undefined> => {
  for (const step of before?.steps ?? []) {
    const { state, differences } = await performStep(step, scene, stage);
    const [first] = differences;
    if (state === 'failed')
      return refusal('scenario_failed', `${step.name}: ${first?.what} expected ${first?.expected}, got ${first?.got}`);
  }
  return undefined;
};

const ending = async (
  { file, written }: Take,
  replayed: { readonly app: Replaying; readonly itself: Itself; readonly actors: Actors } | undefined,
): Promise<E.Either<Refusal, { json: unknown; text: string }>> => {
  const steps = written.size();
  const json = { file, steps };
  const text = `${file}: ${steps === 1 ? '1 step' : `${steps} steps`}`;
  if (replayed === undefined)
    return E.right({ json, text: `${text}, not run again: that needs a new world of a sandbox.` });
  const { app, itself, actors } = replayed;
  const controlsIn = (world: string) => app.inWorld(world).sandbox;
  const failed = await replay(file, written, { ...stageOf(app, { itself, actors, until: undefined }), controlsIn });
  return failed === undefined
    ? E.right({ json, text: `${text}, green when they ran again in a new world.` })
    : E.left(refusal('scenario_failed', `${text}, but it fails when it runs again: ${failed}`));
};
