import { Value } from '@sinclair/typebox/value';
import { describe, expect, it } from 'vitest';
import { sessionIn, type Answer, type SignedIn } from '../../testing/calls.ts';
import { softwareAuthenticator, type Misdeed } from '../../testing/software-authenticator.ts';
import { sandboxOfFile } from '../../testing/sandbox-of-file.ts';
import { CreationOptions, ProofOptions } from './quick-access.schemas.ts';

const { advanceClock, call, sendCode, signedIn, signedInByCode } = sandboxOfFile();

const ORIGIN = 'http://localhost';
const body = { deviceInfo: { type: 'web' } };

/** A client who signed in on a device with biometrics. */
const withBiometrics = (session: SignedIn) => ({ ...session, authenticator: softwareAuthenticator(ORIGIN) });
type Device = ReturnType<typeof withBiometrics>;
const deviceOf = async (key: string): Promise<Device> => withBiometrics(await signedIn(key));

const askToRegister = async ({ token }: Device) =>
  Value.Parse(CreationOptions, (await call('POST /api/authn/register', { body, token })).body);
const register = async (device: Device, misdeed: Misdeed = {}): Promise<Answer> => {
  const { rp, challenge } = await askToRegister(device);
  const created = device.authenticator.create(rp.id, challenge, misdeed);
  return call('POST /api/authn/response', { body: created, token: device.token });
};
const registered = async (key: string): Promise<Device> => {
  const device = await deviceOf(key);
  expect((await register(device)).status).toBe(200);
  return device;
};

const challengeFor = ({ loginId }: Pick<Device, 'loginId'>) =>
  call('POST /api/webauthn/challenge', { body, headers: { 'login-id': loginId } });
const proofFor = async (device: Device, misdeed: Misdeed = {}) => {
  const { challengeId, challenge, rpId } = Value.Parse(ProofOptions, (await challengeFor(device)).body);
  return { challengeId, assertion: device.authenticator.get(rpId, challenge, misdeed) };
};
const verify = (proof: object) => call('POST /api/webauthn/verify', { body: proof });
const signIn = async (device: Device, misdeed: Misdeed = {}) => verify(await proofFor(device, misdeed));

const NOT_VERIFIED = { status: 400, body: { message: 'verification_failed' } };
const NOT_FOUND = { status: 404, body: { message: 'credential_not_found' } };

describe('registering a device', () => {
  it('asks for a key of the portal’s own host, within a minute, from the client who has the device', async () => {
    const options = await askToRegister(await deviceOf('ana'));
    expect(options).toMatchObject({ rp: { id: 'localhost' }, timeout: 60_000, excludeCredentials: [] });
    expect(options.pubKeyCredParams.map(({ alg }) => alg)).toContain(-7);
  });

  it.for([
    ['signed on a page of another origin', { origin: 'https://evil.example' }],
    ['made without asking who is there', { isUserVerified: false }],
  ] as const)('refuses a key %s', async ([, misdeed]) => {
    const device = await deviceOf('ana');
    expect(await register(device, misdeed)).toMatchObject(NOT_VERIFIED);
    expect(await challengeFor(device)).toMatchObject(NOT_FOUND);
  });

  it('takes an answer once, in time, and from the session that asked', async () => {
    const device = await deviceOf('ana');
    const { rp, challenge } = await askToRegister(device);
    const created = device.authenticator.create(rp.id, challenge);
    const answer = ({ token }: Device) => call('POST /api/authn/response', { body: created, token });
    expect(await answer(await deviceOf('nina'))).toMatchObject(NOT_VERIFIED);
    expect((await answer(device)).status).toBe(200);
    expect(await answer(device)).toMatchObject(NOT_VERIFIED);
    const late = await deviceOf('ana');
    const old = await askToRegister(late);
    await advanceClock('2m');
    const stale = late.authenticator.create(rp.id, old.challenge);
    expect(await call('POST /api/authn/response', { body: stale, token: late.token })).toMatchObject(NOT_VERIFIED);
  });

  it('replaces the key at a second registration, and refuses the first key', async () => {
    const device = await registered('ana');
    const replaced = { ...device, authenticator: softwareAuthenticator(ORIGIN) };
    expect((await register(replaced)).status).toBe(200);
    expect(await signIn(device)).toMatchObject(NOT_FOUND);
    expect((await signIn(replaced)).status).toBe(200);
  });
});

describe('signing in by the key of a device', () => {
  it('opens a session of the client on the device, as a password does', async () => {
    const { loginId, document, ...device } = await registered('ana');
    const session = sessionIn(await signIn({ ...device, loginId, document }));
    expect(session).toMatchObject({ loginId, document, userStatus: 'confirmed', mfa: false });
    const answer = await call(`GET /api/clients/${String(session.id)}`, { token: session.token });
    expect(answer.status).toBe(200);
  });

  it('refuses a call without a device, and a device without a key', async () => {
    const answer = await call('POST /api/webauthn/challenge', { body });
    expect(answer).toMatchObject({ status: 400, body: { message: 'login_id_required' } });
    expect(await challengeFor(await deviceOf('ana'))).toMatchObject(NOT_FOUND);
    expect(await challengeFor({ loginId: crypto.randomUUID() })).toMatchObject(NOT_FOUND);
  });

  it.for([
    ['of another origin', { origin: 'https://evil.example' }],
    ['given without asking who is there', { isUserVerified: false }],
    ['whose count does not go up: the key was copied', { count: 1 }],
  ] as const)('refuses a signature %s', async ([, misdeed]) => {
    expect(await signIn(await registered('ana'), misdeed)).toMatchObject(NOT_VERIFIED);
  });

  it('refuses the signature of another key, under its own id and under the right id', async () => {
    const device = await registered('ana');
    const other = await proofFor({ ...device, authenticator: softwareAuthenticator(ORIGIN) });
    expect(await verify(other)).toMatchObject(NOT_FOUND);
    const forged = await proofFor({ ...device, authenticator: softwareAuthenticator(ORIGIN) });
    const name = { id: device.authenticator.id, rawId: device.authenticator.id };
    expect(await verify({ ...forged, assertion: { ...forged.assertion, ...name } })).toMatchObject(NOT_VERIFIED);
  });

  it('takes an answer once, right or wrong, and in time', async () => {
    const device = await registered('ana');
    const proof = await proofFor(device);
    expect((await verify(proof)).status).toBe(200);
    expect(await verify(proof)).toMatchObject(NOT_VERIFIED);
    const late = await proofFor(device);
    await advanceClock('2m');
    expect(await verify(late)).toMatchObject(NOT_VERIFIED);
    expect(await verify({ ...late, challengeId: crypto.randomUUID() })).toMatchObject(NOT_VERIFIED);
  });

  it('opens one session when an answer comes twice at the same time', async () => {
    const proof = await proofFor(await registered('ana'));
    const answers = await Promise.all([verify(proof), verify(proof)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('refuses more challenges after too many of them', async () => {
    const device = await registered('ana');
    const statuses: number[] = [];
    for (let i = 0; i < 31; i += 1) statuses.push((await challengeFor(device)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(29);
    expect(statuses.at(-1)).toBe(429);
    await advanceClock('15m');
    expect((await signIn(device)).status).toBe(200);
  });
});

it('ends quick access on a device that its client signed out from another device', async () => {
  const [lost, other] = [await registered('ana'), await signedIn('ana')];
  const path = `/api/clients/${String(other.id)}/devices/${lost.loginId}`;
  expect((await call(`DELETE ${path}`, { token: other.token })).status).toBe(200);
  expect(await challengeFor(lost)).toMatchObject(NOT_FOUND);
});

it('ends quick access on every device when the password changes', async () => {
  const device = await registered('wagner');
  const { token, document } = device;
  const change = { document, currentPassword: 'Senha@123', newPassword: 'Outra@1234' };
  expect((await call('POST /api/clients/changePassword', { body: change, token })).status).toBe(200);
  expect(await challengeFor(device)).toMatchObject(NOT_FOUND);
  expect((await register(device)).status).toBe(200);
  expect((await challengeFor(device)).status).toBe(200);
});

it('asks for the code when two-step verification is on', async () => {
  const device = withBiometrics(await signedInByCode());
  await register(device);
  const { loginId } = device;
  expect(await signIn(device)).toMatchObject({ status: 200, body: { mfa: true, loginId } });
  expect((await sendCode(loginId)).body).toEqual({ status: 'code_sended' });
});
