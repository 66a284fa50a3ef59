import {
  plannerLinks,
  plannerMessageForm,
  type NoPlanner,
  type PlannerMessageNotSent,
  type ReachablePlanner,
} from '@aroeira/domain/contact';
import { CONTACT_TEXTS, notSentMessage } from '@aroeira/domain/contact/messages';
import { formatPhone } from '@aroeira/domain/kernel';
import { noPlanner } from '@aroeira/domain/registration/messages';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { cleared } from '../access/signed-in.ts';
import { examples, type AddCommand, type Task } from '../command.ts';
import type { App } from '../composition.ts';
import { checkInput } from '../form-refusal.ts';
import type { Answer } from '../output.ts';
import { callRefusal, refusalBy, refusalOfCallBy, type Refusal } from '../refusal.ts';

export const addPlanner: AddCommand = (parent, run) => {
  const planner = parent
    .command('planner')
    .description("The client's planner.")
    .addHelpText('after', examples('portal planner show', 'portal planner message "Podemos conversar?"'));
  planner
    .command('show')
    .description('Show the planner and how to reach them. JSON is null for a client without one.')
    .addHelpText('after', examples('portal planner show --json'))
    .action(() => run(show));
  planner
    .command('message')
    .description('Send a message to the planner, who answers by e-mail.')
    .argument('<text>', 'the message, at most 2000 characters')
    .addHelpText('after', examples('portal planner message "Podemos conversar?"'))
    .action((text) => run((app) => write(app, text)));
};

const show = (app: Pick<App, 'contact' | 'memory' | 'settings'>): Task =>
  pipe(
    cleared(app),
    TE.chain(({ clientId }) => pipe(app.contact.correspondents.of(clientId), TE.mapLeft(callRefusal))),
    TE.map(({ planner }) =>
      planner === undefined ? { json: null, text: noPlanner(app.settings.productName) } : plannerAnswer(planner),
    ),
  );

const CAPTIONS = { phone: 'Telefone', whatsApp: 'WhatsApp', email: 'E-mail' } as const;

const plannerAnswer = ({ id, name, shortName, phone, email }: ReachablePlanner): Answer => ({
  json: { id, name, shortName: shortName ?? null, phone: phone ?? null, email: email ?? null },
  text: [
    name,
    ...plannerLinks({ phone, email }).map(
      ({ way, value, href }) => `${CAPTIONS[way].padEnd(9)} ${way === 'email' ? value : formatPhone(value)}  ${href}`,
    ),
  ].join('\n'),
});

const write = (app: Pick<App, 'contact' | 'memory' | 'serverClock' | 'settings'>, text: string): Task =>
  pipe(
    TE.fromEither(checkInput(app.serverClock, plannerMessageForm, { message: text })),
    TE.bindTo('message'),
    TE.bind('session', () => cleared(app)),
    TE.chain(({ message, session }) =>
      pipe(app.contact.writeToPlanner(session.clientId, message), TE.mapLeft(plannerRefusal(app.settings))),
    ),
    TE.map(() => ({ json: { sent: true }, text: CONTACT_TEXTS.sentToPlanner })),
  );

const plannerRefusal =
  ({ productName }: App['settings']) =>
  (failure: NoPlanner | PlannerMessageNotSent): Refusal =>
    failure._tag === 'NoPlanner'
      ? refusalBy(() => noPlanner(productName))(failure)
      : refusalOfCallBy(notSentMessage)(failure);
