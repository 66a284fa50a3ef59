import { refused } from '@aroeira/domain/kernel/testing';
import { bankAccount, recordServer, recordsServer } from '@aroeira/domain/registration/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { press } from '../../composition/testing/press.ts';
import { choose, chooseFrom, openRecord, typeInto } from './testing/open-record.tsx';

/** What a client does on each page before the server refuses it, and how to see that it is still there. */
const PAGES: readonly (readonly [step: string, fill: () => Promise<unknown>, isThere: () => boolean])[] = [
  ['basicData', () => typeInto('Local atual', 'Santos'), () => hasValue('Local atual', 'Santos')],
  ['personalData', () => typeInto(/^Nome social/, 'Lua'), () => hasValue(/^Nome social/, 'Lua')],
  ['taxInformation', () => screen.findAllByRole('radio', { name: 'Não' }), () => isChosen('Não')],
  [
    'pepData',
    async () => {
      await chooseFrom('Cargo ou função', 'Prefeito');
      await typeInto(/^Início do exercício/, '01/02/2020');
    },
    () => hasValue(/^Início do exercício/, '01/02/2020'),
  ],
  ['fatcaData', () => choose('CRS (outros países)'), () => isChosen('CRS (outros países)')],
  [
    'fatcaOtherCountry',
    async () => {
      await chooseFrom('País', 'Chile');
      await choose('Aguardando o NIF');
    },
    () => hasValue('País', 'Chile') && isChosen('Aguardando o NIF'),
  ],
  ['bankAccounts', () => screen.findByText('184562-1'), () => screen.queryByText('184562-1') !== null],
  [
    'setBankAccount',
    async () => {
      await chooseFrom('Banco', 'Itaú');
      await typeInto('Agência', '0348');
      await typeInto('Conta', '99');
      await typeInto('Dígito', '1');
      await choose('Não', 'A conta tem co-titulares?');
    },
    () => hasValue('Conta', '99'),
  ],
  [
    'professionalInformation',
    async () => userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Tipo de vínculo' }), 'Estudante'),
    () => screen.queryByDisplayValue('Estudante') !== null,
  ],
  [
    'equityData',
    async () => {
      await typeInto(/^Renda mensal/, '3000');
      await typeInto(/^Bens móveis/, '5000');
    },
    () => hasValue(/^Bens móveis/, '5.000'),
  ],
];

const CRS = {
  fatca: {
    answers: {
      taxDeclaration: 'crs',
      hasOtherNationality: undefined,
      hasOtherTaxResidence: undefined,
      hasOtherVisa: undefined,
      hasRenouncedNationality: undefined,
      renouncedNationalities: undefined,
      wasBornInUsa: undefined,
      isUsCitizen: undefined,
      isUsPermanentResident: undefined,
      isUsTaxResident: undefined,
      refusesSsn: undefined,
      ssn: undefined,
      nonResidentReasons: undefined,
    },
    residences: [],
  },
} as const;

const hasValue = (caption: string | RegExp, text: string): boolean =>
  screen.getByLabelText<HTMLInputElement>(caption).value.includes(text);
const isChosen = (answer: string): boolean =>
  screen.getAllByRole<HTMLInputElement>('radio', { name: answer }).some(({ checked }) => checked);

it.each(PAGES)('a refused save of %s keeps the page and what the client typed', async (step, fill, isThere) => {
  const answers = { hasRelation: 'no', hasWorked: step === 'pepData' ? 'yes' : 'no' } as const;
  const app = openRecord(step, {
    answers,
    world: step === 'basicData' ? { approval: 'approved', renewal: 'available' } : {},
    records: recordsServer({
      ...(step === 'fatcaOtherCountry' ? CRS : {}),
      accounts: [bankAccount()],
      unsaved: [refused('ERR999')],
    }),
    server: (record) => recordServer({ record, unsaved: [refused('ERR999')] }),
  });
  await fill();
  await press(step === 'setBankAccount' ? 'Salvar conta' : 'Próximo');
  expect((await screen.findAllByRole('alert')).length).toBeGreaterThan(0);
  expect([app.navigation.path(), isThere()]).toEqual([`/registration/form/${step}`, true]);
});
