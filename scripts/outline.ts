import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { outlinePages } from './specification.ts';
import { decisionsIndex, readDecisions, recordsOf } from './records.ts';
import { filesLike, tableAt } from './repository.ts';
import { readSections } from './sections.ts';
import { settingsPage } from '../packages/sandbox/src/settings-page.ts';
import { portalSettingsPage } from '../packages/web/portal/settings-page.ts';

/**
 * Writes the outline of the specification, the index of the decisions and the page of the settings. `--check` fails when one of them is out of
 * date.
 */

const sections = readSections();
const decisions = readDecisions(filesLike(/^docs\/decisions\/.*\.md$/));
const records = recordsOf(decisions);

const outline = outlinePages(sections, records, tableAt('docs/rules.tsv'));
const pages = [
  ...outline.pages,
  decisionsIndex(decisions),
  { path: 'docs/settings.md', text: `${settingsPage()}\n${portalSettingsPage()}` },
];
const problems = [...outline.problems];
if (records.length === 0) problems.push('no decision was read');

for (const { path, text } of pages) {
  const isStale = !existsSync(path) || readFileSync(path, 'utf8') !== text;
  if (!process.argv.includes('--check')) writeFileSync(path, text);
  else if (isStale) problems.push(`${path} is stale: run pnpm outline`);
}
for (const problem of problems) console.error(problem);
console.log(`${pages.length} pages from ${sections.length} sections and parts and ${records.length} decisions`);
process.exitCode = problems.length > 0 ? 1 : 0;
