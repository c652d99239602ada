import type { Campaign, Chance, Segment, Spin, WheelInfo } from '../api.ts';

const reward = { kind: 'nothing', amount: null, count: 0, game: null, terms: null, days: 0, item: '' } as const;
const usd = (amount: string) => ({ amount, currency: 'USD' });

export const wireCampaign = (more: Partial<Campaign> = {}): Campaign => ({
  id: 'daylight',
  title: 'Daylight wheel',
  text: 'Free.',
  spin_balance: 1,
  is_spin_cost: false,
  starts_at: '2026-03-01T00:00:00.000Z',
  ends_at: null,
  price: null,
  bundles: [],
  daily: { is_ready: true, next_at: '2026-03-07T00:00:00.000Z' },
  gift_days: 7,
  gifts_waiting: 0,
  ...more,
});

export const wireBrass = (more: Partial<Campaign> = {}): Campaign =>
  wireCampaign({
    id: 'brass',
    title: 'Brass wheel',
    spin_balance: 0,
    is_spin_cost: true,
    price: usd('1.00'),
    bundles: [1, 5, 10],
    daily: null,
    ...more,
  });

const segments: readonly Segment[] = [
  { id: 'money', weight: 3, reward: { ...reward, kind: 'money', amount: usd('0.50') } },
  { id: 'points', weight: 6, reward: { ...reward, kind: 'points', count: 10 } },
  { id: 'none', weight: 1, reward },
];

export const wireInfo = (more: Partial<WheelInfo> = {}): WheelInfo => ({
  campaign_id: 'daylight',
  segments: [...segments],
  expected: [
    { kind: 'money', exact: { numerator: '15', denominator: '1' }, amount: '0.150000', currency: 'USD' },
    { kind: 'points', exact: { numerator: '6', denominator: '1' }, amount: '6.0000', currency: '' },
  ],
  return_percent: '',
  next: { commitment: 'c'.repeat(64), nonce: 4 },
  ...more,
});

export const wireChances: readonly Chance[] = [
  { reward, chance: { numerator: '1', denominator: '10' }, percent: '10', stock: null },
];

/** Secret, seeds and segment of a spin that was really drawn: 32 bytes of 07. */
export const wireSpin = (more: Partial<Spin> = {}): Spin => ({
  id: 31,
  campaign_id: 'daylight',
  segment: 1,
  reward: { ...reward, kind: 'points', count: 10 },
  state: 'booked',
  cost: null,
  at: '2026-03-06T12:00:00.000Z',
  taken_until: null,
  proof: {
    commitment: 'c'.repeat(64),
    secret: '07'.repeat(32),
    client_seed: 'mine',
    nonce: 4,
    weights: [3, 6, 1],
  },
  ...more,
});
