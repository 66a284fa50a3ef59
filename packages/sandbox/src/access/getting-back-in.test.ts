import { beforeEach, describe, expect, it } from 'vitest';
import type { Persona } from '../personas/persona.ts';
import { personaOf } from '../personas/personas.seed.ts';
import { loginIdIn, sessionIn, type Answer, type Sent } from '../testing/calls.ts';
import { sandboxOfFile } from '../testing/sandbox-of-file.ts';

/** The table of decision 0170: what happened, and by which way the owner gets back in. Each cell is a test. */

const sandbox = sandboxOfFile({ trustProxy: 'loopback' });
const { call, challenge, enterCode, forget, lastCode, login, logout, outbox, report, reset } = sandbox;
const { sendCode, signedIn, temporaryPassword, tryPassword, unblock } = sandbox;

beforeEach(() => reset());

const PASSWORD = 'Senha@123';
const NEW_PASSWORD = 'Outra@4567';

let lastHost = 0;
/** A different network for every call of a thief or a stranger. */
const elsewhere = () => ({
  'x-forwarded-for': `198.51.${String(100 + (lastHost >> 8))}.${String((lastHost += 1) & 255)}`,
});
const AT_HOME = { 'x-forwarded-for': '203.0.113.1' };

const choose = (token: string, { document }: Persona, passwords: object) =>
  sandbox.changePassword(token, document, passwords);

/** Reads the code of the last e-mail and enters it, if the sign-in waits for one. */
const entered = async (answer: Answer): Promise<Answer> => {
  const isWaiting = typeof answer.body === 'object' && answer.body !== null && !('token' in answer.body);
  if (answer.status !== 200 || !isWaiting) return answer;
  const sent = await sendCode(loginIdIn(answer), AT_HOME);
  return sent.status === 200 ? enterCode(loginIdIn(answer), await lastCode(), AT_HOME) : sent;
};

const wordOf = ({ status, body }: Answer): string => `${String(status)} ${JSON.stringify(body)}`;

/** Goes the whole way: signs in, answers the questions and chooses a password if it must. @returns `in`, or where it ended */
const enter = async (owner: Persona, password: string, headers: Sent): Promise<string> => {
  const answer = await entered(await tryPassword(owner.document, password, { ...AT_HOME, ...headers }));
  if (answer.status !== 200) return wordOf(answer);
  const { token, blockedDevice, userStatus, id } = sessionIn(answer);
  const { email, birthDate, motherName } = owner;
  const freed = blockedDevice ? await unblock(token, { email, birthDate, motherName }) : answer;
  if (freed.status !== 200) return wordOf(freed);
  const chosen = userStatus === 'confirmed' ? answer : await choose(token, owner, { newPassword: NEW_PASSWORD });
  if (chosen.status !== 200) return wordOf(chosen);
  const read = await call(`GET /api/clients/${String(id)}`, { token });
  return read.status === 200 ? 'in' : wordOf(read);
};

/** The last temporary password in the owner's mailbox. The owner asks for one first, and may be refused. */
const temporary = async ({ document }: Persona): Promise<string> => {
  await forget(document, AT_HOME);
  return temporaryPassword(document);
};

/** What the owner has: a device that they used, and the e-mail about the last sign-in on a new device. */
interface Held {
  readonly owner: Persona;
  readonly phone: string;
  /** By default the seeded password. */
  readonly password?: string;
}

const linkOf = async ({ owner }: Held): Promise<string> => {
  const mails = (await outbox(owner.email)).map(({ text }) => /acessoIndevido\/(\S+)/.exec(text)?.[1]);
  return mails.findLast((link) => link !== undefined) ?? '';
};

const WAYS = {
  'the password on a device that they used': ({ owner, phone, password = PASSWORD }: Held) =>
    enter(owner, password, { 'login-id': phone }),
  'the password on a new device': ({ owner, password = PASSWORD }: Held) => enter(owner, password, {}),
  'a temporary password on a new device': async ({ owner }: Held) => enter(owner, await temporary(owner), {}),
  'the link of the last e-mail': async (held: Held) => wordOf(await report(await linkOf(held))),
} as const;
type Way = keyof typeof WAYS;

/** Signs the owner in on their device. */
const withPhone = async (key: string): Promise<Held> => {
  const owner = personaOf(key);
  const { loginId } = sessionIn(await entered(await login(key, AT_HOME)));
  return { owner, phone: loginId };
};
const thief = (key: string) => signedIn(key, elsewhere());

const reported = async (): Promise<Held> => {
  const held = await withPhone('ana');
  await report((await thief('ana')).loginId);
  return held;
};

const STATES = {
  'nothing happened': () => withPhone('ana'),
  'new devices start blocked': async () => {
    const held = await withPhone('fabio');
    await enter(held.owner, PASSWORD, { 'login-id': held.phone });
    return held;
  },
  'a sign-in was reported': reported,
  'a thief spent the answers of new devices after a report': async () => {
    const held = await reported();
    for (let device = 0; device < 3; device += 1) {
      const { token } = await thief('ana');
      for (let i = 0; i < 5; i += 1) await unblock(token, { motherName: 'x', cep: '1', email: 'x' });
    }
    return held;
  },
  'a thief changed the password': async () => {
    const held = await withPhone('ana');
    const { token } = await thief('ana');
    await choose(token, held.owner, { currentPassword: PASSWORD, newPassword: 'Ladrão@999' });
    return held;
  },
  'a thief with the password tries new passwords without end': async () => {
    const held = await withPhone('ana');
    const { token } = await thief('ana');
    for (let i = 0; i < 21; i += 1)
      await choose(token, held.owner, { currentPassword: 'wrong', newPassword: NEW_PASSWORD });
    return held;
  },
  'a device that signed out reports': async () => {
    const held = await withPhone('ana');
    const old = await thief('ana');
    await logout(old);
    await report(old.loginId);
    return held;
  },
  'a thief is connected, and only one device may be': async () => {
    const owner = personaOf('rafael');
    const password = 'Minha@4567';
    const first = sessionIn(await tryPassword(owner.document, await temporary(owner), AT_HOME));
    await choose(first.token, owner, { newPassword: password });
    await logout(first);
    await tryPassword(owner.document, password, elsewhere());
    return { owner, phone: first.loginId, password };
  },
  'strangers spend the tries of new devices from everywhere': async () => {
    const held = await withPhone('ana');
    for (let i = 0; i < 50; i += 1) await tryPassword(held.owner.document, 'wrong', elsewhere());
    return held;
  },
  'strangers ask for temporary passwords without end': async () => {
    const held = await withPhone('ana');
    for (let i = 0; i < 15; i += 1) await forget(held.owner.document, elsewhere());
    return held;
  },
  'a thief with the password asks for codes without end': async () => {
    const held = await withPhone('bruno');
    for (let i = 0; i < 20; i += 1) await sendCode(await challenge(elsewhere()), elsewhere());
    return held;
  },
} as const;
type State = keyof typeof STATES;

const BLOCKS = '200 {}';
const WRONG = '400 [{"code":"ERR028","message":"Senha ou código incorreto."}]';
const MAX_TRIES = '429 {"message":"max_tries_reached"}';
const TOO_MANY = '429 {"message":"too_many_attempts"}';
const ELSEWHERE = '409 {"message":"already_connected"}';

/** The rows of the table. A column is a way, in the order of `WAYS`. */
const TABLE: Readonly<Record<State, readonly [string, string, string, string]>> = {
  'nothing happened': ['in', 'in', 'in', BLOCKS],
  'new devices start blocked': ['in', 'in', 'in', BLOCKS],
  'a sign-in was reported': ['in', 'in', 'in', BLOCKS],
  'a thief spent the answers of new devices after a report': ['in', MAX_TRIES, 'in', BLOCKS],
  'a thief changed the password': [WRONG, WRONG, 'in', BLOCKS],
  'a thief with the password tries new passwords without end': ['in', 'in', 'in', BLOCKS],
  'a device that signed out reports': ['in', 'in', 'in', '410 {"message":"link_ended"}'],
  'a thief is connected, and only one device may be': [ELSEWHERE, ELSEWHERE, 'in', BLOCKS],
  'strangers spend the tries of new devices from everywhere': ['in', TOO_MANY, 'in', BLOCKS],
  'strangers ask for temporary passwords without end': ['in', 'in', 'in', BLOCKS],
  'a thief with the password asks for codes without end': ['in', TOO_MANY, 'in', BLOCKS],
};

const isState = (name: string): name is State => Object.hasOwn(STATES, name);
const isWay = (name: string): name is Way => Object.hasOwn(WAYS, name);

const CELLS = Object.keys(TABLE)
  .filter(isState)
  .flatMap((state) =>
    Object.keys(WAYS)
      .filter(isWay)
      .map((way, column) => [state, way, TABLE[state][column] ?? ''] as const),
  );

describe('the owner', () => {
  it.for(CELLS)('when %s, by %s: %s', async ([state, way, outcome]) => {
    const held = await STATES[state]();
    expect(await WAYS[way](held)).toBe(outcome);
  });
});

describe('after the owner is back', () => {
  it('a thief who knew the old password can neither sign in nor report', async () => {
    const held = await withPhone('ana');
    const prepared = [await thief('ana'), await thief('ana'), await thief('ana')];
    await report(prepared[0]?.loginId ?? '');
    expect(await enter(held.owner, PASSWORD, { 'login-id': held.phone })).toBe('in');
    for (const { loginId } of prepared) expect((await report(loginId)).status).toBe(410);
    expect((await tryPassword(held.owner.document, PASSWORD, elsewhere())).status).toBe(400);
    expect(await enter(held.owner, NEW_PASSWORD, { 'login-id': held.phone })).toBe('in');
  });

  it('the answer of a blocked sign-in holds none of the five answers', async () => {
    const { email } = await signedIn('fabio', elsewhere());
    expect(email).toBe('f***@e***.com.br');
  });
});
