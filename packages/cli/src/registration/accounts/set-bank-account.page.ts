import { withAccount } from '@aroeira/domain/registration';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { accountDrafts, accountRefusal, unknownAccount } from './account-drafts.ts';
import type { FilePage } from '../flow/form-page.ts';
import { loadRefusal, pageRefusal } from '../flow/page-refusal.ts';

/** One bank account, by the names of A §3 Bank account. With an id it replaces that account, without an id it is a new one. */
export const setBankAccountPage: FilePage = {
  step: 'setBankAccount',
  submit: (context, { filed }) => {
    const { app, clientId } = context;
    return pipe(
      TE.Do,
      TE.bind('kept', () => pipe(app.registration.bankAccounts.list(clientId), TE.mapLeft(loadRefusal))),
      TE.bind('page', () => accountDrafts(context, undefined, [filed])),
      TE.chain(({ kept, page: { drafts, holder } }) => {
        const unknown = unknownAccount(undefined, drafts, kept);
        if (unknown !== undefined) return TE.left(unknown);
        return pipe(
          drafts.reduce<ReturnType<typeof withAccount>>(
            (all, draft) =>
              pipe(
                all,
                E.chain((saved) => withAccount(saved, draft)),
              ),
            E.right(kept),
          ),
          TE.fromEither,
          TE.bimap(pageRefusal, (all) => ({ drafts: all, holder })),
        );
      }),
      TE.chain((page) => pipe(app.registration.saveBankAccounts(clientId, page), TE.mapLeft(accountRefusal))),
    );
  },
};
