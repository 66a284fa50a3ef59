import { expect, it } from 'vitest';
import { testSandbox } from '../../testing/sandbox.ts';

const { signedIn, signedOut } = testSandbox();

it('lists the planners without the one who is none, by their short names', async () => {
  const { portal } = await signedIn('carla');
  const { json } = await portal('lists planners --json');
  expect(json).not.toContainEqual(expect.objectContaining({ id: 1 }));
});

it('prints a table to people, and needs a session', async () => {
  const { portal } = await signedIn('carla');
  expect((await portal('lists countries')).out).toMatch(/^ *1 +Brasil/m);
  expect((await signedOut().portal('lists countries')).exit).toBe(4);
});
