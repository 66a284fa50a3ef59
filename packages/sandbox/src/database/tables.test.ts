import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { seededDatabase } from '../testing/seeded-database.ts';
import { generateTables } from './generate-tables.sql.ts';

it('has the types of the tables that the migrations make; `pnpm -s db:types` writes them', async () => {
  const db = await seededDatabase();
  onTestFinished(() => db.destroy());
  const written = readFileSync(path.join(import.meta.dirname, 'tables.generated.ts'), 'utf8');
  expect(written).toBe(await generateTables(db));
});
