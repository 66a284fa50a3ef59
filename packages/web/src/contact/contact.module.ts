import { makeHttpContactPorts } from '@aroeira/adapters-http/contact';
import { composeContact, type ContactPorts, type ContactUseCases } from '@aroeira/domain/contact';
import { CONTACT_TEXTS } from '@aroeira/domain/contact/messages';
import { bindings } from '../composition/bindings.ts';
import { SHARED } from '../composition/shared.tokens.ts';
import { copyingOf } from '../ui/copying.ts';
import { PlannerViewModel } from './planner/planner.view-model.ts';
import { makeProviderModel, type ProviderViewModel } from './provider/provider.view-model.ts';
import { makeRatingModel, type RatingViewModel } from './rating/rating.view-model.ts';
import { tokens } from '../composition/token.ts';

/** Messages to planner and provider, and ratings. What opens a page answers with nothing when there is no session. */
export const CONTACT = tokens<{
  Ports: ContactPorts;
  UseCases: ContactUseCases;
  OpenPlanner: () => PlannerViewModel | undefined;
  OpenProvider: () => ProviderViewModel | undefined;
  OpenRating: () => RatingViewModel | undefined;
}>('CONTACT');

const opening = { useCases: CONTACT.UseCases, toasts: SHARED.Toasts, forms: SHARED.FormPorts };

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
    (session, { useCases, toasts, navigation, forms }) => {
      const sent = () => {
        toasts.say(CONTACT_TEXTS.sentToProvider);
        navigation.pop('/dashboard');
      };
      return makeProviderModel({ clientId: session.clientId, sent, forms, ...useCases });
    },
    { ...opening, navigation: SHARED.Navigation },
  );
  bind.visit(
    CONTACT.OpenRating,
    (session, { useCases, toasts, navigation, forms }) => {
      const sent = () => {
        toasts.say(CONTACT_TEXTS.rated);
        navigation.pop('/dashboard');
      };
      return makeRatingModel({ clientId: session.clientId, sent, forms, ...useCases });
    },
    { ...opening, navigation: SHARED.Navigation },
  );
});
