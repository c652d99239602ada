import type { OutputOf } from '../../../../src/contract/index.ts';
import type { vpn } from '../../../../src/contract/vpn.ts';
import { wireMoney } from '../../ledger/amounts.ts';
import { openText } from '../../sealedText.ts';
import { configurationKey } from './configurationKey.ts';
import { knownPlan, priceOf } from './plans.ts';
import { RENEW_AHEAD_MS } from './Renewals.ts';
import type { Payment, Subscription } from './vpnRepository.ts';

type Wire = NonNullable<OutputOf<typeof vpn.getSubscription>['subscription']>;

/** The configuration in plain; empty before the delivery. */
export const configurationOf = ({ id, configuration }: Subscription, secret: string): string =>
  configuration === null ? '' : openText(configurationKey(secret, id), configuration);

export function presentSubscription(
  subscription: Subscription,
  open: readonly Payment[],
  currency: string,
  secret: string,
): Wire {
  const { id, plan, status, started_at: start, ends_at: end, is_auto_renewal: isRenewed, server } = subscription;
  const renewalAt = end === null || !isRenewed ? null : new Date(end.getTime() - RENEW_AHEAD_MS);
  return {
    id: Number(id),
    plan,
    status: status === 'active' ? 'active' : 'waiting',
    started_at: start?.toISOString() ?? null,
    ends_at: end?.toISOString() ?? null,
    is_auto_renewal: isRenewed,
    renewal_price: wireMoney(priceOf(knownPlan(plan), currency), currency),
    renewal_at: renewalAt?.toISOString() ?? null,
    waiting_days: open.reduce((sum, { days }) => sum + days, 0),
    configuration: configurationOf(subscription, secret),
    server,
  };
}
