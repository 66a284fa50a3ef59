import { describe, expect } from 'vitest';
import { call, personaOf } from '../testing/calls.ts';
import { sandboxTest } from '../testing/sandbox-test.ts';
import type { TestSandbox } from '../testing/test-sandbox.ts';

const it = sandboxTest();
let sandbox: TestSandbox;
it.beforeAll(({ sandbox: opened }) => {
  sandbox = opened;
});

const { id, document } = personaOf('ana');

/** Every call that reads a client's own data. Add a new one here. */
const OWN = [
  `/clients/${String(id)}`,
  `/clients/${String(id)}/devices`,
  `/clients/${String(id)}/security-activity`,
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
  'post /api/auth/login/1',
  'post /api/auth/login/1/send_mfa',
  'post /api/auth/login/1/mfa',
  'post /api/client/refresh-token/{id}',
  'post /api/auth/logoutApp/{id}',
  'post /api/auth/logoutSession/{id}',
  'post /api/revoke/session/token',
  'get /api/consent/status',
  'post /api/consent/status',
  'post /api/consent/resetGuest',
  'post /api/auth/acessoIndevido',
  'get /api/captcha/challenge',
  'get /api/clients/passwordResetByEmail',
  'post /api/webauthn/challenge',
  'post /api/webauthn/verify',
  'get /api/auth/checkExistingDocument/{document}',
  'post /api/clients/create',
  'get /api/app/tools/businessday',
]);

const operationsIn = (body: unknown): { name: string; isProtected: boolean }[] => {
  if (typeof body !== 'object' || body === null || !('paths' in body)) return [];
  return Object.entries(body.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods ?? {}).map(([method, operation]) => ({
      name: `${method} ${path}`,
      isProtected: typeof operation === 'object' && operation !== null && 'security' in operation,
    })),
  );
};

describe('data of a client', () => {
  it('is refused before the client consented', async ({ signedIn }) => {
    const paula = await signedIn('paula');
    const position = `GET /api/investorPosition?document=${personaOf('paula').document}`;
    expect(await call(sandbox, position, { token: paula.token })).toMatchObject({
      status: 403,
      body: { message: 'consent_required' },
    });
  });

  it.for(OWN)('%s is refused to other clients and to anonymous callers', async (path, { signedIn }) => {
    const own = await signedIn('ana');
    const stranger = await signedIn('valter');
    expect((await call(sandbox, `GET /api${path}`, { token: own.token })).status).toBe(200);
    expect((await call(sandbox, `GET /api${path}`, { token: stranger.token })).status).toBe(403);
    expect((await call(sandbox, `GET /api${path}`)).status).toBe(401);
  });

  it('is refused for an own id with another client’s form', async ({ signedIn }) => {
    const { token } = await signedIn('valter');
    const mixed = `/checkListForm/${String(id + 1000)}/${String(personaOf('valter').id)}`;
    expect((await call(sandbox, `GET /api${mixed}`, { token })).status).toBe(404);
  });

  it('is refused on a blocked device and before a due change of the password', async ({ signedIn }) => {
    for (const [key, message] of [
      ['fabio', 'blocked_device'],
      ['gabi', 'change_password'],
    ] as const) {
      const { token } = await signedIn(key);
      const answer = await call(sandbox, `GET /api/investorPosition?document=${personaOf(key).document}`, { token });
      expect(answer).toMatchObject({ status: 403, body: { message } });
    }
  });
});

describe('every call of the description', () => {
  it('is listed as public here, or describes that it needs a token', async () => {
    const operations = operationsIn((await call(sandbox, 'GET /openapi.json')).body).filter(({ name }) =>
      name.includes(' /api/'),
    );
    expect(operations.length).toBeGreaterThan(20);
    for (const { name, isProtected } of operations) expect([name, isProtected]).toEqual([name, !PUBLIC.has(name)]);
  });
});
