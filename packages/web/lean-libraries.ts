import type { Plugin } from 'vite';
import { forBrowsers } from './browser-build.ts';

const refusal = (what: string): string => `throw new Error('lean-libraries.ts left out ${what}')`;

/**
 * The modules of Inversify that the portal never runs: it binds values and makers (composition/bindings.ts), no class, has
 * no plugin and no snapshot, and the content security policy forbids code that is made of text.
 */
const LEFT_OUT: Readonly<Record<string, string>> = {
  'core/lib/metadata/calculations/getClassMetadata.js': `export const getClassMetadata = () => { ${refusal('classes')} };`,
  'core/lib/planning/models/InstanceBindingNodeImplementation.js': `export class InstanceBindingNodeImplementation { constructor() { ${refusal('classes')} } }`,
  'core/lib/planning/calculations/buildNoActivationsResolvedValueBindingNodeResolverJit.js': `export const buildNoActivationsResolvedValueBindingNodeResolverJit = () => { ${refusal('code of text')} };`,
  'container/lib/container/services/PluginManager.js': 'export class PluginManager {}',
  'container/lib/container/services/SnapshotManager.js': 'export class SnapshotManager {}',
};

/**
 * What libraries do as they are loaded, and the portal can do without.
 *
 * date-fns-tz tries a format of a zone for Chrome before 73, which costs a phone 40 ms. React makes five errors to compare
 * others with. A browser that somebody watches (DevTools, Lighthouse) reads the whole script again for their stacks, which
 * nobody reads. To clients they cost nothing.
 */
const QUICKER: Readonly<Record<string, readonly (readonly [slow: string, quick: string])[]>> = {
  'react-dom/cjs/react-dom-client.production.js': [460, 461, 474, 519, 542].map((error) => [
    `= Error(formatProdErrorMessage(${error}))`,
    `= Object.create(Error.prototype, { message: { value: formatProdErrorMessage(${error}) } })`,
  ]),
  'date-fns-tz/dist/esm/_lib/tzTokenizeDate/index.js': [
    [
      "testDateFormatted = new Intl.DateTimeFormat('en-US', {",
      "testDateFormatted = new (class { format = () => '06/25/2014, 00:00:00' })('en-US', {",
    ],
  ],
};

/** Without classes Inversify keeps two counters with it. The whole of reflect-metadata has 8 kB. */
const REFLECT = `
const all = new WeakMap();
Reflect.getOwnMetadata ??= (key, target) => all.get(target)?.get(key);
Reflect.defineMetadata ??= (key, value, target) => void all.set(target, (all.get(target) ?? new Map()).set(key, value));
`;
const REFLECT_ID = '\0reflect-metadata';

/**
 * Leaves out of the first script what the portal never runs of its libraries. The browser journeys run what is left.
 *
 * @see decision 0370
 */
export const leanLibraries = (): Plugin => {
  const found = new Set<string>();
  return {
    name: 'lean-libraries',
    enforce: 'pre',
    apply: forBrowsers,
    // The file for production has short names inside, which no bundler can give it.
    config: () => ({ resolve: { alias: { mobx: 'mobx/dist/mobx.esm.production.min.js' } } }),
    resolveId: (id) => (id === 'reflect-metadata/lite' ? REFLECT_ID : undefined),
    load(id) {
      if (id === REFLECT_ID) return REFLECT;
      const [, module = ''] = /\/@inversifyjs\/([^@]*)$/.exec(id) ?? [];
      if (LEFT_OUT[module] === undefined) return undefined;
      found.add(module);
      return LEFT_OUT[module];
    },
    transform(code, id) {
      const module = Object.keys(QUICKER).find((each) => id.endsWith(`/node_modules/${each}`)) ?? '';
      const edits = QUICKER[module];
      if (edits === undefined) return undefined;
      if (edits.every(([slow]) => code.includes(slow))) found.add(module);
      return edits.reduce((edited, [slow, quick]) => edited.replace(slow, quick), code);
    },
    buildEnd(error) {
      const missing = Object.keys({ ...LEFT_OUT, ...QUICKER }).filter((module) => !found.has(module));
      if (error === undefined && missing.length > 0)
        this.error(`The libraries have no ${missing.join(', ')} as it was`);
    },
  };
};
