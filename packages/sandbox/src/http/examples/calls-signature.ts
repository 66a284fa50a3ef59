import { answerId, QUESTIONS } from '../../suitability/questionnaire.ts';
import { fillDocuments, signaturePng } from '../../testing/signature-png.ts';
import { refuseCode } from '../refusal.ts';
import { UNKNOWN_ID } from './invented.ts';
import type { Own, Plans, Sent } from './plan.ts';

const picture = (document = signaturePng()) => ({
  docType: 4,
  document,
  local: 'Santos',
  date: '2026-03-11',
  method: 'drawn',
});

const accepting = ({ form }: Own): Sent => ({ body: { registrationFormId: form, fundsId: [], termsId: [1, 2] } });

/** A company registers with its planner, and signs nothing here. */
const company =
  (send: (own: Own) => Sent) =>
  async (own: Own): Promise<Sent> => {
    await own.ask('POST /sandbox/backoffice/set', { body: { document: own.document, approval: 0 } });
    return send(own);
  };

const uploaded = async ({ ask }: Own, document?: string): Promise<Sent> => {
  const { id } = await ask('POST /api/documentUploads', { body: picture(document) });
  return { body: { documentId: id, isValidSignature: true } };
};

/** Does all that comes before the signature. Elisa lacks only her documents. */
const prepared = async (own: Own): Promise<void> => {
  await fillDocuments({ to: (what, body) => own.ask(what, { body }) });
  await own.ask('POST /api/registrationForm/funds', accepting(own));
  await own.ask('POST /api/documentUploads/validSignature', await uploaded(own));
};

const signed = async (own: Own): Promise<void> => {
  await prepared(own);
  await own.ask('PUT /api/registrationForm/sign/:form/:id/1');
};

const filled = async (own: Own): Promise<readonly Record<string, unknown>[]> => {
  await signed(own);
  await own.ask('PUT /api/registrationForm/fillFormsPDF/:form');
  return Object.values(await own.ask('GET /api/documentUploads')).map((each) => Object(each));
};

const step = (word: string): Sent => ({ path: { step: word }, body: { step: word, server: true } });

const started = async ({ ask }: Own): Promise<void> => {
  await ask('POST /api/renew/start/:id');
};

const advanced = async (own: Own, ...words: readonly string[]): Promise<void> => {
  await started(own);
  for (const word of words) await own.ask(`POST /api/renew/step/${word}`, { body: { step: word, server: true } });
};

const answers = (savePurpose: string): Sent => ({
  path: { suitabilityId: 1 },
  body: { answers: QUESTIONS.map(({ id }) => answerId(id, 2)), savePurpose },
});

const RENEWAL: Plans = {
  'GET /api/renew/status/{id}': { as: 'heitor', unplayed: [refuseCode(404, 'ERR118')] },
  'POST /api/renew/start/{id}': { as: 'heitor', refusals: { '409 renewal_not_due': { as: 'ana' } } },
  'POST /api/renew/step/{step}': {
    as: 'heitor',
    after: async (own) => (await started(own), step('financial')),
    refusals: {
      '409 step_out_of_order': { after: async (own) => (await started(own), step('signed')) },
      '409 not_signed': { after: async (own) => (await advanced(own, 'financial', 'signature'), step('signed')) },
      '409 renewal_not_due': { as: 'ana', send: () => step('financial') },
    },
  },
  'GET /api/renew/signature/status/{id}': { as: 'heitor', after: async (own) => (await started(own), {}) },
  'GET /api/renew/activeDocument': { as: 'heitor', after: async (own) => (await started(own), {}) },
  'POST /sandbox/backoffice/sign': {
    as: 'heitor',
    after: async (own) => {
      await advanced(own, 'financial', 'signature');
      return { body: { token: (await own.ask('GET /api/renew/signature/status/:id'))['signer_token'] } };
    },
    refusals: {
      '404 nothing_to_sign': { send: () => ({ body: { token: '7f3d2a10-5b1c-4c3e-9d2f-0a1b2c3d4e5f' } }) },
    },
  },
};

/** The signature of a registration, its renewal, and the questionnaire. */
export const SIGNATURE: Plans = {
  ...RENEWAL,
  'POST /api/registrationForm/funds': {
    as: 'elisa',
    send: accepting,
    refusals: { '409 registration_closed': { as: 'vertice', after: company(accepting) } },
  },
  'POST /api/documentUploads': {
    as: 'elisa',
    send: () => ({ body: picture() }),
    refusals: { '409 registration_closed': { as: 'vertice', after: company(() => ({ body: picture() })) } },
  },
  'POST /api/documentUploads/validSignature': {
    as: 'elisa',
    after: (own) => uploaded(own),
    refusals: {
      '400 ERR135': {
        after: (own) =>
          uploaded(
            own,
            signaturePng(() => false),
          ),
      },
      '404 ERR027': { send: () => ({ body: { documentId: UNKNOWN_ID, isValidSignature: true } }) },
      '409 registration_closed': {
        as: 'vertice',
        after: async (own) => {
          const sent = await uploaded(own);
          return company(() => sent)(own);
        },
      },
    },
  },
  'PUT /api/registrationForm/sign/{formId}/{clientId}/1': {
    as: 'elisa',
    after: async (own) => (await prepared(own), {}),
    refusals: {
      '409 ERR133': { send: () => ({}) },
      '409 registration_closed': { as: 'vertice', after: company(() => ({})) },
      '404 ERR118': { send: () => ({ path: { formId: UNKNOWN_ID } }) },
    },
  },
  'PUT /api/registrationForm/fillFormsPDF/{formId}': {
    as: 'elisa',
    after: async (own) => (await signed(own), {}),
  },
  'GET /api/documentUploads': { as: 'elisa', after: async (own) => (await filled(own), {}) },
  'GET /api/documentUploads/verify/{sha256}': {
    as: 'elisa',
    after: async (own) => {
      const found = (await filled(own)).find(({ sha256 }) => typeof sha256 === 'string');
      return { path: { sha256: String(found?.['sha256']) } };
    },
    refusals: { '404 not_found': { send: () => ({ path: { sha256: '0'.repeat(64) } }) } },
  },
  'GET /api/documentUploads/download/{id}': {
    refusals: { '404 not_found': { send: () => ({ path: { id: UNKNOWN_ID } }) } },
  },
  'POST /api/suitabilities/saveSuitability/{formId}/{suitabilityId}': {
    send: () => answers('remake'),
    refusals: {
      '409 questionnaire_changed': { send: () => ({ ...answers('remake'), path: { suitabilityId: 2 } }) },
      '409 registration_closed': { as: 'diego', send: () => answers('new') },
      '409 step_out_of_order': { as: 'heitor', send: () => answers('renew') },
    },
  },
};
