import { composeSignIn, mayEnter, type Authenticator } from '@aroeira/domain/access';
import { authenticator, challenge, consents, newDevice, session, sessions } from '@aroeira/domain/access/testing';
import { clockAt, manualScheduler } from '@aroeira/domain/kernel/testing';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { SignInSteps } from './sign-in-steps.view-model.ts';
import { SignInViewModel } from './sign-in.view-model.ts';

const visit = (server: Authenticator, memory = newDevice(), ends = sessions()) => {
  const useCases = composeSignIn({ authenticator: server, consents: consents(), sessions: ends, memory });
  const went: string[] = [];
  const steps = new SignInSteps(
    { ...useCases, arrive: useCases.revokeTokens, isLeftOpen: () => true, offer: () => async () => undefined },
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
    const { model, went } = visit(authenticator(), memory, ends);
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
    const { model } = visit(server, memory);
    await model.open();
    const submitting = model.submit();
    model.close();
    await submitting;
    expect([callsOf(server, 'send code'), memory.challenge.read()]).toEqual([[], O.none]);
  });

  it('leaves no challenge on the device when the code was never entered', async () => {
    const memory = newDevice();
    const { model } = visit(challenged(), memory);
    await model.submit();
    expect(O.isSome(memory.challenge.read())).toBe(true);
    model.close();
    expect(memory.challenge.read()).toEqual(O.none);
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
    const { model, steps } = visit(authenticator(), memory, ends);
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
    const { model, way, went } = visit(authenticator(), memory, ends);
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
