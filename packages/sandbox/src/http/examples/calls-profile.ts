import { UNKNOWN_ID } from './invented.ts';
import type { Own, Plans } from './plan.ts';

const request = { kind: 'correction', message: 'Meu nome de solteira está errado.' };

const asked = async ({ ask }: Own): Promise<number> =>
  Number((await ask('POST /api/clients/:id/data-requests', { body: request }))['id']);

/** Profile, own data, contact and documents. */
export const PROFILE: Plans = {
  'GET /api/clients/{id}/consents': {
    as: 'paula',
    after: async ({ ask, document }) => {
      const { UID } = await ask('GET /api/consent/status?document=:document');
      await ask('POST /api/consent/status', { body: { UID, document, accepted: true, terms: [1, 2] } });
      return {};
    },
    refusals: { '403 consent_required': { send: () => ({}) } },
  },
  'GET /api/clients/{id}/data-requests': { after: async (own) => (await asked(own), {}) },
  'POST /api/clients/{id}/data-requests': {
    send: () => ({ body: request }),
    refusals: {
      '409 request_open': {
        after: async (own) => (await asked(own), { body: { ...request, message: 'E o meu endereço.' } }),
      },
    },
  },
  'GET /api/clients/{id}/data-requests/{request}': {
    after: async (own) => ({ path: { request: await asked(own) } }),
    refusals: { '404 not_found': { send: () => ({ path: { request: UNKNOWN_ID } }) } },
  },
  'POST /api/user/talktous': {
    send: ({ id }) => ({
      body: {
        user_id: id,
        name: 'Ana Beatriz Monteiro',
        email: 'ana.monteiro@exemplo.com.br',
        phone: '11987654321',
        subject: 'Dúvida',
        message: 'Quando sai o informe de rendimentos?',
        associate_data: null,
      },
    }),
  },
  'POST /api/user/rateapp': {
    send: ({ id }) => ({
      body: {
        user_id: id,
        user_data: { name: 'Ana', email: 'ana.monteiro@exemplo.com.br', phoneNumber: '11987654321' },
        message: 'Muito claro.',
        rate: 5,
      },
    }),
  },
  'POST /api/associates/sendMessage/{id}': {
    send: () => ({ path: { id: 2 }, body: { message: 'Podemos conversar amanhã?' } }),
    refusals: {
      '404 not_found': { send: () => ({ path: { id: 3 }, body: { message: 'Podemos conversar amanhã?' } }) },
    },
  },
  'GET /api/planner/photo/{id}': {
    send: () => ({ path: { id: 2 } }),
    refusals: { '404 not_found': { send: () => ({ path: { id: 3 } }) } },
  },
  'GET /api/forms/{file}.pdf': {
    send: () => ({ path: { file: 'privacy' } }),
    refusals: { '404 not_found': { send: () => ({ path: { file: 'unknown' } }) } },
  },
  'GET /api/terms/download/{id}': {
    send: () => ({ path: { id: 1 } }),
    refusals: { '404 not_found': { send: () => ({ path: { id: UNKNOWN_ID } }) } },
  },
};
