import { expect, it } from 'vitest';
import { device } from '../testing/index.ts';
import { written } from './testing/written.ts';

/** The mistakes of a file, without its path. */
const mistakesIn = async (text: string): Promise<readonly string[]> => {
  const { path } = written({ 'a.yaml': text });
  const { exit, out } = await device().portal(['scenario', 'lint', path('a.yaml')]);
  expect(exit).toBe(2);
  return out
    .trimEnd()
    .split('\n')
    .map((line) => line.replace(`${path('a.yaml')}:`, ''));
};

const step = (text: string): string => `name: n\nvars: { fund: 1 }\nsteps:\n  - ${text}\n`;

it.each([
  [
    'an unknown control',
    'name: n\nneeds: [clok]\nsteps: [{ run: position }]',
    '2:9 "clok" is none of clock, faults, outbox, backoffice, trigger, worlds; did you mean "clock"?',
  ],
  ['an unknown option', step('run: position --jsonn'), "4:10 unknown option '--jsonn' (Did you mean --json?)"],
  ['a missing argument', step('run: login'), "4:10 missing required argument 'document'"],
  [
    'a value that an option does not take',
    step('run: yield --period 2m'),
    "4:10 option '--period <period>' argument '2m' is invalid. Allowed choices are max, 12m, 6m, 1m, year.",
  ],
  ['an open quote', step('run: "planner message \'Oi"'), '4:10 a quote is not closed'],
  ['an unknown variable', step('run: funds show ${fnd}'), '4:10 unknown variable "fnd"; did you mean "fund"?'],
  [
    'a variable before it is saved',
    step('run: funds show ${id}\n  - { run: position, save: { id: $.total } }'),
    '4:10 the variable "id" is used before it is saved',
  ],
  [
    'what is no JSON path',
    step('run: position\n    expect: { json: { total: 1 } }'),
    `5:30 "total" is no JSON path: expected '$', found 't' ('total':0)`,
  ],
  [
    'what is no regular expression',
    step('run: position\n    expect: { text: { matches: ( } }'),
    '5:13 "(" is no regular expression',
  ],
  [
    'text beside JSON',
    step('run: position\n    expect: { text: a, code: b }'),
    '5:21 a step prints for people or for programs: expect text, or json, code, message, field and saved JSON',
  ],
  [
    'a control that needs does not name',
    step('run: sandbox clock advance 2d'),
    '4:10 the step needs a control: write needs: [clock]',
  ],
  [
    'an e-mail without the outbox',
    step('run: position\n    save: { code: { mail: code } }'),
    '4:10 the step needs a control: write needs: [outbox]',
  ],
  [
    'a source of two kinds',
    step('run: position\n    save: { x: { file: f, to: ana } }'),
    '5:16 give a JSON path, { mail, to }, or { file, path }',
  ],
  [
    'a scenario in a scenario',
    step('run: scenario run other.yaml'),
    '4:10 a scenario runs no other one: take its steps with "use"',
  ],
  ['a command that does not end', step('run: sandbox start'), '4:10 "sandbox start" does not end'],
  [
    'a server of its own',
    step('run: whoami --api=http://x/api'),
    '4:10 --api is for the run: a step has its server and its device from there',
  ],
  [
    'a write that is repeated',
    step('run: redeem 3 --value 1.00 --bank 10010 --yes\n    within: 1s'),
    '4:10 "within" would ask for the write again and again',
  ],
  ['a log that is followed', step('run: sandbox log -f'), '4:10 "sandbox log --follow" does not end'],
  ['a file that uses itself', 'name: n\nuse: a.yaml\nsteps: [{ run: position }]', '2:6 the file uses itself'],
])('tells %s, and where it stands', async (_what, text, mistake) => {
  expect(await mistakesIn(text)).toEqual([mistake]);
});

it('tells every mistake of every file once, also that of a file that two others use', async () => {
  const used = 'name: u\nvars: { id: 1 }\nsteps: [{ run: funds shw 1 }]\n';
  const { folder, path } = written({
    'one.yaml': 'name: one\nuse: { file: used.yaml, with: { id: 2 } }\nsteps: [{ run: "funds show ${id}" }]\n',
    'two.yaml': 'name: two\nuse: [used.yaml]\nexamples: [{ a: 1 }, { a: 2 }]\nsteps: [{ run: "funds show ${a}" }]\n',
    'used.yaml': used,
  });
  const { exit, json, error } = await device().portal(['scenario', 'lint', folder, '--json']);
  expect(exit).toBe(2);
  expect(json).toMatchObject({
    mistakes: [
      // The values of `use` are those of the used file alone.
      { file: path('one.yaml'), line: 3, message: 'unknown variable "id"' },
      { line: 3, column: 16, message: expect.stringContaining("unknown command 'shw'") },
    ],
  });
  expect(error).toMatchObject({ error: { code: 'wrong_scenario', message: '2 mistakes: nothing ran.' } });
});

it('tells a value of `use` that the used file has no variable for, and one that names none', async () => {
  const { path } = written({
    'used.yaml': 'name: u\nvars: { fund: 1 }\nsteps: [{ run: "funds show ${fund}" }]\n',
    'a.yaml':
      'name: n\nvars: { mine: 1 }\nuse:\n  - { file: used.yaml, with: { fnd: 2, fund: "${mien}" } }\nsteps: [{ run: position }]\n',
  });
  const { out } = await device().portal(['scenario', 'lint', path('a.yaml')]);
  expect(out.trimEnd().split('\n')).toEqual([
    `${path('a.yaml')}:4:37 ${path('used.yaml')} has no variable "fnd"; did you mean "fund"?`,
    `${path('a.yaml')}:4:46 unknown variable "mien"; did you mean "mine"?`,
  ]);
});

it('passes what is right, and asks no server', async () => {
  const { folder } = written({
    'a.yaml':
      'name: n\nas: ana\nneeds: [clock, outbox]\nvars: { fund: 1, id: "${fund}0" }\nsteps:\n' +
      '  - { run: "invest --line ${fund}=${sum}@${id} --yes" }\n'.replace('${sum}', '1.00') +
      '  - { run: funds list, within: 5s, save: { first: "$[0].id" } }\n' +
      '  - { run: "funds show ${first} --json", expect: { text: x } }\n' +
      '  - { run: "login ${ana.document} --password-stdin", stdin: "${ana.password}", expect: { text: "$$ 1" } }\n' +
      '  - { run: funds list, expect: { json: { "$[?@.id == ${first}].id": { near: [1, 0.5] } } } }\n',
  });
  const { exit, out } = await device().portal(['scenario', 'lint', folder]);
  expect([exit, out]).toEqual([0, '1 scenario, no mistake.\n']);
});

it('says that a folder has no scenario, and that a file is not there', async () => {
  const { folder } = written({ 'notes.txt': 'none' });
  const right = written({ 'a.yaml': 'name: n\nsteps: [{ run: whoami }]' }).folder;
  for (const [path, message] of [
    ['nowhere.yaml', 'the file cannot be read'],
    [folder, 'no scenario is in this folder'],
  ] as const) {
    const { exit, out } = await device().portal(['scenario', 'lint', path]);
    expect([exit, out]).toEqual([2, `${path}:1:1 ${message}\n`]);
    // Also beside another that has one.
    const beside = await device().portal(['scenario', 'lint', right, path]);
    expect(beside.out).toBe(out);
  }
});
