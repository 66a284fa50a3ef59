import { expect, it } from 'vitest';
import { device } from '../testing/index.ts';
import { written } from './testing/written.ts';

/** The mistakes of a folder, in the order in which they are told. */
const mistakesIn = async (files: Readonly<Record<string, string>>) => {
  const { folder } = written(files);
  const { out } = await device().portal(['scenario', 'lint', folder]);
  return out.trimEnd().replaceAll(`${folder}/`, '').split('\n');
};

it('tells the mistakes of the schema and all others of every file in one run, by their places', async () => {
  const files = {
    'a.yaml': `name: n
neds: [clock]
vars: { cpf: 08824648096 }
steps:
  - { rum: positon }
  - { run: position, expect: { jsn: { total: 1 }, exit: one } }
  - { name: x }
  - { run: "funds show \${fnd}", within: 0s, save: { id: { mial: code } } }
  - { run: "sandbox clock advance \${id}" }
`,
    'b.yaml':
      'name: n\nas: ana\nuse: [a.yaml, { fil: c.yaml }, none.yaml]\nsteps: [{ run: whoamy }, { run: "funds show ${hers}" }]',
    'c.yaml': 'name: n\nsteps: [',
    'd.yaml':
      'name: n\nneeds: [outbox]\nsteps: [{ run: whoami }, { run: sandbox clok get, expect: { file: { type: pdff } } }]',
  };
  expect(await mistakesIn(files)).toEqual([
    'a.yaml:2:1 unknown key "neds"; did you mean "needs"?',
    'a.yaml:3:14 08824648096 is read as the number 8824648096: write "08824648096"',
    'a.yaml:5:7 unknown key "rum"; did you mean "run"?',
    expect.stringMatching(/^a\.yaml:5:12 unknown command 'positon'/),
    'a.yaml:6:32 unknown key "jsn"; did you mean "json"?',
    expect.stringMatching(/^a\.yaml:6:46 "total" is no JSON path/),
    'a.yaml:6:57 "exit" must be integer',
    'a.yaml:7:5 the key "run" is missing',
    'a.yaml:8:12 unknown variable "fnd"',
    'a.yaml:8:12 the step needs a control: write needs: [outbox]',
    'a.yaml:8:41 "within" must match pattern "^[1-9][0-9]{0,4}(ms|s|m)$"',
    'a.yaml:8:59 unknown key "mial"; did you mean "mail"?',
    'b.yaml:3:17 unknown key "fil"; did you mean "file"?',
    'b.yaml:3:32 none.yaml cannot be read',
    expect.stringMatching(/^b\.yaml:4:16 unknown command 'whoamy'/),
    expect.stringMatching(/^c\.yaml:2:9 Flow sequence/),
    expect.stringMatching(/^d\.yaml:3:33 unknown command 'clok'/),
    'd.yaml:3:67 the key "path" is missing',
    expect.stringMatching(/^d\.yaml:3:75 "pdff" is none of pdf, .*; did you mean "pdf"\?$/),
  ]);
});

it('calls no variable unknown that may stand in what is wrong', async () => {
  const steps = 'steps: [{ run: "funds show ${fund}" }, { run: "funds show ${fnd}" }]';
  const files = {
    'a.yaml': `name: n\nvariables: { fund: 1 }\nuse: { file: b.yaml, with: { id: 2 } }\n${steps}`,
    'b.yaml': 'name: n\nvars: 3\nsteps: 2',
  };
  expect(await mistakesIn(files)).toEqual([
    'a.yaml:2:1 unknown key "variables"',
    'a.yaml:4:47 unknown variable "fnd"',
    'b.yaml:2:7 "vars" must be object',
    'b.yaml:3:8 "steps" must be array',
  ]);
});

it.each([
  [
    'a key that stands twice',
    'name: n\nname: m\nsteps: [{ run: whoamy }]',
    ['2:1 Map keys must be unique', '3:16 unknown command'],
  ],
  [
    'two files in one',
    'name: n\n---\nname: m',
    ['2:1 a file is one scenario: what stands behind --- needs a file of its own'],
  ],
  ['an alias of what is wrong', 'x1: &a whoami\nname: n\nsteps: [{ run: *a }]', ['1:1 unknown key "x1"']],
  [
    'a step that is a text',
    'name: n\nsteps: [whoami, { run: whoamy }]',
    ['2:9 entry 1 must be object', '2:24 unknown command'],
  ],
])('tells %s', async (_what, text, mistakes) => {
  expect(await mistakesIn({ 'a.yaml': text })).toEqual(mistakes.map((one) => expect.stringContaining(`a.yaml:${one}`)));
});
