import { describe, expect, it } from 'vitest';
import { testSandbox } from '../testing/sandbox.ts';

const { signedOut, signedIn } = testSandbox();

const online = () => signedOut().portal;

describe('sandbox personas', () => {
  it('lists who can sign in', async () => {
    const { json } = await online()('sandbox personas --json');
    expect(json).toContainEqual(
      expect.objectContaining({ key: 'ana', document: '63287253026', password: 'Senha@123' }),
    );
    expect((await online()('sandbox personas')).out).toMatch(/^ana +632\.872\.530-26 +Senha@123 /m);
  });
});

describe('sandbox outbox', () => {
  it('shows the sent mails, also of one client and only the newest', async () => {
    const portal = online();
    expect((await portal('sandbox outbox')).out).toBe('Nenhum e-mail enviado.\n');
    await portal('login 08824648096');
    await portal('login 08824648096');
    expect((await portal('sandbox outbox --json')).json).toHaveLength(2);
    expect((await portal('sandbox outbox --to 08824648096 --last --json')).json).toHaveLength(1);
    expect((await portal('sandbox outbox --to 63287253026 --json')).json).toEqual([]);
    const { out } = await portal('sandbox outbox --to 08824648096 --code');
    expect(out).toMatch(/^\d{6}\n$/);
    expect((await portal('sandbox outbox --to 08824648096 --code --json')).json).toEqual({ code: out.trim() });
    expect((await portal('sandbox outbox --to 63287253026 --code --json')).error).toMatchObject({
      error: { code: 'no_code_in_outbox' },
    });
    expect((await portal('sandbox outbox --last')).out).toMatch(/^Para: .*@.*\nData: .*\nAssunto: /);
  });
});

describe('sandbox reset', () => {
  it('puts the data back to the seed', async () => {
    const portal = online();
    await portal('login 34329640309 --accept-consent');
    expect((await portal('sandbox reset --persona paula --json')).json).toEqual({ reset: 'paula' });
    expect((await portal('login 34329640309 --json')).error).toMatchObject({ error: { code: 'consent_required' } });
    expect((await portal('sandbox reset --json')).json).toEqual({ reset: 'all' });
  });
});

it('sandbox reset ends the session of this device, unless it puts back somebody else', async () => {
  const { portal } = await signedIn('ana');
  await portal('sandbox reset --persona nina');
  expect((await portal('whoami')).exit).toBe(0);
  for (const words of ['sandbox reset --persona ana', 'sandbox reset']) {
    await portal('login 63287253026');
    await portal(words);
    expect((await portal('whoami')).exit).toBe(4);
  }
});

it('sandbox reset names the unknown persona and the known ones', async () => {
  const { exit, error } = await online()('sandbox reset --persona nope --json');
  const message = expect.stringMatching(/^Não há persona "nope"\. Há: .*ana, .*bruno/);
  expect([exit, error]).toEqual([1, { error: { code: 'no_such_persona', message, field: 'persona' } }]);
});

it('refuses to read a code that was never sent', async () => {
  const portal = online();
  await portal('sandbox reset');
  await portal('login 08824648096');
  await portal('sandbox reset');
  const { exit, error } = await portal('login 08824648096 --mfa from-outbox --json');
  expect([exit, error]).toMatchObject([1, { error: { code: 'no_code_in_outbox' } }]);
});

it('names the key when the controls ask for one', async () => {
  const fetch = () => Promise.resolve(Response.json({ message: 'controls_closed' }, { status: 403 }));
  const { exit, error } = await signedOut({ fetch }).portal('sandbox personas --json');
  const message = expect.stringContaining('SANDBOX_KEY');
  expect([exit, error]).toEqual([1, { error: { code: 'controls_closed', message } }]);
});
