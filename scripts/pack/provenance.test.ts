import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { provenanceOf } from './provenance.ts';

// As sha256sum prints them.
const OF_PACKAGE = 'c0cd5ccfdb563a59366e33e73001b78fdb8cca5a6c48e2f90fffcde44b81f1f6';
const OF_LIBRARIES = '82e0f8843b3fdf708dd5ad53e6fa87ba1c5e2b3749d109cadc29410d55f18a96';

it('names the package, the commit and the libraries so that a stranger can compare them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'provenance-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [file, lockfile] = [join(folder, 'aroeira-1.0.0.tgz'), join(folder, 'pnpm-lock.yaml')];
  writeFileSync(file, 'a package');
  writeFileSync(lockfile, 'its libraries');

  expect(JSON.parse(provenanceOf(file, { commit: 'c0ffee', lockfile }))).toMatchObject({
    subject: [{ name: 'aroeira-1.0.0.tgz', digest: { sha256: OF_PACKAGE } }],
    predicate: {
      buildDefinition: {
        resolvedDependencies: [
          { digest: { gitCommit: 'c0ffee' } },
          { name: 'pnpm-lock.yaml', digest: { sha256: OF_LIBRARIES } },
        ],
      },
    },
  });
});
