import { withMemoryFallback } from './degrading-store.ts';
import type { TextStore } from './text-store.ts';

/** Where a tab keeps what belongs to its client. */
export interface NotePlace {
  /** The store of one tab. */
  readonly tab: TextStore;
  /** The text before every key. See `prefixOf`. */
  readonly prefix: string;
}

/** What a tab keeps until the session ends. */
const NOTES = [
  'unsentAnswers',
  'placedInvestment',
  'reportWaits',
  'postponedRenewal',
  'acceptedTerms',
  'openRegistration',
] as const;
export type NoteName = (typeof NOTES)[number];

/** Removes the notes of any client. It never throws. The first load needs it, so it decodes nothing. */
export const forgetTabNotes = ({ tab, prefix }: NotePlace): void => {
  const store = withMemoryFallback(tab, () => undefined);
  for (const name of NOTES) store.remove(`${prefix}${name}`);
};
