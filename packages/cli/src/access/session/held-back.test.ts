import { beforeEach, expect, it } from 'vitest';
import { control, resetPersonas, testSandbox } from '../../testing/sandbox.ts';

const { sandbox, signedIn } = testSandbox();
beforeEach(() => resetPersonas(sandbox, 'ana'));

it.each([
  ['blocked_device', 'device_blocked', /portal device unblock$/, { blockedDevice: true }],
  ['change_password', 'password_must_change', /portal password reset$/, { userStatus: 'change password' }],
])('names the next command when the server stops a session, and remembers it: %s', async (...row) => {
  const [code, said, sentence, known] = row;
  const { portal } = await signedIn('ana');
  await control(sandbox, 'POST faults', { on: 'GET /clients/:id/devices', status: 403, code, times: 1 });
  const stopped = { exit: 1, error: { error: { code: said, message: expect.stringMatching(sentence) } } };
  expect(await portal('device list --json')).toMatchObject(stopped);
  expect((await portal('whoami --json')).json).toMatchObject(known);
  expect(await portal('position --json')).toMatchObject(stopped);
});

it('ends the session when the server demands a consent in its middle, and names the sign-in', async () => {
  const { portal } = await signedIn('ana');
  await control(sandbox, 'POST faults', {
    on: 'GET /clients/:id/devices',
    status: 403,
    code: 'consent_required',
    times: 1,
  });
  const { exit, error } = await portal('device list --json');
  expect([exit, error]).toMatchObject([
    1,
    { error: { code: 'consent_required', message: expect.stringMatching(/--accept-consent$/) } },
  ]);
  expect((await portal('whoami')).exit).toBe(4);
  await portal('login 63287253026');
  expect((await portal('device list')).exit).toBe(0);
});

it('counts a session at its own API alone', async () => {
  const { portal } = await signedIn('ana');
  expect((await portal('position')).exit).toBe(0);
  expect((await portal('position --api http://another.test/api')).exit).toBe(4);
});
