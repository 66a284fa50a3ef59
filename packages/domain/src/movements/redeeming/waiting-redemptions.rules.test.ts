import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { cents } from '../../kernel/money.ts';
import type { Movement } from '../history/movement.ts';
import { redemptionBlockMessage, redemptionMessage } from '../movements.messages.ts';
import { fund, heldFund, movement } from '../testing/index.ts';
import { checkRedemption, heldFundIn, waitingRedemptions } from './redemption.rules.ts';
import type { RedeemableFund } from './redemption.ts';
import { waitingNotice } from './waiting-redemptions.messages.ts';

const waitingFor = (...movements: readonly Partial<Movement>[]) =>
  waitingRedemptions(heldFund(), { movements: movements.map(movement), submitted: [] });

describe('the redemptions of a fund that wait', () => {
  it('are its pending ones in the movement list', () => {
    expect(waitingFor({ amount: cents(100_00) }, { amount: cents(50_01) })).toEqual({
      areKnown: true,
      leaving: 150_01,
      isClosing: false,
    });
    expect(waitingFor({ operation: 'total-redemption' })).toMatchObject({ leaving: 0, isClosing: true });
  });

  it('are not investments, orders that are over, or those of another fund', () => {
    const nothing = { areKnown: true, leaving: 0, isClosing: false };
    expect(waitingFor({ operation: 'investment' }, { fundName: 'Aroeira Global' })).toEqual(nothing);
    expect(waitingFor({ status: 'created' }, { status: 'canceled', operation: 'total-redemption' })).toEqual(nothing);
    expect(waitingFor({ status: { unknown: 'paused' } })).toEqual(nothing);
  });

  it('are the ones of this session only while the list is unknown, because the list has them all', () => {
    const submitted = [movement()];
    expect(waitingRedemptions(heldFund(), { movements: undefined, submitted })).toEqual({
      areKnown: false,
      leaving: 500_00,
      isClosing: false,
    });
    expect(waitingRedemptions(heldFund(), { movements: submitted, submitted }).leaving).toBe(500_00);
    expect(waitingRedemptions(heldFund(), { movements: [], submitted }).leaving).toBe(0);
  });
});

/** A position of 1.000,00 and a minimum holding of 500,00. */
const opened = (...movements: readonly Partial<Movement>[]) =>
  heldFundIn(7, { movements: movements.map(movement), submitted: [] })([fund()]);
const openedWith = (amount: number): RedeemableFund => E.getOrElse(() => heldFund())(opened({ amount: cents(amount) }));
const told = (held: RedeemableFund, operation: 'partial-redemption' | 'total-redemption', amount?: number) =>
  E.match(
    (errors: readonly Parameters<typeof redemptionMessage>[0][]): unknown => errors.map(redemptionMessage),
    (order: { readonly amount: number }): unknown => order.amount,
  )(checkRedemption(held)({ operation, amount: amount === undefined ? undefined : cents(amount), bankAccountId: 3 }));

describe('a new redemption of the same fund', () => {
  it('takes all that the waiting ones leave when it is total', () => {
    expect(told(openedWith(300_01), 'total-redemption')).toBe(699_99);
    expect(told(openedWith(999_99), 'total-redemption')).toBe(1);
  });

  it('leaves the minimum holding after the waiting ones, and says what already leaves', () => {
    const held = openedWith(200_00);
    expect(told(held, 'partial-redemption', 300_00)).toBe(300_00);
    expect(told(held, 'partial-redemption', 300_01)).toEqual([
      'Você precisa manter o valor de permanência de R$\u00a0500,00 para o resgate parcial (R$\u00a0200,00 deste fundo já estão em resgate)',
    ]);
  });

  it('never takes more than they leave', () => {
    const free = { ...openedWith(200_00), minimumHolding: cents(-500_00) };
    expect(told(free, 'partial-redemption', 800_00)).toBe(800_00);
    expect(told(free, 'partial-redemption', 800_01)).toEqual(['Digite um valor válido']);
  });

  it('does not open while the waiting ones take everything', () => {
    const sentence = (...movements: readonly Partial<Movement>[]) =>
      E.match(redemptionBlockMessage, () => 'opened')(opened(...movements));
    const all = 'Todo o valor deste fundo já está em resgate. Acompanhe o pedido no histórico de movimentações.';
    expect(sentence({ operation: 'total-redemption', amount: cents(1) })).toBe(all);
    expect(sentence({ amount: cents(1_000_00) })).toBe(all);
    expect(sentence({ amount: cents(1_000_01) })).toBe(all);
    expect(sentence({ amount: cents(999_99) })).toBe('opened');
  });
});

describe('the notice of the form', () => {
  it('says what waits and what a total redemption asks for', () => {
    expect(waitingNotice(openedWith(300_00))).toBe(
      'R$\u00a0300,00 deste fundo já estão em resgate. O resgate total pede o restante: R$\u00a0700,00.',
    );
    expect(waitingNotice(heldFund())).toBeUndefined();
  });

  it('says when nobody knows what waits, and the form opens', () => {
    const unknown = heldFundIn(7, { movements: undefined, submitted: [] })([fund()]);
    expect(E.map(waitingNotice)(unknown)).toEqual(
      E.right(
        'Não foi possível verificar se há outros resgates deste fundo em andamento. Se houver, o pedido pode ser recusado.',
      ),
    );
    const sent = heldFundIn(7, { movements: undefined, submitted: [movement()] })([fund()]);
    expect(E.map(waitingNotice)(sent)).toMatchObject({ right: expect.stringContaining('R$\u00a0500,00 deste fundo') });
  });
});
