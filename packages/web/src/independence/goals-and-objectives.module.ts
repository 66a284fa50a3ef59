import { GOALS_SAVED, OBJECTIVE_REMOVED, objectiveSavedMessage } from '@aroeira/domain/independence/messages';
import { bindings } from '../composition/bindings.ts';
import { SHARED } from '../composition/shared.tokens.ts';
import { makeGoalsModel } from './goals/goals.view-model.ts';
import { INDEPENDENCE } from './independence.tokens.ts';
import { makeObjectiveFormModel } from './objectives/objective-form.view-model.ts';
import { ObjectivesViewModel } from './objectives/objectives.view-model.ts';

const opening = {
  useCases: INDEPENDENCE.UseCases,
  navigation: SHARED.Navigation,
  toasts: SHARED.Toasts,
  forms: SHARED.FormPorts,
};

/** What the page of goals needs. */
const goalsBindings = bindings((bind) => {
  bind.visit(
    INDEPENDENCE.OpenGoalsPage,
    (session, { useCases, toasts, ...parts }) => {
      const saved = () => {
        toasts.say(GOALS_SAVED);
        parts.navigation.pop('/liberty-home');
      };
      return makeGoalsModel({ clientId: session.clientId, saved, ...useCases, ...parts });
    },
    opening,
  );
});

/** What the list and the form of objectives need. */
const objectivesBindings = bindings((bind) => {
  bind.visit(
    INDEPENDENCE.OpenObjectivesPage,
    (session, { useCases, toasts, navigation, ...parts }) =>
      new ObjectivesViewModel({
        clientId: session.clientId,
        openForm: (chosen) => navigation.push('/liberty/objectives/edit', chosen),
        removed: () => toasts.say(OBJECTIVE_REMOVED),
        ...useCases,
        ...parts,
      }),
    { ...opening, clock: SHARED.ServerClock },
  );
  bind.visit(
    INDEPENDENCE.OpenObjectiveForm,
    (session, { useCases, toasts, ...parts }, which) =>
      makeObjectiveFormModel({
        clientId: session.clientId,
        which,
        saved: (outcome) => {
          toasts.say(objectiveSavedMessage(outcome));
          parts.navigation.pop('/liberty/objectives');
        },
        removed: () => {
          toasts.say(OBJECTIVE_REMOVED);
          parts.navigation.pop('/liberty/objectives');
        },
        full: () => parts.navigation.replace('/liberty/objectives'),
        ...useCases,
        ...parts,
      }),
    opening,
  );
});

/** What the pages of goals and objectives need, beside the saved plan. */
export const goalsAndObjectivesBindings = [...goalsBindings, ...objectivesBindings];
