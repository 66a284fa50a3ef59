import { describe, expect, it } from 'vitest';
import { cents } from '../kernel/money.ts';
import { gateway, refused, unreachable, unreadable } from '../kernel/testing/index.ts';
import { fundOf } from './funds/fund.ts';
import { investmentFailureMessage, LIST_TEXTS, redemptionFailureMessage, termText } from './movements.messages.ts';
import { fund } from './testing/index.ts';

it('is the sentence for movements that did not load [R568]', () => {
  expect(LIST_TEXTS.movementsNotLoaded).toBe('Não foi possível carregar a lista de últimos investimentos');
});

it('shows the terms of the fund unchanged, and a dash for a missing one [R676]', () => {
  expect(termText('D+30 (dias corridos)')).toBe('D+30 (dias corridos)');
  expect([termText(undefined), termText(' ')]).toEqual(['–', '–']);
});

it('counts a missing minimum as 0 and keeps the others (decision Q168)', () => {
  const minimums = {
    minimumInitialInvestment: undefined,
    minimumAdditionalInvestment: cents(1),
    minimumRedemption: undefined,
    minimumHolding: cents(2),
  };
  expect(fundOf({ ...fund(), ...minimums })).toEqual({
    ...fund(),
    minimumInitialInvestment: 0,
    minimumAdditionalInvestment: 1,
    minimumRedemption: 0,
    minimumHolding: 2,
  });
});

describe('the sentence for an order that failed', () => {
  const failed = 'Erro ao resgatar investimento. Por favor tente novamente mais tarde!';
  const kinds = [investmentFailureMessage, redemptionFailureMessage];

  it('is the same for investments and redemptions [R674]', () => {
    for (const messageOf of kinds) {
      expect(messageOf(refused('ERR999'))).toBe(failed);
      expect(messageOf({ _tag: 'NoSession', reason: 'expired' })).toBe(failed);
      expect(messageOf({ _tag: 'RefreshFailed' })).toBe(failed);
    }
  });

  it('sends the client to the history when nobody knows whether the server took the order (decision Q087)', () => {
    for (const messageOf of kinds)
      for (const failure of [unreachable, unreadable, gateway(504)]) {
        expect(messageOf(failure).startsWith(`${failed} `)).toBe(true);
        expect(messageOf(failure)).toContain('histórico de movimentações');
      }
  });

  it('is not the alert of investments when a redemption breaks a rule [R674]', () => {
    expect(redemptionFailureMessage({ _tag: 'Invalid', errors: [] })).toBe(failed);
  });
});
