import { LIST_TEXTS, movementsCsv } from '@aroeira/domain/movements/messages';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { cleared } from '../../access/signed-in.ts';
import { examples, type AddCommand, type Task } from '../../command.ts';
import type { App } from '../../composition.ts';
import { listRefusal } from '../order-refusal.ts';
import { movementsJson, movementsTable } from './movements-answer.ts';

export const addMovements: AddCommand = (parent, run) => {
  parent
    .command('movements')
    .description('List investments and redemptions: fund, operation, status, value and dates.')
    .option('--csv', 'as a table for spreadsheets')
    .addHelpText(
      'after',
      examples('portal movements', 'portal movements --json', 'portal movements --csv > movimentacoes.csv'),
    )
    .action(({ csv }) => run((app) => show(app, csv === true)));
};

/** The history of the signed-in client. */
export const loadMovements = (app: Pick<App, 'memory' | 'orders'>) =>
  pipe(
    cleared(app),
    TE.chain(({ clientId }) =>
      pipe(app.orders.listMovements(clientId), TE.mapLeft(listRefusal(LIST_TEXTS.movementsNotLoaded))),
    ),
  );

const show = (app: Pick<App, 'memory' | 'orders'>, isCsv: boolean): Task =>
  pipe(
    loadMovements(app),
    TE.map((movements) => ({
      json: movementsJson(movements),
      text: isCsv ? movementsCsv(movements) : movementsTable(movements),
    })),
  );
