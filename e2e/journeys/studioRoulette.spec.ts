import { roundJourneys } from '../fixtures/roundJourneys.ts';

roundJourneys({
  kind: 'casino',
  sysname: 'roulette',
  title: 'European Roulette',
  playWord: 'Spin',
  standsForKind: false,
  choose: (game) => game.press(/^Red, pays 1 to 1/),
});
