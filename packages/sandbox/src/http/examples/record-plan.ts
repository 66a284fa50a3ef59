import type { PersonaKey } from '../../personas/personas.seed.ts';
import { codeIn, type Answer } from '../../testing/calls.ts';
import type { Operation } from '../../testing/every-call.ts';
import type { RefusalExample } from './examples.ts';
import type { Play, Sent, Plans } from './plan.ts';
import { nobody, send, signIn, type Caller, type Stage, type World } from './player.ts';
import { ACCESS } from './calls-access.ts';
import { KEYS } from './calls-keys.ts';
import { MONEY } from './calls-money.ts';
import { PROFILE } from './calls-profile.ts';
import { REGISTRATION } from './calls-registration.ts';
import { CONTROLS } from './calls-sandbox.ts';
import { SIGN_IN } from './calls-sign-in.ts';
import { SIGNATURE } from './calls-signature.ts';

const PLANS: Plans = {
  ...SIGN_IN,
  ...ACCESS,
  ...KEYS,
  ...PROFILE,
  ...REGISTRATION,
  ...SIGNATURE,
  ...MONEY,
  ...CONTROLS,
};

export const keyOf = ({ method, path }: Operation): string => `${method} ${path}`;

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

const sessions = new WeakMap<World, Map<PersonaKey, Promise<Caller>>>();

const signedIn = (world: World, key: PersonaKey): Promise<Caller> => {
  const known = sessions.get(world) ?? new Map<PersonaKey, Promise<Caller>>();
  const caller = known.get(key) ?? signIn(world, key);
  sessions.set(world, known.set(key, caller));
  return caller;
};

interface OfClient extends Play {
  /** Whose session it is, or about whom somebody without one asks, in place of the one of the play. */
  readonly of?: PersonaKey | undefined;
}

const callerOf = (world: World, { isProtected }: Operation, { as, of }: OfClient): Promise<Caller> | Caller => {
  const key = as ?? (isProtected ? 'ana' : 'nobody');
  return key === 'nobody' ? nobody(world, of) : signedIn(world, of ?? key);
};

const sentBy = async (operation: Operation, own: Caller, play: Play): Promise<Sent> => {
  const made = (await play.after?.(own)) ?? play.send?.(own) ?? {};
  return {
    ...made,
    path: { ...filledIn(namesOf(operation, 'path'), own), ...made.path },
    query: { ...filledIn(namesOf(operation, 'query'), own), ...made.query },
  };
};

export type PlayedRefusal = RefusalExample & Pick<Answer, 'body'>;

/** Reads the code of a refusal, which is also its word. */
export const refusalIn = ({ status, body }: Pick<Answer, 'status' | 'body'>): PlayedRefusal => ({
  status,
  code: codeIn(body),
  body,
});

const prepared = async (world: World, operation: Operation, play: OfClient) => {
  // The clock of a world runs, and examples show no seconds.
  await world.atThen();
  const own = await callerOf(world, operation, play);
  return { own, sent: await sentBy(operation, own, play) };
};

/** Who makes the call of an operation that succeeds. */
export const callerIn = (operation: Operation): NonNullable<Play['as']> =>
  PLANS[keyOf(operation)]?.as ?? (operation.isProtected ? 'ana' : 'nobody');

/** Makes the calls that come before one that succeeds. @returns how to make it, at this server or at another one */
export const preparePlan = async (world: World, operation: Operation, of?: PersonaKey) => {
  const { own, sent } = await prepared(world, operation, { ...PLANS[keyOf(operation)], of });
  return (at: Pick<World, 'fetch'> = world): Promise<Answer> => send(at, operation, { ...sent, token: own.token });
};

const played = async (world: World, operation: Operation, play: Play) => {
  const { own, sent } = await prepared(world, operation, play);
  return { own, sent, answer: await send(world, operation, { ...sent, token: own.token }) };
};

/** Records one operation: its answer, and the refusals of its own. */
export const recordPlan = async (stage: Stage, still: World, operation: Operation) => {
  const plan = PLANS[keyOf(operation)] ?? {};
  const isRead = operation.method === 'GET' && plan.after === undefined;
  const world = isRead ? still : await stage.world();
  const success = await played(world, operation, plan);
  if (success.answer.status !== 200)
    throw new Error(`${keyOf(operation)} answers ${JSON.stringify(success.answer.body)}: it needs another plan`);
  const { own, sent } = success;
  const repeated = await world.atLimits(() => send(world, operation, { ...sent, token: own.token }));
  const refusals: PlayedRefusal[] = repeated.status === 429 ? [refusalIn(repeated)] : [];
  for (const [name, refused] of Object.entries(plan.refusals ?? {})) {
    const { refusals: _, send, after, ...rest } = plan;
    const play: Play = { ...rest, ...('send' in refused || 'after' in refused ? {} : { send, after }), ...refused };
    const { answer } = await played(play.after === undefined ? still : await stage.world(), operation, play);
    const found = refusalIn(answer);
    if (`${String(found.status)} ${found.code}` !== name)
      throw new Error(`${keyOf(operation)} answers ${JSON.stringify(answer.body)} in place of ${name}`);
    refusals.push(found);
  }
  return { ...success, refusals: [...refusals, ...(plan.unplayed ?? []).map(refusalIn)] };
};

export type Recorded = Awaited<ReturnType<typeof recordPlan>>;
