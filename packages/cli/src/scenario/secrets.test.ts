import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { resetPersonas, testSandbox } from '../testing/sandbox.ts';
import { written } from './testing/written.ts';

const { sandbox, signedOut } = testSandbox();

/** All that a run of these scenarios prints and writes. */
const reportsOf = async (files: Readonly<Record<string, string>>) => {
  const { folder, path } = written(files);
  // In the main world, so that its e-mails are left.
  const run = ['scenario', 'run', folder, '--world', 'main'];
  const { portal } = signedOut();
  const printed = await portal([
    ...run,
    '--junit',
    path('j.xml'),
    '--tap',
    path('t.tap'),
    '--html',
    path('h.html'),
    '--trace',
  ]);
  const json = await portal([...run, '--json']);
  const saved = ['j.xml', 't.tap', 'h.html'].map((name) => readFileSync(path(name), 'utf8'));
  return { exits: [printed.exit, json.exit], reports: [printed.out, json.out, ...saved], trace: printed.err };
};

const temporaryPasswords = async () =>
  (await sandbox.outbox('63287253026')).map(({ text }) => /\w{4}-\w{4}-\w{4}/.exec(text)?.[0] ?? 'none');

it('shows no password and no code, wherever a step gets it and whatever it does with it', async () => {
  await resetPersonas(sandbox, 'ana');
  const { exits, reports, trace } = await reportsOf({
    'saved.yaml': `
name: a saved password is a word of a command and a part of what is expected
needs: [outbox]
steps:
  - { run: "password forgot \${ana.document}", save: { temporary: { mail: password, to: ana } } }
  - { run: "rules validate text \${temporary}", expect: { json: { $.masked: "\${temporary}!" } } }
`,
    'printed.yaml': `
name: a password that nobody saved is printed
needs: [outbox]
steps:
  - { run: "password forgot \${ana.document}" }
  - { run: "sandbox outbox --to \${ana.document}", expect: { text: nothing like it } }
`,
    'typed.yaml': `
name: a password is typed
steps:
  - { run: "login \${ana.document} --password Minha@999", expect: { exit: 0 } }
`,
    'known.yaml': `
name: the password of a persona
steps:
  - { run: sandbox personas, expect: { text: nothing like it } }
`,
  });
  expect(exits).toEqual([1, 1]);
  const secrets = [...(await temporaryPasswords()), 'Minha@999', 'Senha@123'];
  // The server sends three of the four that were asked for.
  expect(secrets).toHaveLength(5);
  for (const report of reports) {
    expect(report).toContain('***');
    for (const secret of secrets) expect(report).not.toContain(secret);
  }
  for (const secret of secrets) expect(trace).not.toContain(secret);
});

it('opens no browser, and shows no link that would sign one in', async () => {
  const { exits, reports } = await reportsOf({
    'opened.yaml': 'name: n\nsteps: [{ run: sandbox open --persona ana, expect: { exit: 1, code: no_browser } }]',
    'printed.yaml': 'name: n\nsteps: [{ run: sandbox open --persona ana --print, expect: { text: nothing like it } }]',
  });
  expect(exits).toEqual([1, 1]);
  for (const report of reports) {
    expect(report).toMatch(/got\W+\S*\/sandbox\/open#\*\*\*/);
    expect(report).not.toMatch(/open#[\w-]/);
  }
});

it('shows no token of a page where somebody signs', async () => {
  const { exits, reports } = await reportsOf({
    'signing.yaml': 'name: n\nas: sofia\nsteps: [{ run: funds terms 2 --json, expect: { text: nothing like it } }]',
  });
  expect(exits).toEqual([1, 1]);
  for (const report of reports) {
    expect(report).toMatch(/docToken(?:&quot;|\W)+\*\*\*/);
    expect(report).toMatch(/signUrl(?:&quot;|\W)+http[^"]*\*\*\*/);
  }
});

it('finds a secret in each form of a report, also one that became known after it was told', async () => {
  const secret = `a&b<"c"#\\d'`;
  const { exits, reports } = await reportsOf({
    'late.yaml': `
name: late
vars: { secret: ${JSON.stringify(secret)} }
steps:
  - { name: told, run: "rules validate text \${secret}" }
  - { name: known, run: "login \${ana.document} --password-stdin", stdin: "\${secret}", expect: { exit: 1 } }
  - { name: printed, run: "rules validate text \${secret}", expect: { text: nothing like it } }
`,
  });
  expect(exits).toEqual([1, 1]);
  // What is printed as it happens can't know it at the first step.
  for (const report of reports.slice(1)) {
    expect(report).toContain('rules validate text ***');
    expect(report).toMatch(/masked(?:&quot;|\W)+\*\*\*/);
    expect(report).not.toMatch(/a&|b<|b&lt;|#\\|c&quot;|c\\/);
  }
});
