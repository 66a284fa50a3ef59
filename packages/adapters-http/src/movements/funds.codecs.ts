import { fundOf, type Fund } from '@aroeira/domain/movements';
import * as t from 'io-ts';
import { Id } from '../http/id.codec.ts';
import { CentsFromReais } from '../http/money.codec.ts';

/** What may be left out, or be null: a fund need not tell every minimum and every term (decision Q168). */
const AmountOrNothing = t.union([CentsFromReais, t.null, t.undefined]);
const TextOrNothing = t.union([t.string, t.null, t.undefined]);

/** @see spec B §3 Fund; decisions 0002, 0148 */
const FundWire = t.type({
  id: Id,
  name: t.string,
  type: t.string,
  initialValue: AmountOrNothing,
  minimumValue: AmountOrNothing,
  minimumRescueValue: AmountOrNothing,
  stayValue: AmountOrNothing,
  termQuotation: TextOrNothing,
  termRescue: TextOrNothing,
  totalAmount: AmountOrNothing,
  fundInfo: t.type({
    id: Id,
    name: t.string,
    cnpj: t.string,
    bank: t.string,
    agency: t.string,
    account: t.string,
    digit: t.string,
  }),
});

export const FundsWire = t.array(FundWire);

/** A fund in our words. A position that is left out is unknown, which is no zero (decision Q163). */
export const fundFrom = ({ id, name, type, fundInfo, ...wire }: t.TypeOf<typeof FundWire>): Fund =>
  fundOf({
    id,
    name,
    type,
    minimumInitialInvestment: wire.initialValue ?? undefined,
    minimumAdditionalInvestment: wire.minimumValue ?? undefined,
    minimumRedemption: wire.minimumRescueValue ?? undefined,
    minimumHolding: wire.stayValue ?? undefined,
    pricingTerm: wire.termQuotation ?? undefined,
    settlementTerm: wire.termRescue ?? undefined,
    position: wire.totalAmount ?? undefined,
    transfer: {
      id: fundInfo.id,
      name: fundInfo.name,
      cnpj: fundInfo.cnpj,
      bank: fundInfo.bank,
      branch: fundInfo.agency,
      number: fundInfo.account,
      checkDigit: fundInfo.digit,
    },
  });

export const HasInvestedWire = t.type({ hasInvested: t.boolean });
