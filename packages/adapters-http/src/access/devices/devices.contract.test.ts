import { makeManageDevices } from '@aroeira/domain/access';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { testSandbox } from '../../http/testing/sandbox.ts';
import type { PersonaKey } from '../../http/testing/index.ts';
import { makeHttpDevices } from '../index.ts';

const { signedIn } = testSandbox();

/** A device where a client is signed in and consented. */
const enteredAt = async (whose: PersonaKey) => {
  const at = await signedIn(whose);
  at.device.session.write({ ...at.session, isConsentDue: false })();
  return { ...at, devices: makeManageDevices({ devices: makeHttpDevices(at.http), memory: at.device }) };
};

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
});
