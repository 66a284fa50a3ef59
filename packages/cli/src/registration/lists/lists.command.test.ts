import { expect, it } from 'vitest';
import { testSandbox } from '../../testing/sandbox.ts';

const { signedIn, signedOut } = testSandbox();

it.each([
  ['banks', { id: 53, name: expect.stringContaining('Bradesco'), code: expect.stringMatching(/^\d+$/) }],
  ['functions', { id: 1, name: 'Presidente da República' }],
  ['careers', { id: 2, name: 'Advogado(a)' }],
  ['relations', { id: 1, name: expect.any(String), relationTypeId: 2 }],
  ['countries', { id: 1, name: 'Brasil' }],
  ['planners', { id: 2, name: expect.any(String) }],
])('lists %s with the ids that a page takes', async (list, entry) => {
  const { portal } = await signedIn('carla');
  const { exit, json } = await portal(`lists ${list} --json`);
  expect([exit, json]).toEqual([0, expect.arrayContaining([entry])]);
});

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
