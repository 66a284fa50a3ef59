import type { ShapeCase } from './shape-case.ts';

const RULES = 'packages/domain/src/renewal/a.rules.ts';
const MADE = 'packages/domain/src/access/save-a.use-case.ts';
const ADAPTER = 'packages/adapters-http/src/a/a.adapter.ts';
const useCase = (name: string) => `packages/domain/src/access/${name}.use-case.ts`;

export const DOMAIN_CASES: readonly ShapeCase[] = [
  ...[
    "go('/dashboard');",
    'go("/registration/terms");',
    'go(`/dashboard`);',
    'go(`/registration/${step}`);',
    'go(`/${step}`);',
    "go('/' + step);",
    "go('/registration/' + step + '/done');",
    "go('/reg' + 'istration');",
    "go(['', 'registration', step].join('/'));",
    "go('/'.concat(step));",
    "go('/movements?fund=1');",
  ].map((text): ShapeCase => ['routesInDomain', RULES, text, true]),
  ...[
    "// '/dashboard'\ngo('dashboard');",
    "join('/');",
    'say(`${day}/${month}/${year}`);',
    "say([day, month].join('/'));",
    "say(day + '/' + month);",
    "say('e/ou');",
    'const DATE = /\\/\\d/;',
  ].map((text): ShapeCase => ['routesInDomain', RULES, text, false]),
  ['routesInDomain', 'packages/web/src/shell/routing/paths.ts', "go('/dashboard');", false],
  ['makersByPosition', MADE, 'export const makeA = (b: B, c: C): A => b(c);', true],
  ['makersByPosition', MADE, 'export const makeA =\n  <V>(b: B<V>, { c }: C): A =>\n  (d) => b(c, d);', true],
  ['makersByPosition', MADE, 'export const makeA = function (b: B, c: C): A { return b(c); };', true],
  ['makersByPosition', MADE, 'export function makeA(b: B, c: C): A { return b(c); }', true],
  ['makersByPosition', ADAPTER, 'export const makeHttpA = (b, c) => b(c);', true],
  ['makersByPosition', MADE, 'export const makeA = ({ b, c }: Parts): A => (d, e) => b(c, d, e);', false],
  ['makersByPosition', MADE, 'export const makeA = (b: B): A => (c, d) => b(c, d);', false],
  ['makersByPosition', MADE, 'export const openA = (b: B, c: C): A => b(c);', false],
  ['makersByPosition', MADE, 'const makeA = (b: B, c: C): A => b(c);', false],
  ['makersByPosition', 'packages/web/src/access/a.adapter.ts', 'export const makeA = (b, c) => b(c);', false],
  ...['pep-save', 'report', 'report-open', 'position-load', 'email-template', 'sign-up', 'watch-list', 'change'].map(
    (name): ShapeCase => ['nounFirst', useCase(name), '', true],
  ),
  ...['save-pep', 'invest', 'email-report', 'sign-in', 'change-password'].map(
    (name): ShapeCase => ['nounFirst', useCase(name), '', false],
  ),
];
