import { describe, expect, it } from 'vitest';
import { at } from '../../kernel/testing/index.ts';
import { DATE_CAPTIONS, operationCaption, statusCaption } from './movement.messages.ts';
import { movementDates } from './movement-card.rules.ts';
import type { Movement } from './movement.ts';
import { movement } from '../testing/index.ts';

const processedAt = at('2026-11-23T10:00:00-03:00');
const paymentAt = at('2026-11-24T23:30:00-03:00');
const shown = (changes: Partial<Movement>) =>
  movementDates(movement({ processedAt, paymentAt, ...changes })).map(({ kind, day }) => [DATE_CAPTIONS[kind], day]);
const captions = (changes: Partial<Movement>) => shown(changes).map(([caption]) => caption);

describe('the dates of a card', () => {
  it('show when a movement was carried out or canceled [R560] [R561]', () => {
    expect(shown({ status: 'created', operation: 'investment' })).toContainEqual(['Data da realização', '2026-11-23']);
    expect(shown({ status: 'canceled' })).toContainEqual(['Data da realização', '2026-11-23']);
  });

  it('do not show that while the movement is pending [R562]', () => {
    expect(captions({ status: 'pending' })).not.toContain('Data da realização');
    expect(captions({ status: 'pending', processedAt: undefined })).toEqual(['Data da solicitação']);
    expect(captions({ status: { unknown: 'agendado' } })).toEqual(['Data da solicitação']);
  });

  it('show when a pending order will be carried out (decision 0194)', () => {
    expect(shown({ status: 'pending' })).toEqual([
      ['Data da solicitação', '2026-11-20'],
      ['Data prevista', '2026-11-23'],
    ]);
    expect(captions({ status: 'created' })).not.toContain('Data prevista');
  });

  it('show the day of the order when the other day is unknown (decision Q101)', () => {
    expect(shown({ status: 'canceled', processedAt: undefined })).toContainEqual(['Data da realização', '2026-11-20']);
  });

  it('show when a redemption is paid, by the day in São Paulo [R563] [R564]', () => {
    const paid = ['Data de Pagamento', '2026-11-24'];
    expect(shown({ status: 'created', operation: 'partial-redemption' })).toContainEqual(paid);
    expect(shown({ status: 'created', operation: 'total-redemption' })).toContainEqual(paid);
  });

  it('show no payment of an investment, and no unknown payment [R565] [R566]', () => {
    expect(captions({ status: 'created', operation: 'investment' })).not.toContain('Data de Pagamento');
    expect(captions({ status: 'created', operation: { unknown: 'x' } })).not.toContain('Data de Pagamento');
    expect(captions({ status: 'created', paymentAt: undefined })).not.toContain('Data de Pagamento');
  });

  it('show no payment of a canceled or pending redemption [R567]', () => {
    expect(captions({ status: 'canceled' })).not.toContain('Data de Pagamento');
    expect(captions({ status: 'pending' })).not.toContain('Data de Pagamento');
  });
});

it('shows known words in Portuguese, and other words of the server as they are (decision Q100)', () => {
  expect((['pending', 'created', 'canceled'] as const).map(statusCaption)).toEqual([
    'Pendente',
    'Realizado',
    'Cancelado',
  ]);
  expect((['investment', 'partial-redemption', 'total-redemption'] as const).map(operationCaption)).toEqual([
    'Aplicação',
    'Resgate parcial',
    'Resgate total',
  ]);
  expect(statusCaption({ unknown: 'agendado' })).toBe('agendado');
  expect(operationCaption({ unknown: 'come_cotas' })).toBe('come_cotas');
});
