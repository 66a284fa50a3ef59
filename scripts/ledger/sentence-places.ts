import leven from 'leven';
import type { Found, SourceFile } from '../repository.ts';
import { asRead, standsIn, textsOf, type Sentence } from './sentences.ts';
import { HOLE } from './syntax.ts';

/** Where a sentence of the catalogue stands in the product: in one place, and nowhere else with a slip of the pen. */

/** A caption of one or two words may stand by chance; from this many characters on a sentence has one place. */
const LONG = 14;

/**
 * Checks that a sentence stands in one file of the product, which exports it for the others. Within a longer sentence
 * of the catalogue it may stand again: that one is compared whole.
 */
export const checkRepeats = (sentences: readonly Sentence[], product: readonly SourceFile[]): Found => {
  const texts = product.map((file) => ({ path: file.path, texts: textsOf(file) }));
  const long = [...new Map(sentences.map((one) => [one.sentence, one])).values()].filter(
    ({ sentence }) => sentence.length >= LONG,
  );
  const known = new Set(sentences.map(({ sentence }) => sentence));
  const problems = long.flatMap((sentence) => {
    const isOther = (text: string): boolean => text !== sentence.sentence && known.has(text);
    const standsHere = (file: (typeof texts)[number]): boolean =>
      standsIn(
        sentence,
        file.texts.filter((text) => !isOther(text)),
      );
    const paths = texts.filter(standsHere).map(({ path }) => path);
    return paths.length > 1 ? [`${sentence.id} stands in ${paths.join(' and ')}: let one export it`] : [];
  });
  if (texts.length === 0) problems.push('no sentence was read');
  return { problems, summary: `${long.length} sentences` };
};

/** A sentence as it sounds: without accents, case and punctuation. A hole of a template stays one. */
const soundOf = (text: string): string =>
  text
    .replaceAll(/\{\w+\}/g, HOLE)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(new RegExp(`[^\\p{L}\\p{N}${HOLE}]+`, 'gu'), ' ')
    .trim();

/** How many letters a slip of the pen may change, and how long a sentence is in which they are no other word. */
const SLIP = 3;
const LONG_ENOUGH = 20;

/** Whether so few letters are to be put, taken or changed that one text becomes the other. */
const isWithinSlip = (one: string, other: string): boolean =>
  Math.abs(one.length - other.length) <= SLIP && leven(one, other, { maxDistance: SLIP + 1 }) <= SLIP;

/** A text, and each sentence of a longer one. */
const piecesOf = (text: string): readonly string[] => [
  ...new Set([text, ...text.split(/(?<=[.!?:]) /)].map((piece) => piece.replace(/^\* /, ''))),
];

/**
 * Checks that no text of the product is a sentence of the catalogue with a slip of the pen.
 * @param allowed the texts that come near to one and are another, each with its reason
 */
export const checkNearMisses = (
  sentences: readonly Sentence[],
  product: readonly SourceFile[],
  allowed: Readonly<Record<string, string>>,
): Found => {
  const wanted = sentences.map(({ id, sentence, mark }) => ({
    id,
    mark,
    text: asRead(sentence.replace(/^\* /, '')),
    sound: soundOf(sentence),
  }));
  const known = new Set(wanted.map(({ text }) => text.replaceAll(/\{\w+\}/g, HOLE)));
  const isNear =
    (piece: string, sound: string) =>
    ({ mark, ...one }: (typeof wanted)[number]): boolean => {
      if (mark === 'prefix' && piece.startsWith(one.text)) return false;
      const isSlip = one.text.length > LONG_ENOUGH && isWithinSlip(piece, one.text.replaceAll(/\{\w+\}/g, HOLE));
      return sound === one.sound || isSlip;
    };
  const near = product.flatMap((file) =>
    textsOf(file)
      .filter((text) => !known.has(text) && !known.has(text.replace(/^\* /, '')))
      .flatMap(piecesOf)
      .filter((piece) => /\p{L}/u.test(piece) && !known.has(piece))
      .flatMap((piece) => {
        const missed = wanted.find(isNear(piece, soundOf(piece)));
        return missed === undefined ? [] : [{ path: file.path, piece, missed }];
      }),
  );
  const arrived = Object.keys(allowed).filter((text) => !near.some(({ piece }) => piece === text));
  return {
    problems: [
      ...(product.length === 0 || sentences.length === 0 ? ['no sentence was read'] : []),
      ...near
        .filter(({ piece }) => !Object.hasOwn(allowed, piece))
        .map(({ path, piece, missed }) => `${path}: "${piece}" is nearly ${missed.id}: ${missed.text}`),
      ...arrived.map((piece) => `"${piece}" stands nowhere any more: take it off the list`),
    ],
    summary: `${near.length} texts come near to a sentence and are another`,
  };
};

/** Texts that come near to a sentence of the catalogue and are another, and why. */
export const OTHER_SENTENCES: Readonly<Record<string, string>> = {
  'Iniciar!': 'the button of the renewal modal (decision Q031); M040 is the button of a page',
  Timeout: 'the tag of a report that timed out; the command line makes the code of M363 of it',
  assinatura: 'a part of the registration in the middle of a sentence; M049 begins a line',
  Atenção: 'the title of a notice without one of its own; M252 is the title of one notice',
};
