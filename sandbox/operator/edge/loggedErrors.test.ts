import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refuseWrites } from '../../database/testing/refuseWrites.ts';
import { loggerOptions } from '../../../server/logging/loggerOptions.ts';
import { buildOperator } from '../buildOperator.ts';
import { startTestOperator } from '../testing/startTestOperator.ts';
import type { TestOperator } from '../testing/startTestOperator.ts';
import { TestVendors } from '../testing/TestVendors.ts';

let operator: TestOperator;
beforeAll(async () => {
  operator = await startTestOperator();
}, 60_000);
afterAll(() => operator.close());

test('a registration that fails in the database logs no data of the player', async () => {
  const lines: string[] = [];
  const { log } = fastify({
    logger: { ...loggerOptions('trace'), stream: { write: (line: string) => void lines.push(line) } },
  });
  const app = buildOperator({
    config: operator.config,
    database: operator.database,
    fetch: new TestVendors().fetch,
    clock: { now: () => new Date(operator.time.ms) },
    logger: log,
  });
  await app.ready();
  const register = (email: string) => {
    const payload = new URLSearchParams({
      email,
      phone: '+37120000123',
      password: 'Winterreise-1827',
      terms: 'true',
      currency: 'USD',
    }).toString();
    return app.inject({
      method: 'POST',
      url: '/api/auth.register?v=2.35&locale=en',
      payload,
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' },
    });
  };
  const allowWrites = await refuseWrites(operator.database);
  expect((await register('ada.lovelace@example.test')).statusCode).toBe(503);
  await allowWrites();
  await operator.database.script(
    "alter table operator.players add constraint broken check (email is distinct from 'mary.somerville@example.test')",
  );
  expect((await register('mary.somerville@example.test')).statusCode).toBe(500);
  await app.close();
  const text = lines.join('');
  expect(
    lines
      .map((line) => (JSON.parse(line) as { err?: { code?: string } }).err?.code)
      .filter((code) => code !== undefined),
  ).toEqual(expect.arrayContaining(['25006', '23514']));
  expect(text).not.toMatch(/lovelace|somerville|example\.test|20000123|Winterreise|argon2/);
});
