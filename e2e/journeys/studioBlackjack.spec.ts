import { roundJourneys } from '../fixtures/roundJourneys.ts';

roundJourneys({
  kind: 'casino',
  sysname: 'blackjack',
  title: 'Blackjack Salon',
  playWord: 'Deal',
  standsForKind: true,
  choose: (game) => game.setStake('0.20'),
  move: async (game) => (await game.pressIfTaken('No insurance')) || game.pressIfTaken(/^Stand/),
});
