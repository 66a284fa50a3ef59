import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { addDays, calendarDay, dayInSaoPaulo } from '../../kernel/days.ts';
import { checkForm, emptyForm, fieldMessage } from '../../kernel/fields/index.ts';
import { at, unreachable } from '../../kernel/testing/index.ts';
import { dataRequest, dataRequests } from '../testing/index.ts';
import { dataRequestForm } from './data-request.form.ts';
import { deadlineOf, isLate, openRequest } from './data-request.rules.ts';
import { requestDates, requestFailureMessage } from './my-data.messages.ts';
import { makeSendDataRequest } from './send-data-request.use-case.ts';

const answered = { _tag: 'Answered', at: at('2026-11-21T09:30:00-03:00'), text: 'Feito.' } as const;

describe('the deadline of a request', () => {
  it('is 15 days after its day in São Paulo (Lei 13.709, art. 19, II)', () => {
    expect(deadlineOf(dataRequest())).toBe('2026-12-05');
    // 23:59 and 00:00 in São Paulo are both 20 November in London, or both 21 November.
    expect(deadlineOf({ receivedAt: at('2026-11-21T02:59:59Z') })).toBe('2026-12-05');
    expect(deadlineOf({ receivedAt: at('2026-11-21T03:00:00Z') })).toBe('2026-12-06');
  });

  it('has passed on the day after, for a request without an answer', () => {
    const deadline = deadlineOf(dataRequest());
    expect([-1, 0, 1].map((days) => isLate(dataRequest(), addDays(deadline, days)))).toEqual([false, false, true]);
    expect(isLate(dataRequest({ state: { _tag: 'InAnalysis' } }), addDays(deadline, 1))).toBe(true);
    expect(isLate(dataRequest({ state: answered }), addDays(deadline, 1))).toBe(false);
  });

  it('is told until the answer comes', () => {
    const [inTime, late] = [calendarDay('2026-12-05'), calendarDay('2026-12-06')];
    expect(requestDates(dataRequest(), inTime)).toBe('Pedido em 20/11/2026 às 15:00 · resposta até 05/12/2026');
    expect(requestDates(dataRequest(), late)).toBe('Pedido em 20/11/2026 às 15:00 · prazo vencido em 05/12/2026');
    expect(requestDates(dataRequest({ state: answered }), late)).toBe(
      'Pedido em 20/11/2026 às 15:00 · respondido em 21/11/2026 às 09:30',
    );
    expect(dayInSaoPaulo(dataRequest().receivedAt)).toBe('2026-11-20');
  });
});

describe('a request', () => {
  it('is open until it has an answer, each kind for itself', () => {
    const [open, done] = [dataRequest({ state: { _tag: 'InAnalysis' } }), dataRequest({ id: 2, state: answered })];
    expect(openRequest([done, open], 'deletion')).toBe(open);
    expect(openRequest([done], 'deletion')).toBeUndefined();
    expect(openRequest([open], 'correction')).toBeUndefined();
  });

  it('has a kind, and words that one can see', () => {
    const context = { today: calendarDay('2026-11-20') };
    const required = { _tag: 'Required' } as const;
    expect(checkForm(dataRequestForm, emptyForm(dataRequestForm), context)).toMatchObject(
      E.left({ message: required }),
    );
    expect(checkForm(dataRequestForm, { kind: 'correction', message: ' \n' }, context)).toEqual(
      E.left({ message: required }),
    );
    expect(fieldMessage(dataRequestForm.message, required)).toBe('Escreva o seu pedido');
    const long = { kind: 'correction', message: 'a'.repeat(2001) } as const;
    expect(E.isLeft(checkForm(dataRequestForm, long, context))).toBe(true);
    expect(E.isRight(checkForm(dataRequestForm, { ...long, message: 'a'.repeat(2000) }, context))).toBe(true);
  });

  it('goes out once: the same words again are the same request, other words wait', async () => {
    const requests = dataRequests();
    const send = makeSendDataRequest(requests);
    const draft = { kind: 'deletion', message: 'Tudo.' } as const;
    const [first, second] = [await send(7, draft)(), await send(7, draft)()];
    expect([E.isRight(first), second]).toEqual([true, first]);
    const other = await send(7, { ...draft, message: 'Só os objetivos.' })();
    expect(E.mapLeft(requestFailureMessage)(other)).toEqual(
      E.left('Você já tem um pedido de exclusão sem resposta. Aguarde a resposta para fazer outro.'),
    );
  });

  it('whose answer was lost says that nobody knows', async () => {
    const send = makeSendDataRequest(dataRequests([], TE.left(unreachable)));
    const lost = await send(7, { kind: 'correction', message: 'Meu nome.' })();
    expect(lost).toEqual(E.left({ _tag: 'DataRequestNotSent', why: unreachable }));
    expect(E.mapLeft(requestFailureMessage)(lost)).toMatchObject(
      E.left(expect.stringContaining('Veja se ele aparece')),
    );
  });
});
