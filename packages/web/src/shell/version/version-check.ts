/** What the check of the version needs from outside. */
export interface VersionPorts {
  /** The version of the app that is running. */
  readonly local: string;
  /** The deployed version, or `undefined` when nobody could tell. */
  readonly remote: () => Promise<string | undefined>;
  /** The versions that this device was reloaded for, oldest first. */
  readonly reloadedFor: {
    readonly read: () => readonly string[];
    /** @returns whether the device will remember them */
    readonly write: (versions: readonly string[]) => boolean;
  };
  /** Whether the person did something on the page, so that a reload may lose what they typed. */
  readonly isTouched: () => boolean;
  readonly reload: () => void;
}

/** How many versions the device remembers. No deployment has so many, and the limit keeps the store small. */
const REMEMBERED = 10;

/**
 * Reloads the app once when another version is deployed. It never reloads twice for one version, because a cache may
 * still serve the old one, and servers may answer two versions in turn during a deployment. A page that the person touched
 * meanwhile stays, and the next visit asks again.
 *
 * @see spec A §1, A §9; decisions Q120, 0350
 */
export const checkVersion = async ({ local, remote, reloadedFor, isTouched, reload }: VersionPorts): Promise<void> => {
  const version = await remote();
  if (version === undefined || version === local) return;
  const known = reloadedFor.read();
  if (known.includes(version) || isTouched()) return;
  // A device that remembers nothing would reload forever.
  if (reloadedFor.write([...known, version].slice(-REMEMBERED))) reload();
};
