import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Making {
  readonly manifest: object;
  /** What the package is made of, as CycloneDX. */
  readonly sbom: string;
  /** The folder that gets the package. */
  readonly to: string;
}

/** Where tools that look for known flaws find the list of what is in the package. */
const SBOM = 'bom.cdx.json';

/** Makes a package of the files that `fill` puts into a folder. @returns the path of its file */
export const makePackage = async (
  { manifest, sbom, to }: Making,
  fill: (folder: string) => Promise<void>,
): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'pack-'));
  try {
    await fill(folder);
    writeFileSync(join(folder, SBOM), sbom);
    writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, undefined, 2));
    const packed = execFileSync('npm', ['pack', '--pack-destination', to, '--loglevel', 'error'], { cwd: folder });
    return join(to, packed.toString().trim());
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
