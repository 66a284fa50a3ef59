export { settingsOf, startSandbox, type RunningSandbox, type StartOptions } from './start-sandbox.ts';
export type { Fault } from './controls/controls.schemas.ts';
export { documentOf, PERSONA_PASSWORD, type PersonaKey } from './personas/personas.seed.ts';
export { signedIn } from './testing/calls.ts';
export { callable, startChild } from './testing/child-server.ts';
