import type { CallOutput } from '../../../contract/index.ts';

export type WireOffer = CallOutput<'GET campaigns.getoffers'>['items'][number];
type WireBonus = CallOutput<'GET bonuses.get'>['items'][number];
export type WireTerms = WireBonus['terms'];

const usd = (amount: string) => ({ amount, currency: 'USD' });

export const wireTerms = (more: Partial<WireTerms> = {}): WireTerms => ({
  type: 'casino',
  wager_times: 10,
  wager_base: 'bonus',
  is_sticky: false,
  max_stake: usd('5.00'),
  max_conversion_times: null,
  days: 7,
  counts: { types: { slot: 100, casino: 10 }, games: {}, excluded: [] },
  ...more,
});

/** A deposit offer of 100 % up to $100. */
export const wireOffer = (id: string, more: Partial<WireOffer> = {}): WireOffer => ({
  id,
  trigger: {
    action: 'deposit',
    params: { min_deposit: usd('20.00'), is_first_deposit: true },
    is_satisfied: true,
  },
  description: { title: `Offer ${id}`, lead: '100% up to $100', text: 'Fair terms.', image: '', colour: '#10233c' },
  promotions: [{ kind: 'bonus', percent: 100, amount: usd('100.00'), terms: wireTerms(), freespins: null }],
  exclude_methods: [],
  exclude_method_names: [],
  ends_at: null,
  status: 'available',
  terms_hash: 'aa'.repeat(32),
  ...more,
});

export const wireBonus = (offerId: string, terms: WireTerms, hash: string): WireBonus => ({
  id: 1,
  type: 'casino',
  status: 'active',
  ending: null,
  amount: usd('5.00'),
  balance: usd('5.00'),
  wager_required: usd('50.00'),
  wagered: usd('0.00'),
  wager_left: usd('50.00'),
  converted: null,
  expires_at: null,
  ended_at: null,
  title: 'Bonus',
  text: '',
  terms,
  terms_hash: hash,
  offer_id: offerId,
  created_at: '2026-03-05T12:00:00.000Z',
});
