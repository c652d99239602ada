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

export const depositSettings = (more: Partial<WireDepositSettings> = {}): WireDepositSettings => ({
  currency: 'USD',
  methods: [
    { ...card, presets: [usd('20.00'), usd('50.00')] },
    { ...flashpay, presets: [usd('20.00'), usd('50.00')] },
  ],
  limit: null,
  ...more,
});

export const withdrawSettings = (more: Partial<WireWithdrawSettings> = {}): WireWithdrawSettings => ({
  currency: 'USD',
  available: usd('210.50'),
  locked: [{ amount: usd('30.00'), reason: 'withdrawal_pending', link: '/cashier/history' }],
  methods: [
    { ...card, requisites_label: 'card_number' },
    { ...flashpay, requisites_label: 'iban' },
  ],
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
  created_at: '2026-03-05T12:00:00.000Z',
  updated_at: '2026-03-05T12:00:00.000Z',
  ...more,
});

export const round = (more: Partial<WireRound> = {}): WireRound => ({
  round_id: 'r_0123456789ab',
  game: { sysname: 'jade-ascent', title: 'Jade Ascent' },
  status: 'settled',
  stake: usd('1.00'),
  payout: usd('3.40'),
  started_at: '2026-03-05T11:59:00.000Z',
  settled_at: '2026-03-05T11:59:05.000Z',
  ...more,
});

export const page = <T>(items: readonly T[], count = items.length) => ({ count, items: [...items] });
