import { session } from '@aroeira/domain/access/testing';
import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { expect, it } from 'vitest';
import { sharingReads } from './http-client.ts';
import { clientOf, json, serverBy } from './testing/index.ts';

/** A client at a server that answers each read with its number, when the test says so. Writes it answers at once. */
const atServer = () => {
  const waiting: (() => void)[] = [];
  let reads = 0;
  const server = serverBy(({ method }) => {
    if (method !== 'GET') return json(500, {});
    const answer = json(200, { number: (reads += 1), name: 'Ana' });
    return new Promise((resolve) => waiting.push(() => resolve(answer)));
  });
  const { http, device } = clientOf(server);
  return {
    http: sharingReads(http, device),
    device,
    seen: () => server.seen.map(({ method, url }) => `${method} ${url.replace('http://api.test/api', '')}`),
    answer: async () => {
      await new Promise(setImmediate);
      for (const tell of waiting.splice(0)) tell();
    },
  };
};

const Numbered = t.type({ number: t.number });
const Named = t.type({ name: t.string });

it('makes one call for two reads at the same time, and each reads its own fields', async () => {
  const { http, seen, answer } = atServer();
  const reads = [http.get('/clients/7', Numbered)(), http.get('/clients/7', Named)()];
  await answer();
  expect(await Promise.all(reads)).toEqual([E.right({ number: 1, name: 'Ana' }), E.right({ number: 1, name: 'Ana' })]);
  expect(seen()).toEqual(['GET /clients/7']);
});

it('names the wrong field to the reader alone who wants it', async () => {
  const { http, answer } = atServer();
  const reads = [http.get('/x', Numbered)(), http.get('/x', t.type({ number: t.string }))()];
  await answer();
  expect(await Promise.all(reads)).toMatchObject([
    E.right({ number: 1 }),
    E.left({ _tag: 'Unreadable', path: 'number' }),
  ]);
});

it('keeps no answer', async () => {
  const { http, seen, answer } = atServer();
  for (let i = 0; i < 2; i += 1) {
    const read = http.get('/x', Numbered)();
    await answer();
    await read;
  }
  expect(seen()).toEqual(['GET /x', 'GET /x']);
});

it('asks again for a GET that acts while the first call hangs', async () => {
  const { http, seen, answer } = atServer();
  const [hung, retried] = [http.get('/x', Numbered, { acts: true })(), http.get('/x', Numbered, { acts: true })()];
  await answer();
  expect([await hung, await retried]).toMatchObject([E.right({ number: 1 }), E.right({ number: 2 })]);
  expect(seen()).toEqual(['GET /x', 'GET /x']);
});

it('shares nothing between two paths, two queries or two sessions', async () => {
  const { http, device, seen, answer } = atServer();
  const reads = [
    http.get('/x', Numbered)(),
    http.get('/y', Numbered)(),
    http.get('/x', Numbered, { query: { refresh: 'true' } })(),
  ];
  device.session.write({ ...session(), clientId: 8, tokens: { access: 'access-8', refresh: 'refresh-8' } })();
  reads.push(http.get('/x', Numbered)());
  await answer();
  await Promise.all(reads);
  expect(seen()).toEqual(['GET /x', 'GET /y', 'GET /x?refresh=true', 'GET /x']);
});

it.each(['post', 'put', 'delete'] as const)(
  'never gives a read after a %s the answer to a read before it, even when the call failed',
  async (method) => {
    const { http, seen, answer } = atServer();
    const before = http.get('/x', Numbered)();
    await http[method]('/x', t.unknown)();
    const after = http.get('/x', Numbered)();
    await answer();
    expect([await before, await after]).toMatchObject([E.right({ number: 1 }), E.right({ number: 2 })]);
    expect(seen()).toEqual(['GET /x', `${method.toUpperCase()} /x`, 'GET /x']);
  },
);
