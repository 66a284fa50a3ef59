import { composeSignIn, mayEnter, type Authenticator, type Consents } from '@aroeira/domain/access';
import { authenticator, challenge, consents, newDevice, session, sessions } from '@aroeira/domain/access/testing';
import { clockAt, manualScheduler } from '@aroeira/domain/kernel/testing';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { OfferAfterSignIn } from '../quick-access/quick-access-loading.ts';
import { SignInSteps } from './sign-in-steps.view-model.ts';
import { SignInViewModel } from './sign-in.view-model.ts';

interface Others {
  readonly memory?: ReturnType<typeof newDevice>;
  readonly ends?: ReturnType<typeof sessions>;
  readonly answers?: Consents;
  readonly offer?: OfferAfterSignIn;
}

const noOffer: OfferAfterSignIn = () => async () => undefined;

const visit = (
  server: Authenticator,
  { memory = newDevice(), ends = sessions(), answers = consents(), offer = noOffer }: Others = {},
) => {
  const useCases = composeSignIn({ authenticator: server, consents: answers, sessions: ends, memory });
  const went: string[] = [];
  const steps = new SignInSteps(
    { ...useCases, arrive: useCases.revokeTokens, isLeftOpen: () => true, offer },
    { done: ({ destination }) => went.push(destination), denied: () => went.push('denied') },
  );
  const way = { isBroken: false };
  const loadCalls = async () => {
    if (way.isBroken) throw new Error('the script did not come');
    return () => ({ signIn: useCases.signIn, steps });
  };
  const model = new SignInViewModel(
    { loadCalls, isLeftOpen: true },
    { clock: clockAt('2026-11-20T15:00:00-03:00'), scheduler: manualScheduler() },
  );
  model.form.change('document', '632.872.530-26');
  model.form.change('password', 'Senha@123');
  return { model, steps, way, went };
};

const callsOf = ({ asked }: { readonly asked: readonly string[] }, kind: string) =>
  asked.filter((call) => call.startsWith(kind));

describe('a client who leaves in the middle', () => {
  it('goes nowhere when the answer comes, and keeps no session open', async () => {
    const [memory, ends] = [newDevice(), sessions()];
    const { model, went } = visit(authenticator(), { memory, ends });
    await model.open();
    const submitting = model.submit();
    model.close();
    await submitting;
    expect([went, ends.ended]).toEqual([[], ['revoke 7']]);
    expect(O.exists(mayEnter)(memory.session.read())).toBe(false);
  });
});

describe('a client who leaves before the code', () => {
  const challenged = () => authenticator({ signIn: TE.right({ _tag: 'Challenged', challenge: challenge() }) });

  it('gets no code, and the device keeps no challenge, when the answer to the password comes too late', async () => {
    const [server, memory] = [challenged(), newDevice()];
    const { model } = visit(server, { memory });
    await model.open();
    const submitting = model.submit();
    model.close();
    await submitting;
    expect([callsOf(server, 'send code'), memory.challenge.read()]).toEqual([[], O.none]);
  });

  it('leaves no challenge on the device when the code was never entered', async () => {
    const memory = newDevice();
    const { model } = visit(challenged(), { memory });
    await model.submit();
    expect(O.isSome(memory.challenge.read())).toBe(true);
    model.close();
    expect(memory.challenge.read()).toEqual(O.none);
  });
});

describe('a client who leaves while the server answers', () => {
  /** An answer that comes when the test says so. */
  const later = <A>(answer: A) => {
    let come = () => {};
    const came = new Promise<A>((resolve) => (come = () => resolve(answer)));
    return { come: () => come(), answer: () => came };
  };

  it('keeps no session open that a right code opened', async () => {
    const [ends, entered] = [sessions(), later(E.right(session()))];
    const server = authenticator({
      signIn: TE.right({ _tag: 'Challenged', challenge: challenge() }),
      enterCode: entered.answer,
    });
    const { model, steps, went } = visit(server, { ends });
    await model.submit();
    steps.changeCode('123456');
    const entering = steps.enterCode();
    model.close();
    entered.come();
    await entering;
    await expect.poll(() => ends.ended).toEqual(['revoke 7']);
    expect(went).toEqual([]);
  });

  it('keeps no session open that waits for a consent, or for the answer to it', async () => {
    for (const isSent of [false, true]) {
      const [ends, kept] = [sessions(), later(E.right(undefined))];
      const { model, steps, went } = visit(authenticator(), {
        ends,
        answers: consents(false, kept.answer),
      });
      await model.submit();
      expect(steps.asked._tag).toBe('Consent');
      const accepting = isSent ? steps.accept() : undefined;
      model.close();
      kept.come();
      await accepting;
      await expect.poll(() => ends.ended.at(-1)).toBe('revoke 7');
      expect(went).toEqual([]);
    }
  });

  it('keeps no session open for which quick access would be offered', async () => {
    const [ends, offered] = [sessions(), later(undefined)];
    let isAsked = false;
    const offer = () => {
      isAsked = true;
      return offered.answer;
    };
    const { model, went } = visit(authenticator(), { ends, offer });
    const submitting = model.submit();
    await expect.poll(() => isAsked).toBe(true);
    model.close();
    offered.come();
    await submitting;
    await expect.poll(() => ends.ended).toEqual(['revoke 7']);
    expect(went).toEqual([]);
  });
});

describe('a client who agreed once in a visit', () => {
  it('is not asked again, and another client is', async () => {
    const answers = consents(false);
    const { model, steps, went } = visit(authenticator(), { answers });
    await model.submit();
    steps.toggleTerm(4);
    await steps.accept();
    await model.submit();
    await expect.poll(() => went.length).toBe(2);
    expect(answers.answered.map(({ terms }) => terms)).toEqual([
      [1, 2, 3],
      [1, 2, 3],
    ]);
    model.form.change('document', '088.246.480-96');
    await model.submit();
    expect([went.length, steps.asked]).toMatchObject([2, { _tag: 'Consent', terms: [1, 2, 3, 4] }]);
  });
});

describe('one call at a time', () => {
  it('is made when the client sends the form twice, and continues once', async () => {
    const server = authenticator();
    const { model, went } = visit(server);
    await Promise.all([model.submit(), model.submit()]);
    expect([callsOf(server, 'sign in').length, went]).toEqual([1, ['dashboard']]);
  });

  it('is made when the client enters a code twice', async () => {
    const server = authenticator({ signIn: TE.right({ _tag: 'Challenged', challenge: challenge() }) });
    const { model, steps, went } = visit(server);
    await model.submit();
    steps.changeCode('123456');
    await Promise.all([steps.enterCode(), steps.enterCode()]);
    expect([callsOf(server, 'enter code').length, went]).toEqual([1, ['dashboard']]);
  });

  it('revokes once when the screen opens twice, and the password question comes only after the answer', async () => {
    const [memory, ends] = [newDevice(), sessions()];
    memory.session.write(session())();
    const { model, steps } = visit(authenticator(), { memory, ends });
    const opening = steps.open();
    await model.open();
    expect(model.isInert).toBe(true);
    await opening;
    expect([steps.asked._tag, ends.ended]).toEqual(['Entry', ['revoke 7']]);
  });
});

describe('the calls of the server, which load after the form', () => {
  it('are awaited by a press that comes before them', async () => {
    const { model, went } = visit(authenticator());
    const submitting = model.submit();
    expect([model.isBusy, model.steps]).toEqual([true, undefined]);
    await submitting;
    expect([model.isBusy, went]).toEqual([false, ['dashboard']]);
  });

  it('are asked for again by the next press when they did not come, and the form keeps what is typed', async () => {
    const { model, way, went } = visit(authenticator());
    way.isBroken = true;
    await model.submit();
    expect([model.isUnreached, model.isBusy, model.form.typed.password]).toEqual([true, false, 'Senha@123']);
    way.isBroken = false;
    await model.submit();
    expect([model.isUnreached, went]).toEqual([false, ['dashboard']]);
  });

  it('end an earlier session before the first sign-in, also when they come late', async () => {
    const [memory, ends] = [newDevice(), sessions()];
    memory.session.write(session())();
    const { model, way, went } = visit(authenticator(), { memory, ends });
    way.isBroken = true;
    await model.open();
    expect([model.isUnreached, model.isInert, ends.ended]).toEqual([true, false, []]);
    way.isBroken = false;
    await model.submit();
    expect([ends.ended, went]).toEqual([['revoke 7'], ['dashboard']]);
  });

  it('begin nothing when the client left meanwhile', async () => {
    const server = authenticator();
    const { model } = visit(server);
    const submitting = model.submit();
    model.close();
    await submitting;
    expect([server.asked, model.steps]).toEqual([[], undefined]);
  });
});
