import { describe, expect, it } from 'vitest';
import { call } from '../../testing/calls.ts';
import { sandboxOfFile } from '../../testing/sandbox-of-file.ts';
import { sandboxOfTest } from '../../testing/test-sandbox.ts';
import { makeOpenLinks } from './open-links.ts';

const OPENING = { path: '/movements/last-movements', storage: [{ key: 'session', text: '{"clientId":1001}' }] };

describe('a link', () => {
  it('opens once', () => {
    const links = makeOpenLinks(() => 0);
    const ticket = links.make(OPENING);
    expect([links.take(ticket), links.take(ticket)]).toEqual([OPENING, undefined]);
    expect(links.take('')).toBeUndefined();
  });

  it('opens within a minute, and not at its end', () => {
    let now = 0;
    const links = makeOpenLinks(() => now);
    const [early, late] = [links.make(OPENING), links.make(OPENING)];
    now = 59_999;
    expect(links.take(early)).toEqual(OPENING);
    now = 60_000;
    expect(links.take(late)).toBeUndefined();
  });
});

describe('the controls', () => {
  const sandbox = sandboxOfFile();

  it('make a link, whose ticket gives the storage away once', async () => {
    const { body } = await sandbox.call('POST /sandbox/open', { body: OPENING });
    const taken = () => sandbox.call('POST /sandbox/open/taken', { body });
    expect((await taken()).body).toEqual(OPENING);
    expect(await taken()).toMatchObject({ status: 404, body: { message: 'no_such_link' } });
  });

  it.each([
    'dashboard',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/\t/elsewhere.example',
    '/\n/elsewhere.example',
    'https://elsewhere.example',
    '',
  ])('make none to another site: %s', async (path) => {
    expect((await sandbox.call('POST /sandbox/open', { body: { ...OPENING, path } })).status).toBe(400);
  });
});

it('makes links for who has the key, and opens them for who has the ticket', async () => {
  const sandbox = await sandboxOfTest({ controlsKey: 'secret' });
  expect((await call(sandbox, 'POST /sandbox/open', { body: OPENING })).status).toBe(403);
  const { body } = await call(sandbox, 'POST /sandbox/open', { body: OPENING, headers: { 'x-sandbox-key': 'secret' } });
  expect((await sandbox.fetch('http://sandbox.test/sandbox/open')).status).toBe(200);
  expect((await call(sandbox, 'POST /sandbox/open/taken', { body })).body).toEqual(OPENING);
});
