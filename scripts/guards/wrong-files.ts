/** The files of a project that has every shape that is refused, and beside it what comes nearest and is let pass. */

export const WRONG_FILES: Readonly<Record<string, string>> = {
  'packages/domain/src/access/a.rules.ts': `
import * as E from 'fp-ts/lib/Either'; // fp-ts-by-its-names
import * as O from 'fp-ts/Option';
import { addDays } from 'date-fns';
import { reaction } from 'mobx'; // domain-imports
export { x } from '@aroeira/web'; // domain-imports
export const load = () => import('node:fs'); // domain-imports
import { fund } from './testing/index.ts'; // testing-in-product
import { sum } from './sum.ts';
go('/dashboard'); // routes-in-domain
go("/registration/terms"); // routes-in-domain
go('/movements?fund=1'); // routes-in-domain
go(\`/registration/\${step}\`); // routes-in-domain
go(\`/\${step}\`); // routes-in-domain
go('/' + step); // routes-in-domain
join('/');
say(\`\${day}/\${month}/\${year}\`);
say(day + '/' + month);
say('e/ou');
`,
  'packages/domain/src/access/a.use-case.ts': `
export const makeA = (b: B, c: C): A => b(c); // makers-by-position
export const makeB = <V>(b: B<V>, { c }: C): A => (d) => b(c, d); // makers-by-position
export const makeC = function (b: B, c: C): A { return b(c); }; // makers-by-position
export function makeD(b: B, c: C): A { return b(c); } // makers-by-position
export const makeE = ({ b, c }: Parts): A => (d, e) => b(c, d, e);
export const makeF = (b: B): A => (c, d) => b(c, d);
export const openA = (b: B, c: C): A => b(c);
const makeG = (b: B, c: C): A => b(c);
`,
  'packages/domain/src/access/a.test.ts': `
import fc from 'fast-check';
import { fund } from './testing/index.ts';
go('/dashboard');
`,
  'packages/web/src/access/a.view-model.ts': `
import { useState } from 'react'; // view-model-imports
import { SAID } from './a.messages.ts'; // view-model-imports
import { SAID } from '@aroeira/domain/access/messages'; // view-model-imports
import { right } from 'fp-ts/es6/Either'; // fp-ts-by-its-names
import { makeAutoObservable } from 'mobx';
class A { saving = new Call<F>(); } // open-ended
const go = async () => { await signOut(); };
`,
  'packages/web/src/access/b.view-model.ts': `
class A { saving = new Call<F>(); close(): void { this.saving.close(); } }
`,
  'packages/web/src/access/c.view-model.ts': `
class A { saving = new Loaded<F>(); close(): void {} } // open-ended
`,
  'packages/web/src/access/d.view-model.ts': `
class A { saving = new Call<F>(); close = (): void => this.saving.close(); }
`,
  'packages/web/src/access/a.page.tsx': `
import { useVisit } from '../composition/use-visit.ts';
void signOut().then(go); // awaiting-page
const go = async () => { await signOut(); }; // awaiting-page
for await (const one of all) go(one); // awaiting-page
lazy(load); void signOut().catch(go); // awaiting-page
const Page = lazy(async () => ({ default: await load() }));
const model = useVisit(ACCESS.OpenExit);
`,
  'packages/web/src/access/a.screen.tsx': `
import { useInject } from '../composition/injection.tsx'; // injecting-pages
import { useVisit as ask } from '../composition/use-visit.ts'; // injecting-pages
import * as injection from '../composition/injection.tsx'; // injecting-pages
export { useOpened } from '../composition/use-visit.ts'; // injecting-pages
import type { Resolve } from '../composition/injection.tsx';
import { httpSessions } from '@aroeira/adapters-http/access'; // adapters-in-modules
import { injectable } from 'inversify'; // container-in-composition
import { fund } from '@aroeira/domain/position/testing'; // testing-in-product
const a = <form onSubmit={send} />; // one-form
const b = <Frame noValidate />; // one-form
const c = <FormPage onSubmit={send}><input /></FormPage>;
`,
  'packages/web/src/ui/submit-form.tsx': `
export const SubmitForm = () => <form noValidate />;
`,
  'packages/web/src/ui/forms/a.ts': `
import type { Path } from '../../shell/routing/paths.ts'; // ui-imports
import { SHARED } from '../../composition/shared.tokens.ts'; // ui-imports
import { PERIODS } from '../../position/periods.ts'; // ui-imports
import { readUpTo } from '@aroeira/domain/signature'; // ui-imports
import { TEXTS } from '@aroeira/domain/registration/messages'; // ui-imports
import { TRY_AGAIN } from '@aroeira/domain/kernel/messages';
import { Button } from '../button.tsx';
`,
  'packages/web/src/shell/frame/public-shell.tsx': `
import { SERVICES } from '../../registration/standing/services.ts'; // shell-imports
import { useInject } from '../../composition/injection.tsx';
`,
  'packages/web/src/access/access.module.ts': `
import { httpSessions } from '@aroeira/adapters-http/access';
import { ContainerModule as Module } from 'inversify'; // container-in-composition
export const make = () => import('inversify'); // container-in-composition
import { token } from '../composition/token.ts';
const SignIn = Symbol.for('SignIn'); // symbols-in-token
const SignOut = Symbol('SignOut'); // symbols-in-token
bind(T).toResolvedValue(make, [A, B]); // one-binder
container.bind(ACCESS.SignIn); // one-binder
pipe(TE.Do, TE.bind('session', () => session()));
bindings((bind) => { bind(ACCESS.SignIn, makeSignIn, A); });
`,
  'packages/web/src/access/a.ts': `
import { token } from '../composition/token.ts'; // tokens-in-token-files
import type { Token } from '../composition/token.ts';
`,
  'packages/web/src/access/access.tokens.ts': `
import { token } from '../composition/token.ts';
`,
  'packages/web/src/app/container.ts': `
import { Container } from 'inversify';
container.bind(T).toConstantValue(settings);
container.bind(T).toDynamicValue(() => make()); // container-of-constants
`,
  'packages/sandbox/src/access/a.routes.ts': `
import { registering } from '@aroeira/domain/registration'; // sandbox-imports
import { sql as raw } from 'kysely'; // sql-in-code
import * as kysely from 'kysely'; // sql-in-code
import type { Kysely } from 'kysely';
await sql\`select 1\`.execute(db); // sql-in-code
await db.sql\`delete from clients\`; // sql-in-code
db.selectFrom('clients'); // sql-in-code
await pool.query(text, values); // sql-in-code
await run('select id from clients where document = $1'); // sql-in-code
await run(\`update \${table} set name = $1\`); // sql-in-code
await run('drop table clients'); // sql-in-code
await run('with last as (select 1) select * from last'); // sql-in-code
say('update your address');
const { query } = request;
messages.push(protocol.serialize.query(text));
await db.transaction().execute(work);
const HIDDEN = ['password', 'token']; // secret-lists
const SECRETS: ReadonlySet<string> = new Set(['refreshToken', 'x']); // secret-lists
const MASKED = /password|token/; // secret-lists
const masked = { password: true, document: true }; // secret-lists
fastify({ logger: { redact: ['body.password'] } }); // secret-lists
if (['password', 'token'].includes(name)) hide(); // secret-lists
if (/^(password|mfa)$/.test(name)) hide(); // secret-lists
const PUBLIC_HEADERS = new Set(['accept', 'login-id']);
const MASK = '****';
const body = Type.Object({ password: Type.String() });
const HIDES = { hide: true, params: Type.Object({ token: Type.String() }) };
`,
  'packages/cli/src/sandbox/a.command.ts': `
import type { StartOptions } from '@aroeira/sandbox'; // sandbox-types-in-cli
import { EVENTS, type EventName } from '@aroeira/sandbox/events'; // sandbox-types-in-cli
import { FAULT_PRESETS } from '@aroeira/sandbox/fault-presets';
import type { Io } from '../io.ts';
`,
  'packages/sandbox/src/access/a.sql.ts': `
db.selectFrom('clients');
`,
};

/** What our settings of oxlint add to its own. */
export const WRONG_LINT: Readonly<Record<string, string>> = {
  'packages/domain/src/access/b.rules.ts': `
export const now = new Date(); // no-restricted-globals
export const chance = Math.random(); // no-restricted-properties
export const sum = (a: number, b: number, c: number, d: number) => a + b + c + d; // max-params
export const first = (list: readonly number[]) => list[0]!; // no-non-null-assertion
export const any = (given: any) => given; // no-explicit-any
`,
  'packages/domain/src/access/c.rules.ts': `
import type { D } from './d.rules.ts'; // no-cycle
export type C = readonly D[];
`,
  'packages/domain/src/access/d.rules.ts': `
import type { C } from './c.rules.ts'; // no-cycle
export interface D { readonly of?: C }
`,
  'packages/web/src/access/e.view-model.ts': `
export const path = window.location.pathname; // no-restricted-globals
`,
  'packages/web/src/access/e.test.ts': `
import { expect, it, vi } from 'vitest';
vi.mock('./a.rules.ts'); // no-restricted-vi-methods
it('is', () => {
  expect(1).toMatchSnapshot(); // no-restricted-matchers
});
`,
};

/** A domain with a door, and a product that takes one of its three exports in. */
export const DEAD_EXPORTS: Readonly<Record<string, string>> = {
  'package.json': '{ "name": "p", "private": true, "workspaces": ["packages/*"] }',
  'packages/domain/package.json':
    '{ "name": "@aroeira/domain", "private": true, "exports": { "./*": "./src/*/index.ts" } }',
  'packages/domain/src/contact/index.ts': "export { used, handedOn } from './a.ts';",
  'packages/domain/src/contact/a.ts': 'export const used = 1; export const handedOn = 2; export const onlyTested = 3;',
  'packages/domain/src/contact/a.test.ts': "import { onlyTested } from './a.ts'; onlyTested();",
  'packages/cli/package.json':
    '{ "name": "@aroeira/cli", "bin": { "portal": "./bin/portal.js" }, "dependencies": { "@aroeira/domain": "*" } }',
  'packages/cli/bin/portal.js': "import { used } from '@aroeira/domain/contact'; used();",
};
