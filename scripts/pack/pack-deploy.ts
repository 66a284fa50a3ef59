import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import manifest from '../../package.json' with { type: 'json' };
import { compile } from './compile.ts';
import { makePackage } from './make-package.ts';

interface Packing {
  /** The build that no portal is drawn of yet, with its kit. */
  readonly kitRoot: string;
  readonly sbom: string;
  /** The folder that gets the package. */
  readonly to: string;
}

const COMMAND = '#!/usr/bin/env node\n';

/** What draws and serves the portal of an asset manager without this repository. */
export const packDeploy = ({ kitRoot, sbom, to }: Packing): Promise<string> => {
  // The build wrote it: the libraries that hold compiled code.
  const kit: { readonly dependencies: object } = JSON.parse(readFileSync(join(kitRoot, 'kit/package.json'), 'utf8'));
  const described = {
    name: 'aroeira-deploy',
    version: manifest.version,
    description: 'Aroeira: draws the portal of an asset manager, and serves it by nginx',
    license: manifest.license,
    type: 'module',
    engines: manifest.engines,
    bin: { 'aroeira-draw': 'bin/draw.js', 'aroeira-nginx': 'bin/nginx.js' },
    dependencies: kit.dependencies,
  };
  return makePackage({ manifest: described, sbom, to }, async (folder) => {
    await compile({
      outDir: join(folder, 'nginx'),
      input: { 'deploy-nginx': 'scripts/deploy-nginx.ts' },
      external: (id) => id in kit.dependencies,
    });
    cpSync(kitRoot, join(folder, 'build'), { recursive: true });
    mkdirSync(join(folder, 'bin'));
    writeFileSync(join(folder, 'bin/draw.js'), `${COMMAND}import '../build/kit/draw.js';\n`, { mode: 0o755 });
    writeFileSync(join(folder, 'bin/nginx.js'), `${COMMAND}import '../nginx/deploy-nginx.js';\n`, { mode: 0o755 });
    for (const file of ['LICENSE', 'docs/deploy.md', 'docs/settings.md', 'docs/white-label.md'])
      cpSync(file, join(folder, file), { recursive: true });
  });
};
