import type { AgeError } from '../independence.errors.ts';

/** The three ages that the rule compares. An unknown age breaks no rule. */
export interface Ages {
  /** In completed years, today in São Paulo. */
  readonly current: number | undefined;
  readonly retirement: number | undefined;
  readonly lifeExpectancy: number | undefined;
}

/** A client may retire at today's age, but not at the life expectancy. @see spec B §5; decisions Q008, Q112 */
export const checkAges = ({ current, retirement, lifeExpectancy }: Ages): AgeError | undefined => {
  if (retirement === undefined) return undefined;
  if (current !== undefined && retirement < current) return { _tag: 'BelowCurrentAge' };
  if (lifeExpectancy !== undefined && retirement >= lifeExpectancy) return { _tag: 'NotBelowLifeExpectancy' };
  return undefined;
};
