import { describe, expect, it } from 'vitest';
import { call } from '../../testing/calls.ts';
import { sandboxOfFile } from '../../testing/sandbox-of-file.ts';
import { sandboxOfTest } from '../../testing/test-sandbox.ts';
import { makeOpenLinks } from './open-links.ts';

const OPENING = { path: '/movements/last-movements', storage: [{ key: 'session', text: '{"clientId":1001}' }] };

const sandbox = sandboxOfFile();

describe('a link', () => {
  it('opens once', async () => {
    const links = makeOpenLinks(sandbox.database(), () => 0);
    const ticket = await links.make(OPENING);
    expect([await links.take(ticket), await links.take(ticket)]).toEqual([OPENING, undefined]);
    expect(await links.take('')).toBeUndefined();
  });

  it('opens within a minute, and not at its end', async () => {
    let now = 0;
    const links = makeOpenLinks(sandbox.database(), () => now);
    const [early, late] = [await links.make(OPENING), await links.make(OPENING)];
    now = 59_999;
    expect(await links.take(early)).toEqual(OPENING);
    now = 60_000;
    expect(await links.take(late)).toBeUndefined();
  });

  it('is not told by the database', async () => {
    const db = sandbox.database();
    await makeOpenLinks(db, Date.now).make(OPENING);
    const { sealed } = await db.selectFrom('open_links').select('sealed').executeTakeFirstOrThrow();
    expect(sealed.includes('session')).toBe(false);
  });
});

describe('the controls', () => {
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
  const kept = await sandboxOfTest({ controlsKey: 'secret' });
  expect((await call(kept, 'POST /sandbox/open', { body: OPENING })).status).toBe(403);
  const { body } = await call(kept, 'POST /sandbox/open', { body: OPENING, headers: { 'x-sandbox-key': 'secret' } });
  expect((await kept.fetch('http://sandbox.test/sandbox/open')).status).toBe(200);
  expect((await call(kept, 'POST /sandbox/open/taken', { body })).body).toEqual(OPENING);
});
