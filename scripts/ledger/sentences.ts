import type { Found, SourceFile } from '../repository.ts';
import { HOLE, onceAFile, parsed, textsIn } from './syntax.ts';
import type { WrittenTest } from './written-tests.ts';

/** A sentence of the catalogue, in the words of the specification. */
export interface Sentence {
  readonly id: string;
  readonly sentence: string;
  /** `exact`, `template` with `{holes}`, or `prefix`. A sentence that is only described cannot be compared. */
  readonly mark: string;
}

const WORDED = new Set(['exact', 'template', 'prefix']);

/** A sentence of the catalogue that is shorthand for two, and what the product says. @see decision Q068 */
const SHORTHAND: Readonly<Record<string, readonly string[]>> = {
  'Objetivo atualizado/criado com sucesso!': ['Objetivo atualizado com sucesso!', 'Objetivo criado com sucesso!'],
};

export const sentencesOf = (rows: readonly Readonly<Record<string, string>>[]): readonly Sentence[] =>
  rows
    .flatMap(({ id = '', sentence = '', mark = '' }) =>
      (SHORTHAND[sentence] ?? [sentence]).map((said) => ({ id, sentence: said, mark })),
    )
    .filter(({ sentence, mark }) => WORDED.has(mark) && sentence !== '');

/** Spaces that do not break and line breaks of JSX are spaces to a reader. */
export const asRead = (text: string): string => text.replace(/\s+/g, ' ').trim();

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The limits of a sentence in a text: the ends of the text, quotation marks, or other sentences. */
const BEGINS = /(?:^|[.!?:] |["'“‘]|^\* )/.source;
const ENDS = /(?:$|["'”’]|(?<=[.!?]) )/.source;

/** Makes the pattern of a sentence. A hole accepts a template's variable, or an example of its value in a test. */
const patternOf = ({ sentence, mark }: Sentence): RegExp => {
  // The field draws the asterisk before every error.
  const body = asRead(sentence.replace(/^\* /, ''))
    .split(/\{\w+\}/)
    .map(escaped)
    .join('.+');
  return new RegExp(`${BEGINS}${body}${mark === 'prefix' ? '' : ENDS}`);
};

/** A sentence must be whole, so that a longer one does not stand in for a short one. */
export const standsIn = (sentence: Sentence, texts: readonly string[]): boolean => {
  const pattern = patternOf(sentence);
  return texts.some((text) => pattern.test(text) || fills(text, sentence.sentence));
};

/** Whether a template of the code can say the sentence. Most of the words must be in the template. */
const fills = (text: string, sentence: string): boolean => {
  const parts = text.split(HOLE);
  return (
    parts.length > 1 &&
    parts.join('').length > sentence.length / 2 &&
    new RegExp(`^(?:\\* )?${parts.map(escaped).join('.+')}$`).test(sentence)
  );
};

/** Every text of a file, as a reader sees it. */
export const textsOf = onceAFile((file) => [...new Set(textsIn(parsed(file).program).map(asRead))]);

/**
 * Compares the product's source with the catalogue's sentences. So a wrong sentence fails even when code and test have
 * it.
 */
export const checkSentences = (sentences: readonly Sentence[], product: readonly SourceFile[]): Found => {
  const texts = [...new Set(product.flatMap(textsOf))];
  const missing = sentences.filter((sentence) => !standsIn(sentence, texts));
  return {
    problems: [
      ...(texts.length === 0 || sentences.length === 0 ? ['no sentence was read'] : []),
      ...missing.map(({ id, sentence }) => `${id} does not stand in the product: ${sentence}`),
    ],
    summary: `${sentences.length - missing.length} of ${sentences.length} stand in the product`,
  };
};

/** The quotes of a rule: words between single quotes. An apostrophe inside a word is no quote. */
const quotedIn = (rule: string): readonly string[] =>
  [...rule.matchAll(/(?<!\w)'([^']+)'(?!\w)/g)].map(([, quoted = '']) => quoted);

interface Quotes {
  readonly rules: readonly { readonly id: string; readonly text: string }[];
  readonly sentences: readonly Sentence[];
  readonly tests: readonly WrittenTest[];
}

/** Checks that a test that names a rule has the sentence that the rule quotes. */
export const checkQuotes = ({ rules, sentences, tests }: Quotes): Found => {
  const known = new Map(sentences.map((sentence) => [sentence.sentence, sentence]));
  const named = rules
    .map(({ id, text }) => ({
      id,
      quotes: quotedIn(text).flatMap((quoted) => known.get(quoted) ?? []),
      tests: tests.filter((test) => test.rules.includes(id)),
    }))
    .filter((rule) => rule.quotes.length > 0 && rule.tests.length > 0)
    .map((rule) => ({ ...rule, texts: rule.tests.flatMap(({ texts }) => texts().map(asRead)) }));
  const problems = named.flatMap(({ id, quotes, texts }) =>
    quotes
      .filter((quote) => !standsIn(quote, texts))
      .map(({ sentence }) => `${id}: no test that names the rule says: ${sentence}`),
  );
  return { problems, summary: `${named.length} rules with a sentence` };
};
