import { UNKNOWN_ID, UNKNOWN_UUID, deviceInfo } from './invented.ts';
import type { Own, Plan, Plans, Sent } from './plan.ts';

const ORDER = 'POST /api/investments/create/v2';
const KEY = 'a2b8f7de-52f3-4a4e-9a35-6a1f52f4c001';
const OTHER_KEY = 'b3c908ef-63a4-4b5f-8b46-7b2063a5d112';

const order = ({ id }: Own, { operation = 'apply', fundId = 1, value = 1000, key = KEY } = {}) => ({
  headers: { 'idempotency-key': key },
  body: { operation, investments: [{ fundId, value, bankId: id * 10 }], deviceInfo },
});

const ordered = async (
  own: Own,
  changes: Parameters<typeof order>[1],
  then: Parameters<typeof order>[1],
): Promise<Sent> => {
  await own.ask(ORDER, order(own, changes));
  return order(own, then);
};

export const goals = {
  monthlyIncomeUsufruct: 5000.29,
  retirementAge: 65,
  annualReturnRate: 6.55,
  lifeExpectancy: 90,
  inheritanceValue: 0,
  currentReservation: 1.1,
  monthlyIncome: 18_000,
  monthlyExpense: 11_790,
};

const objective = { title: 'Casa na praia', value: 300_000, year: 2040, color: '#3260B9' };

const created = async ({ ask }: Own): Promise<number> =>
  Number((await ask('POST /api/liberty/objective/0', { body: objective }))['id']);

const idIn = (record: unknown): string =>
  typeof record === 'object' && record !== null && 'id' in record ? String(record.id) : '';

const report = (refusals: Plan['refusals'] = {}): Plan => ({
  send: () => ({ query: { period: 'this-month' } }),
  refusals: { '403 reports_not_allowed': { as: 'diego' }, ...refusals },
});

const statement = report({
  '404 not_found': { send: () => ({ query: { period: '2199-01-31' } }) },
  '404 ERR160': { as: 'nina' },
  '500 ERR150': { as: 'otavio' },
});

const file: Plan = {
  send: () => ({ path: { id: 1 } }),
  refusals: { '404 not_found': { send: () => ({ path: { id: UNKNOWN_ID } }) } },
};

const PLAN: Plans = {
  'POST /api/liberty': { send: () => ({ body: goals }) },
  'GET /api/liberty/objective': { after: async (own) => (await created(own), {}) },
  'POST /api/liberty/objective/{id}': {
    send: () => ({ path: { id: 0 }, body: objective }),
    refusals: {
      '400 too_many_objectives': {
        after: async (own) => {
          for (let count = 0; count < 5; count += 1) await created(own);
          return { path: { id: 0 }, body: objective };
        },
      },
      '404 not_found': { send: () => ({ path: { id: UNKNOWN_ID }, body: objective }) },
    },
  },
  'DELETE /api/liberty/objective/{id}': {
    after: async (own) => ({ path: { id: await created(own) } }),
    refusals: { '404 not_found': { send: () => ({ path: { id: UNKNOWN_ID } }) } },
  },
};

/** Position, movements, plan of independence, pension and reports. */
export const MONEY: Plans = {
  ...PLAN,
  'GET /api/investorPosition': {
    refusals: { '404 ERR160': { as: 'nina' }, '500 ERR150': { as: 'otavio' } },
  },
  'GET /api/rentability/graph/v5/{type}/{period}/{document}': {
    send: () => ({ path: { type: 'nao_previdencia', period: '12m' } }),
  },
  'GET /api/investments/listFundsWithTermsSignature/{clientId}/{formId}': {
    refusals: { '404 ERR118': { send: () => ({ path: { formId: UNKNOWN_ID } }) } },
  },
  'GET /api/admin/fundtypes/downloadBladeFile/{id}': file,
  'GET /api/admin/fundtypes/downloadRegulationFile/{id}': file,
  'POST /api/investments/verifySignedTerms': { as: 'sofia', send: () => ({ body: { fundIds: [2, 4] } }) },
  'POST /api/investments/verifyCompliance': { as: 'sofia' },
  'GET /api/investments/checkSignedStatus/{id}': {
    as: 'sofia',
    after: async ({ ask }) => {
      const { docToken } = await ask('POST /api/investments/verifySignedTerms', { body: { fundIds: [2, 4] } });
      return { path: { id: String(docToken) } };
    },
    refusals: { '404 ERR118': { send: () => ({ path: { id: UNKNOWN_UUID } }) } },
  },
  'POST /api/client/investments/distribution': {
    send: () => ({
      body: {
        suitability: 2,
        clientDataPositions: [
          { fundId: 1, totalAmount: 10_000 },
          { fundId: 4, totalAmount: 0 },
        ],
        totalInvestment: 25_000,
      },
    }),
  },
  'POST /api/painel/clients/painel_client_suggest_profile/{id}': {
    send: () => ({
      body: { profile: 2, fundsPosition: [{ fundId: 1, totalAmount: 10_000 }], birthDate: '1984-03-12' },
    }),
  },
  [ORDER]: {
    send: (own) => order(own),
    refusals: {
      '400 idempotency_key_required': { send: (own) => ({ body: order(own).body }) },
      '403 orders_not_allowed': { as: 'diego' },
      '403 terms_not_signed': { as: 'sofia', send: (own) => order(own, { fundId: 2 }) },
      '409 idempotency_key_reused': { after: (own) => ordered(own, {}, { value: 2000 }) },
      '409 investment_repeated': { after: (own) => ordered(own, {}, { key: OTHER_KEY }) },
      '409 redemption_repeated': {
        after: (own) => ordered(own, { operation: 'rescue_parcial' }, { operation: 'rescue_parcial', key: OTHER_KEY }),
      },
    },
  },
  'GET /api/investments/receipt/{id}': {
    after: async ({ ask }) => ({ path: { id: idIn((await ask('GET /api/investments/list/:id'))['0']) } }),
    refusals: { '404 not_found': { send: () => ({ path: { id: UNKNOWN_UUID } }) } },
  },
  'GET /api/icatu/certificates/{id}': {
    send: ({ document }) => ({ path: { id: document } }),
    refusals: {
      '400 insurer_refused': { as: 'karen' },
      '403 insurer_refused': { as: 'ursula' },
      '404 insurer_refused': { as: 'valter' },
      '422 insurer_refused': { as: 'wagner' },
      '500 insurer_refused': { as: 'otavio' },
      '502 insurer_refused': { as: 'tiago' },
      '503 insurer_refused': { as: 'sofia' },
    },
  },
  'GET /api/investorPosition/downloadInvestToolsPDF/binary': statement,
  'GET /api/investorPosition/sendInvestToolsPDFByEmail': statement,
  'GET /api/reports/generated': report(),
};
