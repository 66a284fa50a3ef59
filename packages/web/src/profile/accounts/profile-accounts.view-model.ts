import type { CallFailure, Document } from '@aroeira/domain/kernel';
import type { FindAwaitingOrders } from '@aroeira/domain/movements';
import type { SaveBankAccounts } from '@aroeira/domain/registration';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { AccountsDesk, SavedAccount } from '../../registration/accounts/accounts-desk.ts';
import { keptAccounts } from '../../registration/accounts/kept-accounts.ts';
import type { Navigation } from '../../shell/routing/navigation.ts';
import { editedForm } from '../../ui/forms/edited-form.ts';
import type { FormPorts } from '../../ui/forms/form-model.ts';

/** What both pages of the accounts work with. */
export interface ProfileAccountsParts {
  readonly client: { readonly clientId: number; readonly document: Document };
  readonly desk: AccountsDesk;
  readonly save: SaveBankAccounts;
  readonly saved: () => void;
  readonly navigation: Pick<Navigation, 'guard'>;
  readonly ports: FormPorts;
}

interface Parts extends ProfileAccountsParts {
  /** Asks the server: another device may have changed the accounts. */
  readonly load: TE.TaskEither<CallFailure, readonly SavedAccount[]>;
  readonly findAwaitingOrders: FindAwaitingOrders;
}

export type ProfileAccountsViewModel = ReturnType<typeof makeProfileAccountsModel>;

/** One visit to /profile-bank-accounts. A removal waits until the client saves the page. @see spec B §5 Bank account */
export const makeProfileAccountsModel = ({ client, desk, load, save, saved, ...parts }: Parts) =>
  editedForm({
    load: pipe(
      load,
      TE.bindTo('accounts'),
      TE.apSW('ordersOf', TE.fromTask(parts.findAwaitingOrders(client.clientId))),
    ),
    form: ({ accounts, ordersOf }) => keptAccounts(desk, { accounts, awaiting: ordersOf }, parts.ports),
    send: ({ kept }, { accounts }) =>
      pipe(
        save(client.clientId, { drafts: accounts.filter(({ id }) => kept.includes(id)), holder: client.document }),
        TE.chainFirstW(() => desk.saved),
      ),
    done: saved,
    navigation: parts.navigation,
  });
