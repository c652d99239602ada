import { jackpotTiers } from '../../../contract/jackpots.ts';
import type { JackpotTier } from '../../../contract/jackpots.ts';
import type { WireDrops, WireJackpots } from '../api.ts';

const usd = (amount: string) => ({ amount, currency: 'USD' });

const sums = { mini: ['50.00', '100.00'], minor: ['250.00', '500.00'], major: ['2500.00', '5000.00'] } as const;

function pool(tier: JackpotTier, currency: string) {
  const [seed, bound] = tier === 'grand' ? ['25000.00', '50000.00'] : sums[tier];
  return {
    tier,
    amount: { amount: seed, currency },
    seed: { amount: seed, currency },
    bound: { amount: bound, currency },
    percent: '0.2',
    cycle: 1,
    commitment: 'c0ffee',
    started_at: '2026-06-01T12:00:00.000Z',
  };
}

/** One must-drop jackpot whose pools hold their seeds. */
export const wireJackpots = (currency = 'USD'): WireJackpots => ({
  currency,
  currencies: ['USD', 'EUR'],
  items: [
    {
      id: 'brass-tower',
      kind: 'must_drop',
      title: 'Brass Tower',
      text: 'Four vessels.',
      game_types: ['slot'],
      most_stake: { amount: '1000.00', currency },
      pools: jackpotTiers.map((tier) => pool(tier, currency)),
      games_count: 12,
    },
  ],
});

type WireDrop = WireDrops['items'][number];

/** A drop of 32 zero bytes as its secret: real hashes, so that it can be checked. */
export const wireDrop = (id: number, drop: Partial<WireDrop> = {}): WireDrop => ({
  id,
  jackpot: { id: 'brass-tower', title: 'Brass Tower' },
  kind: 'must_drop',
  tier: 'mini',
  amount: usd('93.26'),
  won_at: '2026-06-01T12:00:00.000Z',
  player: { name: 'Heron7', is_sandbox: false, is_own: false },
  game: { sysname: 'lantern-harbor', title: 'Lantern Harbor' },
  proof: {
    currency: 'USD',
    cycle: 1,
    commitment: '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925',
    secret: '00'.repeat(32),
    number: 3,
    stake: usd('1.00'),
    seed: usd('50.00'),
    bound: usd('100.00'),
  },
  ...drop,
});
