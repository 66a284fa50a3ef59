import type { Purpose } from './purpose.ts';

/** The parts whose changes the staff must know. @see spec A §4 Renewal; decision Q154 */
export type ReportedPart = 'identification' | 'address' | 'bankAccounts' | 'suitability';

/** The changed fields of a part. A report has their names and never their values. @see decision Q154 */
export interface ChangeReport {
  readonly part: ReportedPart;
  readonly fields: readonly string[];
}

/** The fields of a part by name. */
export type PartFields = Readonly<Record<string, unknown>>;

/** An edit of a part by the client. */
interface Edit {
  readonly part: ReportedPart;
  readonly purpose: Purpose;
  readonly before: PartFields;
  readonly after: PartFields;
}

/** Compares by content, because accounts and answers are lists. */
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Makes the report of an edit.
 *
 * @returns `undefined` when nothing changed, and for every purpose other than `remake`
 * @see spec A §4 Renewal; decision Q154
 */
export const changeReport = ({ part, purpose, before, after }: Edit): ChangeReport | undefined => {
  const fields = Object.keys({ ...before, ...after }).filter((name) => !isSame(before[name], after[name]));
  return purpose === 'remake' && fields.length > 0 ? { part, fields } : undefined;
};
