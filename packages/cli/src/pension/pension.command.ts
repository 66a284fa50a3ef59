import { NO_PLAN, panelFor, type PensionFailure, type PensionPanel } from '@aroeira/domain/pension';
import { pensionPanelText } from '@aroeira/domain/pension/messages';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { cleared } from '../access/signed-in.ts';
import { examples, type AddCommand, type Task } from '../command.ts';
import type { App } from '../composition.ts';
import { callRefusal, isOfSession, refusal, type Refusal } from '../refusal.ts';
import { pensionAnswer } from './pension-answer.ts';

export const addPension: AddCommand = (parent, run) => {
  parent
    .command('pension')
    .description("Show the pension certificates: number, fund, plan, tax regime, and each beneficiary's share.")
    .addHelpText('after', examples('portal pension', 'portal pension --json'))
    .action(() => run(show));
};

const show = (app: Pick<App, 'memory' | 'pension'>): Task =>
  pipe(
    cleared(app),
    TE.chain(({ document }) => pipe(app.pension.of(document), TE.mapLeft(pensionRefusal))),
    TE.filterOrElse(
      (certificates) => certificates.length > 0,
      () => panelRefusal(NO_PLAN),
    ),
    TE.map(pensionAnswer),
  );

/** The panel of the page. The exit code tells whether an answer came. @see decisions 0147 and 0190 */
const pensionRefusal = (failure: PensionFailure): Refusal => {
  if (isOfSession(failure)) return callRefusal(failure);
  const refused = panelRefusal(panelFor(failure));
  return failure._tag === 'InsurerRefused' ? refused : { ...refused, exit: callRefusal(failure).exit };
};

const panelRefusal = (panel: PensionPanel): Refusal =>
  refusal(panel._tag === 'NoPlan' ? 'no_plan' : 'try_later', pensionPanelText(panel).join('\n'));
