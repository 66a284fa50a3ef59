import { newDevice, session } from '@aroeira/domain/access/testing';
import { expect, it } from 'vitest';
import { configurationOf } from '../../composition/configuration.ts';
import { compositionOf, containerFor } from '../../composition/container.ts';
import { SHARED } from '../../composition/shared.tokens.ts';
import { SHELL } from '../shell.tokens.ts';
import { downloadBindings } from './downloads.module.ts';
import { findWrapper } from './native-wrapper.adapter.ts';

it('hands a path of the API to the native app as a whole address, with the session of the device [R035]', async () => {
  const handed: string[] = [];
  const app = Object.assign(new EventTarget(), {
    document: new EventTarget(),
    ReactNativeWebView: { postMessage: (message: string) => void handed.push(message) },
  });
  const memory = newDevice();
  memory.session.write(session())();
  const container = containerFor(configurationOf({}));
  container.rebind(SHARED.DeviceMemory).toConstantValue(memory);
  container.rebind(SHELL.NativeWrapper).toConstantValue(findWrapper(app));
  const { install, resolve } = compositionOf(container);
  install(downloadBindings);
  void resolve(SHELL.Downloads).save('documentUploads/download/12', 'extrato.pdf')();
  await new Promise(setImmediate);
  expect(handed.map((message): unknown => JSON.parse(message))).toMatchObject([
    {
      type: 'download',
      payload: {
        url: `${window.location.origin}/api/documentUploads/download/12`,
        fileName: 'extrato.pdf',
        token: 'access-1',
        loginId: 'login-7',
      },
    },
  ]);
});
