import { afterAll, beforeAll, expect, test } from 'vitest';
import { highlight } from '../../operator/modules/betting/testing/BetDesk.ts';
import { startTestOperator } from '../../operator/testing/startTestOperator.ts';
import type { TestOperator } from '../../operator/testing/startTestOperator.ts';
import { TestVendors } from '../../operator/testing/TestVendors.ts';
import { operatorFetch } from '../../../tests/fakes/operatorFetch.ts';
import { siteRenderer } from './renderWith.ts';

const opened: TestOperator[] = [];
async function open(hasSportsbook: boolean) {
  const vendors = new TestVendors();
  if (hasSportsbook) vendors.on('/sportsbook/api/highlights', () => Response.json({ events: [highlight] }));
  const operator = await startTestOperator({}, undefined, vendors);
  opened.push(operator);
  const total = hasSportsbook ? 1 : 0;
  expect((await operator.call('games.get', { sysname: 'dgt_sportsbook' })).data).toMatchObject({ total });
  return siteRenderer(operatorFetch(operator).fetch);
}

let withBook: Awaited<ReturnType<typeof open>>;
let without: Awaited<ReturnType<typeof open>>;
beforeAll(async () => {
  withBook = await open(true);
  without = await open(false);
}, 120_000);
afterAll(() => Promise.all(opened.map((operator) => operator.close())));

test('1-4, 2.2-4 /betting is rendered with the room of its frame, in four languages', async () => {
  for (const prefix of ['', '/ru', '/es', '/ar']) {
    const page = await withBook.page(`${prefix}/betting?p=/event/12`);
    expect(page.status).toBe(200);
    expect(page.html).not.toMatch(/\bbetting:[a-z]/i);
    expect(page.html).toContain('</h1>');
  }
});

test('7-66 without a sportsbook /betting is a 404', async () => {
  expect((await without.page('/betting')).status).toBe(404);
});

test.each(['/bets', '/bets/12'])('2.2-20 %s leads to the bets of the profile', async (address) => {
  await expect(withBook.page(address, true)).rejects.toThrow(`${address} led to /profile/bets`);
});
