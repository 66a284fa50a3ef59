import { isDeepStrictEqual } from 'node:util';
import { codeIn } from '../../testing/calls.ts';
import { operationsOf, record, type Operation } from '../../testing/every-call.ts';
import { openFrequent } from './frequent-refusals.ts';
import type { Examples, NamedRefusal, OperationExamples } from './examples.ts';
import { playGeneral } from './general-refusals.ts';
import { openStage } from './player.ts';
import { keyOf, recordPlan, refusalIn, type PlayedRefusal, type Recorded } from './record-plan.ts';
import { makeSteady, shortened } from './steady.ts';
import { playUntouched } from './untouched-server.ts';

const isEmpty = (value: object): boolean => Object.keys(value).length === 0;

const writtenOf = (operation: Operation, { sent, answer }: Recorded): Omit<OperationExamples, 'refusals'> => {
  const steady = makeSteady();
  const { path, query, headers, body } = sent;
  const parameters = { ...path, ...query, ...headers };
  return {
    ...(isEmpty(parameters) ? {} : { parameters: record(steady(parameters)) }),
    ...(operation.body === undefined || body === undefined ? {} : { body: steady(body) }),
    answer: steady(shortened(answer.body)),
  };
};

/** Gives the answers of refusals their names. Equal answers have one. */
const makeNames = () => {
  const answers: Record<string, unknown> = {};
  const nameOf = (body: unknown, count = 1): string => {
    const name = count === 1 ? codeIn(body) : `${codeIn(body)}-${String(count)}`;
    if (name in answers && !isDeepStrictEqual(answers[name], body)) return nameOf(body, count + 1);
    answers[name] = body;
    return name;
  };
  const named = ({ status, code, body }: PlayedRefusal): NamedRefusal => ({
    status,
    code,
    example: nameOf(makeSteady()(body)),
  });
  return { answers, named };
};

/** Plays every call against a sandbox in this process. @returns the text of the generated file */
export const recordExamples = async (): Promise<string> => {
  const stage = await openStage();
  try {
    const { answers, named } = makeNames();
    const general: NamedRefusal[] = [];
    for (const answer of await playGeneral(stage.sandbox))
      general.push(named(refusalIn({ status: answer.status, body: await answer.json() })));
    const operations = await operationsOf(stage.sandbox);
    if (operations.length === 0) throw new Error('The examples as they are spoil /openapi.json.');
    // What changes nothing is played in a world that stays as it is.
    const still = await stage.world();
    const recorded: (readonly [Operation, Recorded])[] = [];
    for (const operation of operations) recorded.push([operation, await recordPlan(stage, still, operation)]);
    const frequentOf = await openFrequent(await stage.world());
    const untouched = await playUntouched();
    const calls: Record<string, OperationExamples> = {};
    for (const [operation, plan] of recorded) {
      const refusals = [...plan.refusals, ...(await frequentOf(operation, plan)), ...untouched(operation)];
      calls[keyOf(operation)] = { ...writtenOf(operation, plan), refusals: refusals.map(named) };
    }
    const examples: Examples = { refusals: answers, general, calls };
    return `${JSON.stringify(examples, undefined, 1)}\n`;
  } finally {
    await stage.close();
  }
};
