import { Option } from '@commander-js/extra-typings';
import type { SignedInSession } from '@aroeira/domain/access';
import type { Purpose } from '@aroeira/domain/registration';
import { answeringRedirect, answeringRefusal, purposeOfAnswers, type RenewalFailure } from '@aroeira/domain/renewal';
import { saveSuitabilityMessage } from '@aroeira/domain/renewal/messages';
import type { Questionnaire, SuitabilityFailure } from '@aroeira/domain/suitability';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { cleared } from '../access/signed-in.ts';
import { examples, type AddCommand, type Task } from '../command.ts';
import type { App } from '../composition.ts';
import { callRefusal, refusalBy, type Refusal } from '../refusal.ts';
import { readJson } from '../rules/json-input.ts';
import { FILE_OPTION } from '../rules/json-rule.ts';
import { AnswersFile, givenAnswers } from './answers-file.ts';
import { profileAnswer, questionsAnswer } from './suitability-answer.ts';

const PURPOSES: readonly Purpose[] = ['new', 'renew', 'remake'];

export const addSuitability: AddCommand = (parent, run) => {
  const suitability = parent
    .command('suitability')
    .description('Answer the questionnaire about risk, and see your risk profile.')
    .addHelpText('after', examples('portal suitability questions', 'portal suitability profile --json'));
  suitability
    .command('questions')
    .description('Show the questions with their answers, and what you answered last.')
    .addHelpText('after', examples('portal suitability questions --json'))
    .action(() => run(questions));
  suitability
    .command('answer')
    .description('Send your answers. The server scores them.')
    .requiredOption('--file <file>', `${FILE_OPTION}: {"answers": [ids]} or {"answers": {"question": id}}`)
    .addOption(
      new Option(
        '--purpose <purpose>',
        'why: by default new until the registration is complete, then renew while it is due, otherwise remake',
      ).choices(PURPOSES),
    )
    .addHelpText(
      'after',
      examples('portal suitability answer --file respostas.json', 'portal suitability answer --file - --purpose renew'),
    )
    .action(({ file, purpose }) => run((app) => answer(app, file, purpose)));
  suitability
    .command('profile')
    .description('Show your risk profile, what it means, and until when your answers count.')
    .addHelpText('after', examples('portal suitability profile'))
    .action(() => run(profile));
};

const questions = (app: Pick<App, 'memory' | 'suitability'>): Task =>
  pipe(
    cleared(app),
    TE.chain(({ clientId }) => pipe(app.suitability.questionnaire(clientId), TE.bimap(callRefusal, questionsAnswer))),
  );

type Parts = Pick<App, 'suitability'>;

const shownProfile = (app: Parts, { clientId }: SignedInSession): Task =>
  pipe(app.suitability.readProfile(clientId), TE.bimap(callRefusal, profileAnswer));

const profile = (app: Pick<App, 'memory' | 'suitability'>): Task =>
  pipe(
    cleared(app),
    TE.chain((client) => shownProfile(app, client)),
  );

const answerRefusal = (failure: SuitabilityFailure | RenewalFailure): Refusal => {
  const refused = refusalBy(saveSuitabilityMessage)(failure);
  return failure._tag === 'QuestionsUnanswered'
    ? { ...refused, field: `answers.${String(failure.indexes[0])}` }
    : refused;
};

/** The purpose that the client chose, or the one that is due. Nothing is sent for a purpose that is closed. */
const openPurpose = (
  app: Parts,
  client: SignedInSession,
  chosen: Purpose | undefined,
): TE.TaskEither<Refusal, Purpose> =>
  pipe(
    app.suitability.findVisitor(client),
    TE.mapLeft(callRefusal),
    TE.chain((visitor) => {
      const purpose = chosen ?? purposeOfAnswers(visitor);
      const elsewhere = answeringRedirect({ step: 'suitabilityQuestions', purpose }, visitor);
      return elsewhere === undefined ? TE.right(purpose) : TE.left(answerRefusal(answeringRefusal(elsewhere, visitor)));
    }),
  );

interface Sending {
  readonly client: SignedInSession;
  readonly questionnaire: Questionnaire;
  readonly file: AnswersFile;
  readonly purpose: Purpose;
}

const send = (app: Parts, { client, questionnaire, file, purpose }: Sending): TE.TaskEither<Refusal, void> =>
  pipe(
    TE.fromEither(givenAnswers(questionnaire.questions, file)),
    TE.chain((answers) =>
      pipe(app.suitability.answer(client, { questionnaire, answers, purpose }), TE.mapLeft(answerRefusal)),
    ),
  );

const answer = (app: Pick<App, 'io' | 'memory' | 'suitability'>, source: string, chosen: Purpose | undefined): Task =>
  pipe(
    cleared(app),
    TE.bindTo('client'),
    TE.bind('file', () => readJson(app.io, AnswersFile)(source)),
    TE.bind('purpose', ({ client }) => openPurpose(app, client, chosen)),
    TE.bind('questionnaire', ({ client }) =>
      pipe(app.suitability.questionnaire(client.clientId), TE.mapLeft(callRefusal)),
    ),
    TE.chainFirst((sending) => send(app, sending)),
    TE.chain(({ client }) => shownProfile(app, client)),
  );
