import { beforeEach, describe, expect } from 'vitest';
import { call } from '../testing/calls.ts';
import { sandboxTest, type SignIn } from '../testing/sandbox-test.ts';
import type { TestSandbox } from '../testing/test-sandbox.ts';

const it = sandboxTest();
let sandbox: TestSandbox;
it.beforeAll(({ sandbox: opened }) => {
  sandbox = opened;
});

beforeEach(async () => {
  for (const persona of ['heitor', 'iris']) await call(sandbox, 'POST /sandbox/reset', { body: { persona } });
});

type Client = Awaited<ReturnType<SignIn>>;
const status = async ({ id, token }: Client) =>
  (await call(sandbox, `GET /api/renew/status/${String(id)}`, { token })).body;
const start = ({ id, token }: Client) => call(sandbox, `POST /api/renew/start/${String(id)}`, { token });
const step = ({ token }: Client, mark: string) =>
  call(sandbox, `POST /api/renew/step/${mark}`, { token, body: { step: mark, server: true } });
const signature = async ({ id, token }: Client) =>
  (await call(sandbox, `GET /api/renew/signature/status/${String(id)}`, { token })).body;
const activeDocument = async ({ token }: Client) =>
  (await call(sandbox, 'GET /api/renew/activeDocument', { token })).body;
const tokenOf = (body: unknown): string => String(Object(body).signer_token);
const sign = (token: string) => call(sandbox, 'POST /sandbox/backoffice/sign', { body: { token } });

const DONE = { status: 200, body: {} };
const refusedWith = (message: string) => ({ status: 409, body: { message } });

describe('a renewal', () => {
  it('goes from the start through its steps and the signature to the end', async ({ signedIn }) => {
    const heitor = await signedIn('heitor');
    expect(await status(heitor)).toMatchObject({ status: 'available', step: null });
    expect(await start(heitor)).toMatchObject(DONE);
    expect(await status(heitor)).toMatchObject({ status: 'available', step: 'started' });
    for (const mark of ['financial', 'signature']) expect(await step(heitor, mark)).toMatchObject(DONE);
    expect(await status(heitor)).toMatchObject({ step: 'signature' });
    expect(await sign(tokenOf(await signature(heitor)))).toMatchObject(DONE);
    expect(await signature(heitor)).toMatchObject({ status: 'signed' });
    expect(await step(heitor, 'signed')).toMatchObject(DONE);
    expect(await status(heitor)).toMatchObject({ status: 'available', step: 'signed' });
    expect(await step(heitor, 'done')).toMatchObject(DONE);
    expect(await status(heitor)).toMatchObject({ status: 'ok', step: null });
    expect(await signature(heitor)).toEqual({ status: 'none', signer_token: null });
    expect(await step(heitor, 'done')).toMatchObject(DONE);
  });

  it('is due again two years after its end', async ({ signedIn }) => {
    const iris = await signedIn('iris');
    await start(iris);
    for (const mark of ['financial', 'signature']) await step(iris, mark);
    await sign(tokenOf(await signature(iris)));
    await step(iris, 'signed');
    await call(sandbox, 'POST /sandbox/clock', { body: { set: '2028-03-01T02:59:59Z' } });
    const again = await signedIn('iris');
    await step(again, 'done');
    expect(await status(again)).toMatchObject({ status: 'ok', expired_date: '2030-02-28' });
    await call(sandbox, 'POST /sandbox/clock', { body: { reset: true } });
  });

  it('stays at its step when the client starts it again', async ({ signedIn }) => {
    const heitor = await signedIn('heitor');
    await start(heitor);
    const token = tokenOf(await signature(heitor));
    await step(heitor, 'financial');
    expect(await start(heitor)).toMatchObject(DONE);
    expect(await status(heitor)).toMatchObject({ step: 'financial' });
    expect(tokenOf(await signature(heitor))).toBe(token);
  });

  it('refuses a start and a step before it is due', async ({ signedIn }) => {
    const ana = await signedIn('ana');
    expect(await start(ana)).toMatchObject(refusedWith('renewal_not_due'));
    expect(await step(ana, 'financial')).toMatchObject(refusedWith('renewal_not_due'));
    expect(await status(ana)).toMatchObject({ status: 'ok', step: null });
  });
});

describe('a step of a renewal', () => {
  it('cannot be skipped, and changes nothing when the client passed it already', async ({ signedIn }) => {
    const iris = await signedIn('iris');
    expect(await step(iris, 'signature')).toMatchObject(refusedWith('step_out_of_order'));
    expect(await step(iris, 'done')).toMatchObject(refusedWith('step_out_of_order'));
    expect(await step(iris, 'financial')).toMatchObject(DONE);
    expect(await step(iris, 'signature')).toMatchObject(DONE);
    for (const mark of ['started', 'financial', 'signature']) expect(await step(iris, mark)).toMatchObject(DONE);
    expect(await status(iris)).toMatchObject({ step: 'signature' });
  });

  it('is not signed when only the client says so', async ({ signedIn }) => {
    const iris = await signedIn('iris');
    for (const mark of ['financial', 'signature']) await step(iris, mark);
    expect(await step(iris, 'signed')).toMatchObject(refusedWith('not_signed'));
    await start(iris);
    expect(await step(iris, 'signed')).toMatchObject(refusedWith('not_signed'));
    expect(await status(iris)).toMatchObject({ step: 'signature' });
  });

  it('is a step of the specification, the same in path and body, with server: true', async ({ signedIn }) => {
    const { token } = await signedIn('heitor');
    const post = (path: string, body: unknown) => call(sandbox, `POST /api/renew/step/${path}`, { token, body });
    expect((await post('finished', { step: 'finished', server: true })).status).toBe(400);
    expect((await post('started', { step: 'started', server: false })).status).toBe(400);
    expect((await post('started', { step: 'started' })).status).toBe(400);
    expect(await post('started', { step: 'financial', server: true })).toMatchObject({
      status: 400,
      body: { message: 'validation', errors: [{ path: '/step' }] },
    });
  });
});

describe('the document to sign', () => {
  it('waits from the start of the renewal until it is signed', async ({ signedIn }) => {
    const iris = await signedIn('iris');
    expect([await activeDocument(iris), await signature(iris)]).toEqual([
      { hasDocument: false },
      { status: 'none', signer_token: null },
    ]);
    await start(iris);
    expect([await activeDocument(iris), await signature(iris)]).toEqual([
      { hasDocument: true },
      { status: 'pending', signer_token: expect.stringMatching(/^[0-9a-f-]{36}$/) },
    ]);
    for (const mark of ['financial', 'signature']) await step(iris, mark);
    await sign(tokenOf(await signature(iris)));
    expect(await activeDocument(iris)).toEqual({ hasDocument: false });
  });

  it('is not signed before its step, nor with an unknown token', async ({ signedIn }) => {
    const iris = await signedIn('iris');
    await start(iris);
    expect((await sign(tokenOf(await signature(iris)))).status).toBe(404);
    expect((await sign('0b0a3f52-7d5c-4a8b-9f61-2f9f3b1f8a11')).status).toBe(404);
  });
});

it('lets only the client start and continue their renewal', async ({ signedIn }) => {
  const [heitor, iris] = [await signedIn('heitor'), await signedIn('iris')];
  expect((await start({ ...heitor, id: iris.id })).status).toBe(403);
  expect((await start({ ...heitor, token: '' })).status).toBe(401);
  await step(heitor, 'financial');
  expect(await status(iris)).toMatchObject({ step: null });
});
