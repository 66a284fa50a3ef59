import { once } from 'node:events';
import { request, type ClientRequest } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RG } from '../registration/testing/sent-records.ts';
import { startSandbox, type RunningSandbox } from '../start-sandbox.ts';
import { call, headersOf, signedIn } from '../testing/calls.ts';
import { callable } from '../testing/child-server.ts';
import { bmpOf } from '../testing/photographed.ts';
import { sandboxOfFile } from '../testing/sandbox-of-file.ts';

const seeded = sandboxOfFile();

/** 400 KB. */
const BMP = bmpOf(365).toString('base64');
const PICTURES = { ...RG, documentPhotoFront: BMP, documentPhotoBack: BMP };

/** Nine clients who may upload, and another. */
const NINE = ['carla', 'elisa', 'heitor', 'iris', 'joao', 'karen', 'nina', 'valter', 'ana'];
const OTHER = 'sofia';

/**
 * Nine clients make a call with a large file side by side, and another client makes small ones.
 * @returns the order of the answers
 */
const orderOf = async (what: string, body: unknown): Promise<string> => {
  const clients = await Promise.all(NINE.map((key) => seeded.signedIn(key)));
  const { id, token } = await seeded.signedIn(OTHER);
  let order = '';
  let left = clients.length;
  const small = async (): Promise<void> => {
    while (left > 0) {
      const { status } = await seeded.call(`GET /api/clients/${String(id)}`, { token });
      order += status === 200 ? '.' : String(status);
      // Calls without a network answer without a turn of the event loop. A network gives the others their turn.
      await setImmediate();
    }
  };
  const large = async (client: (typeof clients)[number]): Promise<void> => {
    const { status } = await seeded.call(what.replace('{id}', String(client.id)), { token: client.token, body });
    order += status === 200 ? 'L' : String(status);
    left -= 1;
  };
  await Promise.all([small(), ...clients.map(large)]);
  return order;
};

it.for([
  ['uploads of one file', 'PUT /api/clients/proof-of-residence/{id}', { base64String: BMP }],
  ['uploads of two files', 'PUT /api/clients/update/{id}/ocr', PICTURES],
] as const)(
  'nine %s side by side let small calls of another client through',
  { timeout: 60_000 },
  async ([, what, body]) => {
    const order = await orderOf(what, body);
    expect(order.replaceAll('.', '')).toBe('L'.repeat(NINE.length));
    const between = order.slice(order.indexOf('L'), order.lastIndexOf('L'));
    expect(between.split('.').length - 1).toBeGreaterThan(4);
  },
);

it('nine downloads side by side let small calls of another client through, and each other', {
  timeout: 60_000,
}, async () => {
  const order = await orderOf('GET /api/clients/download/base64/files/{id}/4', undefined);
  expect(order.replaceAll('.', '')).toBe('L'.repeat(NINE.length));
  expect(order.slice(0, order.lastIndexOf('L')).split('.').length - 1).toBeGreaterThan(4);
});

describe('bodies that arrive slowly', () => {
  let sandbox: RunningSandbox;
  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0, ephemeral: true, quiet: true, trustProxy: '127.0.0.1, ::1' });
  }, 60_000);
  afterAll(() => sandbox.close());

  const signIn = async (key: string, network = '192.0.2.1') => {
    const from = { 'x-forwarded-for': network };
    const { id, token } = await signedIn(callable(sandbox), key, from);
    const path = `/api/clients/update/${String(id)}/ocr`;
    return {
      /** Sends the head of an upload. The body never comes. */
      begin: async (): Promise<ClientRequest> => {
        const length = { 'content-type': 'application/json', 'content-length': 1000 };
        const headers = { ...length, ...from, ...headersOf(token), expect: '100-continue' };
        const upload = request(`${sandbox.url}${path}`, { method: 'PUT', headers }).on('error', () => undefined);
        upload.flushHeaders();
        await once(upload, 'continue');
        return upload;
      },
      upload: async () =>
        (await call(callable(sandbox), `PUT ${path}`, { token, body: PICTURES, headers: from })).status,
    };
  };

  it('keep the other bodies of the same client waiting, and nobody else', async () => {
    const [ana, nina] = [await signIn('ana'), await signIn('nina')];
    const slow = await ana.begin();
    const order: string[] = [];
    const waiting = ana.upload().then((status) => order.push(`ana ${String(status)}`));
    for (let n = 0; n < 3; n += 1) order.push(`nina ${String(await nina.upload())}`);
    slow.destroy();
    await waiting;
    expect(order).toEqual(['nina 200', 'nina 200', 'nina 200', 'ana 200']);
  }, 60_000);

  it('are four at once from one network, and another network goes on', async () => {
    const [ours, theirs] = ['203.0.113.7', '198.51.100.2'];
    const slow = await Promise.all(NINE.slice(0, 4).map(async (key) => (await signIn(key, ours)).begin()));
    const [fifth, elsewhere] = [await signIn('ana', ours), await signIn('nina', theirs)];
    const order: string[] = [];
    const waiting = fifth.upload().then((status) => order.push(`ana ${String(status)}`));
    for (let n = 0; n < 3; n += 1) order.push(`nina ${String(await elsewhere.upload())}`);
    order.push('one ends');
    slow[0]?.destroy();
    await waiting;
    expect(order).toEqual(['nina 200', 'nina 200', 'nina 200', 'one ends', 'ana 200']);
    for (const upload of slow) upload.destroy();
  }, 60_000);

  it('are eight at once, and the ninth waits until one of them ends', async () => {
    // Three networks, because one has four places.
    const clients = await Promise.all(NINE.map((key, i) => signIn(key, `203.0.${String(Math.floor(i / 4))}.7`)));
    const slow = await Promise.all(clients.slice(0, 8).map(({ begin }) => begin()));
    const order: string[] = [];
    const ninth = clients[8]?.upload().then((status) => order.push(`ana ${String(status)}`));
    for (let n = 0; n < 3; n += 1) await signIn('nina');
    order.push('one ends');
    slow[0]?.destroy();
    await ninth;
    expect(order).toEqual(['one ends', 'ana 200']);
    for (const upload of slow) upload.destroy();
  }, 60_000);
});
