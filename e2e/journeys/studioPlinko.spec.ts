import { roundJourneys } from '../fixtures/roundJourneys.ts';

roundJourneys({
  kind: 'fast',
  sysname: 'plinko',
  title: 'Aurora Plinko',
  playWord: 'Drop a ball',
  standsForKind: true,
  choose: (game) => game.setStake('0.20'),
});
