import { flagsOf, type BankAccount } from '@aroeira/domain/registration';
import { isRenewalDue, purposeOfAnswers } from '@aroeira/domain/renewal';
import { CLIENT_CASES, played, standingIn, type ClientCase } from '@aroeira/domain/renewal/testing';
import { sandboxOfFile } from '@aroeira/sandbox/testing';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { arrangeCase } from '../../http/testing/arranged-case.ts';
import { HolderAccounts, sentAccountsWire } from '../accounts/bank-accounts.codecs.ts';

const sandbox = sandboxOfFile();

/** The purpose that the app sends with the answers of a client. */
const purposeOf = (client: ClientCase): string =>
  purposeOfAnswers({
    canCompleteRegistration: flagsOf(standingIn(client)).canCompleteRegistration.value,
    isRenewalDue: isRenewalDue(client.renewal),
  });

type Caller = Awaited<ReturnType<typeof sandbox.client>>;

/** What the profile's pages of the accounts send when nothing was changed. The page sends 'remake' (decision 0162). */
const unchangedAccounts = async ({ id, to }: Caller) => {
  const { body } = await to('GET /api/registrationForm/clients/:id');
  const accounts = E.getOrElse((): readonly BankAccount[] => [])(HolderAccounts.decode(body));
  return sentAccountsWire({ formId: id + 1000, accounts, purpose: 'remake' });
};

/**
 * Whether the server takes each write, or refuses it with one of these words. Another fault of the body does not count.
 * The accounts are right, so they are saved or refused.
 */
const opensAt = async (client: ClientCase) => {
  const caller = await sandbox.client(await arrangeCase(sandbox, client));
  const { token, to } = caller;
  const passes = (answer: { readonly status: number; readonly body: unknown }): boolean =>
    !['orders_not_allowed', 'reports_not_allowed', 'registration_closed', 'step_out_of_order'].includes(
      String(Object(answer.body).message),
    );
  const order = async (operation: string) =>
    sandbox.call('POST /api/investments/create/v2', {
      token,
      headers: { 'idempotency-key': crypto.randomUUID() },
      body: { operation, investments: [{ fundId: 1, value: 1, bankId: 1 }], deviceInfo: { type: 'web' } },
    });
  const answers = [13, 23, 33, 43, 53, 63, 73, 83, 93];
  const savePurpose = purposeOf(client);
  return {
    invest: passes(await order('apply')),
    redeem: passes(await order('rescue_parcial')),
    profile: (await to('POST /api/bank-account', await unchangedAccounts(caller))).status === 200,
    reports: passes(await to('GET /api/investorPosition/downloadInvestToolsPDF/binary?period=2026-10-31')),
    answer: passes(await to('POST /api/suitabilities/saveSuitability/:form/1', { answers, savePurpose })),
    form: passes(await to('PUT /api/clients/:id', { haveWorked: 0 })),
  };
};

describe('what the server takes of a client', () => {
  it.each(CLIENT_CASES)('$who', async (client) => {
    const { open, shouldBe } = played(client, await opensAt(client));
    expect(open).toEqual(shouldBe);
  });
});
