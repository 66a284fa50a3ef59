import { zero, type Cents } from '../../kernel/money.ts';

/** Where a client sends the money for a fund. @see spec B §3 Fund, fundInfo */
export interface TransferDetails {
  /** The id of the fund that owns the account. */
  readonly id: number;
  /** The fund, which holds the account too. */
  readonly name: string;
  /** The CNPJ of the fund, as the server writes it. */
  readonly cnpj: string;
  readonly bank: string;
  /** The number of the bank, which a TED asks for. Absent when the server does not say. @see decision 0300 */
  readonly bankCode: string | undefined;
  readonly branch: string;
  readonly number: string;
  readonly checkDigit: string;
}

/** The steps of a fund's risk. @see decision 0148 */
export type FundRisk = 1 | 2 | 3 | 4 | 5;

/** A fund that a client can invest in and redeem from. Amounts are gross. @see spec B §3 Fund */
export interface Fund {
  readonly id: number;
  readonly name: string;
  /** The server's word for the fund type. `fundTypeOf` reads it. */
  readonly type: string;
  /** From 1, very low, to 5. Absent when the server does not say. Nobody guesses it. */
  readonly risk: FundRisk | undefined;
  readonly minimumInitialInvestment: Cents;
  readonly minimumAdditionalInvestment: Cents;
  readonly minimumRedemption: Cents;
  /** The minimum amount that stays in the fund after a partial redemption. */
  readonly minimumHolding: Cents;
  /** The time until the share price that counts, in the words of the fund. Absent when the fund does not say. */
  readonly pricingTerm: string | undefined;
  /** The time until the client has the money, in the words of the fund. Absent when the fund does not say. */
  readonly settlementTerm: string | undefined;
  /** The client's position. Absent when it is unknown. An unknown position is not zero (decision Q163). */
  readonly position: Cents | undefined;
  readonly transfer: TransferDetails;
}

type Minimum = 'minimumInitialInvestment' | 'minimumAdditionalInvestment' | 'minimumRedemption' | 'minimumHolding';

/** A fund as the server describes it. Any minimum may be missing. */
export type FundFacts = Omit<Fund, Minimum> & { readonly [K in Minimum]: Cents | undefined };

/** Makes a fund. A missing minimum counts as 0. @see decision Q168 */
export const fundOf = (facts: FundFacts): Fund => ({
  ...facts,
  minimumInitialInvestment: facts.minimumInitialInvestment ?? zero,
  minimumAdditionalInvestment: facts.minimumAdditionalInvestment ?? zero,
  minimumRedemption: facts.minimumRedemption ?? zero,
  minimumHolding: facts.minimumHolding ?? zero,
});
