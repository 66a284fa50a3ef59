import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { at, unreachable } from '../../kernel/testing/index.ts';
import { deviceName, deviceTimes, isSuspicious, SECURITY_EVENTS } from './devices.messages.ts';
import { makeManageDevices } from './manage-devices.use-case.ts';
import type { SecurityEvent } from './security-activity.ts';
import { devicesServer, newDevice, session, signedInDevice, signedInPhone } from '../testing/index.ts';

const here = signedInDevice();
const phone = signedInPhone();
const tablet = signedInDevice({ loginId: 'tablet', lastSeenAt: at('2026-11-20T13:00:00-03:00'), isThis: false });

const signedIn = () => {
  const device = newDevice();
  device.session.write(session())();
  return device;
};

describe('the devices of a client', () => {
  it('begin with this device, then the device that was seen last', async () => {
    const list = await makeManageDevices({ devices: devicesServer([phone, tablet, here]), memory: signedIn() }).load();
    expect(list).toEqual(E.right([here, tablet, phone]));
  });

  it('end one by one, or all but this one', async () => {
    const server = devicesServer([phone, here, tablet]);
    const devices = makeManageDevices({ devices: server, memory: signedIn() });
    await devices.end('phone')();
    expect(server.asked).toEqual(['end 7 phone']);
    expect(await devices.endOthers()).toEqual(E.right(undefined));
    expect(server.asked.slice(1)).toEqual(['list 7', 'end 7 tablet']);
    expect(await devices.load()).toEqual(E.right([here]));
  });

  it('stop at the first device that does not end, and report it', async () => {
    const server = devicesServer([here, phone, tablet], { end: TE.left(unreachable) });
    expect(await makeManageDevices({ devices: server, memory: signedIn() }).endOthers()).toEqual(E.left(unreachable));
    expect(server.asked).toEqual(['list 7', 'end 7 tablet']);
  });

  it('are not listed or ended without a session', async () => {
    const server = devicesServer();
    const devices = makeManageDevices({ devices: server, memory: newDevice() });
    const none = E.left({ _tag: 'NoSession', reason: 'none' });
    expect(await devices.load()).toEqual(none);
    expect(await devices.end('phone')()).toEqual(none);
    expect(await devices.endOthers()).toEqual(none);
    expect(await devices.activity()).toEqual(none);
    expect(server.asked).toEqual([]);
  });
});

it('names a device by its browser and its system when they are known', () => {
  expect(deviceName(here)).toBe('Chrome no Windows');
  expect(deviceName(phone)).toBe('Aplicativo no iOS');
  expect(deviceName({ ...here, system: undefined })).toBe('Chrome');
  expect(deviceName({ ...here, browser: undefined, system: undefined })).toBe('Navegador não identificado');
});

it('shows when a device signed in, and for another device when it was last used', () => {
  expect(deviceTimes(here)).toEqual(['Entrada em 20/11/2026 às 09:00']);
  expect(deviceTimes(phone)).toEqual(['Entrada em 20/11/2026 às 09:00', 'Último uso em 20/11/2026 às 12:00']);
});

it('has a sentence for every security event, and marks only the acts of a stranger', () => {
  const sentences = Object.values(SECURITY_EVENTS);
  expect(new Set(sentences).size).toBe(sentences.length);
  const own: readonly SecurityEvent[] = ['signed-in', 'device-ended', 'password-changed', 'device-unblocked', 'other'];
  expect(own.filter(isSuspicious)).toEqual([]);
  expect(isSuspicious('sign-in-refused')).toBe(true);
});
