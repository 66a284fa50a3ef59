import { ANA, refused, unreachable } from '@aroeira/domain/kernel/testing';
import { recordsServer } from '@aroeira/domain/registration/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { press } from '../../composition/testing/press.ts';
import { choose, fillInAccount, removeAfterNo, typeInto } from '../../registration/flow/testing/open-record.tsx';
import { keptText, saysKept } from '../../registration/drafts/testing/kept.ts';
import { ITAU, LIST, open, SAVED, SECOND } from './testing/profile-accounts.tsx';

const ONE = '/profile-bank-accounts/add';

/** Fills in a whole account of Ana's own. */
const fillIn = async (number?: string) => {
  await fillInAccount(number);
  await choose('Não', 'A conta tem co-titulares?');
};

describe('/profile-bank-accounts', () => {
  it('removes an account after a yes, saves in remake mode, and reports the change [R334] [R341]', async () => {
    const app = open({ accounts: [ITAU, SECOND] });
    await removeAfterNo();
    expect(app.records.sent).toEqual([]);
    await press('Salvar');
    expect(await screen.findByText(SAVED)).toBeTruthy();
    expect(app.records.sent).toMatchObject([{ formId: 31, purpose: 'remake', accounts: [{ id: 11 }] }]);
    expect(app.reports.sent).toMatchObject([
      { clientId: 7, part: 'bankAccounts', fields: expect.arrayContaining(['number']) },
    ]);
    expect(app.at()).toBe('/profile');
  });

  it('offers to save only what waits for it: a removal', async () => {
    const app = open();
    await screen.findByText('184562-1');
    expect(screen.queryByRole('button', { name: 'Salvar' })).toBeNull();
    await press(/^Remover/);
    await press('Sim, remover');
    expect(screen.getByText('A remoção só vale depois de salvar.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('0 de 2 contas'));
    await press('Adicionar conta');
    await screen.findByRole('heading', { level: 1, name: 'Conta bancária' });
    await act(async () => app.navigation.pop(LIST));
    expect(await screen.findByRole('button', { name: 'Salvar' })).toBeTruthy();
  });

  it('offers no third account, and leads back from its page [R321] [R747]', async () => {
    const app = open({ accounts: [ITAU, SECOND] });
    expect(await screen.findByText('Não é possível adicionar mais contas bancárias')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Adicionar conta' })).toBeNull();
    await act(async () => app.navigation.push(ONE));
    await waitFor(() => expect(app.at()).toBe(LIST));
  });

  it('asks before it forgets a removal, and not without one [R335] [R336]', async () => {
    const app = open();
    await press(/^Remover/);
    await press('Sim, remover');
    await act(async () => app.navigation.push('/profile'));
    expect(await screen.findByRole('heading', { name: 'Deseja descartar as alterações?' })).toBeTruthy();
    await press('Não');
    expect(app.at()).toBe(LIST);
    await act(async () => app.navigation.push('/profile'));
    await press('Sim');
    await screen.findByRole('heading', { name: 'Minhas informações' });
    await act(async () => app.navigation.push(LIST));
    expect(await screen.findByText('184562-1')).toBeTruthy();
    await act(async () => app.navigation.push('/profile'));
    await waitFor(() => expect(app.at()).toBe('/profile'));
  });

  it('says that the accounts did not load, and loads them again', async () => {
    const records = recordsServer({ accounts: [ITAU] });
    const answers = [TE.left(unreachable)];
    const list = (id: number) => answers.shift() ?? records.bankAccounts.list(id);
    open({ records: { ...records, bankAccounts: { ...records.bankAccounts, list } } });
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Não foi possível carregar as suas contas bancárias',
    );
    await press('Tentar novamente');
    expect(await screen.findByText('184562-1')).toBeTruthy();
  });

  it('asks the server at each visit, because another device may have changed the accounts', async () => {
    const app = open();
    await screen.findByText('184562-1');
    await act(async () => app.navigation.push('/profile'));
    await app.records.bankAccounts.save({ formId: 31, purpose: 'remake', accounts: [SECOND] })();
    await act(async () => app.navigation.push(LIST));
    expect(await screen.findByText('55555-1')).toBeTruthy();
    expect(screen.queryByText('184562-1')).toBeNull();
  });

  it.each([LIST, ONE] as const)('%s is closed to a client who is not approved (decision Q106)', async (path) => {
    const app = open({ path, approval: 'analysis' });
    await screen.findByRole('heading', { name: 'Minhas informações' });
    expect(app.at()).toBe('/profile');
  });
});

describe('/profile-bank-accounts/add', () => {
  it('adds an account, reports it, and shows the list again', async () => {
    const app = open();
    await press('Adicionar conta');
    await screen.findByRole('heading', { level: 1, name: 'Conta bancária' });
    await fillIn('777');
    await press('Salvar conta');
    expect(await screen.findByText('777-1')).toBeTruthy();
    expect(app.records.sent).toMatchObject([{ purpose: 'remake', accounts: [{ id: 10 }, { number: '777' }] }]);
    expect(app.reports.sent).toMatchObject([{ part: 'bankAccounts' }]);
    expect(app.at()).toBe(LIST);
  });

  it('keeps what was typed on this device until it is sent (decision 0397)', async () => {
    open({ path: ONE });
    await fillIn('777');
    cleanup();
    open({ path: ONE });
    expect((await screen.findByLabelText<HTMLInputElement>('Conta')).value).toBe('777');
    expect(saysKept()).toBe(true);
    await press('Salvar conta');
    await screen.findByText('777-1');
    expect(keptText()).toBe('');
  });

  it('refuses the holder as a co-holder, also when the server finds it [R330] [R331]', async () => {
    const app = open({ records: recordsServer({ unsaved: [refused('ERR140')] }), path: ONE });
    await fillIn();
    await choose('Sim', 'A conta tem co-titulares?');
    await typeInto('Nome do co-titular', 'Bia');
    await typeInto('CPF do co-titular', ANA);
    await choose('Não', 'Há um segundo co-titular?');
    await press('Salvar conta');
    const sentence = 'O CPF do co-titular da conta não pode ser o mesmo do titular';
    expect(await screen.findByText(`* ${sentence}`)).toBeTruthy();
    expect(app.records.sent).toEqual([]);
    await typeInto('CPF do co-titular', '23157281500');
    await press('Salvar conta');
    expect((await screen.findByRole('alert')).textContent).toBe(sentence);
  });

  it('goes back to the list when the account is there no more', async () => {
    const app = open();
    await screen.findByText('184562-1');
    await act(async () => app.navigation.push(ONE, { account: 99 }));
    await waitFor(() => expect(app.at()).toBe(LIST));
  });
});
