import { expect, it } from 'vitest';
import { testSandbox } from '../testing/sandbox.ts';
import { written } from './testing/written.ts';

const { signedOut } = testSandbox();

it('runs as often as the file says, and each row of a table so often', async () => {
  const steps = 'steps: [{ run: "rules validate text ${text}" }]';
  const { path } = written({ 'a.yaml': `name: n\nrepeat: 2\nexamples: [{ text: a }, { text: b }]\n${steps}` });
  const { json } = await signedOut().portal(['scenario', 'run', path('a.yaml'), '--parallel', '1', '--json']);
  expect(json).toMatchObject({
    passed: 4,
    scenarios: ['a, 1 of 2', 'a, 2 of 2', 'b, 1 of 2', 'b, 2 of 2'].map((of) => ({ name: `n [text: ${of}]` })),
  });
});
