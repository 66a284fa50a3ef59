/** What the check of the version needs of the world. */
export interface VersionPorts {
  /** The version of the app that is running. */
  readonly local: string;
  /** The version that is deployed; `undefined` when that could not be found out. */
  readonly remote: () => Promise<string | undefined>;
  /** The versions that this device was reloaded for, oldest first. */
  readonly reloadedFor: {
    readonly read: () => readonly string[];
    /** @returns whether they will be remembered */
    readonly write: (versions: readonly string[]) => boolean;
  };
  readonly reload: () => void;
}

/** How many versions are remembered: more than alternate during any deployment, and a bound to what is stored. */
const REMEMBERED = 10;

/**
 * Reloads the app once when another version of it is deployed. A cache on the way may go on serving the old one, and servers
 * may answer two versions in turn while they are replaced: the same version is not reloaded for again.
 *
 * @see spec A §1, A §9; decision Q120
 */
export const checkVersion = async ({ local, remote, reloadedFor, reload }: VersionPorts): Promise<void> => {
  const version = await remote();
  if (version === undefined || version === local) return;
  const known = reloadedFor.read();
  if (known.includes(version)) return;
  // A device that remembers nothing would reload for ever.
  if (reloadedFor.write([...known, version].slice(-REMEMBERED))) reload();
};
