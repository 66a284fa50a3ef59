import {
  currentAgeOf,
  GOALS_SAVED,
  goalsFieldMessage,
  goalsForm,
  goalsOf,
  NO_GOALS,
  planWith,
  saveGoalsMessage,
} from '@aroeira/domain/independence';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { examples, type AddCommand, type Task } from '../command.ts';
import type { App } from '../composition.ts';
import { checkInputBy } from '../form-refusal.ts';
import { refusal, refusalBy } from '../refusal.ts';
import { FILE_OPTION } from '../rules/json-rule.ts';
import { readNamed } from '../rules/known-names.ts';
import { libertyAnswer, projectionAnswer } from './liberty-answer.ts';
import { LibertyFileWire, typedFromFile } from './liberty-file.codecs.ts';
import { outlookRefusal } from './plan-refusal.ts';
import { outlookNow, savedPlan, today } from './saved-plan.ts';

const EXAMPLE =
  '{"monthlyIncomeUsufruct":22000,"retirementAge":65,"annualReturnRate":6,"lifeExpectancy":90,"inheritanceValue":1500000,"currentReservation":1284530.27,"monthlyIncome":18000,"monthlyExpense":11790}';

/** `portal liberty`: the goals of the independence plan and what comes of them. */
export const addLiberty: AddCommand = (parent, run) => {
  const liberty = parent
    .command('liberty')
    .description('The independence plan: goals, figures and projection.')
    .addHelpText('after', examples('portal liberty show', 'portal liberty project --json'));
  liberty
    .command('show')
    .description('Show the goals, the reserve that they take and how much to save. JSON is null before any were saved.')
    .addHelpText('after', examples('portal liberty show --json'))
    .action(() => run(show));
  liberty
    .command('save')
    .description('Save goals. A plan that does not hold is not sent. Rates are percents a year.')
    .requiredOption(
      '--file <file>',
      `${FILE_OPTION}: the fields that show prints; inheritance and reserve may be left out`,
    )
    .addHelpText('after', examples(`echo '${EXAMPLE}' | portal liberty save --file -`))
    .action(({ file }) => run((app) => save(app, file)));
  liberty
    .command('project')
    .description('Work the saved plan out: a balance for each age, real and ideal, as `rules independence` does.')
    .addHelpText('after', examples('portal liberty project', 'portal liberty project --json'))
    .action(() => run(project));
};

const show = (app: App): Task =>
  pipe(
    savedPlan(app),
    TE.map((saved) =>
      saved.goals === undefined
        ? { json: null, text: NO_GOALS }
        : libertyAnswer(saved.goals, outlookNow(app, saved.goals, saved)),
    ),
  );

const project = (app: App): Task =>
  pipe(
    savedPlan(app),
    TE.chainEitherK((saved) =>
      saved.goals === undefined ? E.left(refusal('no_goals', NO_GOALS)) : outlookNow(app, saved.goals, saved),
    ),
    TE.map(projectionAnswer),
  );

const save = (app: App, file: string): Task =>
  pipe(
    readNamed(app.io, LibertyFileWire)(file),
    TE.bindTo('filed'),
    TE.bind('saved', () => savedPlan(app)),
    TE.chainEitherK(({ filed, saved }) => {
      const form = goalsForm(currentAgeOf(saved, today(app)));
      return pipe(
        checkInputBy(goalsFieldMessage)(app.serverClock, form, typedFromFile(filed)),
        E.chain((values) => pipe(planWith(goalsOf(values), saved, today(app)), E.mapLeft(outlookRefusal))),
      );
    }),
    TE.chain((plan) =>
      pipe(
        app.independence.saveGoals(plan),
        TE.bimap(refusalBy(saveGoalsMessage), (outlook) => ({
          json: libertyAnswer(plan.goals, E.right(outlook)).json,
          text: GOALS_SAVED,
        })),
      ),
    ),
  );
