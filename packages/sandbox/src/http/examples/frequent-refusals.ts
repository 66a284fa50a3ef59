import type { PersonaKey } from '../../personas/personas.seed.ts';
import type { Answer } from '../../testing/calls.ts';
import { type Operation, record } from '../../testing/every-call.ts';
import { send, signIn, type Caller, type World } from './player.ts';
import { refusalIn, type PlayedRefusal, type Recorded } from './record-plan.ts';
import type { Sent } from './plan.ts';

/** What no number, day, document and word of a list looks like. */
const WRONG = 'x';

const without = (values: object, name: string): object =>
  Object.fromEntries(Object.entries(values).filter(([each]) => each !== name));

/** The same call with one fault that its schema finds: a missing field, or else another kind of value. */
const brokenOf = ({ body, parameters }: Operation, sent: Sent): Sent | undefined => {
  if (body !== undefined && !('anyOf' in body)) {
    const [first] = Array.isArray(body['required']) ? body['required'] : [];
    return { ...sent, body: first === undefined ? [] : without(record(sent.body), String(first)) };
  }
  if (body !== undefined) return { ...sent, body: [] };
  const asked = parameters.find((parameter) => parameter['in'] === 'query');
  if (asked !== undefined)
    return asked['required'] === true
      ? { ...sent, query: Object.fromEntries(Object.entries(without(sent.query ?? {}, String(asked['name'])))) }
      : { ...sent, query: { [String(asked['name'])]: WRONG } };
  const inPath = parameters.find((parameter) => parameter['in'] === 'path');
  return inPath === undefined ? undefined : { ...sent, path: { ...sent.path, [String(inPath['name'])]: WRONG } };
};

/** A client like any other, and those whose device, password or consent comes first. */
const OTHERS = ['valter', 'fabio', 'gabi', 'paula'] as const satisfies readonly PersonaKey[];
const CODES = [
  'unauthorized',
  'validation',
  'forbidden',
  'ERR118',
  'blocked_device',
  'change_password',
  'consent_required',
];

/** Plays the refusals that many operations have: of a wrong request, without a token, and of another's token. */
export const openFrequent = async (world: World) => {
  const others: Caller[] = [];
  for (const key of OTHERS) others.push(await signIn(world, key));
  const play = async (operation: Operation, { own, sent }: Recorded): Promise<readonly Answer[]> => {
    const answers: Answer[] = [];
    const token = own.token === '' ? {} : { token: others[0]?.token ?? '' };
    const wrong = brokenOf(operation, sent);
    if (wrong !== undefined) answers.push(await send(world, operation, { ...wrong, ...token }));
    if (!operation.isProtected) return answers;
    const { headers: _, ...bare } = sent;
    answers.push(await send(world, operation, bare));
    for (const other of others)
      if (other.id !== own.id) answers.push(await send(world, operation, { ...sent, token: other.token }));
    return answers;
  };
  /** @returns those that the operation did not record itself */
  return async (operation: Operation, recorded: Recorded): Promise<readonly PlayedRefusal[]> =>
    (await play(operation, recorded)).map(refusalIn).filter((found, at, all) => {
      const isSame = ({ status, code }: PlayedRefusal) => status === found.status && code === found.code;
      return CODES.includes(found.code) && !recorded.refusals.some(isSame) && all.findIndex(isSame) === at;
    });
};
