import { roundJourneys } from '../fixtures/roundJourneys.ts';

roundJourneys({
  kind: 'fast',
  sysname: 'keno',
  title: 'Lantern Keno',
  playWord: 'Draw',
  standsForKind: false,
  choose: async (game) => {
    await game.setStake('0.20');
    await game.press('Quick pick');
  },
});
