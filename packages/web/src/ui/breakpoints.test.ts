import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SOURCES = join(import.meta.dirname, '..');
const styles = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
const queries = styles.flatMap((file) => [
  ...readFileSync(join(SOURCES, file), 'utf8').matchAll(/@media[^{]*?(min|max)-width:\s*([\d.]+)(\w+)/g),
]);
const widths = (side: string) => queries.filter(([, which]) => which === side).map(([, , width]) => Number(width));

it('changes the layout at 768, 1024 and 1200 px only, and starts with the phone at 0 [R003]', () => {
  expect(styles.length).toBeGreaterThan(20);
  expect(new Set(queries.map(([, , , unit]) => unit))).toEqual(new Set(['px']));
  expect([...new Set(widths('min'))].toSorted((a, b) => a - b)).toEqual([768, 1024, 1200]);
  // A rule for narrower screens ends just before the next layout begins.
  for (const width of widths('max')) expect([767.98, 1023.98, 1199.98]).toContain(width);
});
