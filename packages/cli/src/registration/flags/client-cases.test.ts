import { arrangeCase } from '@aroeira/adapters-http/http/testing';
import { CLIENT_CASES, played, type ClientCase } from '@aroeira/domain/renewal/testing';
import { documentOf } from '@aroeira/sandbox/testing';
import { describe, expect, it } from 'vitest';
import { testSandbox } from '../../testing/sandbox.ts';

const { sandbox, signedIn } = testSandbox();

const CLOSED = [
  'cannot_invest',
  'cannot_redeem',
  'cannot_see_reports',
  'registration_closed',
  'suitability_closed',
  'suitability_too_early',
];

/**
 * Whether each command goes on, or is refused because the place is closed. What is wrong with the words after that does
 * not count. The command line has no button 'Completar cadastro'.
 */
const opensAt = async (client: ClientCase) => {
  const { portal } = await signedIn(await arrangeCase(sandbox, client));
  const env = { RENEW_COMPANY_DOCUMENT: documentOf('vertice') };
  const opens = async (words: string, filed: object = {}): Promise<boolean> => {
    const { err } = await portal(`${words} --json --dry-run`, { env, stdin: JSON.stringify(filed) });
    return !CLOSED.some((code) => err.includes(`"code":"${code}"`));
  };
  return {
    invest: await opens('invest --line 1=1@1 --yes'),
    redeem: await opens('redeem 1 --value 1 --bank 1 --yes'),
    form: await opens('registration submit taxInformation --file -'),
    profile: await opens('profile bank-accounts add --file -'),
    answer: await opens('suitability answer --file -', { answers: [] }),
    reports: await opens('reports periods'),
  };
};

/** A client for each set of open places: the rule itself is proved with every client in the domain. */
const CASES = CLIENT_CASES.filter(
  ({ opens }, at) => CLIENT_CASES.findIndex((client) => client.opens.join() === opens.join()) === at,
);

describe('what the command line opens to a client', () => {
  it.each(CASES)('$who', async (client) => {
    const { open, shouldBe } = played(client, await opensAt(client));
    expect(open).toEqual(shouldBe);
  });
});
