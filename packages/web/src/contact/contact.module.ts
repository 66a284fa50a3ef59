import { makeHttpCorrespondents, makeHttpMailbox, makeHttpPlannerPhotos } from '@aroeira/adapters-http/contact';
import { makeRateApp, makeWriteToPlanner, makeWriteToProvider } from '@aroeira/domain/contact';
import { CONTACT_TEXTS } from '@aroeira/domain/contact/messages';
import { bindings, type Bindings } from '../composition/bindings.ts';
import { SHARED } from '../composition/shared.tokens.ts';
import { Copying, NOT_COPIED } from '../ui/copying.ts';
import { CONTACT } from './contact.tokens.ts';
import { PlannerViewModel } from './planner/planner.view-model.ts';
import { makeProviderModel } from './provider/provider.view-model.ts';
import { makeRatingModel } from './rating/rating.view-model.ts';

const writing = { correspondents: CONTACT.Correspondents, mailbox: CONTACT.Mailbox };
const opening = { toasts: SHARED.Toasts, forms: SHARED.FormPorts };

/** The calls, and the page of the planner. */
const plannerBindings = bindings((bind) => {
  bind(CONTACT.Correspondents, makeHttpCorrespondents, SHARED.HttpClient);
  bind(CONTACT.Mailbox, makeHttpMailbox, SHARED.HttpClient);
  bind(CONTACT.PlannerPhotos, makeHttpPlannerPhotos, SHARED.HttpClient);
  bind(CONTACT.WriteToPlanner, makeWriteToPlanner, writing);
  bind(CONTACT.WriteToProvider, makeWriteToProvider, writing);
  bind(CONTACT.RateApp, makeRateApp, writing);
  bind.visit(
    CONTACT.OpenPlanner,
    (session, { toasts, scheduler, ...parts }) =>
      new PlannerViewModel({
        clientId: session.clientId,
        copying: new Copying({
          scheduler,
          write: async (text) => window.navigator.clipboard.writeText(text),
          failed: () => toasts.say(NOT_COPIED),
        }),
        urls: URL,
        sent: () => toasts.say(CONTACT_TEXTS.sentToPlanner),
        ...parts,
      }),
    {
      ...opening,
      scheduler: SHARED.Scheduler,
      correspondents: CONTACT.Correspondents,
      photos: CONTACT.PlannerPhotos,
      write: CONTACT.WriteToPlanner,
    },
  );
});

/** The two pages with one form. */
const formBindings = bindings((bind) => {
  bind.visit(
    CONTACT.OpenProvider,
    (session, { toasts, navigation, write, forms }) => {
      const sent = () => {
        toasts.say(CONTACT_TEXTS.sentToProvider);
        navigation.pop('/dashboard');
      };
      return makeProviderModel({ clientId: session.clientId, write, sent, forms });
    },
    { ...opening, navigation: SHARED.Navigation, write: CONTACT.WriteToProvider },
  );
  bind.visit(
    CONTACT.OpenRating,
    (session, { toasts, navigation, rate, forms }) => {
      const sent = () => {
        toasts.say(CONTACT_TEXTS.rated);
        navigation.pop('/dashboard');
      };
      return makeRatingModel({ clientId: session.clientId, rate, sent, forms });
    },
    { ...opening, navigation: SHARED.Navigation, rate: CONTACT.RateApp },
  );
});

/** What the pages of planner, provider and rating need. */
export const contactBindings: Bindings = [...plannerBindings, ...formBindings];
