import { fillText, textOf } from '../variables.ts';
import { checkScenario, needed } from '../check-scenario.ts';
import { personIn, piecesOf, withPeople } from './named-words.ts';
import type { Scene } from '../perform-step.ts';
import type { Take } from './recorded-file.ts';
import { expectationsOf } from './recorded-expectations.ts';
import { runWords, type Ran } from '../run-step.ts';
import type { Need, Scenario, Step, WrittenStep } from '../scenario.ts';
import { makeVariables } from './recorded-variables.ts';
import type { Stage } from '../stage.ts';
import { wordsIn } from '../words.ts';

/** Every control may be used: the file names those that were. */
const ALL: readonly Need[] = ['clock', 'faults', 'outbox', 'backoffice', 'trigger', 'worlds'];

/** What a person typed, and who acts. */
export interface Typed {
  readonly line: string;
  readonly as: string | undefined;
  readonly name: string | undefined;
  readonly stdin: string | undefined;
}

/** Runs what is typed, and writes it as a step. */
export const makeRecorder = ({ file, written, scene, stage }: Take) => {
  let isAfterWrite = false;
  const variables = makeVariables({ file, written, scene, stage });
  return {
    /** @returns why it was not recorded */
    take: async ({ line, as, name, stdin }: Typed): Promise<string | undefined> => {
      const run = await variables.named(line, as);
      const own: WrittenStep = {
        ...(name !== undefined && { name }),
        ...(as !== undefined && { as }),
        run,
        ...(stdin !== undefined && { stdin: withPeople(stdin, personIn(line, as, stage), stage) }),
      };
      const wrong = await mistakeIn(own, scene, stage);
      if (wrong !== undefined) return wrong;
      const result = await ran(own, scene, stage);
      stage.io.out(result.out);
      stage.io.err(result.err);
      isAfterWrite ||= result.requests.some(({ method, path }) => method !== 'GET' && !path.includes('/auth/'));
      const [command = ''] = run.split(' ');
      const recording = {
        variableOf: (id: unknown) =>
          typeof id === 'string' || typeof id === 'number' ? variables.of(String(id)) : undefined,
        named: (text: string) => withPeople(text, undefined, stage),
        isSecret: (text: string) => stage.secrets.masked(text) !== text,
      };
      const step = { ...own, expect: expectationsOf(command, result, recording) };
      written.add(step, [...variables.needs, ...needed(step, wordsIn(run))]);
      variables.seen.learn({
        step: written.size() - 1,
        command,
        json: result.json,
        typed: piecesOf(line),
        isAfterWrite,
      });
      return undefined;
    },
    know: variables.know,
  };
};

/** Runs a step on the device of whoever acts. */
const ran = async (step: WrittenStep, { values, devices }: Scene, stage: Stage): Promise<Ran> => {
  const device = await devices.of(step.as, stage.actors.get(step.as ?? ''));
  if (device.refused !== undefined) return device.refused;
  const look = (name: string) => values.get(name);
  const words = wordsIn(step.run).map((word) => fillText(word, look));
  return runWords(words, { ...stage, home: device.home, stdin: fillText(textOf(step.stdin ?? ''), look) });
};

const mistakeIn = async (own: WrittenStep, { values }: Scene, { itself }: Stage): Promise<string | undefined> => {
  const placeOf = () => ({ file: '', line: 1, column: 1 });
  const step: Step = { ...own, name: own.name ?? own.run, placeOf, given: {} };
  const scenario: Scenario = {
    name: '',
    tags: [],
    needs: ALL,
    world: undefined,
    vars: Object.fromEntries(values),
    steps: [step],
    placeOf,
    mayBe: () => false,
  };
  const [first] = await checkScenario(scenario, itself);
  return first?.message;
};
