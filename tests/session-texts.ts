import { makeHttpSignInPorts } from '@aroeira/adapters-http/access';
import { makeHttpClient } from '@aroeira/adapters-http/http';
import { systemScheduler } from '@aroeira/adapters-http/platform';
import { browserTexts, makeDeviceMemory, makeMemoryStorage } from '@aroeira/adapters-http/storage';
import { composeSignIn } from '@aroeira/domain/access';
import { parseDocument } from '@aroeira/domain/kernel';
import { isLeft } from 'fp-ts/Either';

const deviceInfo = { type: 'web', userAgent: 'journeys', language: 'pt-BR', appVersion: '0' } as const;

/** What the portal would keep of a sign-in, by the portal's own use case and adapters. */
export const textsOf = async (
  origin: string,
  typed: string,
  password: string,
): Promise<readonly { readonly key: string; readonly text: string }[]> => {
  const document = parseDocument(typed);
  if (isLeft(document)) throw new Error(`${typed} is no document`);
  const memory = makeDeviceMemory({ store: makeMemoryStorage(), prefix: '', onDegraded: () => undefined });
  const http = makeHttpClient({
    baseUrl: `${origin}/api`,
    fetch,
    memory,
    scheduler: systemScheduler,
    deviceType: 'web',
    onSessionEnd: () => undefined,
    onHold: () => undefined,
  });
  const { signIn } = composeSignIn({ ...makeHttpSignInPorts({ http, deviceInfo }), memory });
  const step = await signIn({ document: document.right, password })();
  if (isLeft(step) || step.right._tag !== 'Done') throw new Error(`${typed} needs the form: ${JSON.stringify(step)}`);
  return browserTexts(memory);
};
