import { makeManageDevices, makeUnblockDevice, type UnblockAnswers } from '@aroeira/domain/access';
import { calendarDay } from '@aroeira/domain/kernel';
import { ANA } from '@aroeira/domain/kernel/testing';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { testSandbox } from '../../http/testing/sandbox.ts';
import type { PersonaKey } from '../../http/testing/index.ts';
import { makeHttpBlockedDevices, makeHttpDevices, makeHttpMisuseReports } from '../index.ts';

const { signedOut, signedIn } = testSandbox();

/** A device where a client is signed in and consented. */
const enteredAt = async (whose: PersonaKey) => {
  const at = await signedIn(whose);
  at.device.session.write({ ...at.session, isConsentDue: false })();
  return { ...at, devices: makeManageDevices({ devices: makeHttpDevices(at.http), memory: at.device }) };
};

describe('the device of fabio', () => {
  const answers = (motherName: string): UnblockAnswers => ({
    motherName,
    cep: undefined,
    birthDate: calendarDay('1975-02-08'),
    streetNumber: '1006',
    email: undefined,
  });

  it('stays blocked after wrong answers and opens after right ones', async () => {
    const { device, http, devices } = await enteredAt('fabio');
    const unblock = makeUnblockDevice({
      blockedDevices: makeHttpBlockedDevices({ http, deviceInfo: { type: 'web' } }),
      memory: device,
    });
    expect(await devices.load()).toMatchObject(E.left({ _tag: 'Refused', code: 'blocked_device' }));
    expect(await unblock(answers('Maria'))()).toEqual(E.left({ _tag: 'AnswersWrong' }));
    expect(await unblock(answers('Marta'))()).toEqual(E.right('dashboard'));
    expect(await devices.load()).toMatchObject(E.right([{ isThis: true }]));
  });

  it('takes no more answers after too many tries', async () => {
    const { device, http } = await enteredAt('fabio');
    const unblock = makeUnblockDevice({
      blockedDevices: makeHttpBlockedDevices({ http, deviceInfo: { type: 'web' } }),
      memory: device,
    });
    for (let i = 0; i < 5; i += 1) await unblock(answers('Maria'))();
    expect(await unblock(answers('Marta'))()).toEqual(E.left({ _tag: 'MaxTriesReached' }));
  });
});

describe('the devices of a client', () => {
  it('are listed, end, and appear in the activity', async () => {
    const [here, there] = [await enteredAt('valter'), await enteredAt('valter')];
    expect(await here.devices.load()).toMatchObject(E.right([{ isThis: true }, { isThis: false }]));
    expect(await here.devices.endOthers()).toEqual(E.right(undefined));
    expect(await there.devices.load()).toMatchObject(E.left({ _tag: 'NoSession' }));
    expect(await here.devices.load()).toMatchObject(E.right([{ loginId: here.session.loginId }]));
    const activity = await here.devices.activity();
    const events = E.getOrElseW(() => [])(activity).map(({ event }) => event);
    expect(events.toSorted((a, b) => a.localeCompare(b))).toEqual(['device-ended', 'signed-in', 'signed-in']);
  });

  it('are not reported for an incomplete link', async () => {
    const cut = crypto.randomUUID().slice(0, -1);
    const answer = await makeHttpMisuseReports(signedOut().http).report(cut)();
    expect(answer).toMatchObject(E.left({ _tag: 'Refused', code: 'validation' }));
  });

  it('are signed out and blocked after a report of misuse', async () => {
    const { session, devices } = await enteredAt('ana');
    expect(await makeHttpMisuseReports(signedOut().http).report(session.loginId)()).toEqual(E.right(undefined));
    expect(await devices.load()).toMatchObject(E.left({ _tag: 'NoSession' }));
    const again = await signedOut().authenticator.signIn({ document: ANA, password: 'Senha@123' }, O.none)();
    expect(again).toMatchObject(E.right({ session: { isDeviceBlocked: true, status: 'must-change-password' } }));
  });
});
