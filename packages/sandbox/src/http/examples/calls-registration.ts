import { personaOf } from '../../personas/personas.seed.ts';
import { ACCOUNT, FATCA, HOME, PNG, RG } from '../../registration/testing/sent-records.ts';
import { START } from '../../testing/newcomer.ts';
import { refuseCode } from '../refusal.ts';
import { UNKNOWN_ID } from './invented.ts';
import type { Own, Plan, Plans } from './plan.ts';

const answered = async ({ ask }: Own, told: object): Promise<void> => {
  await ask('PUT /api/clients/:id', { body: { haveWorked: 0, haveRelation: 0, haveFatca: 0, ...told } });
};

/** A client who holds an office today. */
export const PEP = {
  functionId: 7,
  initialDate: '2021-01-01',
  endDate: null,
  company: 'Prefeitura de Santos',
  cnpj: '15067401000136',
  functionRelationId: null,
  nameOfRelation: null,
  documentRelation: null,
  relationTypeId: null,
  parentId: null,
  relationId: null,
};

const STUDENT = { professionalType: 6, carrerId: null, company: null, cnpj: null, functionId: null };

const accounts = (form: number, savePurpose: string, changes: object = {}) => ({
  body: { registrationFormId: form, accounts: [{ ...ACCOUNT, ...changes }], toHolder: true, savePurpose },
});

const reporting = (...fields: readonly string[]): Plan => ({
  send: ({ id }) => ({ body: { clientId: id, fields } }),
  refusals: { '409 registration_closed': { as: 'diego' } },
});

const PAPERS = { ...RG, documentPhotoFront: PNG, documentPhotoBack: PNG };

const DECLARING: Plans = {
  'POST /api/clientPep': {
    as: 'carla',
    after: async (own) => {
      await answered(own, { haveWorked: 1 });
      return { body: { clientId: own.id, ...PEP } };
    },
    refusals: {
      '409 not_asked': { after: async (own) => (await answered(own, {}), { body: { clientId: own.id, ...PEP } }) },
      '409 registration_closed': { as: 'diego', send: ({ id }) => ({ body: { clientId: id, ...PEP } }) },
    },
  },
  'GET /api/clientPep/client/{id}': {
    as: 'carla',
    after: async (own) => {
      await answered(own, { haveWorked: 1 });
      await own.ask('POST /api/clientPep', { body: { clientId: own.id, ...PEP } });
      return {};
    },
  },
  'POST /api/fatcas': {
    as: 'carla',
    after: async (own) => (await answered(own, { haveFatca: 1 }), { body: FATCA }),
    refusals: {
      '409 not_asked': { after: async (own) => (await answered(own, {}), { body: FATCA }) },
      '409 registration_closed': { as: 'diego', send: () => ({ body: FATCA }) },
    },
  },
  'GET /api/fatcas/{id}': {
    as: 'carla',
    after: async (own) => {
      await answered(own, { haveFatca: 1 });
      await own.ask('POST /api/fatcas', { body: FATCA });
      return {};
    },
  },
  'POST /api/professionalInformations': {
    as: 'carla',
    send: () => ({ body: STUDENT }),
    refusals: {
      '409 not_asked': {
        after: async (own) => {
          await answered(own, { haveWorked: 1 });
          await own.ask('POST /api/clientPep', { body: { clientId: own.id, ...PEP } });
          return { body: STUDENT };
        },
      },
      '409 registration_closed': { as: 'diego' },
    },
  },
  'GET /api/professionalInformations/client/{id}': {
    as: 'carla',
    after: async ({ ask }) => (await ask('POST /api/professionalInformations', { body: STUDENT }), {}),
  },
};

export const REGISTRATION: Plans = {
  ...DECLARING,
  'POST /api/clients/create': {
    send: () => ({ body: START }),
    refusals: { '400 ERR063': { send: () => ({ body: { ...START, document: personaOf('ana').document } }) } },
  },
  'PUT /api/clients/{id}': {
    as: 'carla',
    send: () => ({ body: { maritalStatus: 1, gender: 'FEMININO', naturality: 'Natal', addresses: [HOME] } }),
    refusals: {
      '400 invalid_photo': { send: () => ({ body: { personPhoto: 'bm8gcGljdHVyZQ==' } }) },
      '409 registration_closed': { as: 'diego' },
    },
  },
  'PUT /api/clients/proof-of-residence/{id}': {
    as: 'elisa',
    send: () => ({ body: { base64String: PNG } }),
    refusals: { '409 registration_closed': { as: 'diego' } },
  },
  'PUT /api/clients/update/{id}/ocr': {
    as: 'elisa',
    send: () => ({ body: PAPERS }),
    refusals: { '409 registration_closed': { as: 'diego' } },
  },
  'GET /api/clients/download/base64/files/{clientId}/{kind}': {
    as: 'elisa',
    after: async ({ ask }) => {
      await ask('PUT /api/clients/proof-of-residence/:id', { body: { base64String: PNG } });
      return { path: { kind: 4 } };
    },
    refusals: { '404 not_found': { send: () => ({ path: { kind: 4 } }) } },
  },
  'POST /api/cep-new/{cep}': { send: () => ({ path: { cep: '20040020' } }) },
  'GET /api/mailing/{id}': { refusals: { '404 not_found': { as: 'carla' } } },
  'GET /api/registrationForm/{id}': { send: ({ form }) => ({ path: { id: form } }) },
  'GET /api/registrationForm/clients/{id}': { unplayed: [refuseCode(404, 'ERR118')] },
  'GET /api/checkListForm/{formId}/{clientId}': {
    refusals: { '404 ERR118': { send: () => ({ path: { formId: UNKNOWN_ID } }) } },
  },
  'PUT /api/registrationForm/{id}': {
    send: ({ form }) => ({
      path: { id: form },
      body: {
        mailing: { receiveQuotaholderExtract: 1, receiveReportIncome: 1, allowDistributorSendEmail: 0, mailType: 2 },
      },
    }),
    refusals: {
      '409 registration_closed': {
        as: 'diego',
        send: ({ form }) => ({ path: { id: form }, body: { investorDeclaration: { local: 'Santos' } } }),
      },
    },
  },
  'POST /api/reports/reportdocumentschanged': reporting('identificationNumber', 'expeditiondate'),
  'POST /api/reports/reportbankchanged': reporting('accounts'),
  'POST /api/reports/reportsuitabilitychanged': reporting('riskProfile'),
  'POST /api/bank-account': {
    as: 'elisa',
    send: ({ form }) => accounts(form, 'new'),
    refusals: {
      '400 ERR140': {
        send: ({ form, document }) =>
          accounts(form, 'new', { haveCoHolders: true, coHolders: [{ name: 'Elisa Duarte', cpf: document }] }),
      },
      '409 account_awaited': {
        as: 'ana',
        after: async ({ ask, form, id }) => {
          await ask('POST /api/investments/create/v2', {
            headers: { 'idempotency-key': 'a2b8f7de-52f3-4a4e-9a35-6a1f52f4c001' },
            body: { operation: 'rescue_parcial', investments: [{ fundId: 1, value: 1000, bankId: id * 10 + 1 }] },
          });
          return accounts(form, 'remake', { id: id * 10 });
        },
      },
      '409 registration_closed': { as: 'diego', send: ({ form }) => accounts(form, 'new') },
    },
  },
};
