import { investmentMessage, type InvestmentFieldError } from '@aroeira/domain/movements';
import { contractField } from '../../refusal.ts';

/** What is wrong with a line of an investment, in the contract's words. */
export const investmentErrorJson = (error: InvestmentFieldError) => ({
  fundId: error.fundId,
  field: contractField(error.field),
  message: investmentMessage(error),
});
