import { SavedAccountWire } from '@aroeira/adapters-http/access';
import type { DeviceAccounts, SavedAccount } from '@aroeira/domain/access';
import { punctuateDocument } from '@aroeira/domain/kernel';
import * as O from 'fp-ts/Option';
import type { Answer } from '../../output.ts';
import { type Column, left, right, table } from '../../table.ts';

/** An account in the names of the wire, and whether it is the current one of this device. */
export const accountJson = (account: SavedAccount, current: DeviceAccounts['current']) => ({
  ...SavedAccountWire.encode(account),
  current: isCurrent(account, current),
});

const isCurrent = ({ clientId }: SavedAccount, current: DeviceAccounts['current']): boolean =>
  O.exists((account: SavedAccount) => account.clientId === clientId)(current);

/** All accounts of this device, or an empty list. */
export const accountsAnswer = ({ all, current }: DeviceAccounts): Answer => ({
  json: all.map((account) => accountJson(account, current)),
  text: all.length === 0 ? 'Nenhuma conta salva neste dispositivo.' : accountTable(all, current),
});

const COLUMNS: readonly Column[] = [right('Id'), left('Nome'), left('CPF/CNPJ'), left('E-mail'), left('Situação')];

const accountTable = (all: readonly SavedAccount[], current: DeviceAccounts['current']): string =>
  table(
    COLUMNS,
    all.map((account) => [
      String(account.clientId),
      account.name,
      punctuateDocument(account.document),
      account.email,
      [isCurrent(account, current) ? ['Atual'] : [], account.isMain ? ['Conta principal'] : []].flat().join(', '),
    ]),
  );
