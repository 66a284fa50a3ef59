import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startSandbox } from '@aroeira/sandbox';
import { drawPortal } from '../../draw-portal.ts';
import { documentOf, expect, PASSWORD, portalIn, test } from '../../fixtures.ts';
import { investmentPages } from '../../pages/movements/investment.page.ts';

/** What docs/deploy.md asks of an API at another origin. */
const METHODS = 'GET, POST, PUT, DELETE';
const HEADERS = 'authorization, content-type, device-type, idempotency-key, login-id, traceparent, x-refresh-token';
const EXPOSED = 'date, retry-after, x-request-id';

const FUND = 'Aroeira Renda Fixa Liquidez FIC FI RF';

/** An API at an origin of its own. It sends each call on to a sandbox, and allows one portal. */
const startApi = async () => {
  let portal = '';
  /** The reads, in their order. The first one fails as at a server that has lost its database. */
  const reads: string[] = [];
  const server: Server = createServer((call, answer) => {
    const allowed = {
      'access-control-allow-origin': portal,
      'access-control-allow-methods': METHODS,
      'access-control-allow-headers': HEADERS,
      'access-control-expose-headers': EXPOSED,
    };
    if (call.method === 'OPTIONS') return void answer.writeHead(204, allowed).end();
    const headers = { ...call.headers, connection: 'close', host: new URL(portal).host };
    const sent = request(portal + (call.url ?? ''), { agent: false, method: call.method, headers }, (got) => {
      if (call.method === 'GET' && reads.push(call.url ?? '') === 1)
        return void answer.writeHead(503, { ...allowed, 'retry-after': '1' }).end('{"message":"unavailable"}');
      got.pipe(answer.writeHead(got.statusCode ?? 502, { ...got.headers, ...allowed }));
    });
    // The page may still ask when the sandbox has ended.
    sent.on('error', () => answer.destroy());
    call.pipe(sent);
  });
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo; // it listens on a port
  return {
    url: `http://127.0.0.1:${String(port)}`,
    timesAsked: () => reads.filter((path) => path === reads[0]).length,
    sendTo: (origin: string) => (portal = origin),
    close: () => server.close(),
  };
};

test('ana signs in and invests by an API of another origin, which is unavailable once @phone', async ({
  page,
}, info) => {
  const api = await startApi();
  const webRoot = drawPortal(info.outputPath('portal'), { apiBase: `${api.url}/api` });
  const sandbox = await startSandbox({ port: 0, ephemeral: true, quiet: true, webRoot });
  api.sendTo(sandbox.url);
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/CORS|Content Security Policy/.test(message.text())) refused.push(message.text());
  });
  const { login, dashboard } = portalIn(page);
  await page.goto(`${sandbox.url}/login`);
  await login.signIn(documentOf('ana'), PASSWORD);
  await dashboard.greeting.waitFor();
  const invest = investmentPages(page);
  await page.goto(`${sandbox.url}/movements/investment`);
  await page.getByLabel('Quanto deseja investir?').fill('1000');
  await page.getByRole('checkbox', { name: FUND }).check();
  await invest.begin();
  await invest.account(FUND).selectOption({ index: 1 });
  await invest.next.click();
  await invest.confirm.click();
  await expect(invest.done).toBeVisible();
  expect(api.timesAsked()).toBeGreaterThan(1);
  expect(refused).toEqual([]);
  await sandbox.close();
  api.close();
});
