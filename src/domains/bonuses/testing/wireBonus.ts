import type { CallOutput } from '../../../contract/index.ts';
import type { BonusProgress } from '../../../contract/bonuses/bonuses.ts';

export type WireBonus = CallOutput<'GET bonuses.get'>['items'][number];

const usd = (amount: string) => ({ amount, currency: 'USD' });

/** An active casino bonus of $20, of whose $200 a fifth is wagered. */
export const wireBonus = (more: Partial<WireBonus> = {}): WireBonus => ({
  id: 5,
  type: 'casino',
  status: 'active',
  ending: null,
  amount: usd('20.00'),
  balance: usd('26.00'),
  wager_required: usd('200.00'),
  wagered: usd('40.00'),
  wager_left: usd('160.00'),
  converted: null,
  expires_at: '2026-03-12T12:00:00.000Z',
  ended_at: null,
  title: 'Welcome bonus',
  text: 'For the first deposit.',
  terms: {
    type: 'casino',
    wager_times: 10,
    wager_base: 'bonus',
    is_sticky: false,
    max_stake: usd('5.00'),
    max_conversion_times: null,
    days: 7,
    counts: { types: { casino: 10, live: 0 }, games: { 'neon-dice': 50 }, excluded: ['gold-mine'] },
  },
  terms_hash: 'a'.repeat(64),
  offer_id: null,
  created_at: '2026-03-05T12:00:00.000Z',
  ...more,
});

/** What the event of a bonus tells. */
export function wireProgress(more: Partial<BonusProgress> = {}): BonusProgress {
  const { id, type, status, ending, amount, balance, wager_required, wagered, wager_left } = wireBonus();
  const { converted, expires_at, ended_at } = wireBonus();
  return {
    id,
    type,
    status,
    ending,
    amount,
    balance,
    wager_required,
    wagered,
    wager_left,
    converted,
    expires_at,
    ended_at,
    ...more,
  };
}

export const wireFunding = (
  more: Partial<CallOutput<'GET bonuses.getFunding'>> = {},
): CallOutput<'GET bonuses.getFunding'> => ({
  order: ['main', 'bonus', 'betting_bonus'],
  is_isolated: false,
  casino: wireBonus(),
  betting: null,
  ...more,
});
