import type { IO } from 'fp-ts/IO';

/**
 * Which client this tab of the browser last knew as one who registers. It decides only what is shown until the server
 * answers, so a value that cannot be kept or read is missing.
 *
 * @see decision 0220
 */
export interface OpenRegistrations {
  readonly isOpen: (clientId: number) => boolean;
  readonly keep: (clientId: number, isOpen: boolean) => IO<void>;
}
