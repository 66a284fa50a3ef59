/** What the check of the version needs of the world. */
export interface VersionPorts {
  /** The version of the app that is running. */
  readonly local: string;
  /** The version that is deployed; `undefined` when that could not be found out. */
  readonly remote: () => Promise<string | undefined>;
  /** The version that this device was reloaded for last. */
  readonly reloadedFor: {
    readonly read: () => string | undefined;
    /** @returns whether it will be remembered */
    readonly write: (version: string) => boolean;
  };
  readonly reload: () => void;
}

/**
 * Reloads the app once when another version of it is deployed. A cache on the way may go on serving the old one: the same
 * version is not reloaded for again.
 *
 * @see spec A §1, A §9; decision Q120
 */
export const checkVersion = async ({ local, remote, reloadedFor, reload }: VersionPorts): Promise<void> => {
  const version = await remote();
  if (version === undefined || version === local || version === reloadedFor.read()) return;
  // A device that remembers nothing would reload for ever.
  if (reloadedFor.write(version)) reload();
};
