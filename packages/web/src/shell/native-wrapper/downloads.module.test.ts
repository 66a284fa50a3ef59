import { newDevice, session } from '@aroeira/domain/access/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { configurationOf } from '../../composition/testing/configuration-of.ts';
import { CALL_BINDINGS } from '../../app/calls.ts';
import { compositionOf, containerFor } from '../../app/container.ts';
import { SHARED } from '../../composition/shared.tokens.ts';
import { SHELL } from '../shell.tokens.ts';
import { downloadBindings } from './downloads.module.ts';
import { findWrapper } from './native-wrapper.adapter.ts';

afterEach(() => vi.unstubAllGlobals());

/** An access token that ends so many seconds from now. */
const endingIn = (seconds: number): string =>
  `e30.${btoa(JSON.stringify({ exp: Date.now() / 1000 + seconds })).replaceAll('=', '')}.x`;

/** Downloads a file inside the native app. @returns what the app got, and the calls to the server */
const downloadedWith = async (access: string) => {
  const [handed, called]: [string[], string[]] = [[], []];
  vi.stubGlobal('fetch', (url: string) => {
    called.push(url);
    return Promise.resolve(new Response(JSON.stringify({ token: 'access-2', refreshToken: 'refresh-2' })));
  });
  const app = Object.assign(new EventTarget(), {
    document: new EventTarget(),
    ReactNativeWebView: { postMessage: (message: string) => void handed.push(message) },
  });
  const memory = newDevice();
  memory.session.write(session({ tokens: { access, refresh: 'refresh-1' } }))();
  const container = containerFor(configurationOf({}));
  container.rebind(SHARED.DeviceMemory).toConstantValue(memory);
  container.rebind(SHELL.NativeWrapper).toConstantValue(findWrapper(app));
  const { install, resolve } = compositionOf(container);
  install([...CALL_BINDINGS, ...downloadBindings]);
  void resolve(SHELL.Downloads).save('documentUploads/download/12', 'extrato.pdf')();
  await vi.waitFor(() => expect(handed).toHaveLength(1));
  return { handed: handed.map((message): unknown => JSON.parse(message)), called };
};
const handedWith = (token: string) => [
  {
    type: 'download',
    payload: {
      url: `${window.location.origin}/api/documentUploads/download/12`,
      fileName: 'extrato.pdf',
      token,
      loginId: 'login-7',
    },
  },
];

it('hands a path of the API to the native app as a whole address, with the session of the device [R035]', async () => {
  const access = endingIn(90);
  const { handed, called } = await downloadedWith(access);
  expect(handed).toMatchObject(handedWith(access));
  expect(called).toEqual([]);
});

it.each([
  ['has ended', endingIn(-1)],
  ['ends in less than a minute', endingIn(50)],
  ['says no end', `e30.${btoa('{}')}.x`],
  ['nobody can read', 'access-1'],
])('renews a token that %s before the native app gets it', async (_, access) => {
  const { handed, called } = await downloadedWith(access);
  expect(handed).toMatchObject(handedWith('access-2'));
  expect(called).toEqual([expect.stringMatching(/\/client\/refresh-token\/7$/)]);
});
