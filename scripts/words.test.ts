import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parsed, textsIn } from './ledger/syntax.ts';
import { filesLike, tableAt } from './repository.ts';

/** The words that no sentence of ours says, from the table of docs/words.md. */
const AVOIDED = readFileSync('docs/words.md', 'utf8')
  .split('\n')
  .flatMap((line) => /^\| (?!We say|---)[^|]+ \| ([^|]+) \|/.exec(line)?.[1]?.split(', ') ?? []);

const catalogue = new Set(tableAt('docs/messages.tsv').map(({ sentence }) => sentence));

/** A word within a text of a reader, and not within an identifier or an address. */
const saying = (word: string): RegExp => new RegExp(String.raw`(?<![\p{L}\p{N}./_-])${word}(?![\p{L}\p{N}/_-])`, 'iu');

/** The sentences that say an avoided word. */
const avoidedIn = (texts: readonly string[]): readonly string[] =>
  texts.filter((text) => text.includes(' ') && !catalogue.has(text) && AVOIDED.some((word) => saying(word).test(text)));

it('finds an avoided word in a sentence, and none in a sentence of the catalogue', () => {
  expect(AVOIDED).toContain('aparelho');
  expect(avoidedIn(['Gire o aparelho.', 'Gire o dispositivo.', 'use-email of a file'])).toEqual(['Gire o aparelho.']);
});

it('no sentence of the portal says a word that docs/words.md avoids', () => {
  const files = filesLike(/^packages\/(web|domain|cli|sandbox)\/src\/(?!.*(testing|workbench|\.test\.)).*\.tsx?$/);
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap((file) => avoidedIn(textsIn(parsed(file).program)))).toEqual([]);
}, 30_000);
