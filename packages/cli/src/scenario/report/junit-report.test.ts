import { readFileSync } from 'node:fs';
import { SaxesParser } from 'saxes';
import { expect, it } from 'vitest';
import { testSandbox } from '../../testing/sandbox.ts';
import { written } from '../testing/written.ts';

const { signedOut } = testSandbox();

/** The attributes of each element as an XML parser reads them. It throws for what is no XML. */
const elementsIn = (xml: string) => {
  const elements: { readonly tag: string; readonly attributes: Readonly<Record<string, string>> }[] = [];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => elements.push({ tag: name, attributes }));
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
  return elements;
};

it('names suites and cases as they are called, whatever signs are in them', async () => {
  const { path } = written({
    'a.yaml': `name: '"a" & <b> &quot; ''c'''
needs: [outbox]
steps:
  - { name: "two\\nlines", run: 'rules validate text "a & b"' }
  - { run: "rules validate text \\"\\u0007\\"", expect: { json: { $.valid: "no & \\"<" } } }
  - { run: whoami }
`,
  });
  const run = ['scenario', 'run', path('a.yaml'), '--json', '--junit', path('j.xml')];
  const { json } = await signedOut().portal(run);
  const elements = elementsIn(readFileSync(path('j.xml'), 'utf8'));
  const named = (wanted: string, key: string) =>
    elements.flatMap(({ tag, attributes }) => (tag === wanted ? [attributes[key]] : []));
  expect(named('testsuite', 'name')).toEqual(['"a" & <b> &quot; \'c\'']);
  expect(named('testcase', 'name')).toEqual([
    'two\nlines: rules validate text "a & b"',
    'rules validate text "�"',
    'whoami',
  ]);
  expect(named('failure', 'message')).toEqual(['json $.valid\n  expected  no & "<\n  got       true']);
  expect(named('skipped', 'message')).toEqual(['an earlier step failed']);
  expect(json).toMatchObject({ failed: 1 });
});

it('keeps the lines of what a command printed below each other', async () => {
  const { path } = written({
    'a.yaml': 'name: n\nsteps: [{ run: sandbox personas, expect: { text: nothing like it } }]',
  });
  await signedOut().portal(['scenario', 'run', path('a.yaml'), '--junit', path('j.xml')]);
  expect(readFileSync(path('j.xml'), 'utf8')).toMatch(/\n {2}got {7}\S.*\n {12}─/);
});
