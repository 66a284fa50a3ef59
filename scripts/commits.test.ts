import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { checkCommits, checkSubjects } from './commits.ts';

describe('the subject of a commit', () => {
  it('has at most 72 characters, each of which a reader sees', () => {
    expect(checkSubjects([`65b995d ${'a'.repeat(72)}`, `65b995d ${'ã'.repeat(72)}`]).problems).toEqual([]);
    expect(checkSubjects([`65b995d ${'a'.repeat(73)}`, '65b995d short']).problems).toEqual([
      `65b995d ${'a'.repeat(73)}: 73 characters, 72 may be: git commit --amend`,
    ]);
  });
});

describe('a tree without the history', () => {
  const folder = mkdtempSync(join(tmpdir(), 'aroeira-commits-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is not checked, and says so', () => {
    expect(checkCommits(folder)).toEqual({ problems: [], summary: 'skipped: no history since 65b995d here' });
  });
});
