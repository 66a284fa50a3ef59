import { personaOf } from '../../personas/personas.seed.ts';
import { challenged, freed, leave, passwordOf, tried, waiting } from './before.ts';
import { NOBODY, OTHER_PASSWORD, UNKNOWN_UUID } from './invented.ts';
import type { Own, Plan, Plans, Sent } from './plan.ts';

/** The persona is named by the document alone, because nobody is signed in before. */
const bruno = (make: (own: Own) => Promise<Sent>) => (own: Own) => make({ ...own, document: '08824648096' });

const own = ({ refreshToken }: Own): Sent => ({ body: { refreshToken } });
const unknown = (): Sent => ({ body: { refreshToken: 'never-given-by-this-server' } });

/** Ends a session with the token of another client. */
const ending: Plan = {
  as: 'ana',
  send: own,
  refusals: { '403 forbidden': { after: async ({ as }) => own(await as('valter')) } },
};

const consenting =
  (accepted: boolean, headers: Sent['headers'] = {}) =>
  async ({ ask, document }: Own): Promise<Sent> => {
    const { UID } = await ask('GET /api/consent/status?document=:document');
    return { headers, body: { UID, document, accepted, terms: [1, 2] } };
  };

const FORGED = { headers: { authorization: 'Bearer forged' } };

const guest = () => ({ UID: UNKNOWN_UUID, document: NOBODY, accepted: true, terms: [1, 2] });

/** Signing in and out, and the consent. */
export const SIGN_IN: Plans = {
  'POST /api/auth/login/1': {
    send: ({ document }) => passwordOf(document),
    refusals: {
      '400 ERR028': { send: ({ document }) => passwordOf(document, OTHER_PASSWORD) },
      '409 already_connected': {
        as: 'rafael',
        send: ({ document }) => ({ ...passwordOf(document), headers: { 'login-id': UNKNOWN_UUID } }),
      },
    },
  },
  'POST /api/auth/login/1/send_mfa': {
    after: bruno(async (caller) => ({ body: { document: caller.document, loginId: await challenged(caller) } })),
    refusals: {
      '403 password_required': { send: ({ document }) => ({ body: { document, loginId: UNKNOWN_UUID } }) },
    },
  },
  'POST /api/auth/login/1/mfa': {
    after: bruno(async (caller) => ({ body: await waiting(caller) })),
    refusals: {
      '400 ERR028': { send: ({ document }) => ({ body: { document, loginId: UNKNOWN_UUID, mfa: '000000' } }) },
      '409 already_connected': {
        after: async (caller) => {
          const rafael = await freed(caller);
          await rafael.ask('POST /api/clients/:id/enable_mfa', { body: { id: rafael.id } });
          await leave(rafael);
          const guest = { ...caller, document: rafael.document };
          const [sent, other] = [await waiting(guest), await waiting(guest)];
          await caller.ask('POST /api/auth/login/1/mfa', { body: other });
          return { body: sent };
        },
      },
    },
  },
  'POST /api/client/refresh-token/{id}': {
    as: 'ana',
    send: own,
    refusals: { '401 invalid_token': { send: unknown } },
  },
  'POST /api/auth/logoutApp/{id}': ending,
  'POST /api/auth/logoutSession/{id}': ending,
  'POST /api/revoke/session/token': { as: 'ana', send: own },
  'GET /api/consent/status': {
    as: 'ana',
    refusals: {
      '401 unauthorized': { send: () => FORGED },
      '403 forbidden': { send: () => ({ query: { document: personaOf('valter').document } }) },
    },
  },
  'POST /api/consent/status': {
    as: 'paula',
    after: consenting(true),
    refusals: {
      '401 unauthorized': { after: consenting(true, FORGED.headers) },
      '403 forbidden': { after: async ({ as }) => consenting(true)(await as('ana')) },
      '403 password_required': {
        as: 'nobody',
        after: async ({ as }) => {
          const paula = await as('paula');
          return consenting(false, { 'login-id': paula.loginId })(paula);
        },
      },
      '429 too_many_attempts': { as: 'nobody', after: tried(100, 'POST /api/consent/status', guest) },
    },
  },
  'POST /api/consent/resetGuest': { send: () => ({ body: { UID: UNKNOWN_UUID } }) },
};
