/** What the tests of other packages use of the sandbox. */
export { documentOf, PERSONA_PASSWORD as PASSWORD, type PersonaKey } from '../personas/personas.seed.ts';
export { arrangeClient } from './arranged-client.ts';
export { solveCaptcha } from './captcha.ts';
export { readPdf } from './read-pdf.ts';
export { OPERATIONS, recordedSandbox, refusalsOf, type NamedRefusal, type Refusing } from './recorded-sandbox.ts';
export { copiesOfFile, sandboxOfFile, worldOfFile, type SandboxOfFile } from './sandbox-of-file.ts';
export { fillDocuments, signaturePng } from './signature-png.ts';
export { softwareAuthenticator } from './software-authenticator.ts';
