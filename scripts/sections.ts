import { posix } from 'node:path';
import { tableAt } from './repository.ts';

/** The outline of the specification: its sections, their headings, and the parts that a citation may name. */

/** Section, kind, name and one line about it, a row each. Written by hand. */
const SECTIONS_TABLE = 'docs/specification/sections.tsv';

export interface Section {
  /** `A §4` */
  readonly id: string;
  /** A part is a named line of its section. It has no heading of its own. */
  readonly kind: 'section' | 'heading' | 'part';
  readonly name: string;
  readonly about: string;
  /** The page of docs/specification with this section, as a path from the root. */
  readonly page: string;
  /** The anchor on that page. A section has none. A part has the anchor of the heading above. */
  readonly anchor: string;
}

/** The anchor that GitHub makes from a heading. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');

/** Reads the outline. Throws for a row whose kind is none of the three. */
export const readSections = (): readonly Section[] => {
  let anchor = '';
  return tableAt(SECTIONS_TABLE).map(({ section: id = '', kind, name = '', about = '' }) => {
    if (kind !== 'section' && kind !== 'heading' && kind !== 'part')
      throw new Error(`${SECTIONS_TABLE}: ${id} ${name}`);
    if (kind === 'section') anchor = '';
    if (kind === 'heading') anchor = anchorOf(name);
    return { id, kind, name, about, page: `docs/specification/${id.toLowerCase().replace(' §', '')}.md`, anchor };
  });
};

const withoutNote = (name: string): string => name.replace(/ \(.*\)$/, '');

/** The section, heading or part whose name starts the text, and the length of that name. The longest name wins. */
export const nameAtStart = (
  sections: readonly Section[],
  id: string,
  text: string,
): { readonly section: Section; readonly length: number } | undefined =>
  sections
    .filter((section) => section.id === id)
    .flatMap((section) => [section.name, withoutNote(section.name)].map((name) => ({ section, name })))
    .toSorted((a, b) => b.name.length - a.name.length)
    .flatMap(({ section, name }) => {
      const pattern = name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s+');
      const length = new RegExp(`^${pattern}(?!\\w)`).exec(text)?.[0].length;
      return length === undefined ? [] : [{ section, length }];
    })
    .at(0);

/** The section of a string from docs/rules.tsv, such as `A §2 Public routes` or `A §9`. */
export const findSection = (sections: readonly Section[], cited: string): Section | undefined => {
  const [, id = '', name] = /^([AB] §\d)(?: (.*))?$/.exec(cited.trim()) ?? [];
  return sections.find((section) =>
    name === undefined ? section.id === id && section.kind === 'section' : section.id === id && section.name === name,
  );
};

/** The link to a section, for a page in the folder `from`. */
export const addressOf = ({ page, anchor }: Section, from: string): string =>
  `${posix.relative(from, page)}${anchor === '' ? '' : `#${anchor}`}`;
