import type { Static } from '@sinclair/typebox';
import type { FieldFault } from '../../http/field-fault.ts';
import { isCpf } from '../cpf.ts';
import type { BankAccountsBody } from './bank-accounts.schemas.ts';

type Account = Static<typeof BankAccountsBody>['accounts'][number];

const at = (index: number, field: string): string => `/accounts/${String(index)}/${field}`;

/** Finds what is wrong with an account that fits its schema. @see spec A §5 Registration */
export const accountFault = (account: Account, index: number): FieldFault | undefined => {
  if (account.bank.id !== account.bankId) return { path: at(index, 'bank/id'), message: 'must be the bankId' };
  if (account.haveCoHolders !== account.coHolders.length > 0)
    return { path: at(index, 'coHolders'), message: 'must be there when flagged, and only then' };
  const wrong = account.coHolders.findIndex(({ cpf }) => !isCpf(cpf));
  return wrong === -1 ? undefined : { path: at(index, `coHolders/${String(wrong)}/cpf`), message: 'must be a CPF' };
};

/** Finds an account that is there twice by its id, or that has the same co-holder twice. */
export const repeatedFault = (accounts: readonly Account[]): FieldFault | undefined => {
  const id = firstRepeated(accounts.map((account) => account.id));
  if (id !== undefined) return { path: at(id, 'id'), message: 'must be there once' };
  const people = accounts.map(({ coHolders }) => firstRepeated(coHolders.map(({ cpf }) => cpf)));
  const shared = people.findIndex((place) => place !== undefined);
  return shared === -1
    ? undefined
    : { path: at(shared, `coHolders/${String(people[shared])}/cpf`), message: 'must be two people' };
};

const firstRepeated = (values: readonly (string | number | undefined)[]): number | undefined => {
  const index = values.findIndex((value, place) => value !== undefined && values.indexOf(value) < place);
  return index === -1 ? undefined : index;
};

/** Says whether the holder of an account is its co-holder too. @param holder the client's document */
export const isHolderTwice = (accounts: readonly Account[], holder: string): boolean =>
  accounts.some(({ coHolders }) => coHolders.some(({ cpf }) => cpf === holder));
