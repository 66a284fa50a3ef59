import type { IndependencePorts, IndependenceUseCases } from '@aroeira/domain/independence';
import { tokens } from '../composition/token.ts';
import type { Simulate } from './chances/simulate.ts';
import type { GoalsViewModel } from './goals/goals.view-model.ts';
import type { HomeViewModel } from './home/home.view-model.ts';
import type { ObjectiveFormViewModel, WhichObjective } from './objectives/objective-form.view-model.ts';
import type { ObjectivesViewModel } from './objectives/objectives.view-model.ts';

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
