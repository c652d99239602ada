import { roundJourneys } from '../fixtures/roundJourneys.ts';

roundJourneys({
  kind: 'slot',
  sysname: 'sugar-tumble',
  title: 'Sugar Tumble',
  playWord: 'Spin',
  standsForKind: false,
  choose: (game) => game.setStake('0.20'),
});
