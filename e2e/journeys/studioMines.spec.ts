import { roundJourneys } from '../fixtures/roundJourneys.ts';

roundJourneys({
  kind: 'logical',
  sysname: 'mines',
  title: 'Reef Mines',
  playWord: 'Dive',
  standsForKind: true,
  choose: async (game, aim) => {
    await game.setStake('0.20');
    await game.press(aim === 'win' ? 'Mines: 3' : 'Mines: 10');
  },
  move: async (game, aim) =>
    (aim === 'win' && (await game.pressIfTaken(/^Take /))) || game.pressIfTaken('Open any shell'),
});
