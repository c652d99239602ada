import { expect, test } from 'vitest';
import { scripted } from '../../../kit/testing/scripted.ts';
import type { BlackjackAction } from '../BlackjackTable.ts';
import { blackjack } from '../rules.ts';
import type { BlackjackView } from '../rules.ts';
import { dealSteps } from './dealSteps.ts';
import type { DealStep } from './dealSteps.ts';

/** Draws that take the cards of a new shoe at these places; each must come after those before it. */
function views(places: readonly number[], ...actions: BlackjackAction[]): BlackjackView[] {
  const draws = places.map((place, dealt) => place - dealt);
  return [...Array(actions.length + 1).keys()].map(
    (count) =>
      blackjack.play(
        {},
        200n,
        actions.slice(0, count).map((action) => ({ action })),
        scripted(draws),
      ).view,
  );
}

const kinds = (steps: readonly DealStep[]): string[] =>
  steps.map((step) => {
    if (step.kind === 'deal') return step.hand === null ? 'dealer' : `hand ${step.hand}`;
    return step.kind;
  });

test('at first the player and the dealer get two cards in turn, the last face down', () => {
  const [dealt] = views([4, 5, 7, 8]);
  if (dealt === undefined) throw new Error('no view');
  expect(kinds(dealSteps(null, dealt))).toEqual(['hand 0', 'dealer', 'hand 0', 'hole']);
});

test('a hit is one card; at the end the hole card is turned and the dealer draws', () => {
  const [dealt, hit, done] = views([4, 5, 7, 9, 14, 21], 'hit', 'stand');
  if (dealt === undefined || hit === undefined || done === undefined) throw new Error('no view');
  expect(kinds(dealSteps(dealt, hit))).toEqual(['hand 0']);
  const steps = dealSteps(hit, done);
  expect(kinds(steps)).toEqual(['turnHole', 'dealer']);
  expect(steps[0]).toEqual({ kind: 'turnHole', card: 9 });
});

test('a split moves the second card and deals one to each hand', () => {
  const [dealt, split] = views([7, 8, 20, 21, 28, 29], 'split');
  if (dealt === undefined || split === undefined) throw new Error('no view');
  expect(dealSteps(dealt, split)).toEqual([
    { kind: 'split', hand: 0 },
    { kind: 'deal', hand: 0, card: 28 },
    { kind: 'deal', hand: 1, card: 29 },
  ]);
});

test('every card of a view is dealt once', () => {
  for (const actions of [['stand'], ['hit', 'stand'], ['split', 'stand', 'stand']] as BlackjackAction[][]) {
    const seen = views([7, 8, 20, 22, 28, 29, 40, 41, 42], ...actions);
    const steps = seen.flatMap((view, index) => dealSteps(seen[index - 1] ?? null, view));
    const last = seen.at(-1);
    const cards = steps.flatMap((step) => ('card' in step ? [step.card] : []));
    const shown = [...(last?.dealer.cards ?? []), ...(last?.hands.flatMap((hand) => hand.cards) ?? [])];
    expect(cards.toSorted((a, b) => a - b)).toEqual(shown.toSorted((a, b) => a - b));
  }
});
