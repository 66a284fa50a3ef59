import * as E from 'fp-ts/Either';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDay } from '../days.ts';
import { makeCep, makePhone } from '../generate.ts';
import { formatPhone } from '../phone.ts';
import { chanceFrom } from '../testing/index.ts';
import { cepField, emailField, phoneField } from './contact.field.ts';
import { checkField, optional } from './field.ts';
import { fieldMessage } from './field.messages.ts';

const context = { today: calendarDay('2026-11-20') };
const phone = phoneField({ caption: 'Telefone' });
const cep = cepField({ caption: 'CEP' });
const phoneMask = phone.mask;
const cepMask = cep.mask;
const email = emailField({ caption: 'E-mail' });
const phoneInvalid = E.left({ _tag: 'PhoneInvalid' });
const cepInvalid = E.left({ _tag: 'CepInvalid' });

describe('a phone', () => {
  it('has 11 digits when the third is 9 [R824]', () => {
    expect(checkField(phone, '(11) 98765-4321', context)).toEqual(E.right('11987654321'));
    for (const typed of ['1198765432', '119876543210']) expect(checkField(phone, typed, context)).toEqual(phoneInvalid);
  });

  it('has 10 digits when the third is not 9 [R825]', () => {
    expect(checkField(phone, '(11) 3333-4444', context)).toEqual(E.right('1133334444'));
    for (const typed of ['113333444', '11333344445']) expect(checkField(phone, typed, context)).toEqual(phoneInvalid);
  });

  it('has its own sentence when it is wrong [R826]', () => {
    expect(checkField(phone, '119', context)).toEqual(phoneInvalid);
    expect(fieldMessage(phone, { _tag: 'PhoneInvalid' })).toBe('Digite um número de telefone válido');
  });

  it('takes digits only, and does not show a typed blank [R823]', () => {
    for (const typed of ['11 9876a-54321', 'onze', '11987654321 ramal 2'])
      expect(checkField(phone, typed, context)).toEqual(phoneInvalid);
    expect(['1 1', 'a1b1', '(11) '].map((text) => phoneMask.show(text))).toEqual(['(11', '(11', '(11']);
  });

  it('has at least 12 digits with its country code [R827]', () => {
    for (const typed of ['+55 11 3333-444', '+551133334'])
      expect(checkField(phone, typed, context)).toEqual(phoneInvalid);
    expect(checkField(phone, '551133334444', context)).toEqual(E.right('1133334444'));
  });

  it('is given without country code and trunk 0, for every notation (decision Q061)', () => {
    const written = [
      '+55 (11) 98765-4321',
      '5511987654321',
      '011 98765-4321',
      '0055 11 98765 4321',
      '(+55) 11987654321',
    ];
    for (const typed of written) expect(checkField(phone, typed, context)).toEqual(E.right('11987654321'));
  });

  it('refuses the number of another country, with and without the mask', () => {
    const foreign = ['+34 912 345 678', '+1 (212) 555-0123', '+11987654321', '(+34) 912345678', '11 +34 91234-567'];
    for (const typed of foreign) expect(checkField(phone, typed, context)).toEqual(phoneInvalid);
    for (const typed of foreign.slice(0, 4)) {
      const shown = phoneMask.show(typed);
      expect(shown).toBe(`+${typed.replace(/\D/g, '')}`);
      expect(phoneMask.show(shown)).toBe(shown);
      expect(checkField(phone, shown, context)).toEqual(phoneInvalid);
    }
  });

  it('keeps an area code of 55', () => {
    expect(checkField(phone, '(55) 98765-4321', context)).toEqual(E.right('55987654321'));
    expect(checkField(phone, '+55 55 3333-4444', context)).toEqual(E.right('5533334444'));
    expect(phoneMask.show('(55) 98765-43210')).toBe('(55) 98765-4321');
    expect(checkField(phone, '11987005543', context)).toEqual(E.right('11987005543')); // 0055 inside: no country code
    expect(['99551133334444', '551198765432101'].map(formatPhone)).toEqual(['(99) 55113-3334', '(55) 11987-6543']);
  });

  it('shows each typed digit, and the country code until the area code begins', () => {
    expect(['+', '+5', '+55', '+551', '', '0', '1', '+3', '+53'].map((text) => phoneMask.show(text))).toEqual([
      '+',
      '+5',
      '+55',
      '(1',
      '',
      '',
      '(1',
      '+3',
      '+53',
    ]);
    expect(
      ['113333444', '11333344445', '113333444455', '11+5', ' +5', '001'].map((text) => phoneMask.show(text)),
    ).toEqual(['(11) 3333-444', '(11) 33334-4445', '(11) 33334-4445', '(11) 5', '+5', '(1']);
    expect(['113', '11333344', '119', '1193', '11987654'].map((text) => phoneMask.show(text))).toEqual([
      '(11) 3',
      '(11) 3333-44',
      '(11) 9',
      '(11) 93',
      '(11) 98765-4',
    ]);
  });

  it('looks the same with and without a stored country code (decision Q061)', () => {
    expect(['5511987654321', '11987654321'].map(formatPhone)).toEqual(['(11) 98765-4321', '(11) 98765-4321']);
    expect(['551133334444', '1133334444'].map(formatPhone)).toEqual(['(11) 3333-4444', '(11) 3333-4444']);
  });

  it('loses no digit in its mask, and a second mask changes nothing', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const bare = makePhone(chanceFrom(seed));
        for (let length = 1; length <= bare.length; length++) {
          const shown = phoneMask.show(bare.slice(0, length));
          expect(shown.replace(/\D/g, '')).toBe(bare.slice(0, length));
          expect(phoneMask.show(shown)).toBe(shown);
        }
        expect(checkField(phone, phoneMask.show(`+55${bare}`), context)).toEqual(E.right(bare));
      }),
    );
  });
});

describe('a CEP', () => {
  it('has 8 digits, with or without its mask [R828]', () => {
    for (const typed of ['01310100', '01310-100', '01.310-100'])
      expect(checkField(cep, typed, context)).toEqual(E.right('01310100'));
    for (const typed of ['0131010', '013101000', '0131010a'])
      expect(checkField(cep, typed, context)).toEqual(cepInvalid);
    expect(fieldMessage(cep, { _tag: 'CepInvalid' })).toBe('CEP Inválido');
  });

  it('shows its dash from the sixth digit on', () => {
    expect(['01310', '013101', '013101009'].map((text) => cepMask.show(text))).toEqual([
      '01310',
      '01310-1',
      '01310-100',
    ]);
  });

  it('is read from the masked text', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const bare = makeCep(chanceFrom(seed));
        expect(checkField(cep, cepMask.show(bare), context)).toEqual(E.right(bare));
        expect(cepMask.show(cepMask.show(bare))).toBe(cepMask.show(bare));
      }),
    );
  });
});

describe('an e-mail address', () => {
  it('has the plain sentence when it is empty [R821]', () => {
    expect(checkField(email, ' ', context)).toEqual(E.left({ _tag: 'Required' }));
    expect(fieldMessage(email, { _tag: 'Required' })).toBe('Campo obrigatório');
    expect(checkField(optional(email), '', context)).toEqual(E.right(undefined));
  });

  it('is refused when it is malformed [R822]', () => {
    const malformed = [
      'a',
      'a@',
      '@b.co',
      'a@b',
      'a b@c.co',
      'a@b..co',
      'a@-b.co',
      'a@b.co.',
      '.a@b.co',
      'a.@b.co',
      'a..b@c.co',
      'a@@b.co',
      'joão@b.co',
      `a@${'b'.repeat(64)}.co`,
      `a@b.${'c'.repeat(64)}`,
    ];
    for (const typed of malformed) expect(checkField(email, typed, context)).toEqual(E.left({ _tag: 'EmailInvalid' }));
    expect(fieldMessage(email, { _tag: 'EmailInvalid' })).toBe('E-mail inválido');
  });

  it('is given without the blanks around it when it is well formed', () => {
    for (const typed of [
      'ana@example.com',
      "o'neil+fundos@mail.example.com.br",
      '1@9e9-9e9.9c9-9c9',
      `${'a'.repeat(64)}@b.co`,
      `a@${'b'.repeat(63)}.co`,
      `a@b.${'c'.repeat(63)}`,
      ' Ana.Maria@EXAMPLE.com ',
    ])
      expect(checkField(email, typed, context)).toEqual(E.right(typed.trim()));
  });

  it('has at most 254 characters', () => {
    const domain = `${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.com`;
    const local = (total: number): string => `${'x'.repeat(total - domain.length - 1)}@${domain}`;
    expect(E.isRight(checkField(email, local(254), context))).toBe(true);
    expect(checkField(email, local(255), context)).toEqual(E.left({ _tag: 'EmailInvalid' }));
  });

  it('shows no blanks', () => {
    expect(email.mask?.show(' ana @example.com\t')).toBe('ana@example.com');
  });
});
