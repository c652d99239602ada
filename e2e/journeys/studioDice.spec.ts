import { roundJourneys } from '../fixtures/roundJourneys.ts';

roundJourneys({
  kind: 'logical',
  sysname: 'dice',
  title: 'Midnight Dice',
  playWord: 'Roll',
  standsForKind: false,
  choose: async (game) => {
    await game.setStake('0.20');
    await game.button(/^Under /).click();
  },
});
