/** Sample answers of the operator, typed by the contract; `more` overrides fields. */
import type { CallOutput } from '../../src/contract/index.ts';

type AccountInfo = CallOutput<'GET account.getInfo'>;
type Balance = CallOutput<'GET account.getBalance'>;
export type WireGame = CallOutput<'GET games.get'>['items'][number];

export const usd = (amount: string) => ({ amount, currency: 'USD' });
export const serverTime = '2026-03-05T12:00:00.000Z';

export const wireBalances = (main: string, version: number) => ({
  balance_main: usd(main),
  balance_bonus: usd('5.00'),
  balance_betting_bonus: usd('1.00'),
  balance_fun: usd('0.00'),
  balance_version: version,
});

export const wireBalance = (main: string, version: number, more: Partial<Balance> = {}): Balance => ({
  ...wireBalances(main, version),
  fresh_wins: [],
  server_time: serverTime,
  ...more,
});

export const wireAccount = (uid: number, more: Partial<AccountInfo> = {}): AccountInfo => ({
  uid,
  reg_time: uid === 0 ? null : '2026-01-02T10:00:00.000Z',
  login: uid === 0 ? '' : 'robin@example.test',
  fakename: '',
  is_subscribed: false,
  ...wireBalances(uid === 0 ? '0.00' : '100.00', uid === 0 ? 0 : 1),
  is_on_verification: false,
  is_verified: false,
  is_kyc_block_enabled: false,
  is_registration_completed: true,
  country_code: '',
  locale: 'en',
  two_factor_auth: false,
  previous_login_at: null,
  has_deposits: false,
  event_seq: 40,
  server_time: serverTime,
  ...more,
});

export const wireGame = (sysname: string, more: Partial<WireGame> = {}): WireGame => ({
  sysname,
  title: sysname.replace(/-/g, ' '),
  provider: { sysname: 'tidewright', name: 'Tidewright' },
  type: 'slot',
  max_win: 5000,
  lines: 20,
  stake_from: 20,
  stake_to: 4000,
  categories: ['popular'],
  features: ['freeSpins'],
  volatility: 'medium',
  rtp: '96.12',
  rtp_most: null,
  rtp_source: 'exact',
  image: `/art/${sysname}.svg`,
  colour: '#112233',
  has_demo: true,
  is_new: false,
  ...more,
});

export const wireGames = (sysnames: readonly string[], total = sysnames.length): CallOutput<'GET games.get'> => ({
  items: sysnames.map((sysname) => wireGame(sysname)),
  total,
  facets: null,
});

export const wireCategories = (...ids: readonly string[]) => ({
  items: ids.map((id) => ({ id, title: id, count: 3 })),
});

type GeneralInfo = CallOutput<'GET metadata.getgeneralinfo'>;

export const wireGeneralInfo = (more: Partial<GeneralInfo> = {}): GeneralInfo => ({
  analytic: false,
  available_currencies: ['USD'],
  available_locales: ['en'],
  default_currency: 'USD',
  is_fraud_check_enabled: false,
  domain_state: 'active',
  domain_type: 'main',
  is_bonus_isolation_enabled: true,
  time_to_force_logout: 1_800,
  is_game_history_export_enabled: false,
  user_inactivity_cashier_time: 0,
  user_inactivity_pp_time: 0,
  policy: {
    market: 'strict',
    can_cancel_withdrawal: false,
    min_round_ms: 2_500,
    reality_check_minutes: 60,
    deposit_limit_prompt: true,
    consent_required: true,
    autoplay: false,
    turbo: false,
    feature_buy: false,
    funding_order: ['main', 'bonus', 'betting_bonus'],
    shells: {
      web: { payment_methods: null, crypto_currencies: null, pages_hidden: [], countries: null },
      telegram: { payment_methods: null, crypto_currencies: null, pages_hidden: [], countries: null },
    },
  },
  server_time: serverTime,
  ...more,
});
