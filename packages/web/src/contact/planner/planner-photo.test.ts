import { refused } from '@aroeira/domain/kernel/testing';
import * as TE from 'fp-ts/TaskEither';
import { expect, it } from 'vitest';
import { PlannerPhoto } from './planner-photo.ts';

const FILE = { bytes: new Uint8Array([1]), contentType: 'image/jpeg' };

const photoOf = (answer: ReturnType<ConstructorParameters<typeof PlannerPhoto>[0]['photos']['of']>) => {
  const [asked, revoked]: [number[], string[]] = [[], []];
  const photo = new PlannerPhoto({
    photos: { of: ({ id }) => (asked.push(id), answer) },
    urls: { createObjectURL: () => `blob:${asked.length}`, revokeObjectURL: (address) => void revoked.push(address) },
  });
  return { photo, asked, revoked };
};

it('is asked for once for a planner, and its address is given back with the visit', async () => {
  const { photo, asked, revoked } = photoOf(TE.right(FILE));
  await photo.show(2);
  await photo.show(2);
  expect([photo.address, asked]).toEqual(['blob:1', [2]]);
  photo.close();
  expect([photo.address, revoked]).toEqual([undefined, ['blob:1']]);
});

it('of another planner takes the place of the first', async () => {
  const { photo, revoked } = photoOf(TE.right(FILE));
  await photo.show(2);
  await photo.show(3);
  expect([photo.address, revoked]).toEqual(['blob:2', ['blob:1']]);
});

it('is none for a planner without one', async () => {
  const { photo } = photoOf(TE.left(refused('not_found')));
  await photo.show(2);
  expect(photo.address).toBeUndefined();
});
