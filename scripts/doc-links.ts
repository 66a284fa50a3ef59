import path from 'node:path';
import { anchorOf } from './sections.ts';
import type { Found, SourceFile } from './repository.ts';

/** Checks the links of the pages. A page that names a moved file misleads its readers. */

const LINK = /\]\(([^)\s]+)\)|(?:src|href)="([^"]+)"/g;
const ELSEWHERE = /^(?:[a-z]+:|#)/;

/** A path from the root, with or without code marks. The tour writes paths from `packages/`, in code marks. */
const NAMED =
  /(?<![\w./-])((?:packages|tests|scripts|docs)\/[\w@./{},*…<>-]*[\w/}*…>])|`((?:domain|adapters-http|web|cli|sandbox)\/(?:src|bin)\/[^`\s]+)`/g;

/** `a/{b,c}.ts` means `a/b.ts` and `a/c.ts`. For `a/*.ts` and `a/…` only the folder can be checked. */
const spelledOut = (named: string): readonly string[] => {
  const [, start, choices, end] = /^(.*?)\{([^}]*)\}(.*)$/.exec(named) ?? [];
  if (start !== undefined && choices !== undefined && end !== undefined)
    return choices.split(',').flatMap((choice) => spelledOut(`${start}${choice.trim()}${end}`));
  const open = /[*<…]/.exec(named);
  return [open === null ? named : path.posix.dirname(`${named.slice(0, open.index)}x`)];
};

interface Target {
  readonly as: string;
  readonly path: string;
  readonly anchor?: string;
}

const targetsIn = ({ path: page, text }: SourceFile): readonly Target[] => {
  const links = [...text.matchAll(LINK)].flatMap(([, inText = '', inTag = '']) => {
    const link = inText === '' ? inTag : inText;
    const [target = '', anchor = ''] = decodeURI(link).split('#');
    return ELSEWHERE.test(link) ? [] : [{ as: link, path: path.posix.join(path.posix.dirname(page), target), anchor }];
  });
  const named = [...text.matchAll(NAMED)].flatMap(([as, fromRoot, fromPackages = '']) =>
    spelledOut(fromRoot ?? `packages/${fromPackages}`).map((one) => ({ as, path: one })),
  );
  return [...links, ...named];
};

const anchorsIn = ({ text }: SourceFile): ReadonlySet<string> =>
  new Set([...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading)));

/** Checks every link, its anchor, and every path that the pages name. A check without a link is itself a problem. */
export const checkPages = (pages: readonly SourceFile[], exists: (path: string) => boolean): Found => {
  const anchors = new Map(pages.map((page) => [page.path, anchorsIn(page)]));
  const targets = pages.flatMap((page) => targetsIn(page).map((target) => ({ ...target, page: page.path })));
  const isThere = ({ path: file, anchor = '' }: Target): boolean =>
    exists(file.replace(/:\d+$/, '')) && (anchor === '' || (anchors.get(file)?.has(anchor) ?? true));
  const problems = targets
    .filter((target) => !isThere(target))
    .map((target) => `${target.page}: ${target.as} is not there`);
  if (targets.length === 0) problems.push('no page names a file');
  return { problems, summary: `${targets.length} links and paths in ${pages.length} pages` };
};
