import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import manifest from '../../package.json' with { type: 'json' };
import { compile } from './compile.ts';
import { makePackage } from './make-package.ts';

const [CLI, SANDBOX] = ['packages/cli/src', 'packages/sandbox/src'];

const SCHEMA = `${CLI}/scenario/scenario.schema.json`;

const PLAYWRIGHT = `${CLI}/playwright`;

/** What holds compiled code, or files that it reads beside itself. npm installs it with the package. */
const DEPENDENCIES = ['@electric-sql/pglite', '@node-rs/argon2', 'fs-native-extensions'];

/** A library that no code of ours takes in, though pg would. */
const NEVER = ['pg-native'];

/** Two of its twenty fonts are drawn with. The package carries them in their library's place. */
const FONTS = 'dejavu-fonts-ttf';
const CARRIED = ['package.json', 'LICENSE', 'ttf/DejaVuSans.ttf', 'ttf/DejaVuSans-Bold.ttf'];

/** The page of the API. Only what `/docs` sends is carried, and not the libraries that its manifest names. */
const DOCS = 'swagger-ui-dist';
const DOCS_FILES = ['LICENSE', 'NOTICE', 'swagger-ui.css', 'swagger-ui-bundle.js', 'swagger-ui-bundle.js.LICENSE.txt'];

/** The version of a library that the sandbox runs on here, so that the package runs on the tested one. */
const installedVersion = (name: string): string => {
  const text = readFileSync(`packages/sandbox/node_modules/${name}/package.json`, 'utf8');
  const { version }: { version: string } = JSON.parse(text);
  return version;
};

const isOutside = (id: string): boolean =>
  [...DEPENDENCIES, ...NEVER, FONTS, DOCS].some((name) => id === name || id.startsWith(`${name}/`));

/** The command starts the server's own file, which stands beside it in the package. */
const sandboxOutside: Plugin = {
  name: 'sandbox-outside',
  enforce: 'pre',
  resolveId: (id) =>
    id === '@aroeira/sandbox' ? { id: '../../sandbox/src/start-sandbox.js', external: true } : undefined,
};

/** Beside the sources as in the repository, where the tests of strangers find it. */
const BIN_FILE = 'packages/cli/bin/portal.js';

/** Node 22 and later keep the compiled code between two runs. */
const BIN = `#!/usr/bin/env node
import module from 'node:module';

module.enableCompileCache?.();
await import('../src/main.js');
`;

/** What tests of strangers take in: a file of its own, with its types. */
const typed = (file: string, outDir: string): void => {
  const options =
    '--ignoreConfig --declaration --target es2023 --module esnext --moduleResolution bundler --types node';
  execFileSync('node_modules/.bin/tsc', [file, ...options.split(' '), '--outDir', outDir]);
};

const manifestOf = () => ({
  name: 'aroeira',
  version: manifest.version,
  description: manifest.description,
  license: manifest.license,
  type: 'module',
  engines: manifest.engines,
  bin: { portal: BIN_FILE },
  exports: {
    './playwright': { types: `./${PLAYWRIGHT}/stage.d.ts`, default: `./${PLAYWRIGHT}/stage.js` },
    './package.json': './package.json',
  },
  dependencies: Object.fromEntries([...DEPENDENCIES, FONTS, DOCS].map((name) => [name, installedVersion(name)])),
  bundledDependencies: [FONTS, DOCS],
});

interface Packing {
  /** The built web app. The page of the controls stands beside it. */
  readonly webRoot: string;
  /** What the package is made of, as CycloneDX. */
  readonly sbom: string;
  /** The folder that gets the package. */
  readonly to: string;
}

/** Makes the package that is installed without this repository. @returns the path of its file */
export const packPortal = ({ webRoot, sbom, to }: Packing): Promise<string> =>
  makePackage({ manifest: manifestOf(), sbom, to }, async (folder) => {
    const copy = (from: string, under = from): void => cpSync(from, join(folder, under), { recursive: true });
    await compile({
      outDir: join(folder, CLI),
      input: { main: `${CLI}/main.ts` },
      external: isOutside,
      plugins: [sandboxOutside],
    });
    await compile({
      outDir: join(folder, SANDBOX),
      input: { 'start-sandbox': `${SANDBOX}/start-sandbox.ts`, 'pdf-worker': 'scripts/pack/pdf-worker.ts' },
      external: isOutside,
    });
    copy(`${SANDBOX}/database/migrations`, `${SANDBOX}/migrations`);
    copy(webRoot, 'packages/web/dist');
    copy(`${webRoot}-workbench`, 'packages/web/dist-workbench');
    // Where they stand in the repository, as each scenario names its schema by a path.
    for (const path of [SCHEMA, 'tests/scenarios']) copy(path);
    for (const file of CARRIED) copy(`packages/sandbox/node_modules/${FONTS}/${file}`, `node_modules/${FONTS}/${file}`);
    for (const file of DOCS_FILES)
      copy(`packages/sandbox/node_modules/${DOCS}/${file}`, `node_modules/${DOCS}/${file}`);
    const docs = { name: DOCS, version: installedVersion(DOCS), license: 'Apache-2.0' };
    writeFileSync(join(folder, 'node_modules', DOCS, 'package.json'), JSON.stringify(docs));
    for (const file of ['README.md', 'LICENSE', 'docs/qa.md']) copy(file);
    typed(`${PLAYWRIGHT}/stage.ts`, join(folder, PLAYWRIGHT));
    mkdirSync(join(folder, BIN_FILE, '..'));
    writeFileSync(join(folder, BIN_FILE), BIN, { mode: 0o755 });
  });
