import type { Purpose } from './purpose.ts';

/** The parts whose changes the staff is told of, each by a call of its own. @see spec A §4 Renewal; decision Q154 */
export type ReportedPart = 'documents' | 'bankAccounts' | 'suitability';

/** What changed in a part: the names of the fields, and never what stands in them. @see decision Q154 */
export interface ChangeReport {
  readonly part: ReportedPart;
  readonly fields: readonly string[];
}

/** What a client did to a part. */
export interface Edit {
  readonly part: ReportedPart;
  readonly purpose: Purpose;
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
}

/** By content, since accounts and answers are lists. */
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * The report of an edit. Identification and address are documents.
 *
 * @returns `undefined` when nothing changed, and outside of a repetition
 * @see spec A §4 Renewal "In remake mode, changes … are reported"; decision Q154
 */
export const changeReport = ({ part, purpose, before, after }: Edit): ChangeReport | undefined => {
  const fields = Object.keys({ ...before, ...after }).filter((name) => !isSame(before[name], after[name]));
  return purpose === 'remake' && fields.length > 0 ? { part, fields } : undefined;
};
