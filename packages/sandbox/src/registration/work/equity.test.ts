import { describe, expect, it } from 'vitest';
import { sandboxOfFile } from '../../testing/sandbox-of-file.ts';
import { financesFault } from './equity-checks.ts';

const { clientOnce: client } = sandboxOfFile();

const TOLD = {
  salary: 12_000,
  otherIncome: 300,
  otherIncomeDescription: 'Aluguel',
  realEstatePatrimony: 4_000,
  movablePatrimony: 900,
  financialInvestmentsPatrimony: 100,
  investorFinancialSituation: 5_000,
};
const put = async (body: object) => (await client('carla')).to('PUT /api/clients/:id', body);
const own = async () => (await (await client('carla')).to('GET /api/clients/:id')).body;

describe('income and patrimony', () => {
  it('are kept with the day on which the client gave them', async () => {
    expect(await own()).toMatchObject({
      salary: null,
      realEstatePatrimony: null,
      patrimonyUpdateDate: null,
    });
    expect(await put(TOLD)).toMatchObject({ status: 200, body: {} });
    const { investorFinancialSituation: _, ...kept } = TOLD;
    const today = expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/);
    expect(await own()).toMatchObject({ ...kept, patrimonyUpdateDate: today });
    expect(await put({ haveWorked: 0 })).toMatchObject({ status: 200 });
    expect(await own()).toMatchObject(kept);
  });

  it.each([
    ['/salary', { salary: undefined }],
    ['/salary', { salary: 0 }],
    ['/salary', { salary: 0.5 }],
    ['/otherIncomeDescription', { otherIncomeDescription: null }],
    ['/movablePatrimony', { movablePatrimony: undefined }],
    ['/movablePatrimony', { movablePatrimony: -1 }],
    ['/investorFinancialSituation', { investorFinancialSituation: 5_001 }],
    ['/investorFinancialSituation', { movablePatrimony: 899, investorFinancialSituation: 4_999 }],
  ])('are refused at %s for %j', async (at, changes) => {
    const errors = expect.arrayContaining([expect.objectContaining({ path: at })]);
    expect(await put({ ...TOLD, ...changes })).toMatchObject({ status: 400, body: { errors } });
  });

  it('may have no income for a capitalist, a student or a housekeeper', () => {
    const none = { ...TOLD, salary: 0 };
    for (const type of [null, 0, 1, 2, 3, 4]) expect(financesFault(none, type)).toMatchObject({ path: '/salary' });
    for (const type of [5, 6, 7]) expect(financesFault(none, type)).toBeUndefined();
  });
});
