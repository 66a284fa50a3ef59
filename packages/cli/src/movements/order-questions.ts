import type { History } from '@aroeira/domain/movements';
import { identity, pipe } from 'fp-ts/function';
import * as E from 'fp-ts/Either';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { App } from '../composition.ts';
import { confirm } from '../confirm.ts';
import { refusal, type Refusal } from '../refusal.ts';

/** The client's orders as far as they are known; a list that does not come is no empty one. @see decision Q083 */
export const historyOf = ({ movements, orders }: App, clientId: number): T.Task<History> =>
  pipe(
    movements.list(clientId),
    T.map((listed) => ({ movements: E.isRight(listed) ? listed.right : undefined, submitted: orders.submitted() })),
  );

/** Asks before an order goes out; without a yes none does. `--yes` answers too. */
export const demandYes = (app: App, question: string): TE.TaskEither<Refusal, true> =>
  pipe(
    confirm(app, question),
    TE.filterOrElse(identity, () => refusal('not_confirmed', 'Nenhum pedido foi enviado.')),
    TE.map(() => true),
  );

/** Shows a person what they are about to be asked of; nobody else is asked anything. */
export const show = ({ io, settings }: App, text: string): TE.TaskEither<never, void> =>
  TE.fromIO(() => {
    const isAsked = io.person !== undefined && !settings.isConfirmed && !settings.isDryRun;
    if (isAsked) io.err(`${text}\n`);
  });
