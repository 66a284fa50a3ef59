import type { AgeError } from '../independence.errors.ts';

/** The three ages in question; one that is not known yet breaks no rule. */
interface Ages {
  /** In completed years, today in São Paulo. */
  readonly current: number | undefined;
  readonly retirement: number | undefined;
  readonly lifeExpectancy: number | undefined;
}

/**
 * What is wrong with the retirement age, which is the field that shows it whichever age was changed. Retiring at today's
 * age is right; retiring at the life expectancy is not.
 *
 * @see spec B §5 Liberty goals form; decisions Q008, Q112
 */
export const checkAges = ({ current, retirement, lifeExpectancy }: Ages): AgeError | undefined => {
  if (retirement === undefined) return undefined;
  if (current !== undefined && retirement < current) return { _tag: 'BelowCurrentAge' };
  if (lifeExpectancy !== undefined && retirement >= lifeExpectancy) return { _tag: 'NotBelowLifeExpectancy' };
  return undefined;
};
