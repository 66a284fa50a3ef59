import { describe, expect, it } from 'vitest';
import { checkShapes, OLD_SHAPES } from './old-shapes.ts';
import { CONTAINER_CASES } from './shapes/testing/container.cases.ts';
import { DOMAIN_CASES } from './shapes/testing/domain.cases.ts';
import { SERVER_CASES } from './shapes/testing/server.cases.ts';
import { WEB } from './shapes/testing/shape-case.ts';
import { WEB_CASES } from './shapes/testing/web.cases.ts';

const CASES = [...WEB_CASES, ...CONTAINER_CASES, ...DOMAIN_CASES, ...SERVER_CASES];

/** Guards that look at several files, each with its own test below. */
const OF_MANY = ['flatFolders', 'wireWords'];

describe('a guard', () => {
  it.each(CASES)('for %s in %s, with %s: refuses %s', (...[shape, path, text, isRefused]) => {
    expect(OLD_SHAPES[shape]([{ path, text }])).toHaveLength(isRefused ? 1 : 0);
  });

  it('refuses the thirty-first file of a folder, where tests do not count', () => {
    const files = (count: number, end: string) =>
      Array.from({ length: count }, (_, i) => ({ path: `packages/domain/src/access/a${i}${end}`, text: '' }));
    expect(OLD_SHAPES.flatFolders([...files(30, '.ts'), ...files(30, '.test.ts')])).toEqual([]);
    expect(OLD_SHAPES.flatFolders(files(31, '.ts'))).toHaveLength(1);
  });

  it.each(Object.keys(OLD_SHAPES).filter((shape) => !OF_MANY.includes(shape)))(
    'of %s is tried here, with what it refuses and with what it lets pass',
    (shape) => {
      const tried = CASES.filter(([name]) => name === shape).map(([, , , isRefused]) => isRefused);
      expect(new Set(tried)).toEqual(new Set([true, false]));
    },
  );
});

describe('the guard of the words of the wire', () => {
  const CODEC = {
    path: 'packages/adapters-http/src/a/a.codecs.ts',
    text: `
      export const AWire = recordOnWire('A', { fund: Id, isCurrent: t.boolean }, { fund: 'fundoAtual' });
      export const A_WORDS = { state: 'agendado', kind: 'kind' } as const;
      const Fund = t.type({ totalAmount: Cents, name: t.string });
      const Answer = t.keyof({ code_sended: null });
      const Flag = field('mfa_enabled', t.boolean);`,
  };
  const DOMAIN = { path: 'packages/domain/src/a/a.ts', text: 'export interface A { readonly isCurrent: boolean }' };
  const problems = (text: string) =>
    OLD_SHAPES.wireWords([CODEC, DOMAIN, { path: 'packages/cli/src/a/a.command.ts', text }]);

  it.each([
    'const json = { totalAmount: 1 };',
    "const name = 'fundoAtual';",
    "if (word === 'agendado') go();",
    "const AWire = t.type({ ['totalAmount']: Cents });",
    "refusal('code_sended', TEXT);",
    'const json = { mfa_enabled: true };',
  ])('refuses %s', (text) => {
    expect(problems(text)).toHaveLength(1);
  });

  it.each([
    'const json = { [A_WORDS.state]: 1 };',
    'const { totalAmount } = fundWire(fund); print({ totalAmount });',
    'print(wire.totalAmount);',
    'const json = { isCurrent: true, kind: 1, name: 2 };',
    'const EXAMPLE = \'{"totalAmount":1}\';',
    '// totalAmount',
  ])('lets %s pass', (text) => {
    expect(problems(text)).toEqual([]);
  });
});

describe('an old shape', () => {
  const old = { path: `${WEB}/access/a.screen.tsx`, text: '<form noValidate />' };
  const another = { ...old, path: `${WEB}/access/b.screen.tsx` };

  it('fails unless its file waits', () => {
    expect(checkShapes([old], {}).problems).toHaveLength(1);
    expect(checkShapes([old], { noValidate: [old.path] }).problems).toEqual([]);
    expect(checkShapes([old], { openEnded: [] }).problems).toHaveLength(1);
    expect(checkShapes([old, another], { noValidate: [old.path] }).problems).toHaveLength(1);
  });

  it('waits no longer than it stands', () => {
    expect(checkShapes([{ ...old, text: '' }], { noValidate: [old.path] }).problems).toEqual([
      `noValidate: stands no more in ${old.path}: take it off the list`,
    ]);
  });

  it('is looked for somewhere', () => {
    expect(checkShapes([], {}).problems).toEqual(['no source file was read']);
  });
});
