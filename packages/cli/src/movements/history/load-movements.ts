import { LIST_TEXTS } from '@aroeira/domain/movements/messages';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { cleared } from '../../access/signed-in.ts';
import type { App } from '../../composition.ts';
import { listRefusal } from '../order-refusal.ts';

/** The history of the signed-in client. */
export const loadMovements = (app: Pick<App, 'memory' | 'orders'>) =>
  pipe(
    cleared(app),
    TE.chain(({ clientId }) =>
      pipe(app.orders.listMovements(clientId), TE.mapLeft(listRefusal(LIST_TEXTS.movementsNotLoaded))),
    ),
  );
