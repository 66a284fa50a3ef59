import { existsSync } from 'node:fs';

const SYSTEM_PATHS = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  String.raw`C:\Program Files\Mozilla Firefox\firefox.exe`,
];

/** A Firefox on this machine: the one that FIREFOX names, or the system's. */
export const findFirefox = (): string | undefined =>
  [process.env['FIREFOX'], ...SYSTEM_PATHS].find((path) => path !== undefined && path !== '' && existsSync(path));

export const NO_FIREFOX =
  'There is no Firefox, so its journeys are skipped: install one (Debian: apt-get install firefox-esr) or name it, FIREFOX=/path/to/firefox.';
