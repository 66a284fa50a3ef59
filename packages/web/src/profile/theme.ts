import type { IO } from 'fp-ts/IO';

/** `system` follows the device, from light to dark as its owner set it. */
export type Theme = 'system' | 'light' | 'dark';

/** The look that this device's owner chose. It is no client's: switching accounts keeps it. */
export interface ThemeChoice {
  readonly read: IO<Theme>;
  /** Keeps it, and shows it at once. */
  readonly write: (theme: Theme) => IO<void>;
}
