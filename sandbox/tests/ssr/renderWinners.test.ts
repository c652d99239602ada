import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestOperator } from '../../operator/testing/startTestOperator.ts';
import type { TestOperator } from '../../operator/testing/startTestOperator.ts';
import { operatorFetch } from '../../../tests/fakes/operatorFetch.ts';
import { siteRenderer } from './renderWith.ts';

let operator: TestOperator;
let site: ReturnType<typeof siteRenderer>;
beforeAll(async () => {
  operator = await startTestOperator();
  site = siteRenderer(operatorFetch(operator).fetch);
}, 120_000);
afterAll(() => operator.close());

test.each([
  ['/winners', 200],
  ['/winners?period=week', 200],
  ['/winners?period=no-such', 200],
  ['/winners/proof', 200],
  ['/winners/no-such', 404],
])('2.2-7 %s has the status %i', async (address, status) => {
  const page = await site.page(address);
  expect([page.status, page.snapshot.status]).toEqual([status, status === 200 ? null : status]);
  expect(page.html).not.toMatch(/\bwinners:[a-z]/i);
});
