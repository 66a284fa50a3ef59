import type { IO } from 'fp-ts/IO';

/** `system` follows the setting of the device. */
export type Theme = 'system' | 'light' | 'dark';

/** The look that the owner of this device chose. It belongs to no client: another account keeps it. */
export interface ThemeChoice {
  readonly read: IO<Theme>;
  /** Stores the theme, and shows it at once. */
  readonly write: (theme: Theme) => IO<void>;
}
