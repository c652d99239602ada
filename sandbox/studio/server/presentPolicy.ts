import type { SessionRow } from './sessionRepository.ts';

/** What the market allows in this session. */
export interface WirePolicy {
  readonly autoplay: boolean;
  readonly turbo: boolean;
  readonly featureBuy: boolean;
}

export const presentPolicy = (session: SessionRow): WirePolicy => ({
  autoplay: session.autoplay,
  turbo: session.turbo,
  featureBuy: session.feature_buy,
});
