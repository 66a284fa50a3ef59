import { movementsCsv } from '@aroeira/domain/movements/messages';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { examples, type AddCommand, type Task } from '../../command.ts';
import type { App } from '../../composition.ts';
import { loadMovements } from './load-movements.ts';
import { movementsJson, movementsTable } from './movements-answer.ts';
import { addReceipt } from './receipt.command.ts';

export const addMovements: AddCommand = (parent, run) => {
  const movements = parent
    .command('movements')
    .description('List investments and redemptions: fund, operation, status, value and dates.')
    .option('--csv', 'as a table for spreadsheets')
    .addHelpText(
      'after',
      examples('portal movements', 'portal movements --json', 'portal movements --csv > movimentacoes.csv'),
    )
    .action(({ csv }) => run((app) => show(app, csv === true)));
  addReceipt(movements, run);
};

const show = (app: Pick<App, 'memory' | 'orders'>, isCsv: boolean): Task =>
  pipe(
    loadMovements(app),
    TE.map((movements) => ({
      json: movementsJson(movements),
      text: isCsv ? movementsCsv(movements) : movementsTable(movements),
    })),
  );
