import { Value } from '@sinclair/typebox/value';
import { CreationOptions, ProofOptions } from '../../access/quick-access/quick-access.schemas.ts';
import { softwareAuthenticator } from '../../testing/software-authenticator.ts';
import { tokenFor } from '../../testing/captcha.ts';
import { Challenge } from '../../access/captcha.ts';
import { deviceInfo, NOBODY, UNKNOWN_UUID } from './invented.ts';
import { freed, leave } from './before.ts';
import type { Own, Plans, Sent } from './plan.ts';

const body = { deviceInfo };

const created = async ({ ask }: Own, origin?: string) => {
  const { rp, challenge } = Value.Parse(CreationOptions, await ask('POST /api/authn/register', { body }));
  const device = softwareAuthenticator(origin ?? `http://${rp.id}`);
  return { device, key: device.create(rp.id, challenge) };
};

const registered = async (own: Own) => {
  const { device, key } = await created(own);
  await own.ask('POST /api/authn/response', { body: key });
  return device;
};

const proof = async (own: Own, misdeed = {}): Promise<Sent> => {
  const device = await registered(own);
  const headers = { 'login-id': own.loginId };
  const asked = await own.ask('POST /api/webauthn/challenge', { headers, body });
  const { challengeId, challenge, rpId } = Value.Parse(ProofOptions, asked);
  return { body: { challengeId, assertion: device.get(rpId, challenge, misdeed) } };
};

const captcha = async ({ ask }: Own): Promise<string> =>
  tokenFor(Value.Parse(Challenge, await ask('GET /api/captcha/challenge')));

/** The key of a device, and the captcha. */
export const KEYS: Plans = {
  'POST /api/authn/register': { send: () => ({ body }) },
  'POST /api/authn/response': {
    after: async (own) => ({ body: (await created(own)).key }),
    refusals: {
      '400 verification_failed': { after: async (own) => ({ body: (await created(own, 'https://evil.example')).key }) },
    },
  },
  'POST /api/webauthn/challenge': {
    as: 'ana',
    after: async (own) => {
      await registered(own);
      return { headers: { 'login-id': own.loginId }, body };
    },
    refusals: {
      '400 login_id_required': { as: 'nobody', send: () => ({ body }) },
      '404 credential_not_found': { send: () => ({ headers: { 'login-id': UNKNOWN_UUID }, body }) },
    },
  },
  'POST /api/webauthn/verify': {
    as: 'ana',
    after: (own) => proof(own),
    refusals: {
      '400 verification_failed': { after: (own) => proof(own, { isUserVerified: false }) },
      '404 credential_not_found': {
        after: async (own) => {
          const sent = await proof(own);
          await registered(own);
          return sent;
        },
      },
      '409 already_connected': {
        as: 'nobody',
        after: async (own) => {
          const first = await freed(own);
          const sent = await proof(first);
          await leave(first);
          await own.as('rafael');
          return sent;
        },
      },
    },
  },
  'GET /api/clients/passwordResetByEmail': {
    after: async (own) => ({ query: { document: own.document, captcha: await captcha(own) } }),
    refusals: {
      '400 ERR027': { after: async (own) => ({ query: { document: NOBODY, captcha: await captcha(own) } }) },
      '400 invalid_captcha': { send: ({ document }) => ({ query: { document, captcha: 'no-proof' } }) },
    },
  },
};
