import { readFileSync } from 'node:fs';
import path from 'node:path';

const TAG = /<(?:link|script) [^<>]*>/g;

const attribute = (tag: string, name: string): string | undefined => tag.split(` ${name}="`)[1]?.split('"')[0];

const has = (tag: string, word: string): boolean => tag.split(/[\s/>]/).includes(word);

/** How a header asks for the file of a tag. `undefined` for a tag whose file the first paint and the start do not need. */
const linkOf = (tag: string): string | undefined => {
  const isModule = attribute(tag, 'type') === 'module';
  const isSheet = attribute(tag, 'rel') === 'stylesheet';
  const asked = isSheet ? 'style' : attribute(tag, 'as');
  // A drawn page waits with a sheet that has a type. @see decision 0357
  if (isSheet && attribute(tag, 'type') !== undefined) return undefined;
  if (!isModule && asked === undefined) return undefined;
  const kept = ['type', 'fetchpriority'].flatMap((name) => {
    const value = attribute(tag, name);
    return value === undefined || value === 'module' ? [] : `; ${name}="${value}"`;
  });
  const file = attribute(tag, isModule ? 'src' : 'href') ?? '';
  const how = isModule ? 'rel=modulepreload' : `rel=preload; as=${asked ?? ''}`;
  return `<${file}>; ${how}${has(tag, 'crossorigin') ? '; crossorigin' : ''}${kept.join('')}`;
};

/**
 * The `Link` header of each page of a build: the files that its first paint and its start ask for, as the page asks. A
 * browser asks for them before it read the page, and a proxy that speaks HTTP/2 may send them ahead as 103. We send no 103:
 * browsers take it over HTTP/2 alone, and no page is waited for here. @see decision 0357
 */
export const readPageLinks = (root: string): ((page: string) => string) => {
  const known = new Map<string, string>();
  return (page) => {
    const tags = (): readonly string[] => readFileSync(path.join(root, page), 'utf8').match(TAG) ?? [];
    const links =
      known.get(page) ??
      tags()
        .flatMap((tag) => linkOf(tag) ?? [])
        .join(', ');
    known.set(page, links);
    return links;
  };
};
