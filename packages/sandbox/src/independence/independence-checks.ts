import type { Static } from '@sinclair/typebox';
import { centsOf } from '../http/amounts.ts';
import type { FieldFault } from '../http/field-fault.ts';
import type { LibertyBody } from './independence.schemas.ts';

/** Completed years. @param birth and @param today `YYYY-MM-DD` */
const ageOn = (birth: string, today: string): number =>
  Number(today.slice(0, 4)) - Number(birth.slice(0, 4)) - (today.slice(5) < birth.slice(5) ? 1 : 0);

interface Days {
  readonly birth: string;
  readonly today: string;
}

/** Finds what is wrong with goals that fit their schema. @see spec B §5 Liberty goals form; decisions Q008, Q112 */
export const faultOfGoals = (body: Static<typeof LibertyBody>, { birth, today }: Days): FieldFault | undefined => {
  const tooFine = Object.entries(body).find(([, value]) => value !== null && centsOf(value) === undefined);
  if (tooFine !== undefined) return { path: `/${tooFine[0]}`, message: 'must have at most two decimals' };
  if (body.retirementAge < ageOn(birth, today))
    return { path: '/retirementAge', message: 'must not be below the current age' };
  return body.retirementAge < body.lifeExpectancy
    ? undefined
    : { path: '/retirementAge', message: 'must be below the life expectancy' };
};

interface Lifetime extends Days {
  /** `undefined` before the client saved goals. */
  readonly retirementAge: number | undefined;
}

/** Finds what is wrong with the year of an objective. @see spec B §5 Objective; decision Q111 */
export const faultOfYear = (year: number, { birth, today, retirementAge }: Lifetime): FieldFault | undefined => {
  if (year <= Number(today.slice(0, 4))) return { path: '/year', message: 'must be after the current year' };
  return retirementAge === undefined || year < Number(birth.slice(0, 4)) + retirementAge
    ? undefined
    : { path: '/year', message: 'must be before the year of retirement' };
};
