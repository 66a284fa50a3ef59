import { describe, expect, it } from 'vitest';
import { personaOf } from '../personas/personas.seed.ts';
import { operationsOf } from '../testing/every-call.ts';
import { sandboxOfFile } from '../testing/sandbox-of-file.ts';

const sandbox = sandboxOfFile();
const { call, client, clientOnce } = sandbox;

const { id, document } = personaOf('ana');

/** Every call that reads a client's own data. Add a new one here. */
const OWN = [
  `/clients/${String(id)}`,
  `/clients/${String(id)}/devices`,
  `/clients/${String(id)}/security-activity`,
  `/clients/${String(id)}/my-data`,
  `/clients/${String(id)}/consents`,
  `/clients/${String(id)}/data-requests`,
  `/registrationForm/clients/${String(id)}`,
  `/checkListForm/${String(id + 1000)}/${String(id)}`,
  `/clientPep/client/${String(id)}`,
  `/fatcas/${String(id)}`,
  `/professionalInformations/client/${String(id)}`,
  `/clients/download/base64/files/${String(id)}/1`,
  `/mailing/${String(id)}`,
  `/renew/status/${String(id)}`,
  `/renew/signature/status/${String(id)}`,
  `/investorPosition?document=${document}`,
  `/rentability/graph/v5/nao_previdencia/max/${document}`,
  `/investments/list/${String(id)}`,
  `/investments/listFundsWithTermsSignature/${String(id)}/${String(id + 1000)}`,
  `/icatu/certificates/${document}`,
];

/** Calls that need no token. Add a new one here, or let its description name the access token. */
const PUBLIC = new Set([
  'POST /api/auth/login/1',
  'POST /api/auth/login/1/send_mfa',
  'POST /api/auth/login/1/mfa',
  'POST /api/client/refresh-token/{id}',
  'POST /api/auth/logoutApp/{id}',
  'POST /api/auth/logoutSession/{id}',
  'POST /api/revoke/session/token',
  'GET /api/consent/status',
  'POST /api/consent/status',
  'POST /api/consent/resetGuest',
  'POST /api/auth/acessoIndevido',
  'GET /api/captcha/challenge',
  'GET /api/clients/passwordResetByEmail',
  'POST /api/webauthn/challenge',
  'POST /api/webauthn/verify',
  'GET /api/auth/checkExistingDocument/{document}',
  'POST /api/clients/create',
  'GET /api/app/tools/businessday',
  'GET /api/forms/{file}.pdf',
]);

describe('data of a client', () => {
  it.for([
    ['before the client consented', 'paula', 'consent_required'],
    ['on a blocked device', 'fabio', 'blocked_device'],
    ['before a due change of the password', 'gabi', 'change_password'],
  ] as const)('is refused %s', async ([, key, message]) => {
    const { to } = await client(key);
    const answer = await to('GET /api/investorPosition?document=:document');
    expect(answer).toMatchObject({ status: 403, body: { message } });
  });

  it.for(OWN)('%s is refused to other clients and to anonymous callers', async (path) => {
    const [own, stranger] = [await clientOnce('ana'), await clientOnce('valter')];
    expect((await call(`GET /api${path}`, { token: own.token })).status).toBe(200);
    expect((await call(`GET /api${path}`, { token: stranger.token })).status).toBe(403);
    expect((await call(`GET /api${path}`)).status).toBe(401);
  });

  it('is refused for an own id with another client’s form', async () => {
    const { to } = await client('valter');
    expect((await to(`GET /api/checkListForm/${String(id + 1000)}/:id`)).status).toBe(404);
  });
});

describe('every call of the description', () => {
  it('is listed as public here, or describes that it needs a token', async () => {
    const operations = (await operationsOf(sandbox)).filter(({ path }) => path.startsWith('/api/'));
    expect(operations.length).toBeGreaterThan(20);
    const open = operations.filter(({ isProtected }) => !isProtected).map(({ method, path }) => `${method} ${path}`);
    expect(new Set(open)).toEqual(PUBLIC);
  });
});
