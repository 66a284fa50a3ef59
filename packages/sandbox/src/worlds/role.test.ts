import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../database/migrate.sql.ts';
import { openDatabase } from '../database/open-database.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { findWorld } from './worlds.sql.ts';

let postgres: TestPostgres;
let owner: pg.Client;

beforeAll(async () => {
  postgres = await startPostgres();
  owner = new pg.Client(postgres.url);
  await owner.connect();
}, 120_000);
afterAll(async () => {
  await owner.end();
  await postgres.stop();
}, 60_000);

/** Migrates a database of a user, and reads it as a call does. */
const use = async (user: string): Promise<string | undefined> => {
  const url = postgres.url.replace('postgres@', `${user}@`).replace(/\/postgres$/, `/of_${user}`);
  const db = await openDatabase({ _tag: 'Server', url, use: 'migration' });
  try {
    await migrate(db);
    return (await findWorld(db, 'world', 'main'))?.name;
  } finally {
    await db.destroy();
  }
};

const add = async (user: string, rights: string): Promise<void> => {
  await owner.query(`create role ${user} login ${rights}`);
  await owner.query(`create database of_${user} owner ${user}`);
};

it('needs a user who may make the role of the calls, or whom an administrator gave it', async () => {
  await add('plain', '');
  await expect(use('plain')).rejects.toThrow('create role aroeira_calls nologin; grant aroeira_calls to plain;');
  await add('maker', 'createrole');
  expect(await use('maker')).toBe('main');
  await expect(use('plain')).rejects.toThrow('An administrator gives it: grant aroeira_calls to plain;');
  await owner.query('grant aroeira_calls to plain');
  expect(await use('plain')).toBe('main');
}, 60_000);
