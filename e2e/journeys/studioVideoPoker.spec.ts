import { roundJourneys } from '../fixtures/roundJourneys.ts';

roundJourneys({
  kind: 'casino',
  sysname: 'video-poker',
  title: 'Jacks or Better',
  playWord: 'Deal',
  standsForKind: false,
  choose: (game) => game.setStake('0.20'),
  move: async (game) => {
    if (!(await game.free(/^(Draw \d|Keep all five)$/).isVisible())) return false;
    // Cards that have another one of their rank are held: one hand in four pays more than the stake then.
    const cards = game.frame.getByRole('group', { name: 'Your cards' }).getByRole('button', { pressed: false });
    const names = await cards.evaluateAll((buttons) =>
      buttons.map((button) => button.getAttribute('aria-label') ?? ''),
    );
    const rankOf = (name: string): string => name.split(' ')[0] ?? '';
    const paired = names.filter((name) => names.filter((other) => rankOf(other) === rankOf(name)).length > 1);
    for (const name of paired) await game.button(name).click({ timeout: 2_000 });
    return game.pressIfTaken(/^(Draw \d|Keep all five)$/);
  },
});
