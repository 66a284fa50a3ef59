import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { makeAcceptConsent } from '../../access/sign-in/answer-consent.use-case.ts';
import { mayEnter } from '../../access/session.ts';
import { makeSignIn } from '../../access/sign-in/sign-in.use-case.ts';
import { authenticator, challenge, consents, newDevice } from '../../access/testing/index.ts';
import { gateway, refused, unreachable, unreadable } from '../../kernel/testing/index.ts';
import type { CreateClientFailure } from './create-client.errors.ts';
import { createClientAdvice, createClientMessage } from './create-client.messages.ts';
import { makeCreateClient } from './create-client.use-case.ts';
import { newClient, newClients } from '../testing/index.ts';

const joana = newClient();

/** A server of three parts, which the test may replace, and a new device. */
const opened = ({ clients = newClients(), entry = authenticator(), consent = consents(false) } = {}) => {
  const device = newDevice();
  const create = makeCreateClient({
    newClients: clients,
    signIn: makeSignIn({ authenticator: entry, consents: consent, memory: device }),
    acceptConsent: makeAcceptConsent({ consents: consent, memory: device }),
  });
  return { device, clients, entry, consent, create };
};
const failureOf = async (create: ReturnType<typeof opened>['create']): Promise<CreateClientFailure> => {
  const answer = await create(joana)();
  if (E.isRight(answer)) throw new Error('it went through');
  return answer.left;
};
const said = (failure: CreateClientFailure) => [
  createClientMessage(failure, 'production').body,
  createClientAdvice(failure),
];
const SIGN_IN = 'Seu cadastro já foi criado: entre com o seu CPF e a senha que você definiu.';

describe('the choice of the password', () => {
  it('checks the document, creates the client and then signs in with the chosen password [R251]', async () => {
    const { create, clients, entry, device } = opened();
    const created = await create(joana)();
    expect(clients.asked).toEqual([`check ${joana.document}`, `create ${joana.document}`]);
    expect(clients.made).toEqual([joana]);
    expect(entry.asked).toEqual([`sign in ${joana.document} Senha@123 new`]);
    expect(created).toMatchObject(E.right({ step: { _tag: 'Done' } }));
    expect(O.exists(mayEnter)(device.session.read())).toBe(true);
  });

  it('records the consent to cookies, and no other consent [R225]', async () => {
    const { create, consent } = opened();
    await create(joana)();
    expect(consent.answered).toEqual([{ uid: 'uid-1', document: joana.document, isAccepted: true, terms: [3] }]);
  });

  it('does not change an earlier consent', async () => {
    const { create, consent } = opened({ consent: consents(true) });
    expect(await create(joana)()).toMatchObject(E.right({ step: { _tag: 'Done' } }));
    expect(consent.answered).toEqual([]);
  });

  it('leads to the choice of a planner, or of another one [R252]', async () => {
    const { create } = opened();
    for (const client of [joana, { ...joana, plannerId: 2 }])
      expect(await create(client)()).toMatchObject(E.right({ next: 'choosePlanner' }));
  });

  it('says that a code is due when the server asks for one', async () => {
    const challenged = TE.right({ _tag: 'Challenged', challenge: challenge() } as const);
    const { create, consent } = opened({ entry: authenticator({ signIn: challenged }) });
    expect(await create(joana)()).toMatchObject(E.right({ step: { _tag: 'CodeDue' } }));
    expect(consent.answered).toEqual([]);
  });
});

describe('a registration that is refused', () => {
  it('shows at the document that it is taken, after both calls, and signs nobody in [R246]', async () => {
    for (const call of ['checkDocument', 'create'] as const) {
      const { create, clients, entry, device } = opened({ clients: newClients({ [call]: refused('ERR063') }) });
      const failure = await failureOf(create);
      expect(failure).toEqual({ _tag: 'DocumentTaken', field: 'document' });
      expect(said(failure)).toEqual(['O CPF informado já está cadastrado.', undefined]);
      expect([clients.made, entry.asked, device.session.read()]).toEqual([[], [], O.none]);
    }
  });

  it('creates no client when the document cannot be checked', async () => {
    const { create, clients } = opened({ clients: newClients({ checkDocument: unreachable }) });
    expect(await failureOf(create)).toEqual(unreachable);
    expect(clients.asked).toEqual([`check ${joana.document}`]);
  });

  it('says that there were too many attempts, and has the general sentence for any other refusal', async () => {
    const many = opened({ clients: newClients({ create: { _tag: 'TooManyAttempts' } }) });
    expect(said(await failureOf(many.create))).toEqual([expect.stringMatching(/^Muitas tentativas/), undefined]);
    const other = opened({ clients: newClients({ create: refused('ERR158') }) });
    expect(said(await failureOf(other.create))).toEqual([
      'Ocorreu um erro, tente novamente mais tarde. Já existe uma ficha cadastral para este parceiro.',
      undefined,
    ]);
  });
});

describe('a creation without an answer', () => {
  const FREE = newClients();
  const DONE = E.right({ step: { _tag: 'Done' }, next: 'choosePlanner' });
  const TAKEN = E.left({ _tag: 'DocumentTaken' });
  /** The server creates the client, and the answer is lost as `why` says. Then it knows the document. */
  const losing = ({ entry = authenticator(), why = unreachable } = {}) => {
    let isThere = false;
    const taken = () => (isThere ? TE.left(refused('ERR063')) : TE.right(undefined));
    const create = () => TE.leftIO(() => ((isThere = true), why));
    return opened({ clients: { ...FREE, checkDocument: taken, create }, entry });
  };

  it.each([unreachable, unreadable, gateway(502), gateway(504)])(
    'is no taken document for the same person: the second try signs them in after %o',
    async (why) => {
      const { create, device } = losing({ why });
      expect(await failureOf(create)).toEqual(why);
      expect(await create(joana)()).toMatchObject(DONE);
      expect(O.exists(mayEnter)(device.session.read())).toBe(true);
    },
  );

  it('is not what the server answered when it refused', async () => {
    const { create } = losing({ why: refused('ERR158') });
    await failureOf(create);
    expect(await create(joana)()).toMatchObject(TAKEN);
  });

  it('is no success for other values, which the server did not keep', async () => {
    const { create, entry } = losing();
    await failureOf(create);
    const changes = [newClient({ email: 'outra@exemplo.com.br' }), newClient({ phone: '(11) 98765-4322' })];
    for (const other of [...changes, { ...joana, plannerId: 2 }]) expect(await create(other)()).toMatchObject(TAKEN);
    expect(entry.asked).toEqual([]);
    expect(await create(joana)()).toMatchObject(DONE);
  });

  it('is forgotten after the sign-in', async () => {
    const { create } = losing();
    await failureOf(create);
    expect(await create(joana)()).toMatchObject(DONE);
    expect(await create(joana)()).toMatchObject(TAKEN);
  });

  it('says that the account exists when the second password is another one', async () => {
    const wrong = TE.left(refused('ERR028'));
    const { create, entry } = losing({ entry: authenticator({ signIn: wrong }) });
    await failureOf(create);
    const again = await create({ ...joana, password: 'Outra@123' })();
    expect(E.isLeft(again) && said(again.left)[1]).toBe(SIGN_IN);
    expect(entry.asked).toEqual([`sign in ${joana.document} Outra@123 new`]);
  });

  it('says nothing about the document of another person', async () => {
    const { create } = losing();
    await failureOf(create);
    const other = newClient({ document: '233.178.237-71' });
    expect(await create(other)()).toMatchObject(TAKEN);
  });
});

describe('a created client', () => {
  it('is sent to the sign-in when the sign-in failed', async () => {
    const { create, device, consent } = opened({ entry: authenticator({ signIn: TE.left(unreachable) }) });
    const failure = await failureOf(create);
    expect(failure).toEqual({ _tag: 'SignInMissed', why: unreachable });
    expect(said(failure)).toEqual([expect.stringContaining('Não foi possível falar com o servidor'), SIGN_IN]);
    expect([device.session.read(), consent.answered]).toEqual([O.none, []]);
  });

  it('reads that the consent was not recorded, and cannot enter before that [R226]', async () => {
    const { create, device } = opened({ consent: consents(false, TE.left(unreachable)) });
    const failure = await failureOf(create);
    expect(failure).toMatchObject({ _tag: 'ConsentNotRecorded', why: unreachable, due: { consent: { uid: 'uid-1' } } });
    expect(said(failure)).toEqual([
      'Não foi possível registrar o consentimento de cookies no momento, por favor tente mais tarde',
      SIGN_IN,
    ]);
    expect(O.exists(mayEnter)(device.session.read())).toBe(false);
    if (failure._tag !== 'ConsentNotRecorded') return;
    expect(await makeAcceptConsent({ consents: consents(false), memory: device })(failure.due, [3])()).toMatchObject(
      E.right({ _tag: 'Done' }),
    );
    expect(O.exists(mayEnter)(device.session.read())).toBe(true);
  });
});
