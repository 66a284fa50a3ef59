import Bowser from 'bowser';

/** By what its owner may recognize a device. */
export interface DeviceLabel {
  readonly browser: string | null;
  readonly system: string | null;
}

/**
 * The names of browser and system in a user agent, without versions: enough to tell one's devices apart, and nothing to
 * follow anybody by (decision Q127).
 */
export const labelOf = (userAgent: string | undefined): DeviceLabel => {
  if (userAgent === undefined || userAgent.trim() === '') return { browser: null, system: null };
  const { browser, os } = Bowser.parse(userAgent);
  return { browser: named(browser.name), system: named(os.name) };
};

const named = (name: string | undefined): string | null => (name === undefined || name === '' ? null : name);
