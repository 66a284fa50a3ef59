import { existsSync, readFileSync } from 'node:fs';
import { PassThrough, Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { testSandbox } from '../../testing/sandbox.ts';
import { personAt } from '../../terminal.ts';
import { written } from '../testing/written.ts';

const { signedOut } = testSandbox();

const [CTRL_C, CTRL_D, UP, TAB] = ['\u0003', '\u0004', '\u001b[A', '\t'];

/** Somebody who types these keys at an empty prompt, one text for each. Behind the last one the terminal is gone. */
const typing = (...keys: readonly string[]) => {
  const input = new PassThrough();
  const waiting = [...keys];
  let shown = '';
  const output = new Writable({
    write: (chunk, _encoding, done) => {
      const text = String(chunk);
      shown += text;
      // Not before the prompt listens.
      if (/^\w+> $/.test(text)) setImmediate(() => next());
      done();
    },
  });
  const next = (): void => {
    const typed = waiting.shift();
    if (typed === undefined) input.end();
    else type(typed.split(/(?<=\t)/));
  };
  // The prompt completes in a tick of its own.
  const type = ([first, ...others]: readonly string[]): void => {
    if (first === undefined) return;
    input.write(first);
    setImmediate(() => type(others));
  };
  return { person: personAt(input, output), shown: () => shown };
};

/** Records at a prompt. @returns how it ended, and the commands in the file */
const recorded = async (keys: readonly string[], before?: string, ...options: readonly string[]) => {
  const { path } = written(before === undefined ? {} : { 'a.yaml': before });
  const { person, shown } = typing(...keys);
  const { portal } = signedOut();
  const { exit, out } = await portal(['scenario', 'record', path('a.yaml'), ...options], { person });
  const text = existsSync(path('a.yaml')) ? readFileSync(path('a.yaml'), 'utf8') : '';
  const lint = await portal(['scenario', 'lint', path('a.yaml')]);
  const runs = [...text.matchAll(/run: (.*)/g)].map(([, run]) => run);
  return { exits: [exit, lint.exit], runs, out, shown: shown() };
};

it.each([
  ['Ctrl-C at an empty line', [CTRL_C]],
  ['Ctrl-D', [CTRL_D]],
  ['the end of the terminal', []],
])('ends at %s with a file that passes', async (_what, end) => {
  const { exits, runs, out, shown } = await recorded(
    ['flags\r', 'rules business-hours 2026-11-20T15:00:00Z\r', ...end],
    undefined,
    '--as',
    'ana',
  );
  expect([exits, runs]).toEqual([
    [0, 0],
    ['flags', 'rules business-hours 2026-11-20T15:00:00Z'],
  ]);
  expect(out).toContain('2 steps, green');
  // The shell's own prompt stands on a line of its own.
  expect(shown).toMatch(/\n$/);
});

it('takes a begun line back at Ctrl-C, and drops what was typed ahead at one without', async () => {
  const { exits, runs } = await recorded(
    [`whoam${CTRL_C}`, 'flags\r', `position\rwhoami\r${CTRL_C}`],
    undefined,
    '--as',
    'ana',
  );
  expect([exits, runs]).toEqual([[0, 0], ['flags']]);
});

it('goes back in its history, and completes commands, options and people', async () => {
  const keys = [`fla${TAB}\r`, `${UP}--js${TAB}\r`, `as brun${TAB}\r`, `whoa${TAB}\r`, CTRL_D];
  const { exits, runs, shown } = await recorded(keys, undefined, '--as', 'ana');
  expect([exits, runs]).toEqual([
    [0, 0],
    ['flags', 'flags --json', 'whoami'],
  ]);
  expect(shown).toContain('bruno> ');
});

it('goes on behind the steps of a file at a prompt, and keeps them when the terminal is gone', async () => {
  const before = 'name: n # mine\nas: ana\nsteps:\n  - run: flags # first\n';
  const { exits, runs } = await recorded(['position\r'], before, '--append', '--as', 'ana');
  expect([exits, runs]).toEqual([
    [0, 0],
    ['flags # first', 'position'],
  ]);
});
