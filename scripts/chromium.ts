import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** First the shell without a window, which needs a quarter less of the processor. Playwright takes it too. */
const SYSTEM_PATHS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** A Chromium on this machine: the one that CHROMIUM names, the system's, or Playwright's. */
export const findChromium = (): string | undefined =>
  [process.env['CHROMIUM'], ...SYSTEM_PATHS, chromium.executablePath()].find(
    (path) => path !== undefined && path !== '' && existsSync(path),
  );

const succeeds = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/** A distribution's placeholder, or a browser without a library, exists but does not start. */
const starts = (path: string): boolean => succeeds(path, '--version');

/**
 * Finds or installs a Chromium for the browser tests (Playwright's build, or otherwise Debian's package).
 * @throws Error with one line that says how to get one
 */
export const ensureChromium = (): string => {
  const named = process.env['CHROMIUM'] ?? '';
  if (named !== '' && !starts(named)) throw new Error(`CHROMIUM names ${named}, and that does not start.`);
  const found = findChromium();
  if (found !== undefined && starts(found)) return found;
  console.log(
    `${found === undefined ? 'There is no Chromium' : `${found} does not start`}: installing one for the browser tests.`,
  );
  if (!succeeds('npx', 'playwright', 'install', 'chromium'))
    succeeds('sh', '-c', 'apt-get update && apt-get install -y --no-install-recommends chromium-headless-shell');
  const installed = [chromium.executablePath(), ...SYSTEM_PATHS].find((path) => existsSync(path) && starts(path));
  if (installed === undefined)
    throw new Error(
      'No Chromium starts: install one (Debian: apt-get install chromium-headless-shell) or name it, CHROMIUM=/path/to/chromium.',
    );
  return installed;
};
