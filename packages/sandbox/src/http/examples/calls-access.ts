import { PERSONA_PASSWORD } from '../../personas/personas.seed.ts';
import { refuseWord } from '../refusal.ts';
import { codeIn, tried } from './before.ts';
import { NOBODY, OTHER_PASSWORD } from './invented.ts';
import type { Own, Plans, Sent } from './plan.ts';

const changing = async ({ ask, document }: Own, currentPassword: string, newPassword: string): Promise<void> => {
  await ask('POST /api/clients/changePassword', { body: { document, currentPassword, newPassword } });
};

/** What others did before would show. */
const alone = (): Promise<Sent> => Promise.resolve({});

const answers = {
  deviceTypes: ['web'],
  motherName: 'Marta Lima',
  birthDate: '1975-02-08',
  email: 'fabio@exemplo.com.br',
};

/** Passwords, devices and two-step verification. */
export const ACCESS: Plans = {
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
      '403 blocked_device': { as: 'fabio' },
    },
    unplayed: [refuseWord(409, 'retry')],
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
