import type { Static } from '@sinclair/typebox';
import type { LibertyBody } from './independence.schemas.ts';

/** What is wrong with a body that fits its schema: a path from its root, and why. */
interface Fault {
  readonly path: string;
  readonly message: string;
}

/** Digits of a number that has two decimals at most, without its comma: 6.5 is 650; `undefined` for one with more. */
export const hundredthsOf = (amount: number): number | undefined => {
  const whole = Math.round(amount * 100);
  return whole / 100 === amount ? whole : undefined;
};

/** Completed years. @param birth and @param today `YYYY-MM-DD` */
const ageOn = (birth: string, today: string): number =>
  Number(today.slice(0, 4)) - Number(birth.slice(0, 4)) - (today.slice(5) < birth.slice(5) ? 1 : 0);

interface Day {
  readonly birth: string;
  readonly today: string;
}

/** @see spec B §5 Liberty goals form; decisions Q008, Q112 */
export const faultOfGoals = (body: Static<typeof LibertyBody>, { birth, today }: Day): Fault | undefined => {
  const tooFine = Object.entries(body).find(([, value]) => value !== null && hundredthsOf(value) === undefined);
  if (tooFine !== undefined) return { path: `/${tooFine[0]}`, message: 'must have at most two decimals' };
  if (body.retirementAge < ageOn(birth, today))
    return { path: '/retirementAge', message: 'must not be below the current age' };
  return body.retirementAge < body.lifeExpectancy
    ? undefined
    : { path: '/retirementAge', message: 'must be below the life expectancy' };
};

interface Lifetime extends Day {
  /** `undefined` before any goals were saved. */
  readonly retirementAge: number | undefined;
}

/** @see spec B §5 Objective; decision Q111 */
export const faultOfYear = (year: number, { birth, today, retirementAge }: Lifetime): Fault | undefined => {
  if (year <= Number(today.slice(0, 4))) return { path: '/year', message: 'must be after the current year' };
  return retirementAge === undefined || year < Number(birth.slice(0, 4)) + retirementAge
    ? undefined
    : { path: '/year', message: 'must be before the year of retirement' };
};
