import * as E from 'fp-ts/Either';
import { fillText } from './variables.ts';
import { checkScenario, needed } from './check-scenario.ts';
import { inMail, personIn, piecesOf, withFiles, withNames, withPeople } from './named-words.ts';
import type { Scene } from './perform-step.ts';
import type { RecordedFile } from './recorded-file.ts';
import { expectationsOf } from './recorded-expectations.ts';
import { runWords, type Ran } from './run-step.ts';
import type { Need, Scenario, Source, Step, WrittenStep } from './scenario.ts';
import { makeSeenValues } from './seen-values.ts';
import type { Stage } from './stage.ts';
import { wordsOf } from './words.ts';

/** Every control may be used: the file names those that were. */
const ALL: readonly Need[] = ['clock', 'faults', 'outbox', 'backoffice', 'trigger', 'worlds'];

/** Where a recording goes on. */
export interface Take {
  readonly file: string;
  readonly written: RecordedFile;
  readonly scene: Scene;
  readonly stage: Stage;
}

/** What a person typed, and who acts. */
export interface Typed {
  readonly line: string;
  readonly as: string | undefined;
  readonly name: string | undefined;
  readonly stdin: string | undefined;
}

/** Runs what is typed, and writes it as a step. */
export const makeRecorder = ({ file, written, scene, stage }: Take) => {
  const seen = makeSeenValues();
  // The variables that earlier steps save, by their values.
  const names = new Map<string, string>();
  const needs = new Set<Need>();
  let isAfterWrite = false;
  const nameFor = (
    value: string,
    at: { readonly step: number; readonly name: string; readonly source: Source },
  ): string => {
    const word = at.name.replace(/\W/g, '_');
    const taken = (name: string): boolean => scene.values.has(name) || stage.actors.has(name);
    const name = taken(word)
      ? ([...Array(99).keys()].map((n) => `${word}_${n + 2}`).find((one) => !taken(one)) ?? word)
      : word;
    written.save(at.step, name, at.source);
    if (typeof at.source === 'object' && at.source.mail !== undefined) needs.add('outbox');
    scene.values.set(name, value);
    names.set(value, name);
    return name;
  };
  const variableOf = (value: string): string | undefined => {
    const known = names.get(value);
    if (known !== undefined) return known;
    const found = seen.find(value);
    return found === undefined ? undefined : nameFor(value, found);
  };
  const named = async (line: string, as: string | undefined): Promise<string> => {
    const text = withFiles(withPeople(line, personIn(line, as, stage), stage), file);
    for (const piece of piecesOf(text)) {
      const mail = names.has(piece) ? undefined : await inMail(piece, written.size() - 1, stage);
      if (mail !== undefined) nameFor(piece, mail);
    }
    return withNames(text, variableOf);
  };
  const look = (name: string) => scene.values.get(name);
  const ran = async (step: WrittenStep): Promise<Ran> => {
    const actor = stage.actors.get(step.as ?? '');
    const device = await scene.devices.of(step.as, actor);
    if (device.refused !== undefined) return device.refused;
    const words = E.getOrElse((): readonly string[] => [])(wordsOf(step.run)).map((word) => fillText(word, look));
    const stdin = fillText(String(step.stdin ?? ''), look);
    return runWords(words, { ...stage, home: device.home, stdin });
  };
  return {
    /** @returns why it was not recorded */
    take: async ({ line, as, name, stdin }: Typed): Promise<string | undefined> => {
      const run = await named(line, as);
      const own: WrittenStep = {
        ...(name !== undefined && { name }),
        ...(as !== undefined && { as }),
        run,
        ...(stdin !== undefined && { stdin: withPeople(stdin, personIn(line, as, stage), stage) }),
      };
      const wrong = await mistakeIn(own, scene, stage);
      if (wrong !== undefined) return wrong;
      const result = await ran(own);
      stage.io.out(result.out);
      stage.io.err(result.err);
      isAfterWrite ||= result.requests.some(({ method, path }) => method !== 'GET' && !path.includes('/auth/'));
      const [command = ''] = run.split(' ');
      const recording = {
        variableOf: (id: unknown) =>
          typeof id === 'string' || typeof id === 'number' ? variableOf(String(id)) : undefined,
        named: (text: string) => withPeople(text, undefined, stage),
        isSecret: (text: string) => stage.secrets.masked(text) !== text,
      };
      const step = { ...own, expect: expectationsOf(command, result, recording) };
      const words = E.getOrElse((): readonly string[] => [])(wordsOf(run));
      await written.add(step, [...needs, ...needed(step, words)]);
      seen.learn({ step: written.size() - 1, command, json: result.json, typed: piecesOf(line), isAfterWrite });
      return undefined;
    },
    /** Variables that the file had already, so that what is typed may name them. */
    know: (saved: readonly string[]): void => {
      for (const name of saved) names.set(String(scene.values.get(name)), name);
    },
  };
};

/** Why the step would be a mistake in a file. */
const mistakeIn = async (own: WrittenStep, { values }: Scene, { itself }: Stage): Promise<string | undefined> => {
  const placeOf = () => ({ file: '', line: 1, column: 1 });
  const step: Step = { ...own, name: own.name ?? own.run, placeOf, given: {} };
  const scenario: Scenario = {
    name: '',
    tags: [],
    needs: ALL,
    vars: Object.fromEntries(values),
    steps: [step],
    placeOf,
  };
  const [first] = await checkScenario(scenario, itself);
  return first?.message;
};
