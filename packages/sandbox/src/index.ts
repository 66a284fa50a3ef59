export { startSandbox, type RunningSandbox, type StartOptions } from './start-sandbox.ts';
export { openTestSandbox, type TestSandbox } from './testing/test-sandbox.ts';
export { solveCaptcha } from './testing/captcha.ts';
