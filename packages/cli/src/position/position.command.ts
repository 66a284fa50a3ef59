import type { CallFailure } from '@aroeira/domain/kernel';
import { positionCsv } from '@aroeira/domain/position';
import { POSITION_FAILED } from '@aroeira/domain/position/messages';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { cleared } from '../access/signed-in.ts';
import { examples, type AddCommand, type Task } from '../command.ts';
import type { App } from '../composition.ts';
import { callRefusal, type Refusal } from '../refusal.ts';
import { positionJson, positionTable } from './position-answer.ts';

export const addPosition: AddCommand = (parent, run) => {
  parent
    .command('position')
    .description('Show the position by fund type: amounts, percents and total.')
    .option('--csv', 'as a table for spreadsheets')
    .addHelpText('after', examples('portal position', 'portal position --json', 'portal position --csv > posicao.csv'))
    .action(({ csv }) => run((app) => show(app, csv === true)));
};

/** The position of the signed-in client. */
export const loadPosition = (app: Pick<App, 'memory' | 'position'>) =>
  pipe(
    cleared(app),
    TE.chain(({ document }) => pipe(app.position.load(document), TE.mapLeft(positionRefusal))),
  );

const show = (app: Pick<App, 'memory' | 'position'>, isCsv: boolean): Task =>
  pipe(
    loadPosition(app),
    TE.map((position) => ({
      json: positionJson(position),
      text: isCsv ? positionCsv(position) : positionTable(position),
    })),
  );

/** A refusal of the server has the sentence of the dashboard. @see spec A §2 Dashboard */
const positionRefusal = (failure: CallFailure): Refusal =>
  failure._tag === 'Refused'
    ? { ...callRefusal(failure), message: `${POSITION_FAILED.title} ${POSITION_FAILED.body}` }
    : callRefusal(failure);
