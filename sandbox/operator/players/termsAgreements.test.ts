import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../database/database.ts';
import { migrate } from '../../database/migrate.ts';
import { openTestDatabase } from '../../database/testing/openTestDatabase.ts';
import { operatorMigrations } from '../modules.ts';
import { TermsAgreements } from './TermsAgreements.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());

test('terms: of a language without the page, the default language’s is agreed to', async () => {
  const page = { slug: 'terms', title: 'Terms', lead: 'All of them', blocks: [{ id: 1 }] };
  const pages: Readonly<Record<string, readonly object[]>> = {
    en: [{ slug: 'about' }, page],
    ru: [{ ...page, title: 'Условия' }],
    de: [{ slug: 'about' }],
  };
  const terms = new TermsAgreements(
    { now: () => new Date() },
    { find: (_type, locale) => Promise.resolve(pages[locale] ?? null) },
  );
  const [english = '', russian, german] = await Promise.all(['en', 'ru', 'de'].map((one) => terms.version(one)));
  expect(english).toMatch(/^[0-9a-f]{64}$/);
  expect(russian).not.toBe(english);
  expect(german).toBe(english);
});

test('terms: of players of before, those have agreed who have registered by a form', async () => {
  const before = operatorMigrations.map(({ module, migrations }) => ({
    module,
    // What comes after it builds on it.
    migrations:
      module === 'players'
        ? migrations.slice(
            0,
            migrations.findIndex(({ name }) => name === 'terms agreements'),
          )
        : migrations,
  }));
  await migrate(database, 'operator', before);
  const at = '2026-06-01T00:00:00Z';
  await database.query(
    `insert into operator.players (uid, login, currency, locale, registered_at, telegram_id, password_hash, is_registration_completed)
     values (1, 'form', 'USD', 'en', $1, null, 'hash', true),
       (2, 'form, linked later', 'USD', 'en', $1, 20, 'hash', true),
       (3, 'service', 'USD', 'en', $1, null, null, true),
       (4, 'service, not completed', 'USD', 'en', $1, null, null, false),
       (5, 'launch', 'USD', 'en', $1, 50, null, true)`,
    [at],
  );
  await migrate(database, 'operator', operatorMigrations);
  const rows = await database.query('select uid, version, agreed_at from operator.terms_agreements order by uid');
  expect(rows).toEqual([1n, 2n, 3n].map((uid) => ({ uid, version: '', agreed_at: new Date(at) })));
}, 120_000);
