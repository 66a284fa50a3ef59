export { startSandbox, type RunningSandbox, type StartOptions } from './start-sandbox.ts';
export { openTestSandbox, type TestSandbox } from './testing/test-sandbox.ts';
export { softwareAuthenticator } from './testing/software-authenticator.ts';
export { solveCaptcha } from './testing/captcha.ts';
export { callable, startChild } from './testing/child-server.ts';
export { signedIn } from './testing/calls.ts';
