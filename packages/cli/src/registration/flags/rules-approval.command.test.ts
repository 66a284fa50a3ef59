import { describe, expect, it } from 'vitest';
import { device } from '../../testing/index.ts';

const CHECK_LIST = {
  professionalInformations: 1,
  pep: 1,
  fatca: 1,
  investorData: 1,
  uploadDocuments: 1,
  bankInformations: 1,
  generalResult: 6,
  adjustmentPending: false,
};
const APPROVED = {
  isApprovedAdm: 2,
  isApprovedRenew: 0,
  welfare: 0,
  positionLoaded: true,
  suitabilityCount: 1,
  checkList: CHECK_LIST,
};
const approval = (input: unknown, words = '') =>
  device().portal(`rules approval --file - --json${words}`, { stdin: JSON.stringify(input) });

describe('rules approval', () => {
  it('prints the nine flags as booleans and nothing else', async () => {
    const { exit, json } = await approval(APPROVED);
    expect(exit).toBe(0);
    expect(Object.entries(json ?? {})).toEqual([
      ['register', true],
      ['suitability', true],
      ['signature', true],
      ['approvedAdm', true],
      ['blockedRenew', false],
      ['canSeeReports', true],
      ['canCompleteRegistration', false],
      ['canInvest', true],
      ['investmentsDisabled', false],
    ]);
  });

  it.each([
    [{ isApprovedRenew: 2 }, { blockedRenew: true, canInvest: false }],
    [
      { isApprovedAdm: 3, welfare: 1 },
      { approvedAdm: false, canSeeReports: true, investmentsDisabled: true },
    ],
    [{ positionLoaded: false }, { canInvest: false, investmentsDisabled: true }],
    [{ suitabilityCount: null }, { suitability: false }],
    [{ checkList: { ...CHECK_LIST, adjustmentPending: true } }, { register: false }],
    [{ checkList: {} }, { register: false, signature: false }],
  ])('reads the numbers of %j', async (changes, flags) => {
    expect((await approval({ ...APPROVED, ...changes })).json).toMatchObject(flags);
  });

  it('completes no registration of a company, and tells it whom to talk to', async () => {
    const open = { ...APPROVED, isApprovedAdm: 4 };
    expect((await approval({ ...open, isCompany: false })).json).toMatchObject({ canCompleteRegistration: true });
    expect((await approval({ ...open, isCompany: true }, ' --reasons')).json).toMatchObject({
      canCompleteRegistration: false,
      reasons: { canCompleteRegistration: 'Para cadastro PJ, entre em contato com seu Planejador' },
    });
  });

  it('says why, when asked', async () => {
    const { json } = await approval({ ...APPROVED, isApprovedRenew: 2, suitabilityCount: 0 }, ' --reasons');
    expect(json).toMatchObject({
      canInvest: false,
      reasons: { canInvest: 'Renovação em análise.', suitability: 'Questionário de perfil não respondido.' },
    });
  });

  it.each([
    [{ isApprovedAdm: 6 }, 'isApprovedAdm'],
    [{ isApprovedRenew: 4 }, 'isApprovedRenew'],
    [{ positionLoaded: undefined }, 'positionLoaded'],
    [{ checkList: { generalResult: 'x' } }, 'checkList.generalResult'],
    [{ checkList: undefined }, 'checkList'],
  ])('names what is wrong in %j', async (changes, field) => {
    const { exit, error } = await approval({ ...APPROVED, ...changes });
    expect([exit, error]).toMatchObject([2, { error: { code: 'usage', field } }]);
  });
});
