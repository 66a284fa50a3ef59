import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { refused, unreachable } from '../../kernel/testing/index.ts';
import { newDevice, session } from '../testing/index.ts';
import { SENT_CODE, twoStepServer } from '../testing/two-step.ts';
import type { TwoStepChoice } from './two-step.ts';
import { twoStepChanged, twoStepMessage } from './two-step.messages.ts';
import { makeChangeTwoStep } from './change-two-step.use-case.ts';
import { makeDisableByCode } from './disable-by-code.use-case.ts';

const client = (choice: TwoStepChoice, failing: Parameters<typeof twoStepServer>[1] = {}) => {
  const server = twoStepServer(choice, failing);
  const device = newDevice();
  device.session.write(session({ hasTwoStep: choice === 'on' }))();
  const expectsCode = () => O.exists(({ hasTwoStep }: { hasTwoStep: boolean }) => hasTwoStep)(device.session.read());
  return { server, device, expectsCode, twoStep: makeChangeTwoStep({ settings: server, memory: device }) };
};

describe('enabling', () => {
  it('tells the server and then reads the client again [R164]', async () => {
    const { server, twoStep, expectsCode } = client('not-chosen');
    expect(await twoStep.enable()).toEqual(E.right('on'));
    expect(server.asked).toEqual(['enable 7', 'read 7']);
    expect(expectsCode()).toBe(true);
  });

  it('changes nothing when the server refuses', async () => {
    const { twoStep, expectsCode } = client('off', { enable: refused('ERR999') });
    expect(await twoStep.enable()).toEqual(E.left(refused('ERR999')));
    expect(expectsCode()).toBe(false);
  });

  it('succeeds even when only the reading after it failed', async () => {
    const { twoStep, expectsCode } = client('off', { choiceOf: unreachable });
    expect(await twoStep.enable()).toEqual(E.right('on'));
    expect(expectsCode()).toBe(true);
  });
});

describe('disabling', () => {
  it('what was never on is done at once, and reads the client again [R165]', async () => {
    const { server, twoStep } = client('not-chosen');
    expect(await twoStep.disable()).toEqual(E.right({ _tag: 'Done', choice: 'off' }));
    expect(server.asked).toEqual(['disable 7', 'read 7']);
  });

  it('what is on sends a code, and reports it as off only after the server took the code [R167] [R172]', async () => {
    const { server, twoStep, expectsCode } = client('on');
    expect(await twoStep.disable()).toEqual(E.right({ _tag: 'CodeDue' }));
    expect([server.asked, expectsCode()]).toEqual([['disable 7'], true]);
    expect(await twoStep.confirmDisable(` ${SENT_CODE} `)()).toEqual(E.right('off'));
    expect(server.asked).toEqual(['disable 7', `confirm 7 ${SENT_CODE}`, 'read 7']);
    expect(expectsCode()).toBe(false);
  });

  it('makes no call with an empty code [R168]', async () => {
    const { server, twoStep } = client('on');
    for (const empty of ['', '  '])
      expect(await twoStep.confirmDisable(empty)()).toEqual(E.left({ _tag: 'CodeMissing' }));
    expect(server.asked).toEqual([]);
  });

  it('leaves it on after a wrong code [R171]', async () => {
    const { server, twoStep, expectsCode } = client('on');
    const failed = await twoStep.confirmDisable('000000')();
    expect(failed).toEqual(E.left({ _tag: 'WrongCode' }));
    expect(E.isLeft(failed) && twoStepMessage(failed.left, 'production')).toBe(
      'Ops! Não foi possível continuar, verifique o código que enviamos no seu e-mail.',
    );
    expect([server.choice(), expectsCode()]).toEqual(['on', true]);
  });

  it('leaves it on here when the answer never came', async () => {
    const { twoStep, expectsCode } = client('on', { confirmDisable: unreachable });
    expect(await twoStep.confirmDisable(SENT_CODE)()).toEqual(E.left(unreachable));
    expect(expectsCode()).toBe(true);
  });
});

describe('disabling in one go', () => {
  it('asks for a code only when one is due, and sends none to a client who has it', async () => {
    const ask = TE.right(SENT_CODE);
    for (const [choice, kept, asked] of [
      ['off', undefined, ['disable 7', 'read 7']],
      ['on', undefined, ['disable 7', `confirm 7 ${SENT_CODE}`, 'read 7']],
      ['on', SENT_CODE, [`confirm 7 ${SENT_CODE}`, 'read 7']],
    ] as const) {
      const { server, twoStep } = client(choice);
      expect(await makeDisableByCode(twoStep)(kept, ask)()).toEqual(E.right('off'));
      expect(server.asked).toEqual(asked);
    }
  });

  it('leaves it on when nobody can be asked', async () => {
    const { server, twoStep } = client('on');
    expect(await makeDisableByCode(twoStep)(undefined, TE.left('nobody'))()).toEqual(E.left('nobody'));
    expect(server.choice()).toBe('on');
  });
});

it('says nothing of another client who signed in here meanwhile', async () => {
  const { server, device } = client('on');
  const other = session({ clientId: 8, hasTwoStep: false });
  const switching = {
    ...server,
    choiceOf: (id: number) => {
      device.session.write(other)();
      return server.choiceOf(id);
    },
  };
  expect(await makeChangeTwoStep({ settings: switching, memory: device }).load()).toEqual(E.right('on'));
  expect(device.session.read()).toEqual(O.some(other));
});

it('makes no call when nobody is signed in', async () => {
  const { device, server, twoStep } = client('on');
  device.session.clear();
  const nobody = E.left({ _tag: 'NoSession', reason: 'none' });
  expect(
    await Promise.all([twoStep.load(), twoStep.enable(), twoStep.disable(), twoStep.confirmDisable('1')()]),
  ).toEqual([nobody, nobody, nobody, nobody]);
  expect(server.asked).toEqual([]);
  expect(device.session.read()).toEqual(O.none);
});

describe('what the client reads', () => {
  it('says whether it is on or off [R166] [R170]', () => {
    expect(twoStepChanged('on')).toBe('Autenticação em duas etapas ativada com sucesso!');
    expect(twoStepChanged('off')).toBe('Autenticação em duas etapas desativada com sucesso!');
    expect(twoStepChanged('not-chosen')).toBeUndefined();
  });

  it('says that the code is missing, or why it was not taken', () => {
    expect(twoStepMessage({ _tag: 'CodeMissing' }, 'production')).toBe('Campo obrigatório');
    expect(twoStepMessage({ _tag: 'TooManyAttempts' }, 'production')).toContain('Aguarde');
    expect(twoStepMessage(unreachable, 'production')).toContain('conexão');
  });
});
