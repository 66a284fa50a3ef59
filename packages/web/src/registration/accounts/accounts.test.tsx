import { answering } from '@aroeira/adapters-http/http/testing';
import { makeHttpBankAccounts } from '@aroeira/adapters-http/registration';
import { ANA, refused, unreachable } from '@aroeira/domain/kernel/testing';
import { bankAccount, recordsServer } from '@aroeira/domain/registration/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { press } from '../../composition/testing/press.ts';
import { draftsOver, draftStores } from '../flow/testing/open-step.tsx';
import {
  choose,
  chooseFrom,
  fillInAccount,
  openRecord,
  removeAfterNo,
  typeInto,
} from '../flow/testing/open-record.tsx';

const ITAU = bankAccount();
const SECOND = bankAccount({ id: 11, number: '55555' });
const TOO_MANY = 'Não é possível adicionar mais contas bancárias';
const NONE = 'É necessário adicionar pelo menos 1 conta bancária';

const openAccounts = (accounts = [ITAU], unsaved: Parameters<typeof recordsServer>[0] = {}) =>
  openRecord('bankAccounts', { records: recordsServer({ accounts, ...unsaved }), answers: { hasWorked: 'no' } });
const path = ({ navigation }: ReturnType<typeof openRecord>) => navigation.path();

describe('the page of the accounts', () => {
  it('offers no third account [R321]', async () => {
    openAccounts([ITAU, SECOND]);
    expect(await screen.findByText(TOO_MANY)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Adicionar conta' })).toBeNull();
  });

  it('says at once, by the address of a new account too, that two is the limit', async () => {
    const app = openRecord('setBankAccount', { records: recordsServer({ accounts: [ITAU, SECOND] }) });
    expect(await screen.findByText(TOO_MANY)).toBeTruthy();
    expect(path(app)).toBe('/registration/form/bankAccounts');
  });

  it('asks before it removes one: a no keeps it, and a yes is sent with the page [R334]', async () => {
    const app = openAccounts([ITAU, SECOND]);
    await removeAfterNo();
    expect(screen.queryByText('184562-1')).toBeNull();
    expect(app.records.sent).toEqual([]);
    await press('Próximo');
    await waitFor(() => expect(path(app)).toBe('/registration/form/professionalInformation'));
    expect(app.records.sent).toMatchObject([{ purpose: 'new', accounts: [{ id: 11 }] }]);
  });

  it('asks before it forgets a removal, and is not left without an account [R320] [R335]', async () => {
    const app = openAccounts();
    await press(/^Remover/);
    await press('Sim, remover');
    await press('Próximo');
    expect((await screen.findByRole('alert')).textContent).toBe(NONE);
    expect(app.records.sent).toEqual([]);
    await press('Voltar');
    expect(await screen.findByRole('heading', { name: 'Deseja descartar as alterações?' })).toBeTruthy();
    await press('Não');
    expect(path(app)).toBe('/registration/form/bankAccounts');
  });

  it('is left without a question when nothing changed [R336]', async () => {
    const app = openAccounts();
    await screen.findByText('184562-1');
    await press('Voltar');
    await waitFor(() => expect(path(app)).toBe('/registration/form/fatcaOtherCountry'));
  });

  it('says that the accounts were not saved, and keeps them [R342]', async () => {
    openAccounts([ITAU], { unsaved: [unreachable] });
    await press('Próximo');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Ocorreu um erro ao salvar a conta bancária. Tente novamente.',
    );
    expect(screen.getByText('184562-1')).toBeTruthy();
  });

  it('replaces the only account without a moment in which the client has none', async () => {
    const app = openAccounts();
    await press(/^Remover/);
    await press('Sim, remover');
    await press('Adicionar conta');
    await fillInAccount();
    await choose('Não', 'A conta tem co-titulares?');
    await press('Salvar conta');
    await waitFor(() => expect(path(app)).toBe('/registration/form/bankAccounts'));
    expect(app.records.sent).toMatchObject([{ accounts: [{ id: undefined, number: '184562' }] }]);
  });
});

describe('the page of one account', () => {
  const openOne = (changes: Parameters<typeof recordsServer>[0] = {}) =>
    openRecord('setBankAccount', { records: recordsServer(changes), answers: { hasWorked: 'no' } });

  it('names each missing part, and keeps what was typed', async () => {
    openOne();
    await chooseFrom('Banco', 'Itaú');
    await press('Salvar conta');
    expect(await screen.findAllByText('* Campo obrigatório')).toHaveLength(4);
    expect(screen.getByLabelText<HTMLInputElement>('Banco').value).toContain('Itaú');
  });

  it('refuses the holder as a co-holder [R330]', async () => {
    const app = openOne();
    await fillInAccount();
    await choose('Sim', 'A conta tem co-titulares?');
    await typeInto('Nome do co-titular', 'Bia');
    await typeInto('CPF do co-titular', ANA);
    await choose('Não', 'Há um segundo co-titular?');
    await press('Salvar conta');
    expect(await screen.findByText('* O CPF do co-titular da conta não pode ser o mesmo do titular')).toBeTruthy();
    expect(app.records.sent).toEqual([]);
  });

  it('shows the same sentence when the server finds it [R331]', async () => {
    openOne({ unsaved: [refused('ERR140')] });
    await fillInAccount();
    await choose('Sim', 'A conta tem co-titulares?');
    await typeInto('Nome do co-titular', 'Bia');
    await typeInto('CPF do co-titular', '23157281500');
    await choose('Não', 'Há um segundo co-titular?');
    await press('Salvar conta');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'O CPF do co-titular da conta não pode ser o mesmo do titular',
    );
  });

  it('changes the account that the client opened, and keeps the other one', async () => {
    const app = openAccounts([ITAU, SECOND]);
    await press(/^Editar: .*55555/);
    await typeInto('Dígito', '9');
    await press('Salvar conta');
    await waitFor(() => expect(path(app)).toBe('/registration/form/bankAccounts'));
    expect(app.records.sent).toMatchObject([
      {
        accounts: [
          { id: 10, checkDigit: '1' },
          { id: 11, checkDigit: '9' },
        ],
      },
    ]);
  });

  it('opens the same account again after a reload', async () => {
    const app = openAccounts([ITAU, SECOND]);
    await press(/^Editar: .*55555/);
    const passed = app.navigation.state();
    cleanup();
    const again = openAccounts([ITAU, SECOND]);
    await screen.findByText('184562-1');
    act(() => again.navigation.push('/registration/form/setBankAccount', passed));
    expect((await screen.findByLabelText<HTMLInputElement>('Conta')).value).toBe('55555');
  });

  it('shows no draft of another account, and keeps it for its own page', async () => {
    const drafts = draftsOver(draftStores());
    const opened = () =>
      openRecord('bankAccounts', {
        records: recordsServer({ accounts: [ITAU, SECOND] }),
        answers: { hasWorked: 'no' },
        world: { drafts },
      });
    opened();
    await press(/^Editar: .*55555/);
    await typeInto('Agência', '9999');
    cleanup();
    opened();
    await press(/^Editar: .*184562/);
    expect((await screen.findByLabelText<HTMLInputElement>('Agência')).value).toBe('0348');
    cleanup();
    const app = opened();
    await press(/^Editar: .*55555/);
    expect((await screen.findByLabelText<HTMLInputElement>('Agência')).value).toBe('9999');
    await press('Salvar conta');
    await waitFor(() =>
      expect(app.records.sent).toMatchObject([{ accounts: [{ branch: '0348' }, { branch: '9999' }] }]),
    );
  });

  it('sends POST /bank-account with the purpose of the visit [R341]', async () => {
    const { http, calls, seen } = answering(200, {});
    const records = recordsServer({ accounts: [ITAU] });
    openRecord('bankAccounts', {
      records: { ...records, bankAccounts: { ...records.bankAccounts, save: makeHttpBankAccounts(http).save } },
      world: { approval: 'approved', renewal: 'available' },
    });
    await press('Próximo');
    await waitFor(() => expect(calls()).toEqual(['POST /bank-account']));
    expect(seen[0]?.body).toMatchObject({ registrationFormId: 31, toHolder: true, savePurpose: 'renew' });
  });
});
