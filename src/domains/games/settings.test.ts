import { expect, test } from 'vitest';
import { complete } from '../../kernel/settings/complete.ts';
import { settings } from './settings.ts';

const completed = (raw: unknown) => complete([settings], raw);

test('9-10 the delay of the demo notice is 300 s by default, never negative, and never longer than a timer can wait', () => {
  const delay = (games: unknown) => completed({ games }).games.secondsDelayToShowDemoGameNotice;
  expect(
    [
      {},
      { secondsDelayToShowDemoGameNotice: '7' },
      { secondsDelayToShowDemoGameNotice: 45 },
      { secondsDelayToShowDemoGameNotice: -1 },
      { secondsDelayToShowDemoGameNotice: 9e9 },
    ].map(delay),
  ).toEqual([300, 300, 45, 0, 86_400]);
});

test('3-38 the tiles of games: unknown kinds and views are the defaults, switches are taken', () => {
  const itemOf = (gamesItem: unknown) => completed({ games: { gamesItem } }).games.gamesItem;
  expect(
    itemOf({ type: 'round', contentViewType: 7, canAccessSlotWithZeroBalance: false, visibleFullScreen: 'no' }),
  ).toEqual({
    type: 'vertical',
    canAccessSlotWithZeroBalance: false,
    canVisibleFavoriteIcon: true,
    visibleFullScreen: true,
    contentViewType: 'grid',
  });
  expect(itemOf({ type: 'horizontal', contentViewType: 'list' })).toMatchObject({
    type: 'horizontal',
    contentViewType: 'list',
  });
});
