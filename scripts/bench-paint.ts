import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { startSandbox } from '@aroeira/sandbox';
import { build } from 'vite';
import { precompressed } from '../packages/web/precompressed.ts';
import { portalIn } from '../tests/pages/portal.ts';
import { forget, keep, signInAsAna, slowDown, SLOWED } from './bench-browser.ts';
import { installLighthouse, lighthouse, type Figures } from './bench/lighthouse.ts';
import { ensureChromium } from './chromium.ts';
import { medianOf } from './median.ts';
import { buildWeb } from './start/build-web.ts';

/**
 * Measures with Lighthouse, as a phone on a slow network, how soon pages of the built portal are drawn, beside a page of
 * bare React with the same form from the same server. 'own' is the TBT by the processor's time, so without what else the
 * machine did. Then it measures a second visit on a processor that is slowed down four times. An old build is made again.
 * It loads Lighthouse into a temporary folder.
 */

/** Another number may follow the command. */
const RUNS = Number(process.argv[2] ?? 5);
const ROOT = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'bench-paint-'));
const executablePath =
  ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) => existsSync(path)) ?? ensureChromium();

/** What the same bench said before pages were drawn by the build (perf, FCP and LCP in ms, TBT in ms, script and all in kB). */
const FORMER = [
  '/login before                97/100/100/60   1727   2382     62      –  129.9  180.0',
  '/dashboard before            95/100/100/60   2031   2545     39      –  170.0  217.0',
];

const BARE = `
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
const Form = () => {
  const [sent, setSent] = useState(false);
  return (
    <main>
      <h1>BEM-VINDO</h1>
      <form onSubmit={(event) => { event.preventDefault(); setSent(true); }}>
        <label>CPF ou CNPJ <input name="document" inputMode="numeric" /></label>
        <label>Senha <input name="password" type="password" /></label>
        <button>{sent ? 'Enviado' : 'Acessar sua conta'}</button>
      </form>
    </main>
  );
};
createRoot(document.getElementById('root')!).render(<StrictMode><Form /></StrictMode>);
`;

const BARE_PAGE = `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8" /><title>React</title>
<meta name="viewport" content="width=device-width, initial-scale=1" /><meta name="description" content="React" /></head>
<body><div id="root"></div><script type="module" src="/main.tsx"></script></body></html>`;

/** Builds the bare page inside packages/web, where its packages are found. @returns the folder of the build */
const buildBare = async (): Promise<string> => {
  const source = mkdtempSync(join(ROOT, 'packages/web/.bare-'));
  const outDir = join(folder, 'bare');
  try {
    writeFileSync(join(source, 'index.html'), BARE_PAGE);
    writeFileSync(join(source, 'main.tsx'), BARE);
    await build({
      root: source,
      configFile: false,
      logLevel: 'error',
      plugins: [react(), precompressed()],
      build: { outDir, modulePreload: { polyfill: false } },
    });
  } finally {
    rmSync(source, { recursive: true });
  }
  writeFileSync(join(outDir, 'paths.json'), '["/login"]');
  return outDir;
};

const rowOf = (name: string, runs: readonly Figures[]): string => {
  const of = (part: Exclude<keyof Figures, 'scores'>, digits = 0) =>
    medianOf(runs.map((run) => run[part]))
      .toFixed(digits)
      .padStart(7);
  const scores = runs.map((run) => run.scores).toSorted()[Math.floor(runs.length / 2)] ?? '';
  return `${name.padEnd(28)} ${scores.padEnd(15)}${of('fcp')}${of('lcp')}${of('tbt')}${of('own')}${of('script', 1)}${of('total', 1)}`;
};

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address() as AddressInfo; // it listens at a port
      server.close(() => resolve(port));
    });
  });

/** Milliseconds from the navigation to the first paint with content. */
const paintOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        new PerformanceObserver((list) => {
          const [first] = list.getEntriesByName('first-contentful-paint');
          if (first !== undefined) done(first.startTime);
        }).observe({ type: 'paint', buffered: true });
      }),
  );

/** Ends the service workers, as a browser does half a minute after a visit. */
const stopWorkers = async (page: Page): Promise<void> => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('ServiceWorker.enable');
  await cdp.send('ServiceWorker.stopAllWorkers');
};

/** The paint of a page that this browser had before, some days ago. */
const secondVisit = async (context: BrowserContext, url: string, name: string): Promise<string> => {
  const paints: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const page = await context.newPage();
    await stopWorkers(page);
    const speedUp = await slowDown(page, SLOWED);
    await page.goto(url);
    paints.push(await paintOf(page));
    await speedUp();
    await page.close();
  }
  return `${name.padEnd(28)} ${medianOf(paints).toFixed(0)} ms (${paints.map((paint) => paint.toFixed(0)).join(', ')})`;
};

buildWeb(ROOT);
installLighthouse(folder);
const webRoot = join(ROOT, 'packages/web/dist');
const bare = await startSandbox({ port: 0, ephemeral: true, quiet: true, webRoot: await buildBare() });
const portal = await startSandbox({ port: 0, ephemeral: true, quiet: true, webRoot });
const port = await freePort();
const profile = join(folder, 'profile');
const context = await chromium.launchPersistentContext(profile, {
  executablePath,
  args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  locale: 'pt-BR',
  baseURL: portal.url,
});
try {
  const visited: Record<string, Figures[]> = {};
  const [page] = context.pages();
  if (page === undefined) throw new Error('The browser has no page');
  await signInAsAna(page);
  await portalIn(page).dashboard.greeting.waitFor();
  // In turns, so that a busy minute of the machine falls on each.
  for (let run = 0; run < RUNS; run += 1)
    for (const [name, url, at, before] of [
      ['bare React, one form', `${bare.url}/login`, undefined],
      ['/login', `${portal.url}/login`, undefined],
      ['/welcome', `${portal.url}/welcome`, undefined],
      ['/dashboard, nothing kept', `${portal.url}/dashboard`, port, forget],
      ['/dashboard, files kept', `${portal.url}/dashboard`, port, keep],
    ] as const) {
      await before?.(page);
      (visited[name] ??= []).push(await lighthouse({ folder, executablePath }, url, at));
    }
  console.log(`Lighthouse, phone, simulated, medians of ${RUNS} in turns; load ${loadavg()[0]?.toFixed(1) ?? '?'}`);
  console.log(`${'page'.padEnd(28)} perf/a11y/BP/SEO    FCP    LCP    TBT    own  kB JS kB all`);
  for (const [name, runs] of Object.entries(visited)) console.log(rowOf(name, runs));
  for (const row of FORMER) console.log(row);
  const lcpOf = (name: string) => medianOf((visited[name] ?? []).map(({ lcp }) => lcp));
  console.log(`LCP of /login to that of bare React: ${(lcpOf('/login') / lcpOf('bare React, one form')).toFixed(2)}`);
  console.log(`Second visits, at ${SLOWED}× slowdown, first paint:`);
  console.log(await secondVisit(context, `${bare.url}/login`, 'bare React, one form'));
  console.log(await secondVisit(context, `${portal.url}/dashboard`, '/dashboard'));
  console.log(await secondVisit(context, `${portal.url}/welcome`, '/welcome'));
} catch (failure) {
  console.error(failure);
  process.exitCode = 1;
} finally {
  await context.close();
  await portal.close();
  await bare.close();
  rmSync(folder, { recursive: true, force: true });
}
