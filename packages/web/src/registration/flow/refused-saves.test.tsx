import { newDevice } from '@aroeira/domain/access/testing';
import { unreachable } from '@aroeira/domain/kernel/testing';
import {
  newClients,
  NO_FATCA_ANSWERS,
  recordServer,
  recordsServer,
  startTyped,
} from '@aroeira/domain/registration/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { press } from '../../composition/testing/press.ts';
import { choose, chooseFrom, openRecord, typeInto } from './testing/open-record.tsx';
import { draftsOver, draftStores, openStep } from './testing/open-step.tsx';

type Page = readonly [step: string, fill: () => Promise<unknown>, isThere: () => boolean];

/** What a client does on a page before the save fails, and how to see it. All pages are made alike. */
const PAGES: readonly Page[] = [
  ['basicData', () => typeInto('Local atual', 'Santos'), () => hasValue('Local atual', 'Santos')],
  ['personalData', () => typeInto(/^Nome social/, 'Lua'), () => hasValue(/^Nome social/, 'Lua')],
  [
    'fatcaOtherCountry',
    async () => {
      await chooseFrom('País', 'Chile');
      await choose('Aguardando o NIF');
    },
    () => hasValue('País', 'Chile') && isChosen('Aguardando o NIF'),
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

const failure = unreachable;
describe('a lost connection', () => {
  it.each(PAGES)('of %s keeps the page and what the client typed', async (step, fill, isThere) => {
    const app = openRecord(step, {
      answers: { hasRelation: 'no', hasWorked: 'no' },
      records: recordsServer({ ...CRS, unsaved: [failure] }),
      server: (record) => recordServer({ record, unsaved: [failure] }),
      ...(step === 'basicData' && { world: { approval: 'approved', renewal: 'available' } }),
    });
    await fill();
    await press('Próximo');
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
    await userEvent.upload(
      await screen.findByLabelText(/^Comprovante de residência (?:Escolha um arquivo|Substituir)$/),
      proof,
    );
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

it('leaves a saved page for the dashboard when the next page cannot be found, and saves it once', async () => {
  const kept = recordServer();
  let isLost = false;
  const read: typeof kept.clients.read = (id) => (isLost ? TE.left(unreachable) : kept.clients.read(id));
  const app = openStep('personalData', { server: { ...kept, clients: { ...kept.clients, read } } });
  await typeInto(/^Nome social/, 'Lua');
  isLost = true;
  await press('Próximo');
  await waitFor(() => expect(app.navigation.path()).toBe('/dashboard'));
  expect(kept.asked.filter((call) => call === 'savePersonalData')).toHaveLength(1);
});
