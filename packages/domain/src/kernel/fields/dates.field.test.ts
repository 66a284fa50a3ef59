import * as E from 'fp-ts/Either';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, calendarDay } from '../days.ts';
import { formatDay } from '../formats.ts';
import { birthdateField, dateField, daterangeField, timeField, dateMask } from './dates.field.ts';
import { checkField, optional } from './field.ts';
import { fieldMessage } from './field.messages.ts';

const context = { today: calendarDay('2026-11-20') };
const date = dateField({ caption: 'Data de emissão' });
const birthdate = birthdateField({ caption: 'Data de nascimento' });
const range = daterangeField({ caption: 'Período' });
const time = timeField({ caption: 'Horário' });
const timeMask = time.mask;
const dateInvalid = E.left({ _tag: 'DateInvalid' });
const periodInvalid = E.left({ _tag: 'PeriodInvalid' });

describe('a date', () => {
  it('is given as YYYY-MM-DD [R831]', () => {
    expect(checkField(date, '21/11/2026', context)).toEqual(E.right('2026-11-21'));
    expect(checkField(date, ' 29/02/2024 ', context)).toEqual(E.right('2024-02-29'));
  });

  it('has exactly the form DD/MM/YYYY [R829]', () => {
    for (const typed of [
      '1/1/2026',
      '21/11/26',
      '2026-11-21',
      '21-11-2026',
      '21/11/2026x',
      'x21/11/2026',
      '21/11/20261',
      '21/11',
    ])
      expect(checkField(date, typed, context)).toEqual(dateInvalid);
    expect(fieldMessage(date, { _tag: 'DateInvalid' })).toBe('Data inválida');
  });

  it('must exist in the calendar [R830]', () => {
    for (const typed of ['31/02/2024', '29/02/2023', '00/01/2024', '01/13/2024'])
      expect(checkField(date, typed, context)).toEqual(dateInvalid);
    expect(fieldMessage(date, { _tag: 'DateInvalid' })).toBe('Data inválida');
  });

  it('is refused before 1900', () => {
    expect(checkField(date, '01/01/1900', context)).toEqual(E.right('1900-01-01'));
    expect(checkField(date, '31/12/1899', context)).toEqual(dateInvalid);
  });

  it('counts as missing when only the mask is there [R808]', () => {
    expect(checkField(date, '__/__/____', context)).toEqual(E.left({ _tag: 'Required' }));
    expect(checkField(optional(date), '__/__/____', context)).toEqual(E.right(undefined));
  });

  it('is read from the masked text, for every day', () => {
    fc.assert(
      fc.property(fc.integer({ min: -40_000, max: 40_000 }), (span) => {
        const day = addDays(context.today, span);
        const shown = dateMask.show(formatDay(day).replaceAll('/', ''));
        expect(shown).toBe(formatDay(day));
        expect(dateMask.show(shown)).toBe(shown);
        expect(checkField(date, shown, context)).toEqual(E.right(day));
        expect(dateMask.show(day)).toBe(shown);
      }),
    );
  });

  it('gets its zeros when the client types or pastes it', () => {
    const shown = {
      '3': '3',
      '4': '04',
      '1/': '01',
      '21/1': '21/1',
      '21/2': '21/02',
      '21/1/': '21/01',
      '21/12/': '21/12',
      '21/35': '21/35',
    };
    for (const [typed, text] of Object.entries(shown)) expect(dateMask.show(typed)).toBe(text);
    expect(dateMask.show('12026-11-21')).toBe('12/02/6112');
    const adopted = {
      '1/2/2026': '01/02/2026',
      '01.2.2026': '01/02/2026',
      '1-12-2026': '01/12/2026',
      '1/2/26': '1/2/26',
    };
    for (const [pasted, text] of Object.entries(adopted)) expect(dateMask.adopt(pasted)).toBe(text);
    for (const text of ['21/1/2/2026', '1/2/20261']) expect(dateMask.adopt(text)).toBe(text);
  });
});

describe('a birthdate', () => {
  it('is accepted when it is yesterday [R833]', () => {
    expect(checkField(birthdate, '19/11/2026', context)).toEqual(E.right('2026-11-19'));
  });

  it('is refused when it is today or later [R832]', () => {
    for (const typed of ['20/11/2026', '21/11/2026'])
      expect(checkField(birthdate, typed, context)).toEqual(E.left({ _tag: 'BirthdateNotPast' }));
    expect(fieldMessage(birthdate, { _tag: 'BirthdateNotPast' })).toBe('Data inválida');
  });

  it('must be a date first', () => {
    expect(checkField(birthdate, '31/02/2024', context)).toEqual(dateInvalid);
    expect(birthdate.type).toBe('birthdate');
  });
});

describe('a date range', () => {
  it('is missing when both days are missing [R834]', () => {
    expect(checkField(range, { from: '', to: '__/__/____' }, context)).toEqual(E.left({ _tag: 'Required' }));
    expect(fieldMessage(range, { _tag: 'Required' })).toBe('Campo obrigatório');
  });

  it('needs two valid days, and the first is not after the second [R835]', () => {
    const wrong = [
      { from: '01/01/2026', to: '' },
      { from: '', to: '01/01/2026' },
      { from: '31/02/2026', to: '01/03/2026' },
      { from: '01/01/2026', to: '1/3/2026' },
      { from: '02/01/2026', to: '01/01/2026' },
    ];
    for (const typed of wrong) expect(checkField(range, typed, context)).toEqual(periodInvalid);
    expect(fieldMessage(range, { _tag: 'PeriodInvalid' })).toBe('Período inválido');
  });

  it('may have the same day twice', () => {
    expect(checkField(range, { from: '01/01/2026', to: '01/01/2026' }, context)).toEqual(
      E.right({ from: '2026-01-01', to: '2026-01-01' }),
    );
  });
});

describe('a time', () => {
  it('is given as HH:MM, from 00:00 to 23:59 [R839]', () => {
    for (const typed of ['00:00', '23:59', ' 09:30 '])
      expect(checkField(time, typed, context)).toEqual(E.right(typed.trim()));
  });

  it('has its name in the sentence when it is missing [R802]', () => {
    expect(checkField(time, '__:__', context)).toEqual(E.left({ _tag: 'Required' }));
    expect(fieldMessage(time, { _tag: 'Required' })).toBe('Horário é obrigatório');
  });

  it('has only the form HH:MM [R836]', () => {
    for (const typed of ['9:30', '0930', '09:3', '09:300', 'ab:cd', '24:0', '123:45'])
      expect(checkField(time, typed, context)).toEqual(E.left({ _tag: 'TimeInvalid' }));
    expect(fieldMessage(time, { _tag: 'TimeInvalid' })).toBe('Horário inválido');
  });

  it('has no hour above 23 [R837]', () => {
    for (const typed of ['24:00', '24:60'])
      expect(checkField(time, typed, context)).toEqual(E.left({ _tag: 'HourTooHigh' }));
    expect(fieldMessage(time, { _tag: 'HourTooHigh' })).toBe('Hora não pode ser maior que 23');
  });

  it('has no minutes above 59 [R838]', () => {
    expect(checkField(time, '23:60', context)).toEqual(E.left({ _tag: 'MinuteTooHigh' }));
    expect(fieldMessage(time, { _tag: 'MinuteTooHigh' })).toBe('Minutos não pode ser maior que 59');
  });

  it('shows its colon, and does not change a wrong hour', () => {
    const shown = {
      '2': '2',
      '23': '23',
      '23:': '23',
      '235': '23:5',
      '23595': '23:59',
      '9:': '09',
      '9:3': '93',
      '24:00': '24:00',
    };
    for (const [typed, text] of Object.entries(shown)) expect(timeMask.show(typed)).toBe(text);
    const adopted = { '9:30': '09:30', ' 9:30 ': '09:30 ', '09:30': '09:30', '9:3': '9:3', '9:300': '9:300' };
    for (const [pasted, text] of Object.entries(adopted)) expect(timeMask.adopt(pasted)).toBe(text);
  });
});
