import { calendarDay, cents } from '@aroeira/domain/kernel';
import { heldFund } from '@aroeira/domain/movements/testing';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { answering } from '../http/testing/index.ts';
import { makeHttpFunds, makeHttpOrderingClients, makeHttpSuggestions } from './index.ts';

const wire = {
  id: 3,
  name: 'Aroeira Macro',
  type: 'RENDA_MULTIMERCADO',
  initialValue: 5000,
  minimumValue: 1000.5,
  minimumRescueValue: 100.01,
  stayValue: 10_000,
  termQuotation: 'D+30',
  termRescue: 'D+31',
  totalAmount: 251_380.1,
  fundInfo: {
    id: 3,
    name: 'Aroeira Macro FIC FIM',
    cnpj: '16180339000157',
    bank: 'Banco Bradesco S.A.',
    bankCode: '237',
    agency: '2374',
    account: '0184563',
    digit: '1',
  },
};

const at = (body: unknown) => answering(200, body);

describe('the funds', () => {
  it('carry every field of the specification, in cents [R617]', async () => {
    expect(await makeHttpFunds(at([wire]).http).list({ id: 1, formId: 2 })()).toEqual(
      E.right([
        {
          id: 3,
          name: 'Aroeira Macro',
          type: 'RENDA_MULTIMERCADO',
          minimumInitialInvestment: 5_000_00,
          minimumAdditionalInvestment: 1_000_50,
          minimumRedemption: 100_01,
          minimumHolding: 10_000_00,
          pricingTerm: 'D+30',
          settlementTerm: 'D+31',
          position: 251_380_10,
          transfer: {
            id: 3,
            name: 'Aroeira Macro FIC FIM',
            cnpj: '16180339000157',
            bank: 'Banco Bradesco S.A.',
            bankCode: '237',
            branch: '2374',
            number: '0184563',
            checkDigit: '1',
          },
        },
      ]),
    );
  });

  it('may lack minimums, terms and the position, which are unknown then', async () => {
    const { id, name, type, fundInfo } = wire;
    for (const left of [undefined, null]) {
      const bare = { id, name, type, fundInfo, initialValue: left, totalAmount: left, termRescue: left };
      const answer = await makeHttpFunds(at([bare]).http).list({ id: 1, formId: 2 })();
      expect(answer).toMatchObject(
        E.right([{ minimumInitialInvestment: 0, minimumHolding: 0, position: undefined, settlementTerm: undefined }]),
      );
    }
  });
});

it('asks for a distribution with the risk profile, the positions and the total [R620]', async () => {
  const { seen, calls, http } = at([{ fundId: 7, suggestion: 600.01 }]);
  const funds = [heldFund(), heldFund({ id: 8, position: cents(0) })];
  const answer = await makeHttpSuggestions(http).of({ riskProfile: 'balanced', funds, total: cents(600_01) })();
  expect(answer).toEqual(E.right([{ fundId: 7, amount: 600_01 }]));
  expect(calls()).toEqual(['POST /client/investments/distribution']);
  expect(seen[0]?.body).toEqual({
    suitability: 3,
    clientDataPositions: [
      { fundId: 7, totalAmount: 1000 },
      { fundId: 8, totalAmount: 0 },
    ],
    totalInvestment: 600.01,
  });
});

it('asks for the shares of a profile with the positions and the birth date (decision 0199)', async () => {
  const { seen, calls, http } = at([{ fundId: 7, percent: 62.5 }]);
  const asked = {
    clientId: 42,
    riskProfile: 'moderate',
    birthDate: calendarDay('1984-03-12'),
    funds: [heldFund()],
  } as const;
  expect(await makeHttpSuggestions(http).byProfile(asked)()).toEqual(E.right([{ fundId: 7, percent: 62.5 }]));
  expect(calls()).toEqual(['POST /painel/clients/painel_client_suggest_profile/42']);
  expect(seen[0]?.body).toEqual({
    profile: 2,
    fundsPosition: [{ fundId: 7, totalAmount: 1000 }],
    birthDate: '1984-03-12',
  });
});

it('reads a client without a risk profile, and an account without its bank', async () => {
  const account = { id: 3, bankId: 20, agency: '0348', accountNumber: '55120', digit: '4' };
  const client = { id: 1, birthDate: null, riskProfileCategory: null };
  const { http } = at({ ...client, bankAccounts: [account, { ...account, bank: { name: 'Itaú' } }] });
  expect(await makeHttpOrderingClients(http).of(1)()).toMatchObject(
    E.right({
      id: 1,
      birthDate: undefined,
      riskProfile: undefined,
      accounts: [{ bankName: undefined, branch: '0348' }, { bankName: 'Itaú' }],
    }),
  );
});
