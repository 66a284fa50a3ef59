/** What the check of the version needs of the world. */
export interface VersionPorts {
  /** The version of the app that is running. */
  readonly local: string;
  /** The deployed version, or `undefined` when nobody could tell. */
  readonly remote: () => Promise<string | undefined>;
  /** The versions that this device was reloaded for, oldest first. */
  readonly reloadedFor: {
    readonly read: () => readonly string[];
    /** @returns whether they will be remembered */
    readonly write: (versions: readonly string[]) => boolean;
  };
  readonly reload: () => void;
}

/** How many versions it remembers. It is more than the versions of any deployment, and it limits what is stored. */
const REMEMBERED = 10;

/**
 * Reloads the app once when another version is deployed. A cache on the way may go on serving the old one. During a
 * deployment servers may answer two versions in turn. So it does not reload twice for one version.
 *
 * @see spec A §1, A §9; decision Q120
 */
export const checkVersion = async ({ local, remote, reloadedFor, reload }: VersionPorts): Promise<void> => {
  const version = await remote();
  if (version === undefined || version === local) return;
  const known = reloadedFor.read();
  if (known.includes(version)) return;
  // A device that remembers nothing would reload again and again.
  if (reloadedFor.write([...known, version].slice(-REMEMBERED))) reload();
};
