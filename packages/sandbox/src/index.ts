export { startSandbox, type RunningSandbox, type StartOptions } from './start-sandbox.ts';
export { documentOf, PERSONA_PASSWORD, type PersonaKey } from './personas/personas.seed.ts';
