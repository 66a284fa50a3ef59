import type { PersonaKey } from '../../personas/personas.seed.ts';
import type { Answer } from '../../testing/calls.ts';
import type { Operation } from '../../testing/every-call.ts';
import { brokenOf } from './broken.ts';
import { send, signIn, type Caller, type World } from './player.ts';
import { refusalIn, type PlayedRefusal, type Recorded } from './record-plan.ts';

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

/** Plays the refusals that many operations have: of a wrong request, without a token, and of a token of somebody else. */
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
