import { expect, it } from 'vitest';
import { device } from '../testing/index.ts';
import { written } from './testing/written.ts';

/** The mistakes of `a.yaml` among these files, without its path. */
const mistakesIn = async (files: Readonly<Record<string, string>>, ...options: readonly string[]) => {
  const { folder, path } = written(files);
  const { out } = await device().portal([
    'scenario',
    'lint',
    path('a.yaml'),
    ...options.map((one) => one.replace('HERE', folder)),
  ]);
  return out
    .trimEnd()
    .replaceAll(`${path('a.yaml')}:`, '')
    .replaceAll(`${folder}/`, '')
    .split('\n');
};

const steps = (...lines: readonly string[]): string =>
  `name: n\nas: ana\nsteps:\n${lines.map((line) => `  - ${line}\n`).join('')}`;

it.each([
  [
    'two steps of one name',
    steps('{ name: x, run: whoami }', '{ name: x, run: position }'),
    '5:13 another step has the name "x"',
  ],
  [
    'a refusal that ends well',
    steps('{ run: position, expect: { exit: 0, code: x } }'),
    '4:38 a refusal (code, message, field) never has exit 0',
  ],
  ...['out', 'here', 'ana'].map((name) => [
    `a variable saved over ${name}`,
    steps(`{ run: position, save: { ${name}: $.total } }`),
    `4:${name.length + 32} "${name}" has a value already: save under another name`,
  ]),
  [
    'rows with other columns',
    `${steps('{ run: "funds show ${a}" }')}vars: { c: 1 }\nexamples: [{ a: 1, b: 1 }, { a: 1, d: 1, c: 2 }]`,
    '6:28 the row has other columns than the first one: b, d',
  ],
  [
    'a path whose brackets end it',
    steps('{ run: position, save: { total: $.funds[0].total } }', '{ run: whoami }'),
    '4:37 a path with brackets needs quotes between { and }: "$.funds[0].total"',
  ],
  [
    'a list that nobody ends, once',
    steps('{ run: [whoami }', '{ run: whoami }'),
    '4:20 Flow sequence in block collection must be sufficiently indented and end with a ]',
  ],
  [
    'a variable that is always there',
    `${steps('{ run: whoami }')}vars: { out: 1 }`,
    '5:14 "out" is always there: choose another name',
  ],
])('tells %s', async (_what, text, mistake) => {
  expect(await mistakesIn({ 'a.yaml': text ?? '' })).toEqual([mistake]);
});

it('tells a file that is not there where `use` names it, with what is wrong beside it', async () => {
  const use = 'use: [none.yaml, wrong.yaml]\n';
  expect(await mistakesIn({ 'a.yaml': `${use}${steps('{ run: whoami }')}`, 'wrong.yaml': 'name: n' })).toEqual([
    '1:7 none.yaml cannot be read',
    'wrong.yaml:1:1 the key "steps" is missing',
  ]);
});

it('tells who is not among the people that are given, and asks no server', async () => {
  const files = {
    'a.yaml': steps('{ as: anna, run: whoami }', '{ as: "${who}", run: whoami }'),
    'p.yaml': 'ana: { document: "1", password: x }',
  };
  const vars = { ...files, 'a.yaml': `${files['a.yaml']}vars: { who: x }` };
  expect(await mistakesIn(vars, '--people', 'HERE/p.yaml')).toEqual([
    '4:11 nobody is called "anna"; did you mean "ana"?',
  ]);
  expect(await mistakesIn(vars)).toEqual(['1 scenario, no mistake.']);
});
