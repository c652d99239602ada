import type { CallOutput } from '../../../contract/index.ts';

type WireStake = CallOutput<'GET bonuses.getStakes'>['items'][number];

const usd = (amount: string) => ({ amount, currency: 'USD' });

/** A stake of $5, $2 of it bonus money, of which half counted. */
export const wireStake = (more: Partial<WireStake> = {}): WireStake => ({
  id: 'call-1',
  game: { sysname: 'lantern-harbor', title: 'Lantern Harbor' },
  at: '2026-03-05T11:00:00.000Z',
  from_main: usd('3.00'),
  from_bonus: usd('2.00'),
  percent: 50,
  reason: 'type',
  counted: usd('2.50'),
  is_returned: false,
  ...more,
});
