import type { Movement } from '@aroeira/domain/movements';
import type { Approval, BankAccount } from '@aroeira/domain/registration';
import {
  bankAccount,
  changeReports,
  optionLists,
  recordsServer,
  standingsServer,
} from '@aroeira/domain/registration/testing';
import * as TE from 'fp-ts/TaskEither';
import { signedIn } from '../../../access/testing/signed-in.ts';
import { openApp } from '../../../composition/testing/open-app.tsx';
import { MOVEMENTS } from '../../../movements/movements.tokens.ts';
import { REGISTRATION } from '../../../registration/registration.tokens.ts';
import type { Path } from '../../../shell/routing/paths.ts';
import { ROUTES } from '../../../app/routes.ts';

export const ITAU = bankAccount();
export const SECOND = bankAccount({ id: 11, number: '55555' });
export const LIST = '/profile-bank-accounts';
export const SAVED = 'Suas contas bancárias foram atualizadas.';

interface Given {
  readonly accounts?: readonly BankAccount[];
  readonly records?: ReturnType<typeof recordsServer>;
  readonly approval?: Approval;
  readonly path?: Path;
  readonly movements?: readonly Movement[];
}

/** Ana's accounts. Only the server is a fake. */
export const open = ({
  accounts = [ITAU],
  records = recordsServer({ accounts }),
  approval = 'approved',
  path = LIST,
  movements = [],
}: Given = {}) => {
  const reports = changeReports();
  const app = openApp(path, {
    memory: signedIn(),
    routes: ROUTES,
    also: (put) => {
      put(REGISTRATION.Standings, standingsServer({ approval }));
      put(REGISTRATION.BankAccounts, records.bankAccounts);
      put(REGISTRATION.OptionLists, optionLists);
      put(REGISTRATION.ChangeReports, reports);
      const list = () => TE.right(movements);
      put(MOVEMENTS.Movements, { list, reload: list });
    },
  });
  return { ...app, records, reports, at: () => app.navigation.path() };
};
