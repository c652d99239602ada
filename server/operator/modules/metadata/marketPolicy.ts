import type { Market } from '../../../config.ts';

/** What regulators differ on. Amounts of time in milliseconds unless named otherwise. */
export interface MarketPolicy {
  readonly market: Market;
  readonly can_cancel_withdrawal: boolean;
  readonly min_round_ms: number;
  readonly reality_check_minutes: number;
  readonly deposit_limit_prompt: boolean;
  readonly autoplay: boolean;
  readonly telegram_methods: readonly string[];
}

const strict: MarketPolicy = {
  market: 'strict',
  can_cancel_withdrawal: false,
  // UK RTS 14: a game cycle lasts at least 2.5 seconds.
  min_round_ms: 2500,
  reality_check_minutes: 60,
  deposit_limit_prompt: true,
  autoplay: false,
  telegram_methods: ['card', 'flashpay'],
};

const policies: Readonly<Record<Market, MarketPolicy>> = {
  strict,
  bench: { ...strict, market: 'bench', min_round_ms: 0, deposit_limit_prompt: false },
};

export function marketPolicy(market: Market): MarketPolicy {
  return policies[market];
}
