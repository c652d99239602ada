import type { CallOutput } from '../../../contract/index.ts';

type WirePack = CallOutput<'GET freespins.get'>['items'][number];

const usd = (amount: string) => ({ amount, currency: 'USD' });

/** Ten rounds of Lantern Harbor, of which seven are left. */
export const wirePack = (more: Partial<WirePack> = {}): WirePack => ({
  id: 3,
  status: 'active',
  game: { sysname: 'lantern-harbor', title: 'Lantern Harbor', image: '/art/games/lantern-harbor.svg' },
  count: 10,
  remaining_count: 7,
  stake: usd('0.20'),
  won: usd('1.30'),
  description: { title: 'Free spins of the week', text: 'A gift of the house.' },
  expires_at: '2026-03-12T12:00:00.000Z',
  ...more,
});
