/** An editor's change reaches the pages by a signed message: the clock of these tests stands still. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startContentSite } from './startContentSite.ts';
import { eventually } from '../../../tests/eventually.ts';

let on: Awaited<ReturnType<typeof startContentSite>>;
beforeAll(async () => {
  on = await startContentSite();
}, 120_000);
afterAll(() => on.close());

const shows = async (url: string, text: string) => (await on.site.inject({ url })).body.includes(text);

test('7-114 a published change is in the page at once, and in that of the app', async () => {
  expect(await shows('/terms', 'Terms, second edition')).toBe(false);
  expect(await on.edit('terms', { title: 'Terms, second edition' })).toBe(200);
  expect(await shows('/terms', 'Terms, second edition')).toBe(true);
  expect(await shows('/nfx/pages/en/terms', 'Terms, second edition')).toBe(true);
  expect(await shows('/ru/terms', 'Terms, second edition')).toBe(false);
});

test('7-114 a change of the configuration is in every page at once', async () => {
  await on.site.inject({ url: '/gamehall' });
  const payload = { footerNote: 'A note that was changed', themes: { list: ['light'], default: 'light' } };
  await on.content.inject({ method: 'POST', url: '/__sandbox/content/configuration', payload });
  for (const url of ['/gamehall', '/', '/terms']) {
    expect([await shows(url, 'A note that was changed'), await shows(url, 'data-theme="light"')]).toEqual([true, true]);
  }
  await on.content.inject({ method: 'POST', url: '/__sandbox/content/configuration', payload: {} });
  expect(await shows('/', 'A note that was changed')).toBe(false);
});

test('7-114 without a message the change is in the page after the time that answers are kept for', async () => {
  on.link.isConnected = false;
  expect(await shows('/privacy', 'Privacy, told late')).toBe(false);
  await on.edit('privacy', { title: 'Privacy, told late' });
  expect(await shows('/privacy', 'Privacy, told late')).toBe(false);
  await eventually(async () => {
    on.time.ms += 36_000;
    expect(await shows('/privacy', 'Privacy, told late')).toBe(true);
  });
  on.link.isConnected = true;
});

test('7-118 only an editor can change a page, and a draft stays one', async () => {
  expect(await on.edit('cookies', { title: 'Not mine to say' }, { user: 'reader' })).toBe(403);
  expect(await on.edit('cookies', { title: 'Not yet' }, { status: 'draft' })).toBe(200);
  expect([await shows('/cookies', 'Not mine to say'), await shows('/cookies', 'Not yet')]).toEqual([false, false]);
});
