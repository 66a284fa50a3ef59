import type { InvestmentFieldError } from '@aroeira/domain/movements';
import { investmentMessage } from '@aroeira/domain/movements/messages';
import { contractField } from '../../refusal.ts';

/** An error of a line of an investment, in the words of the contract. */
export const investmentErrorJson = (error: InvestmentFieldError) => ({
  fundId: error.fundId,
  field: contractField(error.field),
  message: investmentMessage(error),
});
