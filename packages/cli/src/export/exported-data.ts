import { clientDataCsv, clientDataJson } from '@aroeira/domain/profile';
import { copyFailureMessage } from '@aroeira/domain/profile/messages';
import { lifeLineCsv, NO_GOALS } from '@aroeira/domain/independence/messages';
import { callFailureMessage } from '@aroeira/domain/kernel/messages';
import { movementsCsv } from '@aroeira/domain/movements/messages';
import { positionCsv, yieldCsv } from '@aroeira/domain/position';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { cleared } from '../access/signed-in.ts';
import type { App } from '../composition.ts';
import { projectionAnswer } from '../independence/liberty-answer.ts';
import { loadOutlook } from '../independence/liberty.command.ts';
import { movementsJson } from '../movements/history/movements-answer.ts';
import { loadMovements } from '../movements/history/load-movements.ts';
import { positionJson } from '../position/position-answer.ts';
import { loadPosition } from '../position/position.command.ts';
import { yieldJson } from '../position/yield-answer.ts';
import { loadYield } from '../position/yield.command.ts';
import { refusal, refusalBy, type Refusal } from '../refusal.ts';

/** What a client may take along, in both formats. The CSV is the one of the screen. */
export interface Exported {
  readonly json: unknown;
  readonly csv: string;
}

/** What an export takes of the program. */
export type Exporting = Pick<App, 'independence' | 'memory' | 'myData' | 'orders' | 'position' | 'serverClock'>;

type Export = (app: Exporting) => TE.TaskEither<Refusal, Exported>;

const movements: Export = (app) =>
  pipe(
    loadMovements(app),
    TE.map((list) => ({ json: movementsJson(list), csv: movementsCsv(list) })),
  );

const position: Export = (app) =>
  pipe(
    loadPosition(app),
    TE.map((held) => ({ json: positionJson(held), csv: positionCsv(held) })),
  );

/** The whole history: `portal yield --period` has shorter ones. */
const yielded: Export = (app) =>
  pipe(
    loadYield(app, 'max'),
    TE.map((history) => ({ json: yieldJson('max', history), csv: yieldCsv(history) })),
  );

const plan: Export = (app) =>
  pipe(
    loadOutlook(app),
    TE.bind('plan', ({ found }) => TE.fromNullable(refusal('no_goals', NO_GOALS))(found.plan)),
    TE.map(({ found: { goals }, plan: worked, outlook }) => ({
      json: projectionAnswer({ goals, outlook, chances: undefined }).json,
      csv: lifeLineCsv(worked, outlook),
    })),
  );

const copyRefusal = refusalBy((failure: Parameters<typeof copyFailureMessage>[0]) =>
  copyFailureMessage(failure, (why) => callFailureMessage(why, 'production')),
);

const myData: Export = (app) =>
  pipe(
    cleared(app),
    TE.chain(({ clientId }) => pipe(app.myData.copy(clientId), TE.mapLeft(copyRefusal))),
    TE.map((data) => ({ json: clientDataJson(data), csv: clientDataCsv(data) })),
  );

/** What may be exported, by its word. */
export const EXPORTS = { movements, position, yield: yielded, plan, 'my-data': myData } as const;

export type ExportName = keyof typeof EXPORTS;
