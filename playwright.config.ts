import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/chromium.ts';

const executablePath = findChromium();

// The sandboxes of the journeys hash as those of the other tests do (access/password/passwords.ts).
process.env['CHEAP_PASSWORD_HASHES'] = '1';

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/playwright',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  // A busy machine may be four times slower than a quiet one. A wait that ends early takes no time of it.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // A page of a journey comes from the server. The journeys of the worker allow it.
    serviceWorkers: 'block',
    // A trace of each journey costs a tenth of the run. `playwright test --trace retain-on-failure` keeps them.
    trace: 'off',
    // A step that waits for ever is named, and not only its test.
    actionTimeout: 45_000,
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // The camera shows a drawing, and nobody is asked for it.
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
      ],
    },
  },
  // A test runs at both sizes, except one whose tag names the size that shows what it proves.
  projects: [
    // A mask behaves in the same way at every size, and paper has one.
    {
      name: 'phone',
      grepInvert: /@desktop/,
      testIgnore: ['**/masks.spec.ts', '**/print.spec.ts'],
      use: { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true },
    },
    // The bytes of the first load, the other brand and the session are the same at every size.
    {
      name: 'desktop',
      grepInvert: /@phone/,
      testIgnore: [
        '**/first-load.spec.ts',
        '**/white-label.spec.ts',
        '**/access/session.spec.ts',
        '**/native-app.spec.ts',
      ],
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
});
