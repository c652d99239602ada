import type { CallOutput } from '../../../contract/index.ts';

/** The operator's answers in tests: dollars, two methods, one payment. */
export type WireTransaction = CallOutput<'GET cashier.gethistory'>['items'][number];
export type WireDepositSettings = CallOutput<'GET cashier.getdepositsettings'>;
export type WireWithdrawSettings = CallOutput<'GET cashier.getwithdrawsettings'>;
export type WireRound = CallOutput<'GET games.getHistory'>['items'][number];

export const usd = (amount: string) => ({ amount, currency: 'USD' });

const card = {
  sysname: 'card',
  name: 'Card',
  kind: 'hosted',
  image: '',
  min: usd('10.00'),
  max: usd('1000.00'),
  fee_percent: '0',
  processing_time: 'instant',
} as const;

const flashpay = {
  ...card,
  sysname: 'flashpay',
  name: 'FlashPay',
  kind: 'instant',
  min: usd('20.00'),
  fee_percent: '2.5',
  processing_time: 'minutes',
} as const;

const ofDeposits = { presets: [usd('20.00'), usd('50.00')], step: usd('0.01'), crypto: '', saved_cards: [] };

export const depositSettings = (more: Partial<WireDepositSettings> = {}): WireDepositSettings => ({
  currency: 'USD',
  methods: [
    { ...card, fields: [], ...ofDeposits },
    { ...flashpay, fields: [], ...ofDeposits },
  ],
  currencies: ['USD', 'EUR'],
  limit: null,
  is_held: false,
  used_methods: [],
  ...more,
});

type WireLock = WireWithdrawSettings['locked'][number];

/** Money that waits for nothing but the withdrawal that it is in. */
export const lock = (more: Partial<WireLock> = {}): WireLock => ({
  reason: 'pending',
  error: 'WithdrawalLimitsExceededException',
  amount: usd('30.00'),
  fields: [],
  contact: '',
  status: '',
  action_id: '',
  period: '',
  bound: null,
  until: null,
  link: '/cashier/withdraw?transaction=p_9',
  ...more,
});

export const withdrawSettings = (more: Partial<WireWithdrawSettings> = {}): WireWithdrawSettings => ({
  currency: 'USD',
  total: usd('240.50'),
  available: usd('210.50'),
  locked: [lock()],
  limits: { operation: usd('1000.00'), review_above: null, periods: [] },
  methods: [
    { ...card, fields: [], requisites_label: 'card_number', needs_holder: false, median: null },
    { ...flashpay, fields: [], requisites_label: 'iban', needs_holder: false, median: null },
  ],
  used_methods: [],
  destinations: [],
  cancel_lock: { is_offered: false, is_on: false, ends_at: null },
  ...more,
});

export const transaction = (more: Partial<WireTransaction> = {}): WireTransaction => ({
  id: 'p_1',
  type: 'deposit',
  status: 'pending',
  amount: usd('50.00'),
  fee: usd('0.00'),
  method: 'card',
  method_name: 'Card',
  requisites: '',
  reason: '',
  can_cancel: false,
  kind: 'hosted',
  can_resume: false,
  is_reversed: false,
  campaign_offer_id: '',
  created_at: '2026-03-05T12:00:00.000Z',
  updated_at: '2026-03-05T12:00:00.000Z',
  ...more,
});

export const round = (more: Partial<WireRound> = {}): WireRound => ({
  round_id: 'r_0123456789ab',
  game: { sysname: 'jade-ascent', title: 'Jade Ascent', image: '', colour: '#113322' },
  verify_url: 'https://studio.test/studio/verify/?round=r_0123456789ab',
  status: 'settled',
  stake: usd('1.00'),
  payout: usd('3.40'),
  started_at: '2026-03-05T11:59:00.000Z',
  settled_at: '2026-03-05T11:59:05.000Z',
  ...more,
});

export const page = <T>(items: readonly T[], count = items.length) => ({ count, items: [...items] });

type WireOffer = CallOutput<'GET campaigns.getoffers'>['items'][number];

/** The welcome offer: 100 % of a first deposit of $20 or more, at most $100. */
export const depositOffer = (more: Partial<WireOffer> = {}): WireOffer => ({
  id: 'welcome',
  trigger: {
    action: 'deposit',
    params: { min_deposit: usd('20.00'), is_first_deposit: true },
    is_satisfied: true,
  },
  description: { title: 'Welcome bonus', lead: '100% up to $100', text: '', image: '', colour: '' },
  promotions: [
    {
      kind: 'bonus',
      percent: 100,
      amount: usd('100.00'),
      terms: {
        type: 'casino',
        wager_times: 10,
        wager_base: 'bonus',
        is_sticky: false,
        max_stake: usd('5.00'),
        max_conversion_times: null,
        days: 7,
        counts: { types: {}, games: {}, excluded: [] },
      },
      freespins: null,
    },
  ],
  exclude_methods: [],
  exclude_method_names: [],
  ends_at: null,
  status: 'available',
  terms_hash: 'aa'.repeat(32),
  ...more,
});
