import type { CallOutput } from '../../../contract/index.ts';
import type { WirePlan } from '../view.ts';

type WireState = CallOutput<'GET vpn.getSubscription'>;
type WireSubscription = NonNullable<WireState['subscription']>;

const usd = (amount: string) => ({ amount, currency: 'USD' });

export const wirePlan = (more: Partial<WirePlan> = {}): WirePlan => ({
  id: 'month',
  title: 'A month',
  description: 'To try it.',
  days: 30,
  devices: 2,
  price: usd('5.00'),
  per_month: usd('5.00'),
  ...more,
});

/** Of the fake clock's time: 2026-03-05, noon. */
export const wireState = (more: Partial<WireSubscription> | null = {}): WireState => ({
  subscription:
    more === null
      ? null
      : {
          id: 1,
          plan: 'month',
          status: 'active',
          started_at: '2026-03-05T12:00:00.000Z',
          ends_at: '2026-04-04T12:00:00.000Z',
          is_auto_renewal: false,
          renewal_price: usd('5.00'),
          renewal_at: null,
          waiting_days: 0,
          configuration: '[Interface]\nPrivateKey = key\n\n[Peer]\nPublicKey = server',
          server: 'fra-1',
          ...more,
        },
  server_time: '2026-03-05T12:00:00.000Z',
});
