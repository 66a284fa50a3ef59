import { calendarDay } from '@aroeira/domain/kernel';
import type { PepRecord } from '@aroeira/domain/registration';
import { bankAccount, recordServer, recordsServer } from '@aroeira/domain/registration/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { press } from '../composition/testing/press.ts';
import { openRecord, typeInto } from '../registration/flow/testing/open-record.tsx';
import { openStep } from '../registration/flow/testing/open-step.tsx';
import { renewalRoutes } from './renewal.routes.tsx';

/** An approved client whose renewal is due. */
const DUE = { approval: 'approved', renewal: 'available', routes: renewalRoutes } as const;
const NO = { hasWorked: 'no', hasRelation: 'no', hasFatca: 'no' } as const;

const value = async (caption: string) => (await screen.findByLabelText<HTMLInputElement>(caption)).value;
const at = (navigation: { readonly path: () => string }, page: string) =>
  waitFor(() => expect(navigation.path()).toBe(`/registration/${page}`));

describe('the first page of a renewal', () => {
  it('shows what the server has, and saves the e-mail and the current location', async () => {
    const { server, cities, navigation } = openStep('basicData', DUE);
    expect([await value('E-mail'), await value('Local atual')]).toEqual(['joana@exemplo.com.br', 'São Paulo']);
    await typeInto('E-mail', 'joana@nova.com.br');
    await typeInto('Local atual', ' Santos ');
    await press('Próximo');
    await at(navigation, 'form/bankAccounts');
    expect([server.sent, cities]).toEqual([[{ email: 'joana@nova.com.br' }], ['Santos']]);
  });

  it('is refused without an e-mail and without a location [R401] [R402]', async () => {
    const { server, cities, navigation } = openStep('basicData', DUE);
    await userEvent.clear(await screen.findByLabelText('E-mail'));
    await userEvent.clear(screen.getByLabelText('Local atual'));
    await press('Próximo');
    expect(await screen.findByText('* Campo obrigatório')).toBeTruthy();
    expect(screen.getByText('* Local atual é obrigatório')).toBeTruthy();
    expect([server.sent, cities, navigation.path()]).toEqual([[], [], '/registration/form/basicData']);
  });

  it('leads back to the check list', async () => {
    const { navigation } = openStep('basicData', DUE);
    await value('E-mail');
    await press('Voltar');
    await at(navigation, 'renew');
  });

  it('is for a due renewal only', async () => {
    const { navigation } = openStep('basicData', { ...DUE, renewal: 'ok' });
    await waitFor(() => expect(navigation.path()).toBe('/dashboard'));
  });
});

/** A mayor, in office today. */
const MAYOR: PepRecord = {
  role: {
    functionId: 7,
    startedOn: calendarDay('2020-01-01'),
    endedOn: undefined,
    company: undefined,
    cnpj: undefined,
  },
  relation: undefined,
};

it('every page of a renewal has the title of the renewal, and shows no progress of a registration', async () => {
  const { navigation } = openStep('basicData', DUE);
  await value('E-mail');
  expect([screen.queryAllByText('Renovação cadastral').length, screen.queryByText('Cadastro')]).toEqual([1, null]);
  await press('Próximo');
  await at(navigation, 'form/bankAccounts');
  expect(await screen.findByText('Renovação cadastral')).toBeTruthy();
  expect([screen.queryByText('Cadastro'), screen.queryByRole('progressbar')]).toEqual([null, null]);
});

describe('after the last of PEP, FATCA and bank accounts', () => {
  it('a renewal goes to the profession [R398]', async () => {
    const { navigation } = openRecord('bankAccounts', {
      answers: NO,
      records: recordsServer({ accounts: [bankAccount()] }),
      world: DUE,
    });
    await screen.findByText('184562-1');
    await press('Próximo');
    await at(navigation, 'form/professionalInformation');
  });

  it('a renewal goes to the equity when the PEP rule applies [R397]', async () => {
    const { navigation } = openRecord('bankAccounts', {
      answers: { ...NO, hasWorked: 'yes' },
      records: recordsServer({ accounts: [bankAccount()], pep: MAYOR }),
      world: DUE,
    });
    await screen.findByText('184562-1');
    await press('Próximo');
    await at(navigation, 'form/equityData');
  });
});

it("the equity of a renewal sets the step 'financial' and leads to the check list [R399] [R400]", async () => {
  const { navigation, renewals } = openRecord('equityData', { answers: NO, server: () => recordServer(), world: DUE });
  await typeInto(/^Renda mensal/, '3000');
  await typeInto(/^Bens móveis/, '5000');
  await press('Próximo');
  await at(navigation, 'renew');
  expect(renewals.asked).toContain('step financial');
});
