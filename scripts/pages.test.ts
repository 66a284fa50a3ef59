import { expect, it } from 'vitest';
import { checkCitations } from './citations.ts';
import { checkPages } from './doc-links.ts';

const RECORD = { path: 'docs/decisions/a.md', text: '# Subject\n\nArea: A\n\n## 0100 A decision\n\nspec A §2' };

const cited = (text: string) => checkCitations([RECORD, { path: 'packages/a.ts', text }]).problems;

it('a citation names a section, a part of it, and a decision with a record', () => {
  expect(cited('/** @see spec A §4 Sign-in; decision 0100 */')).toEqual([]);
  // In two parts, so that nothing is cited here.
  const [section, decision] = ['A ' + '§99', '05' + '99'];
  expect(cited(`/** @see spec ${section} */`)).toEqual([`packages/a.ts: ${section} is no section`]);
  expect(cited(`/** @see spec A ${'§4 Cooking'} */`)).toEqual([expect.stringContaining('has no "Cooking')]);
  expect(cited(`/** @see decision ${decision} */`)).toEqual([`packages/a.ts: decision ${decision} has no record`]);
});

it('a link, its anchor and a path of a page lead to something', () => {
  const page = { path: 'docs/a.md', text: '# Title\n\n[b](b.md) [c](a.md#title) packages/here.ts' };
  const problems = (text: string) =>
    checkPages([page, { path: 'docs/b.md', text }], (path) =>
      ['docs/a.md', 'docs/b.md', 'packages/here.ts'].includes(path),
    ).problems;
  expect(problems('[a](a.md#title)')).toEqual([]);
  expect(problems('[c](c.md)')).toEqual(['docs/b.md: c.md is not there']);
  expect(problems('[a](a.md#other)')).toEqual(['docs/b.md: a.md#other is not there']);
  expect(problems('`packages/gone.ts`')).toEqual(['docs/b.md: packages/gone.ts is not there']);
});
