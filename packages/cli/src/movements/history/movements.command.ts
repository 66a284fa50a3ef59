import type { CallFailure } from '@aroeira/domain/kernel';
import { LIST_TEXTS } from '@aroeira/domain/movements';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { cleared } from '../../access/signed-in.ts';
import { examples, type AddCommand, type Task } from '../../command.ts';
import type { App } from '../../composition.ts';
import { callRefusal, type Refusal } from '../../refusal.ts';
import { movementsCsv, movementsJson, movementsTable } from './movements-answer.ts';

/** `portal movements`: the client's history of orders, as its cards show it. */
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

const show = (app: App, isCsv: boolean): Task =>
  pipe(
    cleared(app),
    TE.chain(({ clientId }) => pipe(app.movements.list(clientId), TE.mapLeft(listRefusal))),
    TE.map((movements) => ({
      json: movementsJson(movements),
      text: isCsv ? movementsCsv(movements) : movementsTable(movements),
    })),
  );

/** Whatever kept the list from coming reads as on the screen, but for a session that ended. @see spec B §8 Movements */
const listRefusal = (failure: CallFailure): Refusal =>
  failure._tag === 'NoSession'
    ? callRefusal(failure)
    : { ...callRefusal(failure), message: LIST_TEXTS.movementsNotLoaded };
