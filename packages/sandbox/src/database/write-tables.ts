import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { openMemory } from './embedded-pool.ts';
import { generateTables } from './generate-tables.sql.ts';
import { migrate } from './migrate.sql.ts';
import { databaseOn } from './open-database.ts';

const db = databaseOn(await openMemory());
await migrate(db);
writeFileSync(path.join(import.meta.dirname, 'tables.generated.ts'), await generateTables(db));
await db.destroy();
