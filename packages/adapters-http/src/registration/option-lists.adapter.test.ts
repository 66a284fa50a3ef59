import { session } from '@aroeira/domain/access/testing';
import type { OptionLists } from '@aroeira/domain/registration';
import * as E from 'fp-ts/Either';
import { expect, it } from 'vitest';
import { clientOf, json, serverBy } from '../http/testing/index.ts';
import { makeHttpOptionLists } from './option-lists.adapter.ts';

const PATHS: Readonly<Record<keyof OptionLists, string>> = {
  careers: '/carrers',
  countries: '/countries',
  functions: '/functions/all',
  familyRelations: '/clientPep/relations/1',
  closeRelations: '/clientPep/relations/2',
  banks: '/banks/all',
};
const NAMES = Object.keys(PATHS) as (keyof OptionLists)[];

const listsOf = (answer: () => Response | Promise<Response>) => {
  const server = serverBy(answer);
  return { lists: makeHttpOptionLists(clientOf(server).http), seen: server.seen };
};
const bradesco = { id: 53, name: 'Banco Bradesco S.A.', code: '237' };

it.each(NAMES)('%s are requested once and then served from the cache [R894]', async (name) => {
  const { lists, seen } = listsOf(() => json(200, [bradesco]));
  const first = await lists[name]();
  expect(first).toEqual(E.right([name === 'banks' ? bradesco : { value: 53, label: bradesco.name }]));
  expect(await lists[name]()).toEqual(first);
  expect(seen.map(({ method, url }) => `${method} ${url}`)).toEqual([`GET http://api.test/api${PATHS[name]}`]);
});

it('callers who come together share one request [R894]', async () => {
  const { lists, seen } = listsOf(() => json(200, [bradesco]));
  const answers = await Promise.all(Array.from({ length: 20 }, () => lists.banks()));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(seen).toHaveLength(1);
});

it('a load that failed is told to those who waited, and asked for again [R894]', async () => {
  let isUp = false;
  const { lists, seen } = listsOf(() => (isUp ? json(200, [bradesco]) : json(500, {})));
  const waited = await Promise.all([lists.banks(), lists.banks()]);
  expect([waited.every(E.isLeft), seen.length]).toEqual([true, 1]);
  isUp = true;
  expect(await lists.banks()).toEqual(E.right([bradesco]));
  expect(await lists.banks()).toEqual(E.right([bradesco]));
  expect(seen).toHaveLength(2);
});

it('a session that ended under way is not told to the next client, whose own request brings the list', async () => {
  let answerAna: (answer: Response) => void = () => {};
  const anas = new Promise<Response>((resolve) => (answerAna = resolve));
  const nina = session({ clientId: 8, tokens: { access: 'nina-1', refresh: 'nina-refresh-1' } });
  const server = serverBy(({ headers }) =>
    headers.get('authorization') === 'Bearer nina-1' ? json(200, [bradesco]) : anas,
  );
  const { http, device, ends } = clientOf(server);
  const lists = makeHttpOptionLists(http);
  const ana = lists.banks();
  await new Promise(setImmediate);
  device.session.write(nina)();
  const waiting = [lists.banks(), lists.banks()];
  answerAna(json(401, {}));
  expect(await ana).toEqual(E.left({ _tag: 'NoSession', reason: 'expired' }));
  expect(await Promise.all(waiting)).toEqual([E.right([bradesco]), E.right([bradesco])]);
  expect([server.seen.length, ends]).toEqual([2, []]);
});
