import { makeHttpContactPorts } from '@aroeira/adapters-http/contact';
import {
  composeContact,
  providerMessageForm,
  ratingForm,
  type ContactPorts,
  type ContactUseCases,
  type ProviderMessageNotSent,
  type RatingNotSent,
} from '@aroeira/domain/contact';
import { CONTACT_TEXTS } from '@aroeira/domain/contact/messages';
import { bindings, type PartsOf } from '../composition/bindings.ts';
import { SHARED } from '../composition/shared.tokens.ts';
import { copyingOf } from '../ui/copying.ts';
import { FormModel } from '../ui/forms/form-model.ts';
import { sentForm, type SentForm } from '../ui/forms/sent-form.ts';
import { PlannerViewModel } from './planner/planner.view-model.ts';
import { tokens } from '../composition/token.ts';

/** Messages to planner and provider, and ratings. What opens a page answers with nothing when there is no session. */
export const CONTACT = tokens<{
  Ports: ContactPorts;
  UseCases: ContactUseCases;
  OpenPlanner: () => PlannerViewModel | undefined;
  OpenProvider: () => SentForm<FormModel<typeof providerMessageForm>, ProviderMessageNotSent> | undefined;
  OpenRating: () => SentForm<FormModel<typeof ratingForm>, RatingNotSent> | undefined;
}>('CONTACT');

const opening = { useCases: CONTACT.UseCases, toasts: SHARED.Toasts, forms: SHARED.FormPorts };
const leaving = { ...opening, navigation: SHARED.Navigation };

/** What the pages of planner, provider and rating need. */
export const contactBindings = bindings((bind) => {
  bind(CONTACT.Ports, makeHttpContactPorts, SHARED.HttpClient);
  bind(CONTACT.UseCases, composeContact, CONTACT.Ports);
  bind.visit(
    CONTACT.OpenPlanner,
    (session, { useCases, toasts, scheduler, forms }) =>
      new PlannerViewModel({
        clientId: session.clientId,
        copying: copyingOf({ scheduler, toasts }),
        urls: URL,
        sent: () => toasts.say(CONTACT_TEXTS.sentToPlanner),
        forms,
        ...useCases,
      }),
    { ...opening, scheduler: SHARED.Scheduler },
  );
  bind.visit(
    CONTACT.OpenProvider,
    ({ clientId }, { useCases, forms, ...afterwards }) =>
      sentForm({
        form: new FormModel(providerMessageForm, forms),
        send: (message) => useCases.writeToProvider(clientId, message),
        done: leave(CONTACT_TEXTS.sentToProvider, afterwards),
      }),
    leaving,
  );
  bind.visit(
    CONTACT.OpenRating,
    ({ clientId }, { useCases, forms, ...afterwards }) =>
      sentForm({
        form: new FormModel(ratingForm, forms),
        send: (rating) => useCases.rateApp(clientId, rating),
        done: leave(CONTACT_TEXTS.rated, afterwards),
      }),
    leaving,
  );
});

/** Says that the message was sent, and shows the page before. */
const leave =
  (text: string, { toasts, navigation }: Pick<PartsOf<typeof leaving>, 'toasts' | 'navigation'>) =>
  () => {
    toasts.say(text);
    navigation.pop('/dashboard');
  };
