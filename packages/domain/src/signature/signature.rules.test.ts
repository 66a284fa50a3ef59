import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { calendarDay } from '../kernel/days.ts';
import { checkForm, fieldMessage } from '../kernel/fields/index.ts';
import { refused } from '../kernel/testing/index.ts';
import { checkSignature, isDrawing, isRegisteredName, knownSigningCity } from './sign.rules.ts';
import { EMPTY_PAD, type ListedTerm, type Reading } from './signature.ts';
import { conformityText, SIGNING_CITY_PROMPT, signatureMessage, signingMessage } from './signature.messages.ts';
import { withDrawn, withSavedFullscreen, withTyped } from './pad.rules.ts';
import { signingCityForm } from './signing-city.form.ts';
import { canAccept, checkTerms, readUpTo } from './terms.rules.ts';

const today = calendarDay('2026-11-20');
const page = { height: 400, fullHeight: 1000 };

describe('the reading of a term', () => {
  it('does not count before the client opened the term and scrolled it [R636] [R637]', () => {
    expect([canAccept('unopened'), canAccept('opened')]).toEqual([false, false]);
    expect(readUpTo('unopened', { ...page, top: 0 })).toBe('opened');
    expect(readUpTo('opened', { ...page, top: 597.9 })).toBe('opened');
  });

  it('counts when the client reached the end, and stays so [R638]', () => {
    expect(readUpTo('opened', { ...page, top: 600 })).toBe('readToEnd');
    expect(readUpTo('opened', { ...page, top: 598 })).toBe('readToEnd');
    expect(readUpTo('readToEnd', { ...page, top: 0 })).toBe('readToEnd');
    expect(canAccept('readToEnd')).toBe(true);
  });

  it('is complete at once when the whole term is visible', () => {
    expect(readUpTo('unopened', { top: 0, height: 400, fullHeight: 400 })).toBe('readToEnd');
  });
});

describe('the accepted terms', () => {
  const term = (id: number, reading: Reading, isChecked: boolean): ListedTerm => ({
    id,
    title: '',
    reading,
    isChecked,
  });

  it('need at least one check mark [R378]', () => {
    expect(checkTerms([term(1, 'readToEnd', false), term(2, 'readToEnd', false)])).toEqual(
      E.left({ _tag: 'NoTermAccepted' }),
    );
    expect(checkTerms([term(1, 'readToEnd', false), term(2, 'readToEnd', true)])).toEqual(E.right([2]));
  });

  it('do not include a term that was not read to the end (decision Q152)', () => {
    expect(checkTerms([term(1, 'opened', true)])).toEqual(E.left({ _tag: 'NoTermAccepted' }));
    expect(checkTerms([term(1, 'opened', true), term(2, 'readToEnd', true)])).toEqual(E.right([2]));
  });
});

describe('a signature', () => {
  const pad = { drawn: 'a', savedFullscreen: undefined, final: 'iVBOR' };
  const signed = { pad, method: 'drawn', city: ' Santos ' } as const;

  it('needs a drawn signature [R379]', () => {
    expect(checkSignature({ ...signed, pad: EMPTY_PAD }, today)).toEqual(E.left([{ _tag: 'SignatureMissing' }]));
  });

  it('needs the city [R380]', () => {
    expect(checkSignature({ ...signed, city: ' ' }, today)).toEqual(E.left([{ _tag: 'SigningCityMissing' }]));
  });

  it('gives image, city and day', () => {
    expect(checkSignature(signed, today)).toEqual(
      E.right({ image: 'iVBOR', method: 'drawn', signingCity: 'Santos', signedOn: today }),
    );
    expect(checkSignature({ ...signed, pad: EMPTY_PAD, city: '' }, today)).toMatchObject({ left: { length: 2 } });
  });

  it('is a drawing of some length: no stroke and dots are none', () => {
    const dot = [{ x: 10, y: 10 }];
    const line = (to: number) => [...dot, { x: to, y: 10 }];
    expect([isDrawing([]), isDrawing(Array.from({ length: 99 }, () => dot)), isDrawing([line(49)])]).toEqual([
      false,
      false,
      false,
    ]);
    expect([isDrawing([line(50)]), isDrawing([line(30), dot, line(30)])]).toEqual([true, true]);
  });

  it('keeps the drawn picture, the saved one and the one to send, which a dot does not give [R381]', () => {
    const strokes = [
      [
        { x: 0, y: 0 },
        { x: 90, y: 0 },
      ],
    ];
    const drawn = withDrawn(EMPTY_PAD, { strokes, image: 'small' });
    expect(drawn).toEqual({ drawn: 'small', savedFullscreen: undefined, final: 'small' });
    expect(withSavedFullscreen(drawn, { strokes, image: 'large' })).toEqual({
      drawn: 'small',
      savedFullscreen: 'large',
      final: 'large',
    });
    expect(withDrawn(drawn, { strokes: [[{ x: 0, y: 0 }]], image: 'dot' }).final).toBeUndefined();
    expect(withTyped('name')).toEqual({ drawn: 'name', savedFullscreen: undefined, final: 'name' });
  });

  it('may be the typed name as it is registered', () => {
    expect(isRegisteredName(' elisa  camargo DUARTE ', 'Elisa Camargo Duarte')).toBe(true);
    expect(isRegisteredName('Íris Moraes', 'Iris Moraes')).toBe(true);
    expect([isRegisteredName('Elisa', 'Elisa Camargo'), isRegisteredName('', 'Elisa')]).toEqual([false, false]);
  });

  it('requires the city, with the sentence of the field [R771]', () => {
    const errors = checkForm(signingCityForm, { signingCity: '' }, { today });
    expect(errors).toEqual(E.left({ signingCity: { _tag: 'Required' } }));
    expect(signatureMessage({ _tag: 'SigningCityMissing' })).toBe(
      fieldMessage(signingCityForm.signingCity, { _tag: 'Required' }),
    );
  });

  it('asks for the city when it is unknown [R769]', () => {
    expect([knownSigningCity(undefined), knownSigningCity(' ')]).toEqual([undefined, undefined]);
    expect(SIGNING_CITY_PROMPT.question).toBe('Informe seu local atual para continuar:');
    expect([SIGNING_CITY_PROMPT.caption, signingCityForm.signingCity.caption]).toEqual([
      'Cidade de assinatura',
      'Cidade de assinatura',
    ]);
  });

  it('uses the known city [R770]', () => {
    expect(knownSigningCity(' Santos ')).toBe('Santos');
  });
});

it('says the state of the conformity term [R766] [R767] [R768]', () => {
  expect(conformityText('signed')).toBe('A assinatura do termo de desenquadramento já foi efetuada.');
  expect([conformityText('notSigned'), conformityText('started')]).toEqual([
    'Prosseguir para a assinatura',
    'Prosseguir para a assinatura',
  ]);
  expect(conformityText('checking')).toBe('Verificando assinatura');
});

it('says why the server did not take the signature, in the words of its code [R389]', () => {
  expect([signingMessage(refused('ERR133'), 'lan'), signingMessage(refused('ERR135'), 'production')]).toEqual([
    'Não é possível assinar a ficha cadastral.',
    'A assinatura da ficha cadastral é inválida.',
  ]);
  expect(signingMessage(refused('ERR118'), 'production')).toContain('Ficha cadastral não encontrada.');
  expect(signingMessage({ _tag: 'SignatureMissing' }, 'lan')).toBe(signatureMessage({ _tag: 'SignatureMissing' }));
});
