import { CONSENT_TERMS, type ConsentTerm } from '@aroeira/domain/access';
import { signOutMessage } from '@aroeira/domain/access/messages';
import { todayOf } from '@aroeira/domain/kernel';
import {
  dataRequestForm,
  HELD_BY_LAW,
  type DataRequestDraft,
  type DataRequestKind,
  type DataRequestNotSent,
  type RequestOpen,
} from '@aroeira/domain/profile';
import {
  DELETION_QUESTIONS,
  requestFailureMessage,
  TERM_TITLES,
  REVOKING_EFFECTS,
  REVOKING_ALL,
} from '@aroeira/domain/profile/messages';
import { Argument } from '@commander-js/extra-typings';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { cleared } from '../access/signed-in.ts';
import { examples, type AddCommand, type Task } from '../command.ts';
import type { App } from '../composition.ts';
import { confirm, confirmShown, unchanged, type Prompt } from '../confirm.ts';
import { checkInput } from '../form-refusal.ts';
import { idFrom } from '../arguments.ts';
import { callRefusal, refusalBy, refusalOfCallBy, type Refusal } from '../refusal.ts';
import { consentsAnswer, requestAnswer, requestsAnswer } from './my-data-answer.ts';

/** `portal my-data`: the consents of the client, and requests about the data. The copy is `portal export my-data`. */
export const addMyData: AddCommand = (parent, run) => {
  const myData = parent
    .command('my-data')
    .description("The client's consents, and requests for correction or deletion.")
    .addHelpText('after', examples('portal my-data consents', 'portal my-data requests --json'));
  for (const add of [addConsents, addRequests]) add(myData, run);
};

const TERMS = CONSENT_TERMS.map((term) => `${term} ${TERM_TITLES[term]}`).join(', ');

const addConsents: AddCommand = (myData, run) => {
  myData
    .command('consents')
    .description('Show each consent as it is, and what was given and withdrawn when.')
    .addHelpText('after', examples('portal my-data consents --json'))
    .action(() => run(showConsents));
  myData
    .command('withdraw')
    .description('Withdraw a consent, after it is told what that changes. All of them: the session ends.')
    .addArgument(new Argument('<term>', `${TERMS}, or all`).choices([...CONSENT_TERMS.map(String), 'all']))
    .addHelpText('after', examples('portal my-data withdraw 4', 'portal my-data withdraw all --yes'))
    .action((term) => run((app) => (term === 'all' ? withdrawAll(app) : withdraw(app, Number(term) as ConsentTerm)))); // its choices
  myData
    .command('give')
    .description('Give a consent again.')
    .addArgument(new Argument('<term>', TERMS).choices(CONSENT_TERMS.map(String)))
    .addHelpText('after', examples('portal my-data give 4'))
    .action((term) => run((app) => change(app, Number(term) as ConsentTerm, true))); // its choices
};

const KINDS: readonly DataRequestKind[] = ['correction', 'deletion'];

const addRequests: AddCommand = (myData, run) => {
  myData
    .command('request')
    .description('Ask for a correction or a deletion. A deletion asks twice, and says what the law holds.')
    .addArgument(new Argument('<kind>', 'what to ask for').choices(KINDS))
    .option('--text <text>', 'at most 2000 characters')
    .addHelpText('after', examples('portal my-data request correction --text "O nome da minha mãe é Rosa."'))
    .action((kind, { text }) => run((app) => ask(app, kind, text ?? '')));
  myData
    .command('requests')
    .description('Show the requests with state, deadline and answer, or one of them.')
    .argument('[id]', 'its number')
    .addHelpText('after', examples('portal my-data requests', 'portal my-data requests 100001 --json'))
    .action((id) => run((app) => (id === undefined ? showRequests(app) : showRequest(app, id))));
};

type Reading = Pick<App, 'memory' | 'myData' | 'serverClock'>;
type Acting = Reading & Prompt & Pick<App, 'access'>;

const showConsents = (app: Reading): Task =>
  pipe(
    cleared(app),
    TE.chain(({ clientId }) => pipe(app.myData.histories.of(clientId), TE.mapLeft(callRefusal))),
    TE.map(consentsAnswer),
  );

const change = (app: Reading, term: ConsentTerm, isGiven: boolean): Task =>
  pipe(
    cleared(app),
    TE.chain((session) => pipe(app.myData.changeConsent(session, term, isGiven), TE.mapLeft(callRefusal))),
    TE.map(consentsAnswer),
  );

/** Says what follows, and goes on after a yes. */
const agreed = (app: Prompt, effect: string, question: string): TE.TaskEither<Refusal, true> =>
  pipe(
    confirmShown(app, effect, question),
    TE.chain((isYes) => (isYes ? TE.right<Refusal, true>(true) : TE.left(unchanged))),
  );

const withdraw = (app: Acting, term: ConsentTerm): Task =>
  pipe(
    cleared(app),
    TE.chain(() => agreed(app, REVOKING_EFFECTS[term], `Retirar: ${TERM_TITLES[term]}?`)),
    TE.chain(() => change(app, term, false)),
  );

const withdrawAll = (app: Acting): Task =>
  pipe(
    cleared(app),
    TE.chainFirst(() => agreed(app, REVOKING_ALL, 'Retirar todo o consentimento?')),
    TE.chain((session) => pipe(app.myData.revokeConsent(session), TE.mapLeft(callRefusal))),
    TE.chain(() => pipe(app.access.signOutOfApp, TE.mapLeft(refusalBy(signOutMessage)))),
    TE.map(() => ({ json: { withdrawn: 'all' }, text: 'Consentimento retirado. Sessão encerrada.' })),
  );

const today = ({ serverClock }: Pick<App, 'serverClock'>) => todayOf(serverClock)();

const showRequests = (app: Reading): Task =>
  pipe(
    cleared(app),
    TE.chain(({ clientId }) => pipe(app.myData.requests.list(clientId), TE.mapLeft(callRefusal))),
    TE.map((requests) => requestsAnswer(requests, today(app))),
  );

const showRequest = (app: Reading, typed: string): Task =>
  pipe(
    TE.fromEither(idFrom(typed, 'id')),
    TE.bindTo('id'),
    TE.bind('session', () => cleared(app)),
    TE.chain(({ id, session }) => pipe(app.myData.requests.one(session.clientId, id), TE.mapLeft(callRefusal))),
    TE.map((request) => requestAnswer(request, today(app))),
  );

const ask = (app: Acting, kind: DataRequestKind, message: string): Task =>
  pipe(
    TE.fromEither(checkInput(app.serverClock, dataRequestForm, { kind, message })),
    TE.bindTo('draft'),
    TE.bind('session', () => cleared(app)),
    TE.chainFirst(({ draft }) => (draft.kind === 'deletion' ? agreedTwice(app) : TE.right(true))),
    TE.chain(({ draft, session }) => send(app, session.clientId, draft)),
    TE.map((request) => requestAnswer(request, today(app))),
  );

const HELD = [DELETION_QUESTIONS.held.body, ...HELD_BY_LAW.map(({ title, retention }) => `- ${title}: ${retention}`)];

const agreedTwice = (app: Prompt): TE.TaskEither<Refusal, boolean> =>
  pipe(
    agreed(app, HELD.join('\n'), 'Continuar?'),
    TE.chain(() => confirm(app, `${DELETION_QUESTIONS.sure.body} ${DELETION_QUESTIONS.sure.title}`)),
    TE.filterOrElse(
      (isYes) => isYes,
      () => unchanged,
    ),
  );

const send = ({ myData }: Pick<App, 'myData'>, clientId: number, draft: DataRequestDraft) =>
  pipe(
    myData.sendRequest(clientId, draft),
    TE.mapLeft((failure: RequestOpen | DataRequestNotSent) =>
      failure._tag === 'RequestOpen'
        ? refusalBy(requestFailureMessage)(failure)
        : refusalOfCallBy<DataRequestNotSent>(requestFailureMessage)(failure),
    ),
  );
