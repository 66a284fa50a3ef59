import { devicesInOrder, type UnblockAnswers } from '@aroeira/domain/access';
import { at } from '@aroeira/domain/kernel/testing';
import { calendarDay, parseCep, parseEmail } from '@aroeira/domain/kernel';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { answering } from '../../http/testing/index.ts';
import { makeHttpBlockedDevices, makeHttpDevices, makeHttpMisuseReports } from '../index.ts';

const answers: UnblockAnswers = {
  motherName: 'Marta',
  cep: parseCep('01310-100'),
  birthDate: calendarDay('1980-05-04'),
  streetNumber: undefined,
  email: undefined,
};

const unblocked = (status: number, body: unknown) =>
  makeHttpBlockedDevices({ http: answering(status, body).http, deviceInfo: { type: 'web' } }).unblock(answers)();

describe('unblocking', () => {
  it('sends deviceTypes and the drawn answers, in the names of the wire [R208]', async () => {
    const { http, seen, calls } = answering(200, {});
    expect(await makeHttpBlockedDevices({ http, deviceInfo: { type: 'mobile' } }).unblock(answers)()).toEqual(
      E.right(undefined),
    );
    expect(calls()).toEqual(['POST /blockedDevice/client/unblock']);
    expect(seen[0]?.body).toEqual({
      deviceTypes: ['mobile'],
      motherName: 'Marta',
      cep: '01310100',
      birthDate: '1980-05-04',
    });
    expect(seen[0]?.headers.get('authorization')).toBe('Bearer access-1');
  });

  it('sends a street number and an e-mail under their names too [R208]', async () => {
    const { seen, http } = answering(200, {});
    const others = {
      motherName: undefined,
      cep: undefined,
      streetNumber: '12 B',
      email: parseEmail('a@exemplo.com.br'),
    };
    await makeHttpBlockedDevices({ http, deviceInfo: { type: 'web' } }).unblock({ ...answers, ...others })();
    expect(seen[0]?.body).toEqual({
      deviceTypes: ['web'],
      birthDate: '1980-05-04',
      streetNumber: '12 B',
      email: 'a@exemplo.com.br',
    });
  });

  it('reads the reason of a refusal from the message of the body [R209]', async () => {
    for (const status of [400, 403, 429]) {
      expect(await unblocked(status, { message: 'invalid_answers' })).toEqual(E.left({ _tag: 'AnswersWrong' }));
      expect(await unblocked(status, { message: 'max_tries_reached' })).toEqual(E.left({ _tag: 'MaxTriesReached' }));
      expect(await unblocked(status, { message: 'else' })).toMatchObject(E.left({ _tag: 'Refused', code: 'else' }));
    }
    expect(await unblocked(500, {})).toMatchObject(E.left({ _tag: 'Refused' }));
  });
});

it('reports a misuse without a token, and renews nothing after a 401', async () => {
  const { http, seen, calls } = answering(401, {});
  expect(await makeHttpMisuseReports(http).report('login-9')()).toMatchObject(E.left({ _tag: 'Refused' }));
  expect(calls()).toEqual(['POST /auth/acessoIndevido']);
  expect(seen[0]?.body).toEqual({ loginId: 'login-9' });
  expect(seen[0]?.headers.has('authorization')).toBe(false);
});

describe('signed-in devices', () => {
  const wire = {
    loginId: 'login-9',
    deviceType: 'mobile',
    browser: null,
    system: 'iOS',
    signedInAt: '2026-11-20T12:00:00.000Z',
    lastSeenAt: '2026-11-20T13:00:00.000Z',
    isCurrent: false,
  };

  it('are read in our words', async () => {
    const { calls, http } = answering(200, [wire]);
    const list = await makeHttpDevices(http).list(7)();
    expect(E.map(devicesInOrder)(list)).toEqual(
      E.right([
        {
          loginId: 'login-9',
          kind: 'app',
          browser: undefined,
          system: 'iOS',
          signedInAt: at('2026-11-20T12:00:00Z'),
          lastSeenAt: at('2026-11-20T13:00:00Z'),
          isThis: false,
        },
      ]),
    );
    expect(calls()).toEqual(['GET /clients/7/devices']);
  });
});

it('keeps a security event that this version does not know', async () => {
  const moment = '2026-11-20T12:00:00.000Z';
  const { http } = answering(200, [
    { event: 'sign_in_refused', at: moment },
    { event: 'flew_away', at: moment },
  ]);
  expect(await makeHttpDevices(http).activity(7)()).toEqual(
    E.right([
      { event: 'sign-in-refused', at: at(moment) },
      { event: 'other', at: at(moment) },
    ]),
  );
});
