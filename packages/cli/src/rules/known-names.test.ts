import { expect, it } from 'vitest';
import { JOANA } from '../testing/index.ts';
import { testSandbox } from '../testing/sandbox.ts';

const { signedOut } = testSandbox();

const GOALS = { monthlyIncomeUsufruct: 22000, retirementAge: 65, annualReturnRate: 6, lifeExpectancy: 90 };
const ANSWERS = { motherName: 'Marta', cep: '01310100', birthDate: '1975-02-08' };

it.for([
  ['investment', { funds: [{ id: 1, initialvalue: 1000 }], lines: [] }, 'funds.0.initialvalue'],
  ['investment', { funds: [], lines: [], line: [] }, 'line'],
  ['redemption', { fund: { stayvalue: 5 }, position: 1, operation: null, value: null, bankId: null }, 'fund.stayvalue'],
  ['position', { investments: [{ type: 'ACOES', totalAmount: 1, amount: 2 }] }, 'investments.0.amount'],
  [
    'approval',
    { isApprovedAdm: 2, isApprovedRenew: 0, welfare: 0, positionLoaded: true, checkList: { PEP: 1 } },
    'checkList.PEP',
  ],
  ['renewal', { status: 'ok', holder: { document: '1', isCoholder: false, name: 'x' } }, 'holder.name'],
  ['business-hours', { instant: '2026-11-23T12:00:00Z', Holiday: true }, 'Holiday'],
  ['independence', { currentAge: 40, objetives: [] }, 'objetives'],
  ['validate', { type: 'cpf', value: '1', Required: true }, 'Required'],
] as const)('rules %s refuses the unknown name in %j', async ([rule, input, field]) => {
  const { exit, error } = await signedOut().portal(`rules ${rule} --file - --json`, { stdin: JSON.stringify(input) });
  expect([exit, error]).toMatchObject([2, { error: { code: 'usage', field } }]);
});

it('refuses an unknown name, says which one, and does nothing', async () => {
  const { portal } = signedOut();
  const refusedAt = async (words: string, filed: object, field: string) => {
    const { exit, out, error } = await portal(`${words} - --json`, { stdin: JSON.stringify(filed) });
    expect([exit, out, error]).toMatchObject([2, '', { error: { code: 'usage', field } }]);
  };
  await refusedAt('registration start --file', { ...JOANA, zzz: 1 }, 'zzz');
  expect((await portal('whoami --json')).exit).toBe(4);
  await portal('login 24956842201');
  await refusedAt('device unblock --answers', { ...ANSWERS, zzz: 1 }, 'zzz');
  await portal('login 63287253026');
  const before = (await portal('liberty show --json')).out;
  await refusedAt('liberty save --file', { ...GOALS, monthlyIncome: 18000, currentReservaton: 9 }, 'currentReservaton');
  expect((await portal('liberty show --json')).out).toBe(before);
  const again = await portal('liberty save --file - --json', { stdin: before });
  expect([again.err, again.exit]).toEqual(['', 0]);
}, 60_000);
