import Bowser from 'bowser';

/** The words by which the owner recognizes a device. */
export interface DeviceLabel {
  readonly browser: string | null;
  readonly system: string | null;
}

/** Longer than the user agent of any browser. It limits the work of the library. */
const LONGEST = 400;

const BROWSERS: ReadonlySet<string> = new Set(Object.values(Bowser.BROWSER_MAP));
const SYSTEMS: ReadonlySet<string> = new Set(Object.values(Bowser.OS_MAP));

/**
 * No versions, by which somebody could be tracked (decision Q127), and only names that the library knows: with others
 * a stranger could write into the e-mail to the owner.
 */
export const labelOf = (userAgent: string | undefined): DeviceLabel => {
  if (userAgent === undefined || userAgent.trim() === '') return { browser: null, system: null };
  const { browser, os } = Bowser.parse(userAgent.slice(0, LONGEST));
  return { browser: known(BROWSERS, browser.name), system: known(SYSTEMS, os.name) };
};

const known = (names: ReadonlySet<string>, name: string | undefined): string | null =>
  name !== undefined && names.has(name) ? name : null;
