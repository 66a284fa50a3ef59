import { readFileSync } from 'node:fs';
import type { Fetch } from '@aroeira/adapters-http/http';
import { expect, it } from 'vitest';
import { testSandbox } from '../../testing/sandbox.ts';
import { written } from '../testing/written.ts';

const { sandbox, signedOut } = testSandbox();

const FILE =
  'name: <a & b>\nas: ana\nsteps:\n  - { name: right, run: whoami }\n' +
  '  - { name: wrong, run: position, expect: { json: { $.total: 1 } } }\n  - { run: funds list }\n' +
  '  - { run: sandbox personas, expect: { text: none } }\n';

it('writes one page without a script, with each step, what differs and the requests', async () => {
  const { path } = written({
    'a.yaml': FILE,
    'b.yaml': 'name: known\nsteps: [{ run: sandbox personas, expect: { text: none } }]',
  });
  await signedOut().portal(['scenario', 'run', path('a.yaml'), path('b.yaml'), '--html', path('r.html')]);
  const html = readFileSync(path('r.html'), 'utf8');
  expect(html).toContain('<b>&lt;a &amp; b&gt;</b>');
  expect(html.match(/<details class="(?:passed|failed|skipped)"/g)).toHaveLength(7);
  expect(html).toMatch(/<details class="failed" open>\n<summary>.*<b>wrong<\/b> <span class="ms">\d+ ms<\/span>/);
  expect(html).toContain('<dt>json $.total</dt><dd>expected<pre>1</pre>got<pre>1284530.27</pre></dd>');
  expect(html).toMatch(/<td>GET<\/td><td>\/api\/investorPosition\S*<\/td><td>200<\/td><td>\d+<\/td>/);
  expect(html).toContain('***');
  expect(html).not.toMatch(/<script|<link|src=|Senha@123/);
});

it('leaves the results at a sandbox of this machine alone, and ends as the run does whatever it answers', async () => {
  const { path } = written({ 'a.yaml': FILE });
  const told: unknown[] = [];
  const at = async (api: string, status: number) => {
    const fetch: Fetch = (url, init) => {
      if (!url.endsWith('/sandbox/scenario-results')) return sandbox.fetch(url, init);
      told.push([init.method, JSON.parse(typeof init.body === 'string' ? init.body : '')]);
      return status === 0
        ? Promise.reject(new TypeError('fetch failed'))
        : Promise.resolve(new Response(null, { status }));
    };
    const { exit, json } = await signedOut({ fetch, env: { PORTAL_API: api } }).portal([
      'scenario',
      'run',
      path('a.yaml'),
      '--json',
    ]);
    return { exit, json };
  };
  for (const status of [204, 404, 0]) {
    const { exit, json } = await at('http://localhost:4300/api', status);
    expect([exit, told.splice(0)]).toEqual([1, [['PUT', json]]]);
  }
  await at('http://sandbox.test/api', 204);
  expect(told).toEqual([]);
});
