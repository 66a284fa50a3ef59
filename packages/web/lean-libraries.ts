import type { Plugin } from 'vite';
import { forBrowsers } from './browser-build.ts';

const refusal = (what: string): string => `throw new Error('lean-libraries.ts left out ${what}')`;

/**
 * The modules that the portal never runs. It binds values and makers (composition/bindings.ts), no class, has no plugin and
 * no snapshot. The content security policy forbids code that is made of text. A path is matched by routing/matching.ts.
 */
const LEFT_OUT: Readonly<Record<string, string>> = {
  'regexparam/dist/index.mjs': `export const parse = () => { ${refusal('patterns')} };`,
  '@inversifyjs/core/lib/metadata/calculations/getClassMetadata.js': `export const getClassMetadata = () => { ${refusal('classes')} };`,
  '@inversifyjs/core/lib/planning/models/InstanceBindingNodeImplementation.js': `export class InstanceBindingNodeImplementation { constructor() { ${refusal('classes')} } }`,
  '@inversifyjs/core/lib/planning/calculations/buildNoActivationsResolvedValueBindingNodeResolverJit.js': `export const buildNoActivationsResolvedValueBindingNodeResolverJit = () => { ${refusal('code of text')} };`,
  '@inversifyjs/container/lib/container/services/PluginManager.js': 'export class PluginManager {}',
  '@inversifyjs/container/lib/container/services/SnapshotManager.js': 'export class SnapshotManager {}',
};

/**
 * What React does as it is loaded, and the portal can do without. It makes five errors to compare others with. A browser
 * that somebody watches (DevTools, Lighthouse) reads the whole script again for their stacks, which nobody reads. To clients
 * they cost nothing.
 */
const QUICKER: Readonly<Record<string, readonly (readonly [slow: string, quick: string])[]>> = {
  'react-dom/cjs/react-dom-client.production.js': [460, 461, 474, 519, 542].map((error) => [
    `= Error(formatProdErrorMessage(${error}))`,
    `= Object.create(Error.prototype, { message: { value: formatProdErrorMessage(${error}) } })`,
  ]),
};

const moduleIn = (modules: Readonly<Record<string, unknown>>, id: string): string | undefined =>
  Object.keys(modules).find((each) => id.endsWith(`/node_modules/${each}`));

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
    config: () => ({
      resolve: {
        alias: [
          // The file for production has short names inside, which no bundler can give it.
          { find: /^mobx$/, replacement: 'mobx/dist/mobx.esm.production.min.js' },
          // Stands in for a hook that React has had since 18.
          { find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' },
        ],
      },
    }),
    resolveId: (id) => (id === 'reflect-metadata/lite' ? REFLECT_ID : undefined),
    load(id) {
      if (id === REFLECT_ID) return REFLECT;
      const module = moduleIn(LEFT_OUT, id);
      if (module === undefined) return undefined;
      found.add(module);
      return LEFT_OUT[module];
    },
    transform(code, id) {
      const module = moduleIn(QUICKER, id);
      const edits = module && QUICKER[module];
      if (!edits) return undefined;
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
