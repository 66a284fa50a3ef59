import { instant } from '@aroeira/domain/kernel';
import type { Fund, Movement } from '@aroeira/domain/movements';
import { LARGE_SUM, SUM } from './samples.tsx';

export const NOW = instant(Date.parse('2026-11-23T13:00:00Z'));

export const account = (bankName: string) => ({
  id: 1,
  bankId: 1,
  bankName,
  branch: '0165',
  number: '1234567',
  checkDigit: '8',
});

export const fund = (name: string, position: Fund['position']): Fund => ({
  id: 1,
  name,
  type: 'RENDA_MULTIMERCADO',
  risk: 3,
  minimumInitialInvestment: LARGE_SUM,
  minimumAdditionalInvestment: SUM,
  minimumRedemption: SUM,
  minimumHolding: SUM,
  pricingTerm: '30 dias corridos',
  settlementTerm: '2 dias úteis',
  position,
  transfer: {
    id: 1,
    name,
    cnpj: '15067401000136',
    bank: name,
    bankCode: '001',
    branch: '0165',
    number: '1234567',
    checkDigit: '8',
  },
});

export const order = (fundName: string, status: Movement['status']): Movement => ({
  id: fundName,
  fundName,
  operation: 'total-redemption',
  status,
  amount: LARGE_SUM,
  createdAt: NOW,
  processedAt: NOW,
  paymentAt: instant(NOW + 2 * 86_400_000),
  account: account(fundName),
  transfer: undefined,
});
