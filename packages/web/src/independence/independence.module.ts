import { askedOnce } from '@aroeira/adapters-http/http';
import { makeHttpIndependencePorts } from '@aroeira/adapters-http/independence';
import { composeIndependence, type IndependencePorts, type IndependenceUseCases } from '@aroeira/domain/independence';
import {
  GOALS_SAVED,
  lifeLineCsv,
  OBJECTIVE_REMOVED,
  objectiveSavedMessage,
} from '@aroeira/domain/independence/messages';
import type { Session } from '@aroeira/domain/access';
import { bindings, type Bindings, type PartsOf } from '../composition/bindings.ts';
import { SHARED } from '../composition/shared.tokens.ts';
import { draftsBindings } from '../registration/drafts/drafts.module.ts';
import { REGISTRATION } from '../registration/registration.tokens.ts';
import { keptFilesBindings } from '../shell/native-wrapper/kept-files.module.ts';
import { SHELL } from '../shell/shell.tokens.ts';
import { makeWorkerSimulate, type SimulationAnswer, type StartWorker } from './chances/worker-simulate.ts';
import { HomeViewModel } from './home/home.view-model.ts';
import { makeGoalsModel, type GoalsViewModel } from './goals/goals.view-model.ts';
import {
  makeObjectiveFormModel,
  type ObjectiveFormViewModel,
  type WhichObjective,
} from './objectives/objective-form.view-model.ts';
import { ObjectivesViewModel } from './objectives/objectives.view-model.ts';
import { tokens } from '../composition/token.ts';
import type { Simulate } from './chances/simulate.ts';

/** The plan of a client for financial independence. What opens a page answers with nothing when there is no session. */
export const INDEPENDENCE = tokens<{
  Ports: IndependencePorts;
  UseCases: IndependenceUseCases;
  Simulate: Simulate;
  OpenHome: () => HomeViewModel | undefined;
  OpenGoalsPage: () => GoalsViewModel | undefined;
  OpenObjectivesPage: () => ObjectivesViewModel | undefined;
  OpenObjectiveForm: (which: WhichObjective) => ObjectiveFormViewModel | undefined;
}>('INDEPENDENCE');

const opening = {
  useCases: INDEPENDENCE.UseCases,
  navigation: SHARED.Navigation,
  toasts: SHARED.Toasts,
  forms: SHARED.FormPorts,
};

const typing = { ...opening, drafts: REGISTRATION.StepDrafts };

const ofHome = {
  useCases: INDEPENDENCE.UseCases,
  simulate: INDEPENDENCE.Simulate,
  clock: SHARED.ServerClock,
  ports: SHARED.FormPorts,
  navigation: SHARED.Navigation,
  toasts: SHARED.Toasts,
  keepFile: SHELL.KeepFile,
};

const openHome = ({ clientId }: Session, { useCases, simulate, navigation, toasts, ...rest }: PartsOf<typeof ofHome>) =>
  new HomeViewModel({
    load: useCases.loadPlan(clientId),
    simulation: { profile: askedOnce(useCases.riskProfiles.of(clientId)), simulate },
    save: useCases.saveGoals,
    csvOf: lifeLineCsv,
    leaveTrial: () => {
      toasts.say(GOALS_SAVED);
      navigation.replace('/liberty-home');
    },
    ...rest,
  });

/** Starts the worker from its own file: the content security policy takes workers of this origin only. */
const startWorker: StartWorker = (heard, lost) => {
  const worker = new Worker(new URL('./chances/chances.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<SimulationAnswer>) => heard(data));
  worker.addEventListener('error', lost);
  return { ask: (request) => worker.postMessage(request), end: () => worker.terminate() };
};

/** What the pages of financial independence need. */
export const independenceBindings: Bindings = [
  ...keptFilesBindings,
  ...draftsBindings,
  ...bindings((bind) => {
    bind(INDEPENDENCE.Ports, makeHttpIndependencePorts, SHARED.HttpClient);
    bind(INDEPENDENCE.UseCases, composeIndependence, { ports: INDEPENDENCE.Ports, clock: SHARED.ServerClock });
    bind(INDEPENDENCE.Simulate, () => makeWorkerSimulate(startWorker));
    bind.visit(INDEPENDENCE.OpenHome, openHome, ofHome);
    bind.visit(
      INDEPENDENCE.OpenGoalsPage,
      ({ clientId }, { useCases, toasts, drafts, ...parts }) => {
        const saved = () => {
          toasts.say(GOALS_SAVED);
          parts.navigation.pop('/liberty-home');
        };
        return makeGoalsModel({ place: { drafts, clientId }, saved, ...useCases, ...parts });
      },
      typing,
    );
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
      ({ clientId }, { useCases, toasts, drafts, ...parts }, which) =>
        makeObjectiveFormModel({
          place: { drafts, clientId },
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
      typing,
    );
  }),
];
