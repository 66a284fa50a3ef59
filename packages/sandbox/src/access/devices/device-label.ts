import Bowser from 'bowser';

/** The words by which the owner recognizes a device. */
export interface DeviceLabel {
  readonly browser: string | null;
  readonly system: string | null;
}

/**
 * Takes the names of browser and system from a user agent. It leaves versions out, so that nobody can track a client by
 * them (decision Q127).
 */
export const labelOf = (userAgent: string | undefined): DeviceLabel => {
  if (userAgent === undefined || userAgent.trim() === '') return { browser: null, system: null };
  const { browser, os } = Bowser.parse(userAgent);
  return { browser: named(browser.name), system: named(os.name) };
};

const named = (name: string | undefined): string | null => (name === undefined || name === '' ? null : name);
