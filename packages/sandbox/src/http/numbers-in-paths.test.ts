import { expect, it } from 'vitest';
import { operationsOf } from '../testing/every-call.ts';
import { sandboxOfFile } from '../testing/sandbox-of-file.ts';

const sandbox = sandboxOfFile();
const { call, signedIn } = sandbox;

const NOT_NUMBERS = ['Infinity', '-Infinity', 'NaN', '1e400', '1e308', '-1', '0x10', '9007199254740993', '1.5', '%20'];

it('refuses what is no number of an id in the path of every call, and never fails', async () => {
  const { token, loginId } = await signedIn('ana');
  const failed: string[] = [];
  for (const { method, path } of await operationsOf(sandbox))
    for (const number of path.includes('{') ? NOT_NUMBERS : []) {
      const address = path.replaceAll(/\{\w+\}/g, number);
      const options = { token, headers: { 'login-id': loginId }, ...(method === 'GET' ? {} : { body: {} }) };
      const { status } = await call(`${method} ${address}`, options);
      if (status >= 500) failed.push(`${method} ${address} ${String(status)}`);
    }
  expect(failed).toEqual([]);
}, 60_000);
