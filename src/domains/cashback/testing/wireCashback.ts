import type { CallOutput } from '../../../contract/index.ts';

type Wire = CallOutput<'GET cashbacks.get'>;
export type WireCashback = Wire['items'][number];
export type WireSum = Wire['running'][number];

const usd = (amount: string) => ({ amount, currency: 'USD' });

/** A week with $30 staked and $12 won: a tenth of $18. */
export const wireSum = (more: Partial<WireSum> = {}): WireSum => ({
  kind: 'period',
  start_date: '2026-03-02T00:00:00.000Z',
  end_date: '2026-03-09T00:00:00.000Z',
  staked: usd('30.00'),
  won: usd('12.00'),
  lost: usd('18.00'),
  percent: '10',
  amount: usd('1.80'),
  ...more,
});

/** A day with $30 staked. */
export const wireRake = (more: Partial<WireSum> = {}): WireSum =>
  wireSum({
    kind: 'rake',
    start_date: '2026-03-05T00:00:00.000Z',
    end_date: '2026-03-06T00:00:00.000Z',
    percent: '0.2',
    amount: usd('0.06'),
    ...more,
  });

/** The week before, waiting. */
export const wireCashback = (more: Partial<WireCashback> = {}): WireCashback => ({
  ...wireSum({ start_date: '2026-02-23T00:00:00.000Z', end_date: '2026-03-02T00:00:00.000Z' }),
  id: 5,
  status: 'active',
  description: { title: 'Weekly cashback', text: 'A part of what you lost.' },
  receiving_expired_at: '2026-03-09T00:00:00.000Z',
  paid_at: null,
  ...more,
});

/** An operator's `cashbacks.get` with these rows, by status, page and part. */
export const listOf =
  (rows: () => readonly WireCashback[], running: readonly WireSum[] = [wireSum(), wireRake()]) =>
  ({
    statuses = [],
    fields = [],
    offset = 0,
    count = 20,
  }: {
    statuses?: readonly string[];
    fields?: readonly string[];
    offset?: number;
    count?: number;
  }): Wire => {
    const found = rows().filter(({ status }) => statuses.length === 0 || statuses.includes(status));
    const has = (part: string) => fields.length === 0 || fields.includes(part);
    return {
      count: has('items') ? found.length : 0,
      items: has('items') ? found.slice(offset, offset + count) : [],
      running: has('running') ? [...running] : [],
    };
  };
