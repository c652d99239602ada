import { roundJourneys } from '../fixtures/roundJourneys.ts';

roundJourneys({
  kind: 'slot',
  sysname: 'vault-of-suns',
  title: 'Vault of Suns',
  playWord: 'Spin',
  standsForKind: true,
  choose: (game) => game.setStake('0.20'),
});
