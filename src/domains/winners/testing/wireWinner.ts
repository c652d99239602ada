import type { WireWinner } from '../parseWinner.ts';

export function wireWinner(id: string, more: Partial<WireWinner> = {}): WireWinner {
  return {
    id,
    game: {
      sysname: 'dice',
      title: `Game ${id}`,
      image: 'http://127.0.0.1:3002/art/games/dice.svg',
      colour: '#112233',
    },
    player: { name: 'Ro•••n', is_sandbox: false, is_own: false },
    multiple: '3.33',
    amount: { amount: '10.00', currency: 'USD' },
    at: '2026-03-05T11:00:00.000Z',
    proof: null,
    ...more,
  };
}

/** Winners `from` to `to`, the highest number first and newest. */
export const wireWinners = (from: number, to: number): WireWinner[] =>
  Array.from({ length: to - from + 1 }, (_item, index) => {
    const number = to - index;
    return wireWinner(`w${number}`, { at: new Date(Date.UTC(2026, 2, 5, 9, number)).toISOString() });
  });
