import type { CallOutput } from '../../../contract/index.ts';
import type { WireTournament } from '../tournamentView.ts';

const usd = (amount: string) => ({ amount, currency: 'USD' });

/** A running tournament as the operator sends it. */
export const wireTournament = (id: number, changes: Partial<WireTournament> = {}): WireTournament => ({
  id,
  status: 'active',
  starts_at: '2026-06-01T00:00:00.000Z',
  ends_at: '2026-06-08T00:00:00.000Z',
  is_final: false,
  description: {
    title: `##en:Cup ${id};ru:Кубок ${id}##`,
    text: 'Every **stake** counts.',
    rules: 'Own money only.|No free spins.',
    image: '/art/banners/lantern-harbor-phone.svg',
    colour: '#10233c',
  },
  total_prize: usd('100.00'),
  prizes: [
    { from: 1, to: 1, amount: usd('50.00') },
    { from: 2, to: 3, amount: usd('25.00') },
  ],
  user_info: null,
  winners: [],
  restrictions: { countries: [], level: 0, needs_deposit: false, needs_ticket: false, unmet: null },
  total_participants: 2,
  total_points: 30,
  reset_on_cashout: false,
  provider: null,
  tags: [],
  extra: { rule: 'turnover', unit: usd('0.10'), min_stake: usd('0.20') },
  games_count: 2,
  ...changes,
});

export const ownPart = {
  number: 9,
  joined_at: '2026-06-01T01:00:00.000Z',
  points: 10,
  place: 4,
  rounds: 1,
  late_rounds: 0,
  next: { place: 3, points: 20 },
  prize: null,
};

/** A line of a board. */
export const wireRow = (
  place: number,
  points: number,
  name = `P${place}`,
): CallOutput<'GET leaderboard.get'>['items'][number] => ({
  place,
  number: place + 100,
  player: { name, is_sandbox: false, is_own: false },
  points,
});
