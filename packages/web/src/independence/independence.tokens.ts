import type {
  BirthDates,
  LoadPlan,
  Objectives,
  OpenGoals,
  OpenObjective,
  Plans,
  RemoveObjective,
  RiskProfiles,
  SaveGoals,
  SaveObjective,
} from '@aroeira/domain/independence';
import { token } from '../composition/token.ts';
import type { Simulate } from './chances/simulate.ts';
import type { GoalsViewModel } from './goals/goals.view-model.ts';
import type { HomeViewModel } from './home/home.view-model.ts';
import type { ObjectiveFormViewModel, WhichObjective } from './objectives/objective-form.view-model.ts';
import type { ObjectivesViewModel } from './objectives/objectives.view-model.ts';

/** The plan of a client for financial independence. What opens a page answers with nothing when there is no session. */
export const INDEPENDENCE = {
  Plans: token<Plans>('Plans'),
  Objectives: token<Objectives>('Objectives'),
  BirthDates: token<BirthDates>('BirthDates'),
  LoadPlan: token<LoadPlan>('LoadPlan'),
  RiskProfiles: token<RiskProfiles>('RiskProfiles'),
  Simulate: token<Simulate>('Simulate'),
  OpenGoals: token<OpenGoals>('OpenGoals'),
  SaveGoals: token<SaveGoals>('SaveGoals'),
  OpenObjective: token<OpenObjective>('OpenObjective'),
  SaveObjective: token<SaveObjective>('SaveObjective'),
  RemoveObjective: token<RemoveObjective>('RemoveObjective'),
  OpenHome: token<() => HomeViewModel | undefined>('OpenHome'),
  OpenGoalsPage: token<() => GoalsViewModel | undefined>('OpenGoalsPage'),
  OpenObjectivesPage: token<() => ObjectivesViewModel | undefined>('OpenObjectivesPage'),
  OpenObjectiveForm: token<(which: WhichObjective) => ObjectiveFormViewModel | undefined>('OpenObjectiveForm'),
};
