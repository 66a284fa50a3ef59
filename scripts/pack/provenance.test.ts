import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { provenanceOf } from './provenance.ts';

it('names the package, the commit and the libraries so that a stranger can compare them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'provenance-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [file, lockfile] = [join(folder, 'aroeira-1.0.0.tgz'), join(folder, 'pnpm-lock.yaml')];
  writeFileSync(file, 'a package');
  writeFileSync(lockfile, 'its libraries');
  const [ofFile, ofLibraries] = execFileSync('sha256sum', [file, lockfile])
    .toString()
    .split('\n')
    .map((line) => line.split(' ')[0]);

  expect(JSON.parse(provenanceOf(file, { commit: 'c0ffee', lockfile }))).toMatchObject({
    subject: [{ name: 'aroeira-1.0.0.tgz', digest: { sha256: ofFile } }],
    predicate: {
      buildDefinition: {
        resolvedDependencies: [
          { digest: { gitCommit: 'c0ffee' } },
          { name: 'pnpm-lock.yaml', digest: { sha256: ofLibraries } },
        ],
      },
    },
  });
});
