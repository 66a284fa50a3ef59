import { readDecisions, recordsOf } from './records.ts';
import type { Found, SourceFile } from './repository.ts';
import { nameAtStart, readSections, type Section } from './sections.ts';

/** Citations of the specification (`spec A §4 Sign-in`) and of decisions (`decisions Q037, 0100`). */

interface CitedSections {
  readonly sections: readonly Section[];
  readonly problems: readonly string[];
}

/** Replaces the start of each comment line with spaces, so that a citation may continue on the next line. */
const unbroken = (text: string): string =>
  text.replaceAll(/\n[ \t]*(?:\*(?!\/)|\/\/|--)/g, (start) => `\n${' '.repeat(start.length - 1)}`);

const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:'"`\w])\/\/[^\n]*/g;

/** The comments of a source file, or a whole page. */
const proseOf = ({ path, text }: SourceFile): string =>
  path.endsWith('.md') ? text : (text.match(COMMENT) ?? []).join('\n');

const STEPS = /^\s+\d+(?:(?:,| to| and)\s+\d+)*/;
const startsWithName = (text: string): boolean => /^[A-Z]/.test(text) && !/^(?:[AB]\s§|Q\d{3}\b)/.test(text);

/** Reads the names after a section: `Sign-in 2, Two-step code`. A capital letter begins a name. */
const namesAfter = (all: readonly Section[], id: string, after: string): CitedSections => {
  const sections: Section[] = [];
  let rest = after;
  for (;;) {
    const separator = (sections.length === 0 ? /^,?\s+/ : /^,\s+/).exec(rest)?.[0];
    const text = rest.slice(separator?.length);
    if (separator === undefined || !startsWithName(text)) return { sections, problems: [] };
    const name = nameAtStart(all, id, text);
    if (name === undefined) {
      const isProse = sections.length === 0 && separator.startsWith(',');
      return { sections, problems: isProse ? [] : [`${id} has no "${text.slice(0, 30).replaceAll(/\s+/g, ' ')}"`] };
    }
    sections.push(name.section);
    rest = text.slice(name.length).replace(STEPS, '');
  }
};

/** Reads every section that a text names. */
export const sectionsIn = (all: readonly Section[], cited: string): CitedSections => {
  const text = unbroken(cited);
  const found = [...text.matchAll(/\b([AB])\s*§\s*(\d+)/g)].map(({ 0: as, 1: letter, 2: number, index }) => {
    const id = `${letter} §${number}`;
    const whole = all.find((section) => section.id === id && section.kind === 'section');
    if (whole === undefined) return { sections: [], problems: [`${id} is no section`] };
    const { sections, problems } = namesAfter(all, id, text.slice(index + as.length, index + as.length + 200));
    return { sections: sections.length === 0 ? [whole] : sections, problems };
  });
  return { sections: found.flatMap(({ sections }) => sections), problems: found.flatMap(({ problems }) => problems) };
};

const IN_A_LIST = /\bdecisions?\s+((?:Q?\d+)(?:(?:,\s*|\s+and\s+|;\s+)Q?\d{3,4}\b)*)/g;
const ANYWHERE = /\bQ\d{3}\b|(?<=decisions\/)\d{4}/g;
/** A number such as `0100` in prose. Numbers from 0600 are modes of files. */
const IN_PROSE = /(?<![\w.,/#+-])(?<!\d )0[0-5]\d{2}(?![\w/:%]|[-.,]\d)/g;

/** The numbers as in the text: `Q037`, `0100`. */
const decisionsIn = (file: SourceFile): readonly string[] => {
  const text = unbroken(file.text);
  const listed = [...text.matchAll(IN_A_LIST)].flatMap(([, list = '']) => list.match(/Q?\d+/g) ?? []);
  const inProse = unbroken(proseOf(file)).match(IN_PROSE) ?? [];
  return [...new Set([...listed, ...(text.match(ANYWHERE) ?? []), ...inProse])];
};

/** Checks every citation of the files against their records. A check without any citation is itself a problem. */
export const checkCitations = (files: readonly SourceFile[]): Found => {
  const all = readSections();
  const records = new Set(recordsOf(readDecisions(files)).map(({ id }) => id));
  const read = files.map((file) => {
    const { sections, problems } = sectionsIn(all, file.text);
    const decisions = decisionsIn(file);
    const lost = decisions.filter((id) => !records.has(id)).map((id) => `decision ${id} has no record`);
    return { sections, decisions, problems: [...problems, ...lost].map((problem) => `${file.path}: ${problem}`) };
  });
  const problems = read.flatMap((citations) => citations.problems);
  const [ofSections, ofDecisions] = [read.flatMap(({ sections }) => sections), read.flatMap((one) => one.decisions)];
  if (ofSections.length === 0 || ofDecisions.length === 0) problems.push('no citation was read');
  const summary = `${ofSections.length} of sections, ${ofDecisions.length} of decisions, in ${files.length} files`;
  return { problems, summary };
};
