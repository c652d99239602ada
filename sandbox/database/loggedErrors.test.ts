/** The log of real failures must not contain the personal data in the statements' parameters. */
import { PGlite } from '@electric-sql/pglite';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { loggerOptions } from '../../server/logging/loggerOptions.ts';
import type { Database } from './database.ts';
import { openTestDatabase } from './testing/openTestDatabase.ts';
import { preparedData } from './testing/preparedData.ts';

const email = 'ada.lovelace@example.test';
const phone = '+371 20 000 123';
const hash = '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHQ$aGFzaGhhc2g';
const word = 'Winterreise';
const personal = [email, phone, hash, word, 'ada.lovelace', '20 000 123', 'argon2id'];

const table = `create table people (id int primary key, email text unique not null, phone text not null, password text not null check (length(password) < 80));
  create function shout(t text) returns text language plpgsql as $$ begin raise exception 'cannot take %', t using detail = t, hint = t; end $$;`;
const insert = 'insert into people (id, email, phone, password) values ($1, $2, $3, $4)';
const failing: readonly (readonly [string, string, readonly (string | null)[]])[] = [
  ['23505', insert, ['2', email, phone, hash]],
  ['23502', insert, ['3', `3${email}`, null, hash]],
  ['23514', insert, ['4', `4${email}`, phone, hash.padEnd(90, 'x')]],
  ['22P02', insert, [word, email, phone, hash]],
  ['22P02', 'select $1::uuid', [email]],
  ['22007', 'select $1::timestamptz', [word]],
  ['P0001', 'select shout($1)', [`${word} ${email} ${phone}`]],
  ['42703', 'select password, nothing from people where email = $1', [email]],
];

let database: Database;
let raw: PGlite;
let app: FastifyInstance;
let lines: string[] = [];
beforeAll(async () => {
  database = await openTestDatabase();
  raw = await PGlite.create({ loadDataDir: await preparedData([]) });
  app = fastify({ logger: { ...loggerOptions('trace'), stream: { write: (line: string) => void lines.push(line) } } });
  app.get('/fails', () => Promise.reject(new Error(`no such player: "${word}" <${email}>`)));
  await database.script(table);
  await raw.exec(table);
  await database.query(insert, ['1', email, phone, hash]);
  await raw.query(insert, ['1', email, phone, hash]);
}, 60_000);
afterAll(async () => {
  await app.close();
  await raw.close();
  await database.close();
});
beforeEach(() => {
  lines = [];
});

const caught = (work: Promise<unknown>): Promise<Error & { code: string }> =>
  work.then(
    () => expect.fail('it did not fail'),
    (error: unknown) => error as Error & { code: string },
  );

const personalIn = (text: string): string[] => personal.filter((value) => text.includes(value));

/** Logs `error` in every way in which an error gets into a log line. */
function logEachWay(error: Error): void {
  app.log.error(error);
  app.log.error({ err: error });
  app.log.warn({ err: error }, error.message);
  app.log.error(error, 'with a text');
  app.log.error({ err: new Error('outer', { cause: new Error('inner', { cause: error }) }) }, 'nested');
  app.log.error({ err: new AggregateError([error, error], 'several') }, 'together');
}

test.each(failing)('a failure %s by "%s" is logged without its values', async (code, text, params) => {
  const error = await caught(database.query(text, params));
  expect(error.code).toBe(code);
  logEachWay(error);
  expect(lines).toHaveLength(6);
  expect(personalIn(lines.join(''))).toEqual([]);
  for (const line of lines) expect(line).toContain(code);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 50,
    err: { code, stack: expect.stringContaining('    at ') },
    msg: 'an error',
  });
});

test.each(failing)(
  'a failure %s by "%s" thrown by the driver itself is logged without its values',
  async (code, text, params) => {
    const error = await caught(raw.query(text, [...params]));
    expect(JSON.stringify({ ...error })).toContain('"params"');
    logEachWay(error);
    expect(personalIn(lines.join(''))).toEqual([]);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ err: { code } });
  },
);

test('errors of the database contain no values, in a transaction neither', async () => {
  for (const [, text, params] of failing) {
    for (const error of [
      await caught(database.query(text, params)),
      await caught(database.transaction((tx) => tx.query(text, params))),
    ]) {
      expect(personalIn(JSON.stringify({ ...error, message: error.message, stack: error.stack }))).toEqual([]);
    }
  }
});

test('the log keeps the constraint, the table and the error code', async () => {
  app.log.error({ err: await caught(database.query(insert, ['2', email, phone, hash])) }, 'not stored');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    msg: 'not stored',
    err: {
      code: '23505',
      table: 'people',
      constraint: 'people_email_key',
      message: 'duplicate key value violates unique constraint "people_email_key"',
    },
  });
});

test('the framework’s log line of a failed request and a thrown non-error contain no values either', async () => {
  await app.inject('/fails');
  app.log.error({ err: `${email} ${word}` }, 'thrown text');
  app.log.error({ err: { email, phone } }, 'thrown object');
  expect(lines.length).toBeGreaterThan(2);
  expect(personalIn(lines.join(''))).toEqual([]);
});
