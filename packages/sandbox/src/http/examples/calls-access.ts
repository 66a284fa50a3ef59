import { PERSONA_PASSWORD } from '../../personas/personas.seed.ts';
import { deviceInfo, NOBODY, OTHER_PASSWORD, UNKNOWN_UUID } from './invented.ts';
import type { Own, Plan, Plans, Sent } from './plan.ts';

const passwordOf = (document: string, password = PERSONA_PASSWORD): Sent => ({
  body: { document, password, deviceInfo },
});

/** Sends the password of a client who has two-step verification. @returns the login id of the device */
const challenged = async ({ ask, document }: Own): Promise<unknown> =>
  (await ask('POST /api/auth/login/1', passwordOf(document)))['loginId'];

const codeIn = async ({ ask, document }: Pick<Own, 'ask' | 'document'>): Promise<string> =>
  /\b\d{6}\b/.exec(JSON.stringify(await ask(`GET /sandbox/outbox?last=1&to=${document}`)))?.[0] ?? '';

const waiting = async (own: Own) => {
  const loginId = await challenged(own);
  await own.ask('POST /api/auth/login/1/send_mfa', { body: { document: own.document, loginId } });
  return { document: own.document, loginId, mfa: await codeIn(own), deviceInfo };
};

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

const changing = async ({ ask, document }: Own, currentPassword: string, newPassword: string): Promise<void> => {
  await ask('POST /api/clients/changePassword', { body: { document, currentPassword, newPassword } });
};

const consenting =
  (accepted: boolean, headers: Sent['headers'] = {}) =>
  async ({ ask, document }: Own): Promise<Sent> => {
    const { UID } = await ask('GET /api/consent/status?document=:document');
    return { headers, body: { UID, document, accepted, terms: [1, 2] } };
  };

/** What others did before would show. */
const alone = (): Promise<Sent> => Promise.resolve({});

const answers = {
  deviceTypes: ['web'],
  motherName: 'Marta Lima',
  birthDate: '1975-02-08',
  email: 'fabio@exemplo.com.br',
};

const tried =
  (times: number, what: string, body: (own: Own) => object) =>
  async (caller: Own): Promise<Sent> => {
    for (let count = 0; count < times; count += 1) await caller.ask(what, { body: body(caller) });
    return { body: body(caller) };
  };

const SIGN_IN: Plans = {
  'POST /api/auth/login/1': {
    send: ({ document }) => passwordOf(document),
    refusals: {
      '400 ERR028': { send: ({ document }) => passwordOf(document, OTHER_PASSWORD) },
      '409 already_connected': { as: 'rafael' },
      '429 too_many_attempts': {
        after: tried(20, 'POST /api/auth/login/1', ({ document }) => ({ document, password: OTHER_PASSWORD })),
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
  'GET /api/consent/status': { as: 'ana' },
  'POST /api/consent/status': {
    as: 'paula',
    after: consenting(true),
    refusals: {
      '403 forbidden': { after: async ({ as }) => consenting(true)(await as('ana')) },
    },
  },
  'POST /api/consent/resetGuest': { send: () => ({ body: { UID: UNKNOWN_UUID } }) },
};

export const ACCESS: Plans = {
  ...SIGN_IN,
  'POST /api/auth/mainAccount': {
    send: ({ id }) => ({ body: { id } }),
  },
  'GET /api/auth/checkExistingDocument/{document}': {
    send: () => ({ path: { document: NOBODY } }),
    refusals: { '400 ERR063': { send: ({ document }) => ({ path: { document } }) } },
  },
  'POST /api/clients/changePassword': {
    send: ({ document }) => ({
      body: { document, currentPassword: PERSONA_PASSWORD, newPassword: OTHER_PASSWORD },
    }),
    refusals: {
      '400 ERR028': {
        send: ({ document }) => ({ body: { document, currentPassword: 'Errada@123', newPassword: OTHER_PASSWORD } }),
      },
      '400 ERR080': {
        after: async (caller) => {
          await changing(caller, PERSONA_PASSWORD, OTHER_PASSWORD);
          return {
            body: { document: caller.document, currentPassword: OTHER_PASSWORD, newPassword: PERSONA_PASSWORD },
          };
        },
      },
      '400 ERR084': {
        send: ({ document }) => ({
          body: { document, currentPassword: PERSONA_PASSWORD, newPassword: PERSONA_PASSWORD },
        }),
      },
      '403 password_required': { send: ({ document }) => ({ body: { document, newPassword: OTHER_PASSWORD } }) },
    },
  },
  'POST /api/blockedDevice/client/unblock': {
    as: 'fabio',
    send: () => ({ body: answers }),
    refusals: {
      '400 invalid_answers': { send: () => ({ body: { ...answers, motherName: 'Outra Pessoa' } }) },
      '429 max_tries_reached': {
        after: tried(10, 'POST /api/blockedDevice/client/unblock', () => ({ ...answers, motherName: 'Outra Pessoa' })),
      },
    },
  },
  'POST /api/auth/acessoIndevido': {
    as: 'ana',
    send: ({ loginId }) => ({ body: { loginId } }),
    refusals: {
      '410 link_ended': {
        after: async ({ ask, loginId, refreshToken }) => {
          await ask('POST /api/auth/logoutApp/:id', { body: { refreshToken } });
          return { body: { loginId } };
        },
      },
    },
  },
  'GET /api/clients/{id}/devices': { after: alone },
  'GET /api/clients/{id}/security-activity': { after: alone },
  'DELETE /api/clients/{id}/devices/{loginId}': { send: ({ loginId }) => ({ path: { loginId } }) },
  'POST /api/clients/{id}/enable_mfa': { send: ({ id }) => ({ body: { id } }) },
  'POST /api/clients/{id}/disable_mfa': { send: ({ id }) => ({ body: { id } }) },
  'POST /api/clients/{id}/confirm_disable_mfa': {
    after: async ({ ask, id, document }) => {
      await ask('POST /api/clients/:id/enable_mfa', { body: { id } });
      await ask('POST /api/clients/:id/disable_mfa', { body: { id } });
      return { body: { id, mfa: await codeIn({ ask, document }) } };
    },
  },
};
