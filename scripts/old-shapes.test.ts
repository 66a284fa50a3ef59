import { describe, expect, it } from 'vitest';
import { checkShapes, OLD_SHAPES, type OldShape } from './old-shapes.ts';

const WEB = 'packages/web/src';
const MADE = 'packages/domain/src/access/a.use-case.ts';

/** What each guard refuses, and what stands closest to it and is allowed. */
const CASES: readonly (readonly [OldShape, string, string, boolean])[] = [
  ['busyFlag', `${WEB}/access/a.view-model.ts`, 'class A { isBusy = false; }', true],
  ['busyFlag', `${WEB}/access/a.view-model.ts`, 'class A { isSending: boolean; }', true],
  ['busyFlag', `${WEB}/access/a.view-model.ts`, 'this.isUnderWay = true;', true],
  ['busyFlag', `${WEB}/access/a.view-model.ts`, 'get isBusy() { return this.call.isUnderWay; }', false],
  ['busyFlag', `${WEB}/ui/call.ts`, 'class Call { isUnderWay = false; }', false],
  ['noValidate', `${WEB}/access/a.screen.tsx`, '<form noValidate />', true],
  ['noValidate', `${WEB}/access/a.modal.tsx`, '<form onSubmit={send}>', true],
  ['noValidate', `${WEB}/ui/form-page.tsx`, '<form noValidate />', false],
  ['noValidate', `${WEB}/ui/forms/form-page.tsx`, '<form noValidate />', false],
  ['injectedState', `${WEB}/access/a.page.tsx`, 'const [open] = useState(useInject(TOKENS.Open));', true],
  ['injectedState', `${WEB}/access/a.page.tsx`, 'const model = useVisit(TOKENS.Open);', false],
  ['injectingScreen', `${WEB}/access/a.screen.tsx`, 'const model = useInject(TOKENS.Open);', true],
  ['injectingScreen', `${WEB}/access/a.screen.tsx`, 'const model = useVisit(TOKENS.Open);', true],
  ['injectingScreen', `${WEB}/access/a.page.tsx`, 'const model = useInject(TOKENS.Open);', false],
  ['openEnded', `${WEB}/access/a.view-model.ts`, 'class A { saving = new Call<F>(); }', true],
  ['openEnded', `${WEB}/access/a.view-model.ts`, 'class A { saving = new Call<F>(); close(): void {} }', false],
  ['openEnded', `${WEB}/access/a.view-model.ts`, 'class A { chosen = 1; }', false],
  ['binders', `${WEB}/access/access.module.ts`, 'bind(T).toResolvedValue(make, [A, B]);', true],
  ['binders', `${WEB}/composition/bind.ts`, 'bind(T).toResolvedValue(make, [A, B]);', false],
  ['makersByPosition', MADE, 'export const makeA = (b: B, c: C): A => b(c);', true],
  ['makersByPosition', MADE, 'export const makeA =\n  <V>(b: B<V>, { c }: C): A =>\n  (d) => b(c, d);', true],
  ['makersByPosition', MADE, 'export const makeA = function (b: B, c: C): A { return b(c); };', true],
  ['makersByPosition', 'packages/adapters-http/src/a/a.adapter.ts', 'export const makeHttpA = (b, c) => b(c);', true],
  ['makersByPosition', MADE, 'export const makeA = ({ b, c }: Parts): A => (d, e) => b(c, d, e);', false],
  ['makersByPosition', MADE, 'export const makeA = (b: B): A => (c, d) => b(c, d);', false],
  ['makersByPosition', MADE, 'export const openA = (b: B, c: C): A => b(c);', false],
  ['makersByPosition', MADE, 'const makeA = (b: B, c: C): A => b(c);', false],
  ['makersByPosition', `${WEB}/access/a.adapter.ts`, 'export const makeA = (b, c) => b(c);', false],
  ['centralTokens', `${WEB}/composition/tokens.ts`, "import type { A } from '@aroeira/domain/access';", true],
  ['centralTokens', `${WEB}/composition/tokens.ts`, "import type { A } from '../access/a.ts';", true],
  ['centralTokens', `${WEB}/composition/tokens.ts`, "import type { Clock } from '@aroeira/domain/kernel';", false],
  [
    'centralTokens',
    `${WEB}/composition/shared.tokens.ts`,
    "import type { DeviceMemory } from '@aroeira/domain/access';",
    false,
  ],
  ['centralTokens', `${WEB}/access/access.tokens.ts`, "import type { A } from '@aroeira/domain/access';", false],
  ['sqlInCode', 'packages/sandbox/src/access/a.routes.ts', 'await sql`select 1`;', true],
  ['sqlInCode', 'packages/sandbox/src/access/a.routes.ts', "db.selectFrom('clients')", true],
  ['sqlInCode', 'packages/sandbox/src/access/a.sql.ts', "db.selectFrom('clients')", false],
  ['sqlInCode', 'packages/sandbox/src/access/a.seed.ts', "db.insertInto('clients')", false],
  ['sqlInCode', 'packages/sandbox/src/access/a.test.ts', "db.selectFrom('clients')", false],
  ['routesInDomain', 'packages/domain/src/renewal/a.rules.ts', "go('/dashboard');", true],
  ['routesInDomain', 'packages/domain/src/renewal/a.rules.ts', "// '/dashboard'\ngo('dashboard');", false],
  ['routesInDomain', 'packages/domain/src/renewal/a.rules.ts', "join('/');", false],
  ['verbLast', 'packages/domain/src/access/pep-save.use-case.ts', '', true],
  ['verbLast', 'packages/domain/src/access/save-pep.use-case.ts', '', false],
];

describe('a guard', () => {
  it.each(CASES)('of %s in %s, for %s: refuses %s', (...[shape, path, text, isRefused]) => {
    expect(OLD_SHAPES[shape]([{ path, text }])).toHaveLength(isRefused ? 1 : 0);
  });

  it('allows one helper that binds, not two', () => {
    const helper = (name: string) => ({ path: `${WEB}/composition/${name}.ts`, text: 'toResolvedValue(make);' });
    expect(OLD_SHAPES.binders([helper('a'), helper('b')])).toHaveLength(1);
  });

  it('refuses the thirty-first file of a folder, where tests do not count', () => {
    const files = (count: number, end: string) =>
      Array.from({ length: count }, (_, i) => ({ path: `packages/domain/src/access/a${i}${end}`, text: '' }));
    expect(OLD_SHAPES.flatFolders([...files(30, '.ts'), ...files(30, '.test.ts')])).toEqual([]);
    expect(OLD_SHAPES.flatFolders(files(31, '.ts'))).toHaveLength(1);
  });

  it('is tried here, each of them', () => {
    const tried = new Set([...CASES.map(([shape]) => shape), 'flatFolders']);
    expect(tried).toEqual(new Set(Object.keys(OLD_SHAPES)));
  });
});

describe('an old shape', () => {
  const old = [{ path: `${WEB}/access/a.screen.tsx`, text: '<form noValidate />' }];

  it('fails unless it waits, and waits no longer than it stands', () => {
    expect(checkShapes(old, []).problems).toHaveLength(1);
    expect(checkShapes(old, ['noValidate']).problems).toEqual([]);
    expect(checkShapes([{ path: 'packages/a.ts', text: '' }], ['noValidate']).problems).toEqual([
      'noValidate: stands nowhere any more: switch the guard on',
    ]);
  });

  it('is looked for somewhere', () => {
    expect(checkShapes([], []).problems).toEqual(['no source file was read']);
  });
});
