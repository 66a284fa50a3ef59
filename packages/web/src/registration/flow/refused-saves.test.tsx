import { newDevice } from '@aroeira/domain/access/testing';
import { refused, unreachable } from '@aroeira/domain/kernel/testing';
import {
  bankAccount,
  newClients,
  NO_FATCA_ANSWERS,
  photo,
  recordServer,
  recordsServer,
  startTyped,
} from '@aroeira/domain/registration/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { press } from '../../composition/testing/press.ts';
import { choose, chooseFrom, openRecord, typeInto } from './testing/open-record.tsx';
import { draftsOver, draftStores, openStep } from './testing/open-step.tsx';

type Page = readonly [step: string, fill: () => Promise<unknown>, isThere: () => boolean];

/** What a client does on each page before the save fails, and how to see that it is still there. */
const PAGES: readonly Page[] = [
  ['basicData', () => typeInto('Local atual', 'Santos'), () => hasValue('Local atual', 'Santos')],
  ['authStart', () => typeInto('Nome completo', 'Joana Lima'), () => hasValue('Nome completo', 'Joana Lima')],
  ['choosePlanner', () => chooseFrom('Planejador', 'Diego'), () => hasValue('Planejador', 'Diego Farias')],
  ['identification', () => typeInto('Nome da mãe', 'Helena'), () => hasValue('Nome da mãe', 'Helena')],
  ['addressData', () => typeInto('Número', '77'), () => hasValue('Número', '77')],
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
      ...NO_FATCA_ANSWERS,
      taxDeclaration: 'crs',
    },
    residences: [],
  },
} as const;

const hasValue = (caption: string | RegExp, text: string): boolean =>
  screen.getByLabelText<HTMLInputElement>(caption).value.includes(text);
const isChosen = (answer: string): boolean =>
  screen.getAllByRole<HTMLInputElement>('radio', { name: answer }).some(({ checked }) => checked);

const FAILURES = [
  ['a refused save', refused('ERR999')],
  ['a lost connection', unreachable],
] as const;

describe.each(FAILURES)('%s', (_, failure) => {
  it.each(PAGES)('of %s keeps the page and what the client typed', async (step, fill, isThere) => {
    const answers = { hasRelation: 'no', hasWorked: step === 'pepData' ? 'yes' : 'no' } as const;
    const app = openRecord(step, {
      answers,
      records: recordsServer({
        ...(step === 'fatcaOtherCountry' ? CRS : {}),
        accounts: [bankAccount()],
        unsaved: [failure],
      }),
      server: (record) => recordServer({ record, unsaved: [failure] }),
      world: {
        ...(step === 'basicData' ? { approval: 'approved', renewal: 'available' } : {}),
        proof: { ...photo('frente.jpg'), preview: 'blob:frente', isChanged: false },
        unsavedPapers: failure,
      },
    });
    await fill();
    await press(step === 'setBankAccount' ? 'Salvar conta' : 'Próximo');
    expect((await screen.findAllByRole('alert')).length).toBeGreaterThan(0);
    expect([app.navigation.path(), isThere()]).toEqual([`/registration/form/${step}`, true]);
  });

  it('of the proof of residence keeps the address and the file', async () => {
    const app = openRecord('addressData', {
      server: (record) => recordServer({ record: { ...record, hasProofOfResidence: false } }),
      world: { unsavedPapers: failure },
    });
    await typeInto('Número', '77');
    const proof = new File([Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 1, 2])], 'conta.jpg', { type: 'image/jpeg' });
    await userEvent.upload(await screen.findByLabelText('Comprovante de residência Escolha um arquivo'), proof);
    await screen.findByText('conta.jpg');
    await press('Próximo');
    await screen.findAllByRole('alert');
    expect([app.papers.sent.length, hasValue('Número', '77')]).toEqual([1, true]);
    expect(screen.getByText('conta.jpg')).toBeTruthy();
  });

  it('of the start keeps the page and what the person typed', async () => {
    const app = openStep('start', { memory: newDevice(), newClients: newClients({ checkDocument: failure }) });
    for (const [caption, text] of START) await typeInto(caption, text);
    await press('Próximo');
    await screen.findByRole('alert');
    expect([app.navigation.path(), ...START.map(([caption, text]) => hasValue(caption, text))]).toEqual([
      '/registration/form/start',
      ...START.map(() => true),
    ]);
  });

  it('of the password keeps the page and both passwords', async () => {
    const drafts = draftsOver(draftStores());
    drafts.keep({ _tag: 'Visitor' }, 'start', startTyped)();
    const app = openStep('definePassword', {
      memory: newDevice(),
      drafts,
      newClients: newClients({ create: failure }),
    });
    await typeInto('Nova senha', 'Senha@123');
    await typeInto('Confirmação de senha', 'Senha@123');
    await press('Próximo');
    await screen.findByRole('alert');
    expect([app.navigation.path(), hasValue('Nova senha', 'Senha@123')]).toEqual([
      '/registration/form/definePassword',
      true,
    ]);
    expect(hasValue('Confirmação de senha', 'Senha@123')).toBe(true);
  });
});

const START = [
  ['Nome completo', startTyped.name],
  ['E-mail', startTyped.email],
  ['Telefone', startTyped.phone],
  ['CPF', startTyped.document],
  ['Data de nascimento', startTyped.birthDate],
] as const;
