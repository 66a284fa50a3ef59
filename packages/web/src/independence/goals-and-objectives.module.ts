import {
  makeOpenGoals,
  makeOpenObjective,
  makeRemoveObjective,
  makeSaveGoals,
  makeSaveObjective,
} from '@aroeira/domain/independence';
import { GOALS_SAVED, OBJECTIVE_REMOVED, objectiveSavedMessage } from '@aroeira/domain/independence/messages';
import { bindings } from '../composition/bindings.ts';
import { SHARED } from '../composition/shared.tokens.ts';
import { makeGoalsModel } from './goals/goals.view-model.ts';
import { INDEPENDENCE } from './independence.tokens.ts';
import { makeObjectiveFormModel } from './objectives/objective-form.view-model.ts';
import { ObjectivesViewModel } from './objectives/objectives.view-model.ts';

const opening = {
  navigation: SHARED.Navigation,
  toasts: SHARED.Toasts,
  forms: SHARED.FormPorts,
};

/** What the page of goals needs. */
const goalsBindings = bindings((bind) => {
  bind(INDEPENDENCE.OpenGoals, makeOpenGoals, { loadPlan: INDEPENDENCE.LoadPlan, clock: SHARED.ServerClock });
  bind(INDEPENDENCE.SaveGoals, makeSaveGoals, { plans: INDEPENDENCE.Plans, clock: SHARED.ServerClock });
  bind.visit(
    INDEPENDENCE.OpenGoalsPage,
    (session, { toasts, ...parts }) => {
      const saved = () => {
        toasts.say(GOALS_SAVED);
        parts.navigation.pop('/liberty-home');
      };
      return makeGoalsModel({ clientId: session.clientId, saved, ...parts });
    },
    { ...opening, openGoals: INDEPENDENCE.OpenGoals, saveGoals: INDEPENDENCE.SaveGoals },
  );
});

/** What the list and the form of objectives need. */
const objectivesBindings = bindings((bind) => {
  bind(INDEPENDENCE.OpenObjective, makeOpenObjective, INDEPENDENCE.LoadPlan);
  bind(INDEPENDENCE.SaveObjective, makeSaveObjective, {
    objectives: INDEPENDENCE.Objectives,
    clock: SHARED.ServerClock,
  });
  bind(INDEPENDENCE.RemoveObjective, makeRemoveObjective, INDEPENDENCE.Objectives);
  bind.visit(
    INDEPENDENCE.OpenObjectivesPage,
    (session, { toasts, navigation, ...parts }) =>
      new ObjectivesViewModel({
        clientId: session.clientId,
        openForm: (chosen) => navigation.push('/liberty/objectives/edit', chosen),
        removed: () => toasts.say(OBJECTIVE_REMOVED),
        ...parts,
      }),
    {
      navigation: SHARED.Navigation,
      toasts: SHARED.Toasts,
      loadPlan: INDEPENDENCE.LoadPlan,
      removeObjective: INDEPENDENCE.RemoveObjective,
      clock: SHARED.ServerClock,
    },
  );
  bind.visit(
    INDEPENDENCE.OpenObjectiveForm,
    (session, { toasts, ...parts }, which) =>
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
        ...parts,
      }),
    {
      ...opening,
      openObjective: INDEPENDENCE.OpenObjective,
      saveObjective: INDEPENDENCE.SaveObjective,
      removeObjective: INDEPENDENCE.RemoveObjective,
    },
  );
});

/** What the pages of goals and objectives need, beside the saved plan. */
export const goalsAndObjectivesBindings = [...goalsBindings, ...objectivesBindings];
