import { describe, expect, it } from 'vitest';
import { calendarDay } from '../../kernel/days.ts';
import {
  captchaField,
  emptyForm,
  passwordField,
  select2MultiField,
  selectField,
  textField,
} from '../../kernel/fields/index.ts';
import { addressDataForm } from '../address/address-data.form.ts';
import { startOf } from '../client/start-draft.rules.ts';
import { photo, startTyped } from '../testing/index.ts';
import { filesLostMessage, filesNotKeptMessage } from './drafts.messages.ts';
import { draftOf, filesChosenIn, filesLostFrom, typedFromDraft } from './drafts.rules.ts';

const CHOICES = [{ value: 1, label: 'Um' }];
const fields = {
  name: textField({ caption: 'Nome' }),
  secret: passwordField({ caption: 'Senha' }),
  person: captchaField({ caption: 'Pessoa' }),
  one: selectField({ caption: 'Um', choices: CHOICES }),
  some: select2MultiField({ caption: 'Alguns', choices: CHOICES }),
};

describe('a draft', () => {
  it('holds texts and choices, and no password, captcha or file', () => {
    const typed = { name: 'Ana', secret: 'Senha@123', person: 'token', one: 1, some: [1] };
    expect(draftOf(fields, typed)).toEqual({ name: 'Ana', one: 1, some: [1] });
    const address = { ...emptyForm(addressDataForm), proofOfResidence: photo() };
    expect(draftOf(addressDataForm, address)).not.toHaveProperty('proofOfResidence');
  });

  it('tells which files were chosen, and holds nothing else of them', () => {
    const address = { ...emptyForm(addressDataForm), number: '7', proofOfResidence: photo('conta.jpg') };
    const chosen = filesChosenIn(addressDataForm, address);
    expect(chosen).toEqual(['proofOfResidence']);
    const draft = draftOf(addressDataForm, address, chosen) ?? {};
    expect(JSON.stringify(draft)).not.toMatch(/conta|9j/);
    expect(filesLostFrom(addressDataForm, draft)).toEqual(['proofOfResidence']);
    expect(typedFromDraft(addressDataForm, draft)).not.toHaveProperty('proofOfResidence');
    expect(filesLostFrom(addressDataForm, { ...draft, proofOfResidence: undefined, number: 'chosen' })).toEqual([]);
  });

  it('knows no chosen file in an empty field, and none where a file of the server was removed', () => {
    const removed = { ...photo(), isChanged: false, isDeleted: true };
    for (const proofOfResidence of [undefined, removed]) {
      expect(filesChosenIn(addressDataForm, { proofOfResidence })).toEqual([]);
    }
  });

  it('says what the client must choose again, for one file and for more', () => {
    expect([filesNotKeptMessage(1), filesNotKeptMessage(2)]).toEqual([
      'Para sua segurança, o arquivo que você escolheu não fica guardado. Se sair antes de enviar, escolha-o de novo.',
      'Para sua segurança, os arquivos que você escolheu não ficam guardados. Se sair antes de enviar, escolha-os de novo.',
    ]);
    expect([filesLostMessage(['Foto']), filesLostMessage(['Foto', 'Verso'])]).toEqual([
      'Para sua segurança, o arquivo de “Foto” não ficou guardado. Escolha-o de novo.',
      'Para sua segurança, os arquivos de “Foto” e “Verso” não ficaram guardados. Escolha-os de novo.',
    ]);
  });

  it('is nothing for a form of passwords', () => {
    expect(draftOf({ secret: fields.secret }, { secret: 'Senha@123' })).toBeUndefined();
  });

  it('gives back what it holds, and leaves out what the form does not have or hold any more', () => {
    expect(typedFromDraft(fields, { name: 'Ana', one: 1, some: [1], gone: 'x', secret: 'Senha@123' })).toEqual({
      name: 'Ana',
      one: 1,
      some: [1],
    });
    expect(typedFromDraft(fields, { name: 7, some: 'x' })).toEqual({});
    expect(typedFromDraft(fields, { name: null, some: { length: 1 } })).toEqual({});
  });
});

describe('the start form of a draft', () => {
  const today = calendarDay('2026-11-20');

  it('is there when all of it is right', () => {
    expect(startOf(startTyped, today)?.document).toBe('23157281500');
  });

  it.each([undefined, {}, { ...startTyped, document: '' }, { ...startTyped, birthDate: '03/05/2990' }])(
    'is missing with %s',
    (draft) => {
      expect(startOf(draft, today)).toBeUndefined();
    },
  );
});
