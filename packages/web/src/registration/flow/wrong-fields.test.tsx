import type { CallFailure } from '@aroeira/domain/kernel';
import { bankAccount, recordServer, recordsServer } from '@aroeira/domain/registration/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { press } from '../../composition/testing/press.ts';
import { fieldErrors } from '../../ui/fields/testing/field-errors.ts';
import { chooseFrom, openRecord, typeInto } from './testing/open-record.tsx';

const wrong = (...fields: readonly string[]): CallFailure => ({
  _tag: 'Refused',
  status: 400,
  code: 'validation',
  detail: '',
  fields,
});
const NOT_ACCEPTED = '* O servidor não aceitou este valor';

it('marks each field that the server found wrong, leads to the first, and says so once', async () => {
  openRecord('personalData', {
    server: (record) => recordServer({ record, unsaved: [wrong('birthplace', 'socialName', 'no field of the page')] }),
  });
  await typeInto(/^Nome social/, 'Lua');
  await press('Próximo');
  await waitFor(() => expect(fieldErrors()).toEqual([NOT_ACCEPTED, NOT_ACCEPTED]));
  expect(document.activeElement).toBe(screen.getByLabelText(/^Nome social/));
  expect(screen.getAllByRole('alert').length).toBe(1);
});

it('takes the mark away with the next change, and sends again', async () => {
  const app = openRecord('personalData', {
    server: (record) => recordServer({ record, unsaved: [wrong('socialName')] }),
  });
  await typeInto(/^Nome social/, 'Lua');
  await press('Próximo');
  await waitFor(() => expect(fieldErrors()).toEqual([NOT_ACCEPTED]));
  await typeInto(/^Nome social/, 'Luana');
  await press('Próximo');
  await waitFor(() => expect(app.navigation.path()).toBe('/registration/form/addressData'));
});

it('marks the bank of an account beside the sentence of the page', async () => {
  openRecord('setBankAccount', { records: recordsServer({ accounts: [bankAccount()], unsaved: [wrong('bankId')] }) });
  await chooseFrom('Banco', 'Itaú');
  for (const [caption, text] of [
    ['Agência', '0348'],
    ['Conta', '99'],
    ['Dígito', '1'],
  ] as const)
    await typeInto(caption, text);
  for (const no of screen.getAllByRole('radio', { name: 'Não' })) no.click();
  await press('Salvar conta');
  await waitFor(() => expect(fieldErrors()).toEqual([NOT_ACCEPTED]));
  expect(screen.getByText('Ocorreu um erro ao salvar a conta bancária. Tente novamente.')).toBeTruthy();
});
