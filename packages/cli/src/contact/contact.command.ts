import { providerMessageForm, ratingForm, starsOf, SUBJECTS } from '@aroeira/domain/contact';
import { CONTACT_TEXTS, notSentMessage } from '@aroeira/domain/contact/messages';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { cleared } from '../access/signed-in.ts';
import { examples, type AddCommand, type Task } from '../command.ts';
import type { App } from '../composition.ts';
import { checkInput } from '../form-refusal.ts';
import { refusalOfCallBy, usage } from '../refusal.ts';

const NAMES = SUBJECTS.map(({ label }) => label).join(', ');

export const addContact: AddCommand = (parent, run) => {
  parent
    .command('contact')
    .description('Write to the provider.')
    .option('--subject <subject>', NAMES)
    .option('--message <text>', 'at most 2000 characters')
    .addHelpText('after', examples('portal contact --subject Dúvida --message "Quando cai o resgate?"'))
    .action((given) => run((app) => contact(app, given)));
};

export const addRate: AddCommand = (parent, run) => {
  parent
    .command('rate')
    .description('Rate the app.')
    .argument('<stars>', '1 to 5')
    .option('--message <text>', 'at most 2000 characters')
    .addHelpText('after', examples('portal rate 5 --message "Muito bom."'))
    .action((stars, { message }) => run((app) => rate(app, stars, message ?? '')));
};

interface Given {
  readonly subject?: string;
  readonly message?: string;
}

const contact = (app: Pick<App, 'contact' | 'memory' | 'serverClock'>, { subject, message = '' }: Given): Task =>
  pipe(
    subject === undefined || subjectOf(subject) !== undefined
      ? TE.fromEither(
          checkInput(app.serverClock, providerMessageForm, {
            subject: subject === undefined ? undefined : subjectOf(subject),
            message,
          }),
        )
      : TE.left(usage(`"${subject}" is no subject: write one of ${NAMES}.`, 'subject')),
    TE.bindTo('values'),
    TE.bind('session', () => cleared(app)),
    TE.chain(({ values, session }) =>
      pipe(app.contact.writeToProvider(session.clientId, values), TE.mapLeft(refusalOfCallBy(notSentMessage))),
    ),
    TE.map(() => ({ json: { sent: true }, text: CONTACT_TEXTS.sentToProvider })),
  );

/** A subject by its name, whatever its case. */
const subjectOf = (given: string) => SUBJECTS.find(({ label }) => label.toLowerCase() === given.toLowerCase())?.value;

const rate = (app: Pick<App, 'contact' | 'memory' | 'serverClock'>, given: string, message: string): Task =>
  pipe(
    TE.fromNullable(usage(`"${given}" is no rating: write 1 to 5.`, 'stars'))(starsOf(Number(given))),
    TE.chainEitherK((stars) => checkInput(app.serverClock, ratingForm, { stars, message })),
    TE.bindTo('rating'),
    TE.bind('session', () => cleared(app)),
    TE.chain(({ rating, session }) =>
      pipe(app.contact.rateApp(session.clientId, rating), TE.mapLeft(refusalOfCallBy(notSentMessage))),
    ),
    TE.map(() => ({ json: { rated: Number(given) }, text: CONTACT_TEXTS.rated })),
  );
