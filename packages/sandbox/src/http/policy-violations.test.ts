import { expect, it } from 'vitest';
import { sandboxOfTest } from '../testing/test-sandbox.ts';

const TYPED = '63287253026';

const listening = async () => {
  const lines: string[] = [];
  const { fetch } = await sandboxOfTest({ writeLog: (line) => lines.push(line) });
  const send = async (body: string, type = 'application/csp-report') => {
    const init = { method: 'POST', body, headers: { 'content-type': type } };
    return (await fetch('http://sandbox.test/policy-violations', init)).status;
  };
  const logged = () =>
    lines.filter((line) => line.includes('policy violation')).map((line): unknown => JSON.parse(line));
  return { send, logged, log: () => lines.join('\n') };
};

it('logs which rule of the policy was broken where, and nothing that a person typed', async () => {
  const { send, logged, log } = await listening();
  const report = {
    'document-uri': `http://localhost/registration?document=${TYPED}`,
    referrer: TYPED,
    'blocked-uri': 'inline',
    'effective-directive': 'script-src-attr',
    'original-policy': TYPED,
    'script-sample': TYPED,
    'source-file': 'http://localhost/assets/first-Bq3.js',
    'line-number': 7,
  };
  expect(await send(JSON.stringify({ 'csp-report': report }))).toBe(204);
  const strange = { ...report, 'blocked-uri': TYPED, 'effective-directive': TYPED, 'source-file': TYPED };
  expect(await send(JSON.stringify({ 'csp-report': { ...strange, 'line-number': TYPED } }))).toBe(204);
  expect(await send('[]')).toBe(204);
  const nothing = { directive: 'other', blocked: 'other', file: 'other', line: 0 };
  expect(logged()).toMatchObject([
    { directive: 'script-src-attr', blocked: 'inline', file: '/assets/first-Bq3.js', line: 7 },
    nothing,
    nothing,
  ]);
  expect(log()).not.toContain(TYPED);
});

it('reads small reports alone, and twenty in a quarter of an hour from one address', async () => {
  const { send, logged } = await listening();
  expect(await send(JSON.stringify({ 'csp-report': 'x'.repeat(9000) }))).toBe(413);
  expect(await send('{}', 'application/json')).toBe(415);
  expect(await send('{')).toBe(400);
  const statuses = [];
  for (let n = 0; n < 20; n += 1) statuses.push(await send('{}'));
  expect([statuses.filter((status) => status === 204).length, statuses.at(-1)]).toEqual([17, 429]);
  expect(logged()).toHaveLength(17);
});
