import { describe, expect, it } from 'vitest';
import { testsIn } from './written-tests.ts';

const named = (text: string) => testsIn({ path: 'a.test.ts', text }).map(({ title, rules }) => [title, ...rules]);

describe('the rules that a test names', () => {
  it('are in its title and in the titles of its suites', () => {
    expect(named(`describe('a form [R001]', () => { it('refuses [R002]', () => {}); });`)).toEqual([
      ['a form [R001] refuses [R002]', 'R001', 'R002'],
    ]);
  });

  it('are in the rows of a table, in place or declared above', () => {
    expect(named(`it.each([['x', '[R003]']])('opens %s %s', () => {});`)).toEqual([['opens %s %s', 'R003']]);
    expect(named(`const rows = [{ rules: '[R004]' }]; it.each(rows)('$rules', () => {});`)).toEqual([
      ['$rules', 'R004'],
    ]);
  });

  it('are not in a comment, in a body or in another call', () => {
    expect(named(`// it('x [R001]')\nit('x', () => { log('[R002]'); });`)).toEqual([['x']]);
    expect(named(`title('x [R001]', () => {});`)).toEqual([]);
  });

  it.each(['it.skip', 'it.todo', 'test.fixme', 'it.fails', 'describe.skip'])(
    'are not in a test that %s excludes from the proofs',
    (runner) => {
      expect(named(`${runner}('x [R001]', () => { it('y [R002]', () => {}); });`)).toEqual([]);
    },
  );
});

describe('the texts of a test', () => {
  const texts = (text: string) => testsIn({ path: 'a.test.tsx', text }).flatMap((test) => test.texts());

  it('are the texts of its body, including sums, templates and patterns', () => {
    const found = texts(`it('x', () => { say('a' + ' b'); match(/^c\\.$/); draw(<p>d</p>); take(\`e \${1} f\`); });`);
    expect(found).toEqual(expect.arrayContaining(['a b', 'c.', 'd', 'e \u0000 f']));
  });

  it('are the texts of the declarations that it uses, and no others', () => {
    const found = texts(`const a = 'used'; const b = 'unused'; const say = () => a; it('x', () => { say(); });`);
    expect(found).toContain('used');
    expect(found).not.toContain('unused');
  });
});
