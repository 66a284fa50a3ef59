import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** What a package was made from. */
interface Source {
  /** The commit, with nothing beside it that is not committed. */
  readonly commit: string;
  /** The file that pins each library. */
  readonly lockfile: string;
}

const sha256Of = (file: string) => ({ sha256: createHash('sha256').update(readFileSync(file)).digest('hex') });

/**
 * Says which commit and which libraries a package was made from, so that someone can make it again and compare. It is not
 * signed: who publishes the package signs this statement with a key of their own.
 *
 * @returns a statement of in-toto, with the provenance of SLSA 1.0 as its predicate
 * @see https://slsa.dev/spec/v1.0/provenance
 */
export const provenanceOf = (file: string, { commit, lockfile }: Source): string =>
  JSON.stringify({
    _type: 'https://in-toto.io/Statement/v1',
    subject: [{ name: basename(file), digest: sha256Of(file) }],
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        buildType: 'urn:aroeira:pack-portal',
        externalParameters: { command: 'pnpm pack:portal' },
        internalParameters: { node: process.version, platform: `${process.platform}-${process.arch}` },
        resolvedDependencies: [
          { name: 'source', digest: { gitCommit: commit } },
          { name: basename(lockfile), digest: sha256Of(lockfile) },
        ],
      },
      runDetails: { builder: { id: 'urn:aroeira:local' } },
    },
  });
