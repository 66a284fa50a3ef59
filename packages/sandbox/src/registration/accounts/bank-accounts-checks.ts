import type { Static } from '@sinclair/typebox';
import type { BankAccountsBody } from './bank-accounts.schemas.ts';
import { isCpf, type FieldFault } from '../client/create-client-checks.ts';

type Account = Static<typeof BankAccountsBody>['accounts'][number];

/** What is wrong with an account that fits its schema, by a path from the body's root. @see spec A §5 Registration */
export const accountFault = (account: Account, index: number): FieldFault | undefined => {
  const at = `/accounts/${String(index)}`;
  if (account.bank.id !== account.bankId) return { path: `${at}/bank/id`, message: 'must be the bankId' };
  if (account.haveCoHolders !== account.coHolders.length > 0)
    return { path: `${at}/coHolders`, message: 'must be there when flagged, and only then' };
  const wrong = account.coHolders.findIndex(({ cpf }) => !isCpf(cpf));
  return wrong === -1 ? undefined : { path: `${at}/coHolders/${String(wrong)}/cpf`, message: 'must be a CPF' };
};

/** Which account stands there twice by its id, or is shared with one person twice. */
export const repeatedFault = (accounts: readonly Account[]): FieldFault | undefined => {
  const at = (index: number): string => `/accounts/${String(index)}`;
  const id = firstRepeated(accounts.map((account) => account.id));
  if (id !== undefined) return { path: `${at(id)}/id`, message: 'must be there once' };
  const shared = accounts.findIndex(({ coHolders }) => firstRepeated(coHolders.map(({ cpf }) => cpf)) !== undefined);
  return shared === -1 ? undefined : { path: `${at(shared)}/coHolders`, message: 'must be two people' };
};

const firstRepeated = (values: readonly (string | number | undefined)[]): number | undefined => {
  const index = values.findIndex((value, place) => value !== undefined && values.indexOf(value) < place);
  return index === -1 ? undefined : index;
};

/** Whether somebody shares an account with themselves. @param holder the client's document */
export const isHolderTwice = (accounts: readonly Account[], holder: string): boolean =>
  accounts.some(({ coHolders }) => coHolders.some(({ cpf }) => cpf === holder));
