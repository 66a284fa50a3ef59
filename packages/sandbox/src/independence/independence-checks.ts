import type { Static } from '@sinclair/typebox';
import { centsOf } from '../http/amounts.ts';
import type { FieldFault } from '../http/field-fault.ts';
import type { LibertyBody } from './independence.schemas.ts';

const yearOf = (day: string): number => Number(day.slice(0, 4));

/** Completed years. @param birth and @param today `YYYY-MM-DD` */
const ageOn = (birth: string, today: string): number =>
  yearOf(today) - yearOf(birth) - (today.slice(5) < birth.slice(5) ? 1 : 0);

interface Days {
  readonly birth: string;
  readonly today: string;
}

interface Planned extends Days {
  /** The years of the client's objectives. */
  readonly years: readonly number[];
}

/** What is wrong with goals that fit their schema. @see spec B §5 Liberty goals form; decisions Q008, Q112, 0320 */
export const faultOfGoals = (
  body: Static<typeof LibertyBody>,
  { birth, today, years }: Planned,
): FieldFault | undefined => {
  const tooFine = Object.entries(body).find(([, value]) => value !== null && centsOf(value) === undefined);
  if (tooFine !== undefined) return { path: `/${tooFine[0]}`, message: 'must have at most two decimals' };
  if (body.retirementAge < ageOn(birth, today))
    return { path: '/retirementAge', message: 'must not be below the current age' };
  if (body.retirementAge >= body.lifeExpectancy)
    return { path: '/retirementAge', message: 'must be below the life expectancy' };
  const isAhead = (year: number) => year > yearOf(today);
  return years.some((year) => isAhead(year) && year >= yearOf(birth) + body.retirementAge)
    ? { path: '/retirementAge', message: 'must be after the year of every objective' }
    : undefined;
};

interface Lifetime extends Days {
  /** `undefined` before the client saved goals. */
  readonly retirementAge: number | undefined;
}

/** Finds what is wrong with the year of an objective. @see spec B §5 Objective; decision Q111 */
export const faultOfYear = (year: number, { birth, today, retirementAge }: Lifetime): FieldFault | undefined => {
  if (year <= yearOf(today)) return { path: '/year', message: 'must be after the current year' };
  return retirementAge === undefined || year < yearOf(birth) + retirementAge
    ? undefined
    : { path: '/year', message: 'must be before the year of retirement' };
};
