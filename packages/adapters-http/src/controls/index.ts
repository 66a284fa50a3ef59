export {
  codeIn,
  makeHttpControls,
  withControlsKey,
  type AskedMails,
  type ClockMove,
  type NewFault,
  type NewWorld,
  type NoCode,
  type Opening,
} from './controls.adapter.ts';
export type {
  KeptFault,
  LoggedRequest,
  Mail,
  Persona,
  ServerTime,
  Snapshot,
  World,
} from './controls.codecs.ts';
export { newRequests, type NewRequests } from './new-requests.ts';
export type { Results, ResultState, ScenarioResult, StepResult } from './scenario-results.codecs.ts';
