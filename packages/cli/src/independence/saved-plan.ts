import { checkedOutlook, planWith, type Goals, type Outlook, type SavedPlan } from '@aroeira/domain/independence';
import { todayOf, type CalendarDay } from '@aroeira/domain/kernel';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { cleared } from '../access/signed-in.ts';
import type { App } from '../composition.ts';
import type { Refusal } from '../refusal.ts';
import { loadPlanRefusal, outlookRefusal } from './plan-refusal.ts';

/** All that is kept of the plan of the client who is signed in. */
export const savedPlan = (app: App): TE.TaskEither<Refusal, SavedPlan> =>
  pipe(
    cleared(app),
    TE.chain(({ clientId }) => pipe(app.independence.loadPlan(clientId), TE.mapLeft(loadPlanRefusal))),
  );

/** Today in São Paulo, by the server, which judges by it too; once it answered anything. @see decision 0163 */
export const today = ({ serverClock }: App): CalendarDay => todayOf(serverClock)();

/** What comes of goals with what else is kept. */
export const outlookNow = (app: App, goals: Goals, saved: SavedPlan): E.Either<Refusal, Outlook> =>
  pipe(planWith(goals, saved, today(app)), E.chainW(checkedOutlook), E.mapLeft(outlookRefusal));
