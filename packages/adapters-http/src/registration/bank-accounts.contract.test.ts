import { ANA } from '@aroeira/domain/kernel/testing';
import { openTestSandbox } from '@aroeira/sandbox';
import * as E from 'fp-ts/Either';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedInAt } from '../http/testing/sandbox.ts';
import { makeHttpBankAccounts } from './index.ts';

let sandbox: Awaited<ReturnType<typeof openTestSandbox>>;
beforeAll(async () => void (sandbox = await openTestSandbox()), 60_000);
afterAll(() => sandbox.close());

describe('the bank accounts of a client', () => {
  it('are two of ana’s, one at Bradesco, and nobody else’s', async () => {
    const { http, session } = await signedInAt(sandbox, ANA);
    const accounts = makeHttpBankAccounts(http);
    expect(await accounts.list(session.clientId)()).toMatchObject(
      E.right([
        { bankId: 53, bank: { code: '237' }, isBradescoAccount: true, allowsDebit: true, hasCoHolders: false },
        { bankId: 7, isBradescoAccount: false, allowsDebit: false },
      ]),
    );
    expect(await accounts.list(session.clientId + 1)()).toMatchObject(E.left({ _tag: 'Refused', status: 403 }));
  });
});
