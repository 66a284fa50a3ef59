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
void signOut().then(go); // awaiting-page
const go = async () => { await signOut(); }; // awaiting-page
for await (const one of all) go(one); // awaiting-page
lazy(load); void signOut().catch(go); // awaiting-page
const Page = lazy(async () => ({ default: await load() }));
`,
  'packages/web/src/access/a.screen.tsx': `
import { httpSessions } from '@aroeira/adapters-http/access'; // adapters-in-modules
import { injectable } from 'inversify'; // container-in-composition
import { fund } from '@aroeira/domain/position/testing'; // testing-in-product
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
`,
  'packages/web/src/app/container.ts': `
import { Container } from 'inversify';
`,
  'packages/sandbox/src/access/a.routes.ts': `
import { registering } from '@aroeira/domain/registration'; // sandbox-imports
await sql\`select 1\`.execute(db); // sql-in-code
await db.sql\`delete from clients\`; // sql-in-code
db.selectFrom('clients'); // sql-in-code
await pool.query(text, values); // sql-in-code
const { query } = request;
messages.push(protocol.serialize.query(text));
await db.transaction().execute(work);
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
