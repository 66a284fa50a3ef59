import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fetch } from '@aroeira/adapters-http/http';
import { manualScheduler } from '@aroeira/domain/kernel/testing';
import { expect, it } from 'vitest';
import { device, type Surroundings } from '../testing/index.ts';
import { resetPersonas, testSandbox } from '../testing/sandbox.ts';
import { written } from './testing/written.ts';

const { sandbox, signedOut, signedIn } = testSandbox();

/** Runs one scenario, and gives its result. */
const runIt = async (text: string, ...options: readonly string[]) => {
  const { path } = written({ 'a.yaml': text });
  const ran = await signedOut().portal(['scenario', 'run', path('a.yaml'), '--json', ...options]);
  const { scenarios = [] }: { readonly scenarios?: readonly Result[] } = ran.out === '' ? {} : JSON.parse(ran.out);
  return { ran, exit: ran.exit, results: scenarios, steps: scenarios[0]?.steps ?? [] };
};

interface Result {
  readonly name: string;
  readonly state: string;
  readonly reason?: string;
  readonly steps: readonly StepResult[];
}

interface StepResult {
  readonly name: string;
  readonly run: string;
  readonly state: string;
  readonly differences?: readonly { readonly what: string; readonly expected: string; readonly got: string }[];
  readonly requests?: readonly { readonly method: string; readonly path: string; readonly status: number }[];
}

it('prints in a step what the command prints, and ends as it ends', async () => {
  const { portal } = await signedIn('ana');
  for (const words of ['position', 'position --json', 'funds show 99 --json', 'yield --csv']) {
    const { exit, out, err } = await portal(words);
    // What a failed step got is all that it printed.
    const { steps } = await runIt(
      `name: n\nas: ana\nsteps: [{ run: ${words}, expect: { exit: 4, text: { matches: ^nothing$ } } }]`,
    );
    const [ofExit, ofText] = steps[0]?.differences ?? [];
    expect(ofExit?.got).toBe(`${exit}: ${(err || out).trim()}`);
    expect(ofText?.got).toBe(out.trimEnd());
  }
});

it('is green when everything is as expected', async () => {
  const { exit, steps, ran } = await runIt(
    `
name: Ana sees what she has, and what she may not do
as: ana
vars: { fund: 1 }
steps:
  - name: position
    run: position
    expect: { json: { $.total: { above: 0 }, "$.items[*].type": { count: 6 }, $.nothing: { absent: true } } }
    save: { total: $.total, items: $.items }
  - run: position
    expect: { json: { $.total: "\${total}", $.items: { equals: "\${items}" }, "$.total ": { near: ["\${total}", 0.01] } } }
  - run: funds show \${fund}
    expect: { text: ["Aplicação"] }
  - run: redeem 3 --value 0 --bank 10010 --yes
    expect: { exit: 1, code: amount_missing, message: { matches: . } }
`.replace('"$.total "', '"$[\'total\']"'),
  );
  expect([exit, ran.err, steps.map(({ state }) => state)]).toEqual([0, '', ['passed', 'passed', 'passed', 'passed']]);
});

it('tells each difference, with the requests behind it, and skips what follows', async () => {
  const { exit, ran, steps } = await runIt(`
name: n
as: ana
steps:
  - { name: wrong, run: position, expect: { json: { $.total: 1, $.none: 2, $.items: { count: 1 } } } }
  - { run: whoami }
`);
  expect([exit, ran.error]).toEqual([1, { error: { code: 'scenario_failed', message: '1 scenario failed.' } }]);
  expect(steps).toMatchObject([
    {
      name: 'wrong',
      state: 'failed',
      differences: [
        { what: 'json $.total', expected: '1', got: expect.stringMatching(/^\d+(\.\d+)?$/) },
        { what: 'json $.none', expected: '2', got: 'nothing' },
        { what: 'json $.items', expected: '{ count: 1 }', got: '{ count: 6 }' },
      ],
      requests: expect.arrayContaining([
        { method: 'GET', path: expect.stringContaining('/api/investorPosition'), status: 200, ms: expect.any(Number) },
      ]),
    },
    { name: 'whoami', state: 'skipped' },
  ]);
});

it('gives each person a device of their own, and a step of nobody one without a session', async () => {
  await resetPersonas(sandbox, 'ana', 'bruno');
  const { exit } = await runIt(`
name: n
needs: [outbox]
steps:
  - { run: whoami, expect: { exit: 4, code: no_session } }
  - { as: ana, run: whoami, expect: { json: { $.document: "\${ana.document}" } } }
  - { as: bruno, run: whoami, expect: { json: { $.document: "\${bruno.document}" } } }
  - { as: ana, run: logout }
  - { as: ana, run: whoami, expect: { exit: 4 } }
  - { as: bruno, run: whoami }
`);
  expect(exit).toBe(0);
});

it('asks again until it holds, and no longer than it may', async () => {
  const { path } = written({
    'a.yaml': 'name: n\nas: ana\nsteps: [{ run: position, within: 1s, expect: { json: { $.total: { above: 0 } } } }]',
  });
  const asking = async (failures: number) => {
    const time = manualScheduler();
    let asked = 0;
    const around: Surroundings = {
      clock: time.clock,
      scheduler: {
        after: (milliseconds, run) => {
          const cancel = time.after(milliseconds, run);
          // Only the pause between two tries passes at once.
          if (milliseconds === 200) queueMicrotask(() => time.pass(200));
          return cancel;
        },
      },
      fetch: (url, init) => {
        if (!url.includes('investorPosition')) return sandbox.fetch(url, init);
        asked += 1;
        return asked > failures ? sandbox.fetch(url, init) : Promise.resolve(new Response('', { status: 500 }));
      },
    };
    const { exit } = await signedOut(around).portal(['scenario', 'run', path('a.yaml'), '--json']);
    return [exit, asked];
  };
  expect(await asking(2)).toEqual([0, 3]);
  expect(await asking(99)).toEqual([1, 6]);
});

it('runs once for each example, and a used file first', async () => {
  const { folder } = written({
    'shared.yaml':
      'name: s\nvars: { kind: cpf, type: "${kind}", at: "${here}", value: "1" }\nsteps: [{ run: "rules validate text ${at}", expect: { json: { $.masked: "${here}" } } }, { run: "rules validate ${type} ${value}", save: { is: $.valid } }]',
    'z.yaml':
      'name: n\ntags: [mine]\nuse: { file: shared.yaml, with: { value: "${text}" } }\n' +
      'examples: [{ text: "63287253026", good: true }, { text: "63287253027", good: false }]\n' +
      'steps: [{ name: again, run: "rules validate cpf ${text}", expect: { json: { $.valid: "${good}", "$[\'valid\']": "${is}" } } }]',
  });
  const { portal } = signedOut();
  const { exit, json } = await portal(['scenario', 'run', folder, '--only', 'mine', '--json']);
  expect([exit, json]).toMatchObject([
    0,
    {
      passed: 2,
      scenarios: [
        {
          name: 'n [text: 63287253026, good: true]',
          steps: [{}, { run: 'rules validate cpf 63287253026' }, { name: 'again' }],
        },
        { name: 'n [text: 63287253027, good: false]' },
      ],
    },
  ]);
  const set = ['--only', 'mine', '--set', 'good=1', '--bail', '--parallel', '1', '--json'];
  expect((await portal(['scenario', 'run', folder, ...set])).json).toMatchObject({ failed: 1, skipped: 1 });
  const cpf = ['--only', 'mine', '--set', 'text=08824648096', '--set', 'good=true', '--json'];
  expect((await portal(['scenario', 'run', folder, ...cpf])).json).toMatchObject({ passed: 2 });
  const used = ['--only', 'mine', '--set', 'kind=cnpj', '--json'];
  expect((await portal(['scenario', 'run', folder, ...used])).json).toMatchObject({ passed: 1, failed: 1 });
  const inText = await portal(['scenario', 'run', folder, '--set', 'again.run.x=1']);
  expect([inText.exit, inText.out]).toEqual([2, expect.stringMatching(/z\.yaml:\d+:\d+ Expected YAML collection/)]);
  const until = ['--only', 'mine', '--until', 'again', '--set', 'again.expect.exit=3', '--json'];
  expect((await portal(['scenario', 'run', folder, ...until])).json).toMatchObject({ failed: 2 });
});

it('gives each scenario a world of its own, in the order of the files, however many run at the same time', async () => {
  const add = 'objectives add --title Casa --value 1000 --year 2040';
  const files = Object.fromEntries(
    ['a', 'b', 'c', 'd'].map((name) => [
      `${name}.yaml`,
      `name: ${name}\nas: ana\nsteps: [{ run: ${add} }, { run: objectives list, expect: { json: { $: { count: 4 } } } }]`,
    ]),
  );
  const { folder } = written(files);
  const { portal } = await signedIn('ana');
  const worlds = await portal('sandbox world --json');
  const { json } = await portal(['scenario', 'run', folder, '--parallel', '4', '--json']);
  expect(json).toMatchObject({ passed: 4, scenarios: ['a', 'b', 'c', 'd'].map((name) => ({ name })) });
  expect((await portal('objectives list --json')).json).toHaveLength(3);
  expect((await portal('sandbox world --json')).json).toEqual(worlds.json);
  expect((await portal(['scenario', 'run', folder, '--parallel', '0', '--json'])).exit).toBe(2);
});

it('runs in a world that is named, and leaves there what it did', async () => {
  const { folder } = written({
    'a.yaml': 'name: a\nneeds: [clock]\nsteps: [{ run: sandbox clock advance 2d }]',
    'b.yaml': 'name: b\nneeds: [clock]\nworld: named\nsteps: [{ run: sandbox clock advance 1d }]',
  });
  const { portal } = signedOut();
  await portal('sandbox world new named');
  expect((await portal(['scenario', 'run', join(folder, 'b.yaml')])).exit).toBe(0);
  expect((await portal('sandbox clock --world named --json')).json).toMatchObject({ offsetMs: 86_400_000 });
  expect((await portal(['scenario', 'run', join(folder, 'a.yaml'), '--world', 'named'])).exit).toBe(0);
  expect((await portal('sandbox clock --world named --json')).json).toMatchObject({ offsetMs: 3 * 86_400_000 });
});

it('keeps the world of a scenario that failed, if told so, and says how to look at it', async () => {
  const { path } = written({ 'a.yaml': 'name: broken\nas: carla\nsteps: [{ run: whoami, expect: { text: nobody } }]' });
  const { portal } = signedOut();
  const { err } = await portal(['scenario', 'run', path('a.yaml'), '--keep']);
  const [line = ''] = err.split('\n');
  const world = /^broken: portal sandbox open --persona carla --world (\w+)$/.exec(line)?.[1] ?? '';
  expect((await portal(`sandbox open --persona ana --world ${world} --print`)).out).toContain(`${world}.localhost`);
});

it('skips what the server has no control or no person for, and counts it', async () => {
  const lacking = written({ 'a.yaml': 'name: n\nneeds: [worlds]\nsteps: [{ run: position }]' }).path('a.yaml');
  const withoutWorlds: Fetch = (url, init) =>
    url.includes('/sandbox/world') ? Promise.resolve(new Response('{}', { status: 404 })) : sandbox.fetch(url, init);
  expect(await signedOut({ fetch: withoutWorlds }).portal(['scenario', 'run', lacking, '--json'])).toMatchObject({
    exit: 0,
    json: { scenarios: [{ state: 'skipped', reason: 'the server has no worlds' }] },
  });
  const { path } = written({
    'a.yaml': 'name: n\nas: ana\nsteps: [{ run: whoami, expect: { json: { $.document: "08824648096" } } }]',
    'b.yaml': 'name: n\nas: carla\nsteps: [{ run: whoami }]',
    'people.yaml': 'ana: { document: "08824648096", passwordEnv: ANA }',
  });
  const run = ['scenario', 'run', path('a.yaml'), path('b.yaml'), '--people', path('people.yaml'), '--json'];
  const { portal } = signedOut();
  expect(await portal(run)).toMatchObject({ exit: 2, json: { mistakes: [{ message: 'ANA is not set' }] } });
  const env = { ANA: 'Senha@123', PORTAL_API: 'http://sandbox.test/api' };
  expect((await portal(run, { env })).json).toMatchObject({
    passed: 1,
    scenarios: [{}, { state: 'skipped', reason: 'nobody plays carla: give --people' }],
  });
});

it('refuses a misspelt actor at a sandbox, also one in a variable', async () => {
  const { path } = written({ 'a.yaml': 'name: n\nas: anna\nsteps: [{ run: whoami }]' });
  const { exit, out } = await signedOut().portal(['scenario', 'run', path('a.yaml')]);
  expect([exit, out]).toEqual([2, `${path('a.yaml')}:3:9 nobody is called "anna"; did you mean "ana"?\n`]);
  const { steps } = await runIt(
    'name: n\nvars: { who: anna }\nsteps: [{ as: "${who}", run: rules business-hours 2026-11-20T15:00:00Z }]',
  );
  expect(steps).toMatchObject([{ state: 'failed', differences: [{ what: 'as', got: 'nobody' }] }]);
});

it('writes each step as a case for a CI server, with what was expected and the requests', async () => {
  const { path } = written({
    'a.yaml':
      'name: <a & b>\nas: ana\nsteps:\n  - { name: right, run: whoami }\n' +
      '  - { name: wrong, run: position, expect: { json: { $.total: 1 } } }\n  - { run: funds list }\n',
  });
  const { out } = await signedOut().portal([
    'scenario',
    'run',
    path('a.yaml'),
    '--junit',
    path('j.xml'),
    '--tap',
    path('t.tap'),
  ]);
  const junit = readFileSync(path('j.xml'), 'utf8');
  expect(junit).toMatch(/<testsuite name="&lt;a &amp; b>" .*tests="3" failures="1" skipped="1"/);
  expect(junit.match(/<testcase name="[^"]*" time="\d+\.\d+"/g)).toHaveLength(3);
  expect(junit).toMatch(
    /json \$\.total\n {2}expected {2}1\n {2}got {7}1284530\.27\nrequests\n(.*\n)*? {2}GET \/api\/investorPosition\S* 200 \d+ ms\n/,
  );
  expect(readFileSync(path('t.tap'), 'utf8')).toMatch(/^not ok 1 - .*\n(.*\n)*1\.\.1$/m);
  expect(readFileSync(path('t.tap'), 'utf8')).toMatch(
    /not ok 2 - wrong: position \(ana\)\n(.*\n)*? +location: '.*a\.yaml:5:25'/,
  );
  expect(out).toMatch(/✖ wrong: position \(ana\) \(\d/);
});

it.each([
  [['--only', 'n', '--only', 'none'], "No scenario has the tag or name 'none'."],
  [['--world', 'none'], "The server has no world 'none'."],
  [['--until', 'none'], "No step has the name 'none'."],
  [['--set', 'none.run=x'], "No step has the name 'none'."],
  [['--set', 'none=1'], "No scenario has a variable 'none'."],
  [['--set', 'none'], "--set must be NAME=VALUE or STEP.FIELD=VALUE, not 'none'."],
  [['--set', 'none=['], expect.stringMatching(/^The value of --set none is no YAML: /)],
  [['--junit', '/nowhere/at/all.xml'], '/nowhere/at/all.xml cannot be written.'],
  [['--dry-run'], 'A dry run of a scenario is `portal scenario lint`.'],
])('refuses %j, and runs nothing', async (options, message) => {
  const { exit, ran } = await runIt('name: n\nsteps: [{ run: whoami }]', ...options);
  expect([exit, ran.error]).toMatchObject([2, { error: { code: 'usage', message } }]);
});

it('tells that the server can’t be reached', async () => {
  const { path } = written({ 'a.yaml': 'name: n\nsteps: [{ run: whoami }]' });
  const { exit, error } = await device().portal(['scenario', 'run', path('a.yaml'), '--json']);
  expect([exit, error]).toMatchObject([3, { error: { code: 'unreachable' } }]);
});
