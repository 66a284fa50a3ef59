import { getDocumentProxy } from 'unpdf';

type Document = Awaited<ReturnType<typeof getDocumentProxy>>;
type Page = Awaited<ReturnType<Document['getPage']>>;
type Tree = Awaited<ReturnType<Page['getStructTree']>>;
type Child = Tree['children'][number];

/** An element of the structure of a PDF, as a reader that reads aloud gets it. */
interface Tag {
  readonly role: string;
  readonly alt: string | undefined;
}

/** A text and where it begins, in points from the lower left corner of its page. */
interface PlacedText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

/** What a viewer gets of a PDF. */
export interface ReadPdf {
  /** The text of each page, in lines. */
  readonly pages: readonly string[];
  readonly places: readonly PlacedText[];
  readonly title: unknown;
  readonly lang: unknown;
  readonly tags: readonly Tag[];
  readonly bookmarks: readonly string[];
}

const tagsIn = (child: Child): readonly Tag[] =>
  'role' in child
    ? [{ role: child.role, alt: 'alt' in child ? String(child.alt) : undefined }, ...child.children.flatMap(tagsIn)]
    : [];

type Items = Awaited<ReturnType<Page['getTextContent']>>['items'];

const placesIn = (items: Items): readonly PlacedText[] =>
  items.flatMap((item) =>
    'str' in item ? [{ text: item.str, x: Number(item.transform[4]), y: Number(item.transform[5]) }] : [],
  );

const textOf = (items: Items): string =>
  items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');

const info = (found: object, name: string): unknown => new Map(Object.entries(found)).get(name);

/** Reads a PDF with pdf.js, as browsers do. */
export const readPdf = async (bytes: Uint8Array): Promise<ReadPdf> => {
  const document = await getDocumentProxy(Uint8Array.from(bytes));
  const [pages, places, tags]: [string[], PlacedText[], Tag[]] = [[], [], []];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(textOf(items));
    places.push(...placesIn(items));
    tags.push(...((await page.getStructTree())?.children.flatMap(tagsIn) ?? []));
  }
  const { info: found } = await document.getMetadata();
  const outline = (await document.getOutline()) ?? [];
  return {
    pages,
    places,
    tags,
    title: info(found, 'Title'),
    lang: info(found, 'Language'),
    bookmarks: outline.map(({ title }) => title),
  };
};
