import { WEB, type ShapeCase } from './shape-case.ts';

const MODULE = `${WEB}/access/access.module.ts`;
const TOKENS = `${WEB}/access/access.tokens.ts`;
const FROM_TOKEN = "import { token } from '../composition/token.ts';";

export const CONTAINER_CASES: readonly ShapeCase[] = [
  ...[
    'bind(T).toResolvedValue(make, [A, B]);',
    'bind(T).toDynamicValue(() => make());',
    'bind(T).toConstantValue(1);',
    'container.bind(ACCESS.SignIn);',
    "import { ContainerModule } from 'inversify';",
    "import { ContainerModule as Module } from 'inversify';",
    "import * as inversify from 'inversify';",
    "export const make = () => import('inversify');",
  ].map((text): ShapeCase => ['binders', MODULE, text, true]),
  [
    'binders',
    MODULE,
    'export const accessBindings = bindings((bind) => { bind(ACCESS.SignIn, makeSignIn, A); });',
    false,
  ],
  ['binders', MODULE, "pipe(TE.Do, TE.bind('session', () => session()));", false],
  ['binders', `${WEB}/composition/bindings.ts`, 'container.bind(T).toResolvedValue(make, [A, B]);', false],
  ['binders', `${WEB}/composition/other.ts`, 'container.bind(T).toResolvedValue(make, [A, B]);', true],
  ['binders', `${WEB}/composition/container.ts`, 'container.bind(T).toConstantValue(settings);', false],
  ['binders', `${WEB}/composition/container.ts`, 'container.bind(T).toDynamicValue(() => make());', true],
  ['strayTokens', `${WEB}/access/access.names.ts`, FROM_TOKEN, true],
  ['strayTokens', `${WEB}/access/access.names.ts`, "import { token as name } from '../composition/token.ts';", true],
  ['strayTokens', `${WEB}/access/access.names.ts`, "const SignIn = Symbol.for('SignIn') as Token<SignIn>;", true],
  ['strayTokens', `${WEB}/access/access.names.ts`, "const SignIn = Symbol('SignIn');", true],
  ['strayTokens', `${WEB}/access/access.module.ts`, "import type { Token } from '../composition/token.ts';", false],
  ['strayTokens', TOKENS, FROM_TOKEN, false],
  ['strayTokens', `${WEB}/access/tokens/all.tokens.ts`, '', true],
  ['strayTokens', `${WEB}/composition/access.tokens.ts`, '', true],
  ['strayTokens', `${WEB}/composition/shared.tokens.ts`, '', false],
  ['strayTokens', `${WEB}/access/password/password.tokens.ts`, '', false],
  ['strayTokens', TOKENS, "import type { Positions } from '@aroeira/domain/position';", true],
  ['strayTokens', TOKENS, "import type { DashboardViewModel } from '../position/dashboard.view-model.ts';", true],
  ['strayTokens', TOKENS, "import type { SignIn } from '@aroeira/domain/access';", false],
  ['strayTokens', TOKENS, "import type { Path } from '../shell/routing/paths.ts';", false],
  ['strayTokens', `${WEB}/shell/shell.tokens.ts`, "import type { SignIn } from '@aroeira/domain/access';", true],
  ['strayTokens', `${WEB}/shell/shell.tokens.ts`, "import type { DeviceMemory } from '@aroeira/domain/access';", false],
  ['strayTokens', `${WEB}/composition/shared.tokens.ts`, "import type { A } from '../access/a.ts';", true],
  ['strayTokens', `${WEB}/composition/shared.tokens.ts`, "import type { Clock } from '@aroeira/domain/kernel';", false],
];
