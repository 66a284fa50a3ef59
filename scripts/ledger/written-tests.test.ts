import { describe, expect, it } from 'vitest';
import { testsIn } from './written-tests.ts';

const named = (text: string) => testsIn({ path: 'a.test.ts', text }).map(({ title, rules }) => [title, ...rules]);

describe('the rules that a test names', () => {
  it('stand in its title and in those of its suites', () => {
    expect(named(`describe('a form [R001]', () => { it('refuses [R002]', () => {}); });`)).toEqual([
      ['a form [R001] refuses [R002]', 'R001', 'R002'],
    ]);
  });

  it('stand in the rows of a table, written in place or above', () => {
    expect(named(`it.each([['x', '[R003]']])('opens %s %s', () => {});`)).toEqual([['opens %s %s', 'R003']]);
    expect(named(`const rows = [{ rules: '[R004]' }]; it.each(rows)('$rules', () => {});`)).toEqual([
      ['$rules', 'R004'],
    ]);
  });

  it('do not stand in a comment, in a body or in another call', () => {
    expect(named(`// it('x [R001]')\nit('x', () => { log('[R002]'); });`)).toEqual([['x']]);
    expect(named(`title('x [R001]', () => {});`)).toEqual([]);
  });

  it.each(['it.skip', 'it.todo', 'test.fixme', 'it.fails', 'describe.skip'])(
    'do not stand in a test that %s keeps from proving anything',
    (runner) => {
      expect(named(`${runner}('x [R001]', () => { it('y [R002]', () => {}); });`)).toEqual([]);
    },
  );
});

describe('the texts of a test', () => {
  const texts = (text: string) => testsIn({ path: 'a.test.tsx', text }).flatMap((test) => test.texts);

  it('are those of its body, sums and templates and patterns too', () => {
    const found = texts(`it('x', () => { say('a' + ' b'); match(/^c\\.$/); draw(<p>d</p>); take(\`e \${1} f\`); });`);
    expect(found).toEqual(expect.arrayContaining(['a b', 'c.', 'd', 'e \u0000 f']));
  });

  it('are those of what it uses of its file, and no others', () => {
    const found = texts(`const a = 'used'; const b = 'unused'; const say = () => a; it('x', () => { say(); });`);
    expect(found).toContain('used');
    expect(found).not.toContain('unused');
  });
});
