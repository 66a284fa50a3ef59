import { documentOf, startSandbox } from '@aroeira/sandbox';
import type { Page, TestInfo } from '@playwright/test';
import { startCollector, told, type Span } from '../../collector.ts';
import { drawPortal } from '../../draw-portal.ts';
import { expect, PASSWORD, portalIn, test } from '../../fixtures.ts';

const stops: (() => unknown)[] = [];
test.afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

/** A sandbox and a portal that tell one collector. */
const start = async (info: TestInfo, status?: number) => {
  const collector = await startCollector(status);
  stops.push(collector.stop);
  const webRoot = drawPortal(info.outputDir, { collector: collector.url });
  const sandbox = await startSandbox({ port: 0, ephemeral: true, quiet: true, webRoot, collectorUrl: collector.url });
  stops.push(() => sandbox.close());
  return { collector, url: sandbox.url };
};

/** Signs ana in. @returns what the server said of her and her session */
const signIn = async (page: Page, url: string) => {
  const { login, dashboard } = portalIn(page);
  await page.goto(`${url}/login`);
  const answer = page.waitForResponse(/\/api\/auth\/login\/1$/);
  await login.signIn(documentOf('ana'), PASSWORD);
  // The sandbox's own answer.
  const said = (await (await answer).json()) as Record<
    'token' | 'refreshToken' | 'loginId' | 'name' | 'email' | 'document',
    string
  >;
  await dashboard.greeting.waitFor();
  return said;
};

test.describe('a portal with a collector', { tag: '@desktop' }, () => {
  test('tells of vitals, errors, failures of the server and traces, and nothing of a person', async ({
    page,
  }, info) => {
    const { collector, url } = await start(info);
    const client = await signIn(page, url);
    const cpf = documentOf('ana');
    const dotted = cpf.replace(/(\d{3})(\d{3})(\d{3})(\d{2})/, '$1.$2.$3-$4');
    const personal = [
      cpf,
      dotted,
      PASSWORD,
      client.name,
      client.email,
      client.token,
      client.refreshToken,
      client.loginId,
    ];
    expect(personal.filter((text) => typeof text !== 'string' || text.length < 6)).toEqual([]);

    const order = `${url}/movements/last-movements/${cpf}?quem=${encodeURIComponent(client.email)}#${dotted}`;
    const named: string[] = [];
    page.on('response', (answer) => {
      if (answer.status() === 500) named.push(answer.headers()['x-request-id'] ?? '');
    });
    const fault = await fetch(`${url}/sandbox/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ on: 'GET /investments/**', status: 500, times: 1 }),
    });
    expect(fault.ok).toBe(true);
    await page.goto(order);
    // Its adapter came. What the page before told may arrive later.
    const routes = () => collector.logs('browser.web_vital').map((vital) => vital['url.template']);
    await expect.poll(routes).toContain('/movements/last-movements/:id');
    const traced: string[] = [];
    page.on('request', async (request) => {
      const { traceparent } = await request.allHeaders();
      if (traceparent === undefined) return;
      expect(new URL(request.url()).pathname).toMatch(/^\/api\//);
      traced.push(traceparent);
    });
    const menu = page.getByRole('navigation').first();
    await menu.getByRole('link', { name: 'Liberdade' }).click();
    await expect.poll(() => traced.length).toBeGreaterThan(0);

    // Nobody handles these, and their messages hold what a person typed.
    const typed = personal.join(' ');
    await page.evaluate((text) => {
      setTimeout(() => {
        throw new RangeError(text);
      });
      void Promise.reject(Object.assign(new Error(text), { name: text }));
      window.scrollTo = () => {
        throw new SyntaxError(text);
      };
    }, typed);
    await menu.getByRole('link', { name: 'Perfil' }).click();
    await expect(page.getByText('Não foi possível abrir esta página')).toBeVisible();
    await page.goto(`${url}/reports/2026-10`);
    await page.goto('about:blank');

    // The vitals of a page come when it is left.
    await expect
      .poll(() => new Set(collector.logs('browser.web_vital').map((vital) => vital['browser.web_vital.name'])))
      .toEqual(new Set(['ttfb', 'fcp', 'lcp', 'cls', 'inp']));
    expect(collector.logs('server_failure')).toEqual([
      {
        'url.template': '/movements/last-movements/:id',
        'http.response.status_code': 500,
        'http.response.header.x-request-id': { values: [{ stringValue: named[0] }] },
      },
    ]);
    const errors = collector.logs('exception');
    expect(errors.map((error) => String(error['exception.type'])).toSorted()).toEqual([
      'Error',
      'RangeError',
      'SyntaxError',
    ]);
    const drawn = errors.find((error) => error['exception.type'] === 'SyntaxError');
    expect(drawn?.['exception.stacktrace']).toMatch(/^(?:\/assets\/[\w-]+\.js:\d+:\d+(?:\n|$))+$/);
    expect(drawn?.['url.template']).toBe('/profile');

    // Browser, server and statement are one trace.
    const parentOf = (child: Span | undefined) =>
      collector.spans().find(({ spanId }) => spanId === child?.parentSpanId);
    const whole = () =>
      collector
        .spans()
        .filter(({ name }) => name === 'select')
        .map((statement) => [statement, parentOf(statement), parentOf(parentOf(statement))])
        .find(([, , called]) => called !== undefined && traced.includes(`00-${called.traceId}-${called.spanId}-01`));
    await expect.poll(whole).toBeDefined();
    const [statement, served, called] = whole() ?? [];
    expect([statement?.traceId, served?.traceId]).toEqual([called?.traceId, called?.traceId]);
    expect(called && told(called)).toMatchObject({ 'http.request.method': 'GET' });

    const all = collector.requests.join('\n');
    expect(personal.filter((text) => all.includes(text) || all.includes(encodeURIComponent(text)))).toEqual([]);
    expect(all).not.toContain('2026-10');
    expect(all).not.toMatch(/quem|localStorage|Bearer/);
  });

  for (const status of [500, 403])
    test(`works as ever where the collector answers ${status}`, async ({ page }, info) => {
      const { collector, url } = await start(info, status);
      const failed: string[] = [];
      page.on('pageerror', ({ message }) => failed.push(message));
      await page.goto(`${url}/login`);
      await expect.poll(() => collector.requests.length).toBeGreaterThan(1);
      await signIn(page, url);
      await page.getByRole('link', { name: 'Relatório' }).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(failed).toEqual([]);
    });
});
