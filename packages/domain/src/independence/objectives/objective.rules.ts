import * as E from 'fp-ts/Either';
import { yearOf, type CalendarDay } from '../../kernel/days.ts';
import type { ObjectiveMissing, YearError } from '../independence.errors.ts';
import type { Objective } from '../plan.ts';

/** How many objectives a client may have. @see spec B §4 Objectives */
export const MAX_OBJECTIVES = 5;

/** Whether the client may add an objective. The button and the page use it. @see spec B §4 Objectives; decision Q114 */
export const canAddObjective = (objectives: readonly Objective[]): boolean => objectives.length < MAX_OBJECTIVES;

/** `undefined` while birth date or retirement age is not known: then a year has no upper limit. @see decision Q111 */
export const retirementYearOf = (
  birth: CalendarDay | undefined,
  retirementAge: number | undefined,
): number | undefined =>
  birth === undefined || retirementAge === undefined ? undefined : yearOf(birth) + retirementAge;

/** The year of an objective is between these two years and equals neither of them. */
interface YearLimits {
  readonly currentYear: number;
  readonly retirementYear: number | undefined;
}

/** Each error names the broken rule. @see spec B §5 Objective; decision Q111 */
export const checkYear = (year: number, { currentYear, retirementYear }: YearLimits): YearError | undefined => {
  if (year <= currentYear) return { _tag: 'NotAfterCurrentYear' };
  if (retirementYear !== undefined && year >= retirementYear) return { _tag: 'NotBeforeRetirement', retirementYear };
  return undefined;
};

/** The client's objective with this id. @see spec B §8 Financial independence */
export const objectiveWith =
  (id: number) =>
  (objectives: readonly Objective[]): E.Either<ObjectiveMissing, Objective> =>
    E.fromNullable<ObjectiveMissing>({ _tag: 'ObjectiveMissing' })(objectives.find((one) => one.id === id));

/** The two sources of the objective's index, counted from 0. */
interface IndexSources {
  /** The index from the list. It counts first. */
  readonly state: number | undefined;
  /** The id that the list showed at that index. The list may have changed since. */
  readonly id?: number | undefined;
  /** The text of `?index=` in the address. */
  readonly query: string | undefined;
}

/** Index 0 is the first one. One that was removed elsewhere is missing. @see spec B §8; decisions Q113, 0228 */
export const objectiveAt = (
  objectives: readonly Objective[],
  { state, id, query }: IndexSources,
): E.Either<ObjectiveMissing, Objective> => {
  if (id !== undefined) return objectiveWith(id)(objectives);
  const index = state ?? (query !== undefined && /^-?\d+$/.test(query) ? Number(query) : undefined);
  if (index === undefined || !Number.isInteger(index)) return E.left({ _tag: 'IndexMissing' });
  return E.fromNullable<ObjectiveMissing>({ _tag: 'ObjectiveMissing' })(objectives[index]);
};
