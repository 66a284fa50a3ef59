import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { calendarDay } from '../../kernel/days.ts';
import { emptyForm, visibleFields, type Typed } from '../../kernel/fields/index.ts';
import { ANA, BRUNO, refused, unreachable } from '../../kernel/testing/index.ts';
import type { BankAccountDraft } from './bank-account.ts';
import { bankAccountForm } from './bank-account.form.ts';
import { accountsToSend, checkAccountCount, isBradesco, removedAccounts, withAccount } from './bank-accounts.rules.ts';
import { accountFailureMessage, registrationFieldMessage, registrationMessage } from '../registration.messages.ts';
import { bankAccount, cpf, errorsOf } from '../testing/index.ts';

const context = { today: calendarDay('2026-11-20') };
const draft = (changes: Partial<BankAccountDraft> = {}): BankAccountDraft => ({
  ...bankAccount(),
  id: undefined,
  ...changes,
});
const lia = { name: 'Lia Sá', cpf: cpf(BRUNO) };
const send = (drafts: readonly BankAccountDraft[]) => accountsToSend(drafts, cpf(ANA));
const isComplete = (changes: Partial<BankAccountDraft>) => E.isRight(send([draft(changes)]));

describe('an account', () => {
  it('is complete with branch, check digit, number and bank', () => {
    expect(send([draft()])).toEqual(E.right([draft()]));
  });

  it('is incomplete without any one of them [R322] [R323] [R324] [R325] [R326]', () => {
    expect([isComplete({ branch: '' }), isComplete({ checkDigit: ' ' }), isComplete({ number: '' })]).toEqual([
      false,
      false,
      false,
    ]);
    expect([isComplete({ bankId: undefined }), isComplete({ bank: undefined })]).toEqual([false, false]);
  });

  it('is incomplete while a co-holder lacks a name or a CPF [R327] [R328]', () => {
    const withCoHolders = (...coHolders: BankAccountDraft['coHolders']) =>
      isComplete({ hasCoHolders: true, coHolders });
    expect(withCoHolders(lia)).toBe(true);
    expect(withCoHolders(lia, { ...lia, name: ' ' })).toBe(false);
    expect(withCoHolders({ ...lia, cpf: undefined })).toBe(false);
  });

  it('does not ask for co-holders without the flag, and sends none', () => {
    const coHolders = [{ name: '', cpf: undefined }, lia];
    expect(send([draft({ coHolders })])).toEqual(E.right([draft()]));
  });
});

describe('the accounts to send', () => {
  it('need at least one complete account [R320]', () => {
    expect(send([])).toEqual(E.left({ _tag: 'NoBankAccount' }));
    expect(send([draft({ branch: '' })])).toEqual(E.left({ _tag: 'NoBankAccount' }));
    expect(registrationMessage({ _tag: 'NoBankAccount' })).toBe('É necessário adicionar pelo menos 1 conta bancária');
  });

  it('leave out the incomplete ones [R329]', () => {
    expect(send([draft({ number: '' }), draft({ id: 2 })])).toEqual(E.right([draft({ id: 2 })]));
  });

  it('are the first two [R332]', () => {
    const ids = E.map((accounts: readonly { readonly id: number | undefined }[]) => accounts.map(({ id }) => id));
    expect(ids(send([1, 2, 3].map((id) => draft({ id }))))).toEqual(E.right([1, 2]));
    expect(ids(send([draft({ id: 1, branch: '' }), draft({ id: 2 }), draft({ id: 3 })]))).toEqual(E.right([2, 3]));
  });

  it('have at most their first two co-holders [R333]', () => {
    const rui = { name: 'Rui', cpf: cpf('11144477735') };
    const whole = draft({ hasCoHolders: true, coHolders: [lia, rui, { ...lia, name: 'Eva' }] });
    expect(send([whole])).toEqual(E.right([{ ...whole, coHolders: [lia, rui] }]));
  });

  it("are none while a co-holder, the second one too, has the holder's own CPF [R330]", () => {
    const shared = (...coHolders: BankAccountDraft['coHolders']) =>
      send([draft(), draft({ hasCoHolders: true, coHolders })]);
    const ana = { name: 'Ana', cpf: cpf(ANA) };
    for (const coHolders of [[ana], [lia, ana]])
      expect(shared(...coHolders)).toEqual(E.left({ _tag: 'CoHolderIsHolder' }));
    expect(shared(lia, { ...lia, name: 'Rui' })).toEqual(E.left({ _tag: 'CoHolderTwice' }));
    expect(E.isRight(shared(lia))).toBe(true);
    expect(E.isRight(send([draft({ coHolders: [ana] })]))).toBe(true);
    expect(registrationMessage({ _tag: 'CoHolderIsHolder' })).toBe(
      'O CPF do co-titular da conta não pode ser o mesmo do titular',
    );
  });
});

it('may not be three, in the list or one by one [R321] [R747]', () => {
  const tooMany = E.left({ _tag: 'TooManyBankAccounts' });
  expect([checkAccountCount([1]), checkAccountCount([1, 2])]).toEqual([E.right(undefined), E.right(undefined)]);
  expect(checkAccountCount([1, 2, 3])).toEqual(tooMany);
  expect(withAccount([], draft())).toEqual(E.right([draft()]));
  expect(withAccount([draft({ id: 1 })], draft())).toEqual(E.right([draft({ id: 1 }), draft()]));
  expect(withAccount([draft({ id: 1 }), draft({ id: 2 })], draft())).toEqual(tooMany);
  expect(registrationMessage({ _tag: 'TooManyBankAccounts' })).toBe('Não é possível adicionar mais contas bancárias');
});

it('replace the account with the same id, even when there are two', () => {
  const saved = [draft({ id: 1 }), draft({ id: 2 })];
  const changed = draft({ id: 2, branch: '0002' });
  expect(withAccount(saved, changed)).toEqual(E.right([saved[0], changed]));
});

it('lack the saved accounts that the page leaves out', () => {
  const saved = [bankAccount({ id: 1 }), bankAccount({ id: 2 })];
  expect(removedAccounts(saved, [draft({ id: 2 }), draft()])).toEqual([saved[0]]);
  expect(removedAccounts(saved, saved)).toEqual([]);
});

it('count as Bradesco by the flag or by five ids [R344]', () => {
  const byId = Array.from({ length: 300 }, (_, id) => id).filter((bankId) =>
    isBradesco({ isBradescoAccount: false, bankId }),
  );
  expect(byId).toEqual([53, 54, 142, 176, 182]);
  expect(isBradesco({ isBradescoAccount: true, bankId: 7 })).toBe(true);
  expect(isBradesco({ isBradescoAccount: false, bankId: undefined })).toBe(false);
});

describe('the form of an account', () => {
  const form = bankAccountForm({
    banks: [
      { value: 7, label: 'Banco Aurora' },
      { value: 53, label: 'Bradesco' },
    ],
    holder: ANA,
  });
  const typed: Typed<typeof form.fields> = {
    ...emptyForm(form),
    bankId: 7,
    branch: '0001',
    number: '1234567890',
    checkDigit: '0',
    hasCoHolders: 'yes',
    coHolderName: 'Lia Sá',
    coHolderCpf: BRUNO,
    hasSecondCoHolder: 'no',
  };
  const check = (changes: Partial<typeof typed>) => errorsOf(form, { ...typed, ...changes }, context);

  it('takes 10 digits of a branch and a number, and one check digit [R337] [R338] [R339]', () => {
    expect(check({ branch: '1234567890' })).toEqual({});
    expect(Object.keys(check({ branch: '12345678901', number: '12345678901', checkDigit: '12' }))).toEqual([
      'branch',
      'number',
      'checkDigit',
    ]);
  });

  it('keeps a longer number in the field and says so, because its first digits are another account', () => {
    expect(form.fields.number.mask?.show('1234567890123456')).toBe('1234567890123456');
    const error = { _tag: 'TooManyDigits', maximum: 10 } as const;
    expect(check({ number: '1234567890123456' })).toEqual({ number: error });
    expect(registrationFieldMessage(form.fields.number, error)).toBe('Máximo de 10 dígitos');
    expect(registrationFieldMessage(form.fields.checkDigit, { _tag: 'TooManyDigits', maximum: 1 })).toBe(
      'Máximo de 1 dígito',
    );
  });

  it('refuses one CPF for both co-holders, at the second one', () => {
    const second = { hasSecondCoHolder: 'yes', secondCoHolderName: 'Lia', secondCoHolderCpf: BRUNO } as const;
    expect(check(second)).toEqual({ secondCoHolderCpf: { _tag: 'CoHolderTwice' } });
    expect(check({ ...second, hasSecondCoHolder: 'no' })).toEqual({});
    expect(registrationFieldMessage(form.fields.secondCoHolderCpf, { _tag: 'CoHolderTwice' })).toBe(
      'Informe o CPF de outra pessoa: este já é do primeiro co-titular',
    );
  });

  it("refuses the holder's own CPF for either co-holder [R330]", () => {
    const own = { _tag: 'CoHolderIsHolder' };
    expect(check({ coHolderCpf: '632.872.530-26' })).toEqual({ coHolderCpf: own });
    const second = { hasSecondCoHolder: 'yes', secondCoHolderName: 'Ana', secondCoHolderCpf: ANA } as const;
    expect(check(second)).toEqual({ secondCoHolderCpf: own });
  });

  it('asks for co-holders only when there are some', () => {
    const without = { ...typed, hasCoHolders: 'no', coHolderName: '', hasSecondCoHolder: 'yes' } as const;
    expect(errorsOf(form, without, context)).toEqual({});
    expect(visibleFields(form, without)).not.toContain('secondCoHolderName');
  });

  it('asks to authorise the debit at Bradesco', () => {
    expect(visibleFields(form, { ...typed, bankId: 53 })).toContain('allowsDebit');
    expect(visibleFields(form, typed)).not.toContain('allowsDebit');
  });
});

it('says after ERR140 that the CPF is the holder’s, and otherwise to try again [R331] [R342]', () => {
  expect(accountFailureMessage(refused('ERR140'))).toBe('O CPF do co-titular da conta não pode ser o mesmo do titular');
  for (const failure of [refused('ERR027'), unreachable])
    expect(accountFailureMessage(failure)).toBe('Ocorreu um erro ao salvar a conta bancária. Tente novamente.');
});
