import { existsSync, readFileSync } from 'node:fs';
import { documentOf } from '@aroeira/adapters-http/http/testing';
import { expect, it } from 'vitest';
import type { Person } from '../../io.ts';
import { person } from '../../testing/index.ts';
import { resetPersonas, testSandbox } from '../../testing/sandbox.ts';
import { written } from '../testing/written.ts';

const { sandbox, signedOut } = testSandbox();

/** Somebody who types these lines at the prompt. */
const typing = (lines: () => AsyncIterable<string>): Person => ({ ...person(), lines });

/** Records what is typed, then checks and runs the file as a stranger would. */
const recorded = async (typed: string | Person, ...options: readonly string[]) => {
  const { path } = written({});
  const { portal } = signedOut();
  const words = ['scenario', 'record', path('a.yaml'), ...options];
  const ran = await portal(words, typeof typed === 'string' ? { stdin: typed } : { person: typed });
  const lint = await portal(['scenario', 'lint', path('a.yaml')]);
  const again = await portal(['scenario', 'run', path('a.yaml'), '--json']);
  return { ran, text: readFileSync(path('a.yaml'), 'utf8'), exits: [ran.exit, lint.exit, again.exit], again };
};

it('writes what is typed as a scenario, with the ids as variables, and it is green again', async () => {
  const { ran, text, exits, again } = await recorded(
    [
      '# books',
      'portal invest --line 1=1000.01@10010 --yes',
      'movements',
      'sandbox clock advance 5d',
      'movements',
      'redeem 3 --value 0 --bank 10010 --yes',
      'objectives add --title Casa --value 1000 --year 2040',
      `objectives edit 100001 --value 2000`,
      'positon',
      '.end',
      'whoami',
    ].join('\n'),
    '--as',
    'ana',
    '--name',
    'Ana invests',
  );
  expect([exits, again.json]).toMatchObject([[0, 0, 0], { passed: 1 }]);
  // A person reads, and the file expects what a program would read.
  expect(ran.out).toContain('Aroeira Renda Fixa Liquidez');
  expect(ran.err).toContain("not recorded: unknown command 'positon'");
  expect(text).toMatch(/^name: Ana invests\nas: ana\nneeds: \[ clock \]\nsteps:\n {2}- name: books\n {4}run: invest/);
  expect(text).toContain('save:\n      movements_id: $[0].id\n');
  expect(text).toContain("$[?@.id == '${movements_id}'].status: created\n");
  expect(text).toContain('code: amount_missing\n      message: Campo obrigatório\n      field: value\n');
  expect(text).toContain('objectives_id: $.created.id\n');
  expect(text).toContain('run: objectives edit ${objectives_id} --value 2000\n');
  expect(text).not.toMatch(/\d{4}-\d\d-\d\d|whoami|positon/);
}, 60_000);

it('records two people and somebody without a session, and takes a code from the outbox', async () => {
  const bruno = documentOf('bruno');
  const { exits, text } = await recorded(
    typing(async function* () {
      yield 'whoami';
      yield 'as nobody';
      yield '.stdin Senha@123';
      yield `login ${bruno} --password-stdin`;
      const [mail] = await sandbox.outbox(bruno);
      yield `login ${bruno} --mfa ${/\d{6}/.exec(mail?.text ?? '')?.[0]}`;
      yield 'as bruno';
      yield 'position';
      yield 'as brunno';
    }),
    '--as',
    'ana',
    // Where the outbox of the test is.
    '--world',
    'main',
  );
  expect(exits).toEqual([0, 0, 0]);
  expect(text).toMatch(/^name: a\nneeds: \[ outbox \]\nsteps:\n {2}- as: ana\n {4}run: whoami\n/);
  expect(text).toContain('stdin: ${bruno.password}\n');
  expect(text).toContain(
    'save:\n      code: { mail: code, to: bruno }\n  - run: login ${bruno.document} --mfa ${code}\n',
  );
  expect(text).toContain('  - as: bruno\n    run: position\n');
  expect(text).not.toMatch(/Senha@123|08824648096/);
});

it.each([
  ['the link', (link: string) => link],
  ['the id at its end', (link: string) => link.split('/').at(-1)],
])('takes %s from an e-mail, as a link of the next run', async (_what, typed) => {
  await resetPersonas(sandbox, 'ana');
  const { exits, text } = await recorded(
    typing(async function* () {
      yield 'flags';
      const mails = await sandbox.outbox(documentOf('ana'));
      yield `device report-misuse ${typed(/https?:\S+/.exec(mails.at(-1)?.text ?? '')?.[0] ?? '')}`;
    }),
    '--as',
    'ana',
    '--world',
    'main',
  );
  expect(exits).toEqual([0, 0, 0]);
  expect(text).toContain('save:\n      link: { mail: link, to: ana }\n  - run: device report-misuse ${link}\n');
});

it('writes after each step, so that nothing is lost when the prompt dies', async () => {
  const { path } = written({});
  const seen: string[] = [];
  const dying = typing(async function* () {
    yield 'whoami';
    seen.push(readFileSync(path('a.yaml'), 'utf8'));
    throw new Error('the terminal is gone');
  });
  const record = signedOut().portal(['scenario', 'record', path('a.yaml')], { person: dying });
  await expect(record).rejects.toThrow('the terminal is gone');
  expect(seen).toEqual([expect.stringContaining('run: whoami')]);
});

it('never writes over a file, and goes on behind its steps if it is told to', async () => {
  const before =
    '# mine\nname: n # kept\nas: ana\nsteps:\n  - run: objectives add --title Casa --value 1 --year 2040 # first\n    save: { house: $.created.id }\n';
  const { path } = written({ 'a.yaml': before });
  const { portal } = signedOut();
  const refused = await portal(['scenario', 'record', path('a.yaml')], { stdin: 'whoami\n' });
  expect([refused.exit, readFileSync(path('a.yaml'), 'utf8')]).toEqual([2, before]);
  const stdin = 'as ana\nobjectives remove ${house} --yes\nobjectives list\n';
  const { exit, out } = await portal(['scenario', 'record', path('a.yaml'), '--append'], { stdin });
  const after = readFileSync(path('a.yaml'), 'utf8');
  expect([exit, out]).toEqual([0, expect.stringContaining('3 steps, green')]);
  expect(after).toMatch(/^# mine\nname: n # kept\nas: ana\nsteps:\n {2}- run: objectives add .* # first\n/);
  expect(after).toContain('  - run: objectives remove ${house} --yes\n');
});

it('writes no file when nothing was typed', async () => {
  const { path } = written({});
  const { exit } = await signedOut().portal(['scenario', 'record', path('a.yaml')], { stdin: '\n' });
  expect([exit, existsSync(path('a.yaml'))]).toEqual([1, false]);
});
