import { partsOnWire } from '@aroeira/adapters-http/http';
import { chancesOf, type Plan } from '@aroeira/domain/independence';
import { GOALS_SAVED, goalsFieldMessage, NO_GOALS, saveGoalsMessage } from '@aroeira/domain/independence/messages';
import { typedFrom } from '@aroeira/domain/kernel';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import { cleared } from '../access/signed-in.ts';
import { examples, type AddCommand, type Task } from '../command.ts';
import type { App } from '../composition.ts';
import { checkInputBy } from '../form-refusal.ts';
import { callRefusal, refusal, refusalBy } from '../refusal.ts';
import { FILE_OPTION } from '../rules/json-rule.ts';
import { readKnown } from '../rules/known-names.ts';
import { libertyAnswer, projectionAnswer } from './liberty-answer.ts';
import { loadPlanRefusal, outlookRefusal } from './plan-refusal.ts';
import { LibertyFileWire } from './plan-rule.codecs.ts';
import { askedSimulation, isAsked, readPaths, readSeed, type Asked } from './simulation-options.ts';

const EXAMPLE =
  '{"monthlyIncomeUsufruct":22000,"retirementAge":65,"annualReturnRate":6,"lifeExpectancy":90,"inheritanceValue":1500000,"currentReservation":1284530.27,"monthlyIncome":18000,"monthlyExpense":11790}';

/** `liberty show` prints some fields that are calculated again, so its output can be saved. */
const FileWire = partsOnWire({
  filed: LibertyFileWire,
  calculated: t.partial({
    monthlySavings: t.unknown,
    reserveAtRetirement: t.unknown,
    idealMonthlySavings: t.unknown,
    valid: t.unknown,
  }),
});

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
    .option('--paths <n>', 'add a simulation of n paths: the band, and how many of them hold', readPaths)
    .option('--seed <n>', "where the paths begin (default: a number from the plan's own figures)", readSeed)
    .addHelpText('after', examples('portal liberty project', 'portal liberty project --paths 1000 --json'))
    .action((asked) => run((app) => project(app, asked)));
};

type Parts = Pick<App, 'independence' | 'memory'>;

const workedOut = (app: Parts) =>
  pipe(
    cleared(app),
    TE.chain(({ clientId }) => pipe(app.independence.workOutPlan(clientId), TE.mapLeft(loadPlanRefusal))),
  );

const show = (app: Parts): Task =>
  pipe(
    workedOut(app),
    TE.map((plan) =>
      plan === undefined
        ? { json: null, text: NO_GOALS }
        : libertyAnswer(plan.goals, E.mapLeft(outlookRefusal)(plan.outlook)),
    ),
  );

/** The saved plan with its outlook. A client without one is refused. */
export const loadOutlook = (app: Parts) =>
  pipe(
    workedOut(app),
    TE.chain((found) => (found === undefined ? TE.left(refusal('no_goals', NO_GOALS)) : TE.right(found))),
    TE.bindTo('found'),
    TE.bind('outlook', ({ found }) => TE.fromEither(E.mapLeft(outlookRefusal)(found.outlook))),
  );

const project = (app: Parts, asked: Asked): Task =>
  pipe(
    loadOutlook(app),
    TE.bind('chances', ({ found: { plan } }) =>
      plan !== undefined && isAsked(asked) ? simulated(app, plan, asked) : TE.right(undefined),
    ),
    TE.map(({ found, outlook, chances }) => projectionAnswer({ goals: found.goals, outlook, chances })),
  );

const simulated = (app: Parts, plan: Plan, asked: Asked) =>
  pipe(
    cleared(app),
    TE.chain(({ clientId }) => pipe(app.independence.riskProfiles.of(clientId), TE.mapLeft(callRefusal))),
    TE.chainEitherK((profile) =>
      pipe(chancesOf(plan, askedSimulation(plan, profile, asked)), E.mapLeft(outlookRefusal)),
    ),
  );

const save = (app: Pick<App, 'independence' | 'io' | 'memory' | 'serverClock'>, file: string): Task =>
  pipe(
    readKnown(app.io, FileWire)(file),
    TE.bind('session', () => cleared(app)),
    TE.bind('opened', ({ session }) => pipe(app.independence.openGoals(session.clientId), TE.mapLeft(loadPlanRefusal))),
    TE.bind('values', ({ filed, opened: { form } }) =>
      TE.fromEither(checkInputBy(goalsFieldMessage)(app.serverClock, form, typedFrom(form, filed))),
    ),
    TE.chain(({ values, opened: { saved } }) =>
      pipe(app.independence.saveGoals(values, saved), TE.mapLeft(refusalBy(saveGoalsMessage))),
    ),
    TE.map(({ goals, outlook }) => ({ json: libertyAnswer(goals, E.right(outlook)).json, text: GOALS_SAVED })),
  );
