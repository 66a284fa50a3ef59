import type { CallFailure } from '@aroeira/domain/kernel';
import { unreachable } from '@aroeira/domain/kernel/testing';
import type { PersonalRecord } from '@aroeira/domain/profile';
import { personalRecord, personalRecords } from '@aroeira/domain/profile/testing';
import type { Approval } from '@aroeira/domain/registration';
import { standingsServer } from '@aroeira/domain/registration/testing';
import { screen, within } from '@testing-library/react';
import * as TE from 'fp-ts/TaskEither';
import { expect, it } from 'vitest';
import { signedIn } from '../../access/testing/signed-in.ts';
import { openApp } from '../../composition/testing/open-app.tsx';
import { press } from '../../composition/testing/press.ts';
import { REGISTRATION } from '../../registration/registration.tokens.ts';
import { profileRoutes } from '../profile.routes.tsx';
import { PROFILE } from '../profile.module.ts';

type Answer = TE.TaskEither<CallFailure, PersonalRecord>;

/** The page over a server, for a client with this approval. */
const open = (record?: Answer, { approval = 'approved', path = '/profile-personal-data' } = {}) =>
  openApp(path, {
    memory: signedIn(),
    routes: profileRoutes,
    also: (put) => {
      put(PROFILE.PersonalRecords, personalRecords(record));
      put(REGISTRATION.Standings, standingsServer({ approval: approval as Approval }));
    },
  });

const main = () => screen.getByRole('main');
const lines = async (section: string) =>
  [...(await screen.findByRole('region', { name: section })).querySelectorAll('dl > div')].map((line) =>
    [...line.children].map(({ textContent }) => textContent).join(': '),
  );

it('shows what the manager has on file about the client [R748]', async () => {
  open();
  expect(await lines('Identificação')).toEqual([
    'Nome: Ana Beatriz Nogueira',
    'CPF: 632.872.530-26',
    'Data de nascimento: 09/03/1984',
    'Naturalidade: Santos',
    'Nacionalidade: Brasil',
    'País: Portugal',
  ]);
  expect(await lines('Contato')).toEqual(['Telefone: (11) 98765-4321', 'E-mail: ana@exemplo.com.br']);
  expect(await lines('Família')).toEqual([
    'Nome da mãe: Helena Nogueira',
    'Nome do pai: Otávio Nogueira',
    'Estado civil: Casado(a)',
    'Nome do cônjuge: Rui Prado',
    'CPF do cônjuge: 529.982.247-25',
  ]);
});

it('has no field to edit and no button to save [R745]', async () => {
  open();
  await lines('Contato');
  for (const role of ['textbox', 'combobox', 'spinbutton', 'radio', 'checkbox', 'button'] as const)
    expect(within(main()).queryAllByRole(role)).toEqual([]);
});

it('has a dash for a value that nobody gave, and words for a screen reader', async () => {
  open(TE.right(personalRecord({ fatherName: undefined })));
  await lines('Família');
  const value = screen.getByText('Nome do pai').nextElementSibling;
  expect(value?.querySelector('[aria-hidden]')?.textContent).toBe('—');
  expect(value?.querySelector('.sr-only')?.textContent).toBe('Não informado');
});

it('says why it did not load, and loads again', async () => {
  let answer: Answer = TE.left(unreachable);
  open(() => answer());
  expect((await screen.findByRole('alert')).textContent).toContain('Verifique sua conexão');
  answer = TE.right(personalRecord());
  await press('Tentar novamente');
  expect(await lines('Contato')).toHaveLength(2);
});

it.each(['started', 'approved'] as const)(
  'is open to a client whose approval is %s, and so is the profile [R746]',
  async (approval) => {
    const { navigation } = open(undefined, { approval, path: '/profile' });
    (await screen.findByRole('link', { name: 'Dados cadastrais' })).click();
    expect(await lines('Contato')).toHaveLength(2);
    expect(navigation.path()).toBe('/profile-personal-data');
  },
);
