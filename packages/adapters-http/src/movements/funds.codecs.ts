import { fundOf, type Fund, type TransferDetails } from '@aroeira/domain/movements';
import * as t from 'io-ts';
import { Id } from '../http/id.codec.ts';
import { CentsFromReais } from '../http/money.codec.ts';
import { orNothing } from '../http/nothing.codec.ts';
import { fromWords, inWords } from '../http/words.ts';

/** @see spec B §3 Fund; decisions 0002, 0148 */
export const FUND_WORDS = {
  id: 'id',
  name: 'name',
  type: 'type',
  minimumInitialInvestment: 'initialValue',
  minimumAdditionalInvestment: 'minimumValue',
  minimumRedemption: 'minimumRescueValue',
  minimumHolding: 'stayValue',
  pricingTerm: 'termQuotation',
  settlementTerm: 'termRescue',
  position: 'totalAmount',
  transfer: 'fundInfo',
} as const satisfies Record<keyof Fund, string>;

const TRANSFER_WORDS = {
  id: 'id',
  name: 'name',
  cnpj: 'cnpj',
  bank: 'bank',
  branch: 'agency',
  number: 'account',
  checkDigit: 'digit',
} as const satisfies Record<keyof TransferDetails, string>;

// The server may leave minimums and terms out (decision Q168).
const Amount = orNothing(CentsFromReais);
const Term = orNothing(t.string);

const FundWire = t.type(
  inWords(FUND_WORDS, {
    id: Id,
    name: t.string,
    type: t.string,
    minimumInitialInvestment: Amount,
    minimumAdditionalInvestment: Amount,
    minimumRedemption: Amount,
    minimumHolding: Amount,
    pricingTerm: Term,
    settlementTerm: Term,
    // A position that is left out is unknown. It is not zero (decision Q163).
    position: Amount,
    transfer: t.type(
      inWords(TRANSFER_WORDS, {
        id: Id,
        name: t.string,
        cnpj: t.string,
        bank: t.string,
        branch: t.string,
        number: t.string,
        checkDigit: t.string,
      }),
    ),
  }),
);

export const FundsWire = t.array(FundWire);

/** A fund in our words. */
export const fundFrom = (wire: t.TypeOf<typeof FundWire>): Fund =>
  fundOf({ ...fromWords(FUND_WORDS, wire), transfer: fromWords(TRANSFER_WORDS, wire.fundInfo) });

/** A fund in the words of the wire, money in reais. What is not known is null. */
export const fundWire = (fund: Fund): t.OutputOf<typeof FundWire> =>
  FundWire.encode(inWords(FUND_WORDS, { ...fund, transfer: inWords(TRANSFER_WORDS, fund.transfer) }));

export const HasInvestedWire = t.type({ hasInvested: t.boolean });
