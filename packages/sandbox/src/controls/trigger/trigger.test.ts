import { beforeEach, describe, expect, it } from 'vitest';
import { sandboxOfFile } from '../../testing/sandbox-of-file.ts';

const { call, client, login, reset, refresh, signedIn } = sandboxOfFile();

const trigger = (event: string, persona?: string) => call('POST /sandbox/trigger', { body: { event, persona } });
const happen = async (event: string, persona: string) => {
  expect(await trigger(event, persona)).toMatchObject({ status: 200, body: { event, persona } });
};
const refused = async (event: string, persona: string) => {
  const { status, body } = await trigger(event, persona);
  return status === 409 ? body : status;
};
/** What a client reads after they signed in again. */
const read = async (persona: string, what: string) => (await (await client(persona)).to(`GET /api/${what}`)).body;
const form = (persona: string) => read(persona, 'registrationForm/clients/:id');
const movements = (persona: string) => read(persona, 'investments/list/:id');

beforeEach(async () => {
  for (const persona of ['ana', 'diego', 'heitor', 'sofia']) await reset(persona);
});

describe('the staff', () => {
  it('approve a registration that was sent', async () => {
    await happen('registration.approved', 'diego');
    expect(await form('diego')).toMatchObject({ isApprovedAdm: 2 });
    expect(await refused('registration.approved', 'carla')).toEqual({ message: 'registration_not_sent' });
  });

  it('ask for an adjustment: the pictures are missing again', async () => {
    await happen('registration.adjustment-requested', 'diego');
    expect(await form('diego')).toMatchObject({ isApprovedAdm: 4 });
    expect(await read('diego', 'checkListForm/:form/:id')).toMatchObject({ uploadDocuments: 0 });
    expect(await refused('registration.adjustment-requested', 'carla')).toEqual({ message: 'registration_not_sent' });
  });

  it.each([
    [['pep'], { pep: 0, uploadDocuments: 1 }],
    [['bankInformations', 'investorData'], { bankInformations: 0, investorData: 0, uploadDocuments: 1 }],
  ])('ask for %j again, and for a new signature', async (parts, list) => {
    await call('POST /sandbox/trigger', {
      body: { event: 'registration.adjustment-requested', persona: 'diego', parts },
    });
    expect(await read('diego', 'checkListForm/:form/:id')).toMatchObject({ ...list, generalResult: 0 });
  });

  it('take parts only with the event that asks for them', async () => {
    const body = { event: 'suitability.expired', persona: 'diego', parts: ['pep'] };
    expect(await call('POST /sandbox/trigger', { body })).toMatchObject({ status: 400 });
  });

  it('take the planner away, once', async () => {
    await happen('planner.removed', 'ana');
    expect(await read('ana', 'clients/:id')).toMatchObject({ associate: { id: 1 } });
    expect(await refused('planner.removed', 'ana')).toEqual({ message: 'no_planner' });
  });
});

describe('time that is over', () => {
  it.each([
    ['renewal.available', 'available'],
    ['renewal.expired', 'expired'],
  ])('%s makes the renewal of an approved client %s', async (event, status) => {
    await happen(event, 'ana');
    expect(await read('ana', 'renew/status/:id')).toMatchObject({ status });
    expect(await refused(event, 'diego')).toEqual({ message: 'registration_not_approved' });
  });

  it('suitability.expired asks for new answers', async () => {
    expect(await read('ana', 'suitabilities/renewed')).toMatchObject({ renewed: true });
    await happen('suitability.expired', 'ana');
    expect(await read('ana', 'suitabilities/renewed')).toMatchObject({ renewed: false });
    expect(await refused('suitability.expired', 'carla')).toEqual({ message: 'no_suitability' });
  });
});

describe('movements', () => {
  it('the next pending one is carried out, and the position follows', async () => {
    expect(await movements('ana')).toMatchObject({ 0: { status: 'pending' }, length: 6 });
    await happen('movement.processed', 'ana');
    expect(await movements('ana')).toMatchObject({ 0: { status: 'created' }, length: 6 });
    expect(await refused('movement.processed', 'ana')).toEqual({ message: 'no_pending_movement' });
  });

  it('or canceled, and the position stays', async () => {
    await happen('movement.canceled', 'ana');
    expect(await movements('ana')).toMatchObject({ 0: { status: 'canceled', payment_at: null }, length: 6 });
    expect(await refused('movement.canceled', 'ana')).toEqual({ message: 'no_pending_movement' });
  });
});

describe('the signing provider', () => {
  it('signs a renewal that waits for it', async () => {
    const heitor = await client('heitor');
    expect(await refused('signature.signed', 'heitor')).toEqual({ message: 'nothing_to_sign' });
    await heitor.to('POST /api/renew/start/:id');
    for (const step of ['financial', 'signature'])
      await heitor.to(`POST /api/renew/step/${step}`, { step, server: true });
    await happen('signature.signed', 'heitor');
    expect(await read('heitor', 'renew/signature/status/:id')).toMatchObject({ status: 'signed' });
  });

  it('signs the papers before an investment', async () => {
    const papers = async () => (await client('sofia')).to('POST /api/investments/verifySignedTerms', { fundIds: [2] });
    const { docToken } = { docToken: '', ...Object((await papers()).body) };
    await happen('signature.signed', 'sofia');
    expect(await read('sofia', `investments/checkSignedStatus/${docToken}`)).toEqual({ status: 'signed' });
    expect(await refused('signature.signed', 'sofia')).toEqual({ message: 'nothing_to_sign' });
  });
});

describe('reports', () => {
  const report = () => read('ana', 'reports/generated?period=yesterday');

  it('are ready at once', async () => {
    expect(await refused('report.ready', 'ana')).toEqual({ message: 'no_report_asked' });
    expect(await report()).toEqual({ status: 'agendado' });
    await happen('report.ready', 'ana');
    expect(await report()).toMatchObject({ result: expect.stringMatching(/^JVBERi/) });
  });

  it('or fail, and the next question starts again', async () => {
    expect(await refused('report.failed', 'ana')).toEqual({ message: 'no_report_asked' });
    expect(await report()).toEqual({ status: 'agendado' });
    await happen('report.failed', 'ana');
    expect([await report(), await report()]).toEqual([{ status: 'error' }, { status: 'agendado' }]);
  });

  it('fail also after they were made', async () => {
    await report();
    await happen('report.ready', 'ana');
    expect(await report()).toHaveProperty('result');
    await happen('report.failed', 'ana');
    expect([await report(), await report()]).toEqual([{ status: 'error' }, { status: 'agendado' }]);
  });
});

describe('access', () => {
  it('device.blocked stops the session, and the next sign-in says so', async () => {
    const ana = await client('ana');
    await happen('device.blocked', 'ana');
    expect(await ana.to('GET /api/clients/:id')).toMatchObject({ status: 403, body: { message: 'blocked_device' } });
    expect(await signedIn('ana', { 'login-id': ana.loginId })).toMatchObject({ blockedDevice: true });
    expect((await login('ana')).body).toMatchObject({ blockedDevice: true });
  });

  it('session.stolen ends the sessions, and the client reads why', async () => {
    const ana = await signedIn('ana');
    await happen('session.stolen', 'ana');
    expect((await refresh(ana)).status).toBe(401);
    expect(await refused('session.stolen', 'ana')).toEqual({ message: 'no_session' });
    expect(await read('ana', 'clients/:id/security-activity')).toContainEqual(
      expect.objectContaining({ event: 'token_reused' }),
    );
  });

  it('password.must-change asks for another password', async () => {
    await happen('password.must-change', 'ana');
    expect((await login('ana')).body).toMatchObject({ userStatus: 'change password' });
  });
});

it('version.bumped deploys another version for everybody, until all is reset', async () => {
  const version = async () => (await call('GET /version.json')).body;
  const before = await version();
  expect(await trigger('version.bumped', 'ana')).toMatchObject({ status: 409, body: { message: 'for_everybody' } });
  expect(await trigger('version.bumped')).toMatchObject({ status: 200, body: { persona: null } });
  expect(await version()).not.toEqual(before);
  await reset();
  expect(await version()).toEqual(before);
});

it('happens to ana when nobody is named, and refuses unknown words', async () => {
  expect((await trigger('planner.removed')).body).toEqual({ event: 'planner.removed', persona: 'ana' });
  expect(await trigger('sold')).toMatchObject({ status: 404, body: { message: 'no_such_event' } });
  expect(await trigger('planner.removed', 'nope')).toMatchObject({ status: 404, body: { message: 'no_such_persona' } });
});
