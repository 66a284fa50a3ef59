import { readDecisions, recordsOf } from './records.ts';
import { nameAtStart, readSections, type Section } from './sections.ts';
import type { SourceFile } from './source-rules.ts';

/**
 * Citations of the specification (`spec A §4 Sign-in`) and of decisions (`decisions Q037, 0100`), and whether they
 * exist.
 */

export interface Citations {
  readonly sections: readonly Section[];
  /** Numbers as in the text: `Q037`, `0100`. */
  readonly decisions: readonly string[];
  readonly problems: readonly string[];
}

interface Found<A> {
  readonly found: readonly A[];
  readonly problems: readonly string[];
}

/** Replaces the start of each comment line with spaces, so that a citation may continue on the next line. */
const unbroken = (text: string): string =>
  text.replaceAll(/\n[ \t]*(?:\*(?!\/)|\/\/|--)/g, (start) => `\n${' '.repeat(start.length - 1)}`);

const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:'"`\w])\/\/[^\n]*/g;

/** The comments of a source file, or a whole page. */
const proseOf = ({ path, text }: SourceFile): string =>
  path.endsWith('.md') ? text : [...text.matchAll(COMMENT)].map(([comment]) => comment).join('\n');

const STEPS = /^\s+\d+(?:(?:,| to| and)\s+\d+)*/;
const startsWithName = (text: string): boolean => /^[A-Z]/.test(text) && !/^(?:[AB]\s§|Q\d{3}\b)/.test(text);

/** Reads the names after a section: `Sign-in 2, Two-step code`. A capital letter begins a name. */
const namesAfter = (sections: readonly Section[], id: string, after: string): Found<Section> => {
  const found: Section[] = [];
  let rest = after;
  for (;;) {
    const separator = (found.length === 0 ? /^,?\s+/ : /^,\s+/).exec(rest)?.[0];
    const text = rest.slice(separator?.length);
    if (separator === undefined || !startsWithName(text)) return { found, problems: [] };
    const name = nameAtStart(sections, id, text);
    if (name === undefined) {
      const isProse = found.length === 0 && separator.startsWith(',');
      return { found, problems: isProse ? [] : [`${id} has no "${text.slice(0, 30).replaceAll(/\s+/g, ' ')}"`] };
    }
    found.push(name.section);
    rest = text.slice(name.length);
    rest = rest.slice(STEPS.exec(rest)?.[0].length ?? 0);
  }
};

const sectionsIn = (sections: readonly Section[], text: string): Found<Section> => {
  const cited = [...text.matchAll(/\b([AB])\s*§\s*(\d+)/g)].map(({ 0: as, 1: letter, 2: number, index }) => {
    const id = `${letter} §${number}`;
    const whole = sections.find((section) => section.id === id && section.kind === 'section');
    if (whole === undefined) return { found: [], problems: [`${id} is no section`] };
    const { found, problems } = namesAfter(sections, id, text.slice(index + as.length, index + as.length + 200));
    return { found: found.length === 0 ? [whole] : found, problems };
  });
  return { found: cited.flatMap(({ found }) => found), problems: cited.flatMap(({ problems }) => problems) };
};

const IN_A_LIST = /\bdecisions?\s+((?:Q?\d+)(?:(?:,\s*|\s+and\s+|;\s+)Q?\d{3,4}\b)*)/g;
const ANYWHERE = /\bQ\d{3}\b|(?<=decisions\/)\d{4}/g;
/** A number such as `0100` in prose. Numbers from 0600 are modes of files. */
const IN_PROSE = /(?<![\w.,/#+-])(?<!\d )0[0-5]\d{2}(?![\w/:%]|[-.,]\d)/g;

const decisionsIn = (file: SourceFile): readonly string[] => {
  const text = unbroken(file.text);
  const listed = [...text.matchAll(IN_A_LIST)].flatMap(([, list = '']) => list.match(/Q?\d+/g) ?? []);
  const anywhere = text.match(ANYWHERE) ?? [];
  const inProse = unbroken(proseOf(file)).match(IN_PROSE) ?? [];
  return [...new Set([...listed, ...anywhere, ...inProse])];
};

/** Reads every citation of a file. `isRecord` tells whether a decision has a record. */
export const citationsIn = (
  file: SourceFile,
  sections: readonly Section[],
  isRecord: (id: string) => boolean,
): Citations => {
  const { found, problems } = sectionsIn(sections, unbroken(file.text));
  const decisions = decisionsIn(file);
  const lost = decisions.filter((id) => !isRecord(id)).map((id) => `decision ${id} has no record`);
  return { sections: found, decisions, problems: [...problems, ...lost].map((problem) => `${file.path}: ${problem}`) };
};

/** Checks every citation of the files against their records. A check without any citation is itself a problem. */
export const checkCitations = (
  files: readonly SourceFile[],
): { readonly problems: readonly string[]; readonly summary: string } => {
  const sections = readSections();
  const records = new Set(recordsOf(readDecisions(files)).map(({ id }) => id));
  const read = files.map((file) => citationsIn(file, sections, (id) => records.has(id)));
  const problems = read.flatMap((citations) => citations.problems);
  const ofSections = read.reduce((sum, citations) => sum + citations.sections.length, 0);
  const ofDecisions = read.reduce((sum, citations) => sum + citations.decisions.length, 0);
  if (ofSections === 0 || ofDecisions === 0) problems.push('no citation was read');
  return { problems, summary: `${ofSections} of sections, ${ofDecisions} of decisions, in ${files.length} files` };
};
