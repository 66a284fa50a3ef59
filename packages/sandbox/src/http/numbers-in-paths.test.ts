import { expect } from 'vitest';
import { operationsOf } from '../testing/every-call.ts';
import { call } from '../testing/calls.ts';
import { sandboxTest } from '../testing/sandbox-test.ts';

const it = sandboxTest();

const NOT_NUMBERS = ['Infinity', '-Infinity', 'NaN', '1e400', '1e308', '-1', '0x10', '9007199254740993', '1.5', '%20'];

it('refuses what is no number of an id in the path of every call, and never fails', async ({ sandbox, signedIn }) => {
  const { token, loginId } = await signedIn('ana');
  const failed: string[] = [];
  for (const { method, path } of await operationsOf(sandbox))
    for (const number of path.includes('{') ? NOT_NUMBERS : []) {
      const address = path.replaceAll(/\{\w+\}/g, number);
      const options = { token, headers: { 'login-id': loginId }, ...(method === 'GET' ? {} : { body: {} }) };
      const { status } = await call(sandbox, `${method} ${address}`, options);
      if (status >= 500) failed.push(`${method} ${address} ${String(status)}`);
    }
  expect(failed).toEqual([]);
}, 60_000);
