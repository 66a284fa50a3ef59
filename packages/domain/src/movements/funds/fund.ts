import { zero, type Cents } from '../../kernel/money.ts';

/** Where a client sends the money for a fund. @see spec B §3 Fund, fundInfo */
export interface TransferDetails {
  /** Of the fund that the account belongs to. */
  readonly id: number;
  readonly name: string;
  /** Of the fund, as the server writes it. */
  readonly cnpj: string;
  readonly bank: string;
  readonly branch: string;
  readonly number: string;
  readonly checkDigit: string;
}

/** A fund as a client may put money into it and take it out. Amounts are gross. @see spec B §3 Fund */
export interface Fund {
  readonly id: number;
  readonly name: string;
  /** The server's word for its fund type; `fundTypeOf` knows it. */
  readonly type: string;
  readonly minimumInitialInvestment: Cents;
  readonly minimumAdditionalInvestment: Cents;
  readonly minimumRedemption: Cents;
  /** What a partial redemption must leave in the fund. */
  readonly minimumHolding: Cents;
  /** Until the share price that counts, in the fund's own words; absent when the fund does not say. */
  readonly pricingTerm: string | undefined;
  /** Until the money, in the fund's own words; absent when the fund does not say. */
  readonly settlementTerm: string | undefined;
  /** Held by this client; absent when it is not known, which is not zero (decision Q163). */
  readonly position: Cents | undefined;
  readonly transfer: TransferDetails;
}

type Minimum = 'minimumInitialInvestment' | 'minimumAdditionalInvestment' | 'minimumRedemption' | 'minimumHolding';

/** A fund as it is told: any minimum may be missing. */
export type FundFacts = Omit<Fund, Minimum> & { readonly [K in Minimum]: Cents | undefined };

/** Minimums come from the fund and nowhere else; a missing one counts as 0. @see decision Q168 */
export const fundOf = (facts: FundFacts): Fund => ({
  ...facts,
  minimumInitialInvestment: facts.minimumInitialInvestment ?? zero,
  minimumAdditionalInvestment: facts.minimumAdditionalInvestment ?? zero,
  minimumRedemption: facts.minimumRedemption ?? zero,
  minimumHolding: facts.minimumHolding ?? zero,
});
