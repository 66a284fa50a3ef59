import type { Static } from '@sinclair/typebox';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { builtOnce, madeOnce } from '../../database/built-once.sql.ts';
import type { LockedClient } from '../../database/locked-client.sql.ts';
import type { Queries } from '../../database/transaction.ts';
import { areAwaited } from '../../movements/awaited-accounts.sql.ts';
import { markParts } from '../flags/check-lists.sql.ts';
import type { BankAccount, BankAccountsBody } from './bank-accounts.schemas.ts';

type AccountWire = Static<typeof BankAccount>;
type SentAccount = Static<typeof BankAccountsBody>['accounts'][number];

/** The ids of Bradesco's banks. @see spec B §9 */
const BRADESCO = new Set([53, 142, 176, 54, 182]);

/** A client's bank accounts in the words of the wire, in the order of their ids. */
export const bankAccountsOf = async (db: Queries, clientId: number): Promise<AccountWire[]> =>
  accountsIn(await accountsOf(db, clientId));

const accountsOf = builtOnce((db, clientId: number) =>
  db
    .selectFrom('bank_accounts')
    .innerJoin('banks', 'banks.id', 'bank_accounts.bank_id')
    .innerJoin('clients', 'clients.id', 'bank_accounts.client_id')
    .where('bank_accounts.client_id', '=', clientId)
    .select(['bank_accounts.id', 'bank_id as bankId', 'agency', 'account_number as accountNumber', 'digit'])
    .select(['has_debit_authorization', 'clients.name as holderName', 'clients.document as holderCpf'])
    .select(['banks.name as bankName', 'banks.code'])
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom('co_holders')
          .whereRef('account_id', '=', 'bank_accounts.id')
          .select(['co_holders.name', 'cpf'])
          .orderBy('position'),
      ).as('coHolders'),
    )
    .orderBy('bank_accounts.id'),
);

const accountsIn = madeOnce((rows: Awaited<ReturnType<typeof accountsOf>>): AccountWire[] =>
  rows.map(({ has_debit_authorization, bankName, code, ...account }) => ({
    ...account,
    bank: { id: account.bankId, name: bankName, code },
    isBradescoAccount: BRADESCO.has(account.bankId),
    debitAuthorization: has_debit_authorization ? 1 : 0,
    haveCoHolders: account.coHolders.length > 0,
  })),
);

/** The outcome of a save. Only after `Saved` anything has changed. */
export type AccountsSaved =
  | { readonly _tag: 'Saved' }
  /** The first account whose id is not one of the client's. */
  | { readonly _tag: 'Stranger'; readonly index: number }
  /** An order needs an account that was not sent. @see decision 0301 */
  | { readonly _tag: 'Awaited' };

/**
 * Replaces a client's accounts, and marks that part of the check list as filled. An account that stays keeps its id,
 * because orders point at it. An account that an order needs stays.
 */
export const saveBankAccounts = async (
  client: LockedClient,
  accounts: readonly SentAccount[],
  now: Date,
): Promise<AccountsSaved> => {
  const { tx } = client;
  const kept = await tx.selectFrom('bank_accounts').where('client_id', '=', client.id).select('id').execute();
  const ids = accounts.flatMap(({ id }) => id ?? []);
  const stranger = accounts.findIndex(({ id }) => id !== undefined && !kept.some((own) => own.id === id));
  if (stranger !== -1) return { _tag: 'Stranger', index: stranger };
  const gone = kept.map(({ id }) => id).filter((id) => !ids.includes(id));
  if (await areAwaited(client, gone, now)) return { _tag: 'Awaited' };
  if (gone.length > 0) await tx.deleteFrom('bank_accounts').where('id', 'in', gone).execute();
  for (const account of accounts) await saveAccount(client, account);
  await markParts(client, { bank_informations: 1 });
  return { _tag: 'Saved' };
};

const saveAccount = async ({ tx, id: clientId }: LockedClient, account: SentAccount): Promise<void> => {
  const row = {
    client_id: clientId,
    bank_id: account.bankId,
    agency: account.agency,
    account_number: account.accountNumber,
    digit: account.digit,
    has_debit_authorization: account.debitAuthorization === 1,
  };
  const written =
    account.id === undefined
      ? tx.insertInto('bank_accounts').values(row).returning('id')
      : tx.updateTable('bank_accounts').set(row).where('id', '=', account.id).returning('id');
  const { id } = await written.executeTakeFirstOrThrow();
  await tx.deleteFrom('co_holders').where('account_id', '=', id).execute();
  const coHolders = account.haveCoHolders ? account.coHolders : [];
  if (coHolders.length > 0)
    await tx
      .insertInto('co_holders')
      .values(coHolders.map(({ name, cpf }, index) => ({ name, cpf, account_id: id, position: index === 0 ? 1 : 2 })))
      .execute();
};
