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
 * Takes the names of browser and system from a user agent. It leaves versions out, so that nobody can track a client by
 * them (decision Q127). It takes only names that the library knows. The library copies an unknown name from the user
 * agent, so a stranger could write into the e-mail to the owner.
 */
export const labelOf = (userAgent: string | undefined): DeviceLabel => {
  if (userAgent === undefined || userAgent.trim() === '') return { browser: null, system: null };
  const { browser, os } = Bowser.parse(userAgent.slice(0, LONGEST));
  return { browser: known(BROWSERS, browser.name), system: known(SYSTEMS, os.name) };
};

const known = (names: ReadonlySet<string>, name: string | undefined): string | null =>
  name !== undefined && names.has(name) ? name : null;
