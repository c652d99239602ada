import { expect, test } from 'vitest';
import { settle } from '../../../tests/fakes/FakeClock.ts';
import { testRoot } from '../../../tests/fakes/testRoot.ts';
import { wireAccount } from '../../../tests/fakes/wireSamples.ts';
import { createTestApp } from '../../../tests/fakes/testApp.ts';
import { bannerStore } from './BannerStore.ts';
import { bannerWaitMs, fetchDepositBanner } from './ui/fetchDepositBanner.ts';
import { DepositBanner } from './face/PlaceBanner.tsx';

const wire = (id: number, position: string) => ({
  id,
  finished_at: null,
  description: {
    position,
    title: `Banner ${id}`,
    text: '',
    button_text: 'Go',
    button_link: '/offers',
    image_phone: '',
    image_wide: '',
    colour: '#000000',
  },
});

test('3-62, 7-31 banners stand where their position says, all pages of them; an unknown one on the home page', async () => {
  const all = ['home', 'offers', 'main', 'deposit', 'promotions', 'offers'].map((name, index) => wire(index + 1, name));
  const app = createTestApp({
    answers: {
      'GET banners.get': ({ offset = 0 }) => ({ count: all.length, items: all.slice(offset, offset + 4) }),
    },
  });
  const store = app.store(bannerStore);
  await store.load();
  const idsAt = (place: Parameters<typeof store.at>[0]) => store.at(place).map(({ id }) => id);
  expect([idsAt('home'), idsAt('offers'), idsAt('promotions'), idsAt('deposit')]).toEqual([[1, 3], [2, 6], [5], [4]]);
  store.drop(2);
  expect(idsAt('offers')).toEqual([6]);
});

test('3-62 a deposit form waits a second at most for its banner, and asks for none before a player is known', async () => {
  const never = new Promise<never>(() => undefined);
  const { root, clock, operator } = testRoot({
    answers: { 'GET account.getInfo': () => wireAccount(7), 'GET banners.get': () => never },
  });
  let shown: unknown = null;
  void fetchDepositBanner(root).then((block) => (shown = block));
  await settle();
  expect([shown, operator.keys()]).toEqual([null, []]);
  await root.session.load();
  await settle();
  expect([shown, operator.keys()]).toEqual([null, ['GET account.getInfo', 'GET banners.get']]);
  await clock.advance(bannerWaitMs);
  expect(shown).toEqual(expect.any(Function));
  expect(shown).not.toBe(DepositBanner);
});
