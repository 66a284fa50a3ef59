import { isDeepStrictEqual } from 'node:util';
import type { PersonaKey } from '../../personas/personas.seed.ts';
import type { Answer } from '../../testing/calls.ts';
import { operationsOf, record, type Operation } from '../../testing/every-call.ts';
import { PLANS } from './calls.ts';
import { recordKeyless } from './controls-key.ts';
import { brokenOf } from './broken.ts';
import type { Examples, OperationExamples, RefusalExample } from './examples.ts';
import type { Play, Sent } from './plan.ts';
import { nobody, openStage, send, signIn, type Caller } from './player.ts';
import { makeSteady, shortened } from './steady.ts';

type Stage = Awaited<ReturnType<typeof openStage>>;
type World = Awaited<ReturnType<Stage['world']>>;

const keyOf = ({ method, path }: Operation): string => `${method} ${path}`;

const namesOf = (operation: Operation, place: string): readonly string[] =>
  operation.parameters
    .filter((parameter) => parameter['in'] === place && parameter['required'] === true)
    .map(({ name }) => String(name));

const filledIn = (names: readonly string[], own: Caller): Record<string, string | number> => {
  const values: Readonly<Record<string, string | number>> = {
    id: own.id,
    clientId: own.id,
    formId: own.form,
    document: own.document,
  };
  return Object.fromEntries(names.flatMap((name) => (name in values ? [[name, values[name] ?? '']] : [])));
};

/** Who is signed in already in a world. */
const sessions = new WeakMap<World, Map<PersonaKey, Promise<Caller>>>();

const signedIn = (world: World, key: PersonaKey): Promise<Caller> => {
  const known = sessions.get(world) ?? new Map<PersonaKey, Promise<Caller>>();
  const caller = known.get(key) ?? signIn(world, key);
  sessions.set(world, known.set(key, caller));
  return caller;
};

const callerOf = (world: World, operation: Operation, as: PersonaKey | undefined): Promise<Caller> | Caller =>
  operation.isProtected || as !== undefined ? signedIn(world, as ?? 'ana') : nobody(world);

const sentBy = async (operation: Operation, own: Caller, play: Play): Promise<Sent> => {
  const made = (await play.after?.(own)) ?? play.send?.(own) ?? {};
  return {
    ...made,
    path: { ...filledIn(namesOf(operation, 'path'), own), ...made.path },
    query: { ...filledIn(namesOf(operation, 'query'), own), ...made.query },
  };
};

/** The word or the code of a refusal. */
const codeOf = ({ body }: Pick<Answer, 'body'>): string =>
  String(Array.isArray(body) ? record(body[0])['code'] : record(body)['message']);

const played = async (world: World, operation: Operation, play: Play) => {
  const own = await callerOf(world, operation, play.as);
  const sent = await sentBy(operation, own, play);
  return { own, sent, answer: await send(world, operation, { ...sent, token: own.token }) };
};

const isEmpty = (value: object | undefined): boolean => value === undefined || Object.keys(value).length === 0;

/** Records one operation: its answer, and the refusals that its plan names. */
const recordPlan = async (stage: Stage, still: World, operation: Operation) => {
  const plan = PLANS[keyOf(operation)] ?? {};
  const isRead = operation.method === 'GET' && plan.after === undefined;
  const success = await played(isRead ? still : await stage.world(), operation, plan);
  if (success.answer.status !== 200)
    throw new Error(`${keyOf(operation)} answers ${JSON.stringify(success.answer.body)}: it needs another plan`);
  const refusals: (RefusalExample & { readonly body: unknown })[] = [];
  for (const [name, refused] of Object.entries(plan.refusals ?? {})) {
    const { refusals: _, send, after, ...rest } = plan;
    const play: Play = { ...rest, ...('send' in refused || 'after' in refused ? {} : { send, after }), ...refused };
    const { answer } = await played(play.after === undefined ? still : await stage.world(), operation, play);
    const found = `${String(answer.status)} ${codeOf(answer)}`;
    if (!`${name} `.startsWith(`${found} `))
      throw new Error(`${keyOf(operation)} answers ${JSON.stringify(answer.body)} in place of ${name}`);
    refusals.push({ status: answer.status, code: name.slice(4), body: answer.body });
  }
  return { ...success, refusals };
};

type Recorded = Awaited<ReturnType<typeof recordPlan>>;

const OTHERS = ['valter', 'fabio', 'gabi', 'paula'] as const satisfies readonly PersonaKey[];
const WORDS = ['forbidden', 'ERR118', 'blocked_device', 'change_password', 'consent_required'];

/** Records the refusals that many calls have: of a wrong request, without a token, and of a token of somebody else. */
const recordCommon = async (world: World, others: readonly Caller[], at: readonly [Operation, Recorded]) => {
  const [operation, { own, sent, refusals }] = at;
  const answers: Answer[] = [];
  const wrong = brokenOf(operation, sent);
  const first = others[0];
  const token = own.token === '' ? {} : { token: first?.token ?? '' };
  if (wrong !== undefined) answers.push(await send(world, operation, { ...wrong, ...token }));
  if (operation.isProtected) {
    const { headers: _, ...bare } = sent;
    answers.push(await send(world, operation, bare));
    for (const other of others)
      if (other.id !== own.id) answers.push(await send(world, operation, { ...sent, token: other.token }));
  }
  return answers
    .filter((answer) => answer.status === 401 || codeOf(answer) === 'validation' || WORDS.includes(codeOf(answer)))
    .map((answer) => ({ status: answer.status, code: codeOf(answer), body: answer.body }))
    .filter((found, at, all) => {
      const isSame = (other: RefusalExample) => other.status === found.status && other.code === found.code;
      return !refusals.some(isSame) && all.findIndex(isSame) === at;
    });
};

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

/** Plays every call against a sandbox in this process. @returns the text of the generated file */
export const recordExamples = async (): Promise<string> => {
  const stage = await openStage();
  try {
    const operations = await operationsOf(stage.sandbox);
    const recorded: (readonly [Operation, Recorded])[] = [];
    // What changes nothing is played in a world that stays as it is.
    const still = await stage.world();
    for (const operation of operations) recorded.push([operation, await recordPlan(stage, still, operation)]);
    const world = await stage.world();
    const others: Caller[] = [];
    for (const key of OTHERS) others.push(await signIn(world, key));
    const keyless = await recordKeyless();
    const refusals: Record<string, unknown> = {};
    const nameOf = (code: string, body: unknown): string => {
      const free = [code, ...Array.from({ length: 200 }, (_, at) => `${code}-${String(at + 2)}`)];
      const name = free.find((each) => !(each in refusals) || isDeepStrictEqual(refusals[each], body)) ?? code;
      refusals[name] = body;
      return name;
    };
    const calls: Record<string, OperationExamples> = {};
    for (const [operation, plan] of recorded) {
      const common = [...(await recordCommon(world, others, [operation, plan])), ...keyless(keyOf(operation))];
      calls[keyOf(operation)] = {
        ...writtenOf(operation, plan),
        refusals: [...plan.refusals, ...common].map(({ status, code, body }) => ({
          status,
          code,
          example: nameOf(codeOf({ body }), makeSteady()(body)),
        })),
      };
    }
    const examples: Examples = { refusals, calls };
    return `${JSON.stringify(examples, undefined, 1)}\n`;
  } finally {
    await stage.close();
  }
};
