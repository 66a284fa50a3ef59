import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashCost } from '../access/password/passwords.ts';
import { openMemory } from '../database/embedded-pool.ts';
import { migrate } from '../database/migrate.sql.ts';
import { databaseOn } from '../database/open-database.ts';
import { seedIfEmpty } from './seed.sql.ts';
import { PROJECT_ROOT } from '../project-root.ts';
import { dayOfSaoPaulo } from '../time/sao-paulo-days.ts';

const CACHE = path.join(PROJECT_ROOT, 'node_modules/.cache/aroeira-sandbox');
const SOURCES = path.join(import.meta.dirname, '..');
const MAKES_THE_IMAGE =
  /\.sql$|\.seed\.ts$|(^|\/)(seed\.sql|persona|check-lists\.sql|embedded-pool|world-copies\.sql|worlds\.sql|migrate\.sql|sao-paulo-days|business-days|order-schedule)\.ts$/;

/** Changes with the migrations, the seeds, the cost of a password's hash and the day. The history of the seed ends today. */
const imageName = (now: Date): string => {
  const hash = createHash('sha256').update(JSON.stringify(hashCost));
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => MAKES_THE_IMAGE.test(name)).toSorted())
    hash.update(file).update(readFileSync(path.join(SOURCES, file)));
  return `${dayOfSaoPaulo(now)}-${hash.digest('hex').slice(0, 16)}.tar`;
};

const makeImage = async (now: Date): Promise<Buffer> => {
  const pool = await openMemory();
  const db = databaseOn(pool);
  await migrate(db);
  await seedIfEmpty(db, now);
  const image = Buffer.from(await (await pool.dumpImage()).arrayBuffer());
  await db.destroy();
  return image;
};

const keepImage = (name: string, image: Buffer): void => {
  mkdirSync(CACHE, { recursive: true });
  const draft = path.join(CACHE, `${randomUUID()}.draft`);
  writeFileSync(draft, image);
  renameSync(draft, path.join(CACHE, name));
  for (const old of readdirSync(CACHE).filter((file) => file.endsWith('.tar') && file !== name))
    rmSync(path.join(CACHE, old), { force: true });
};

const readImage = (name: string): Buffer | undefined => {
  try {
    return readFileSync(path.join(CACHE, name));
  } catch {
    // There is none yet, or another run deleted it. The caller makes it again.
    return undefined;
  }
};

const asBlob = (image: Buffer): Blob => new Blob([image], { type: 'application/x-tar' });

/** The image of an earlier run. A new database starts from it in a third of the time. */
export const keptImage = (): Blob | undefined => {
  const kept = readImage(imageName(new Date()));
  return kept === undefined ? undefined : asBlob(kept);
};

const imageOf = async (now: Date): Promise<Blob> => {
  const kept = readImage(imageName(now));
  if (kept !== undefined) return asBlob(kept);
  const made = await makeImage(now);
  keepImage(imageName(now), made);
  return asBlob(made);
};

/** Images by day. Migrations and seeds do not change while a process runs. */
const opened = new Map<string, Promise<Blob>>();

/** The image of a migrated and seeded database. It is made once and then read from a cache. */
export const databaseImage = (): Promise<Blob> => {
  const now = new Date();
  const image = opened.get(dayOfSaoPaulo(now)) ?? imageOf(now);
  opened.set(dayOfSaoPaulo(now), image);
  return image;
};
