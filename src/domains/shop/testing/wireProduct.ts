import type { CallOutput } from '../../../contract/index.ts';
import type { WireReward } from '../../../contract/loyalty/reward.ts';

type WireShelf = CallOutput<'GET loyalty.getproducts'>;
type WireProduct = WireShelf['items'][number];
type WireBought = CallOutput<'POST loyalty.buyproduct'>;

export const wireReward = (reward: Partial<WireReward> = {}): WireReward => ({
  kind: 'tickets',
  amount: null,
  count: 1,
  game: null,
  terms: null,
  days: 0,
  item: '',
  ...reward,
});

export const wireProduct = (product: Partial<WireProduct> = {}): WireProduct => ({
  id: 'ticket',
  category: 'tickets',
  description: { title: 'A ticket', text: 'For a tournament.', image: '/ticket.svg', colour: '#33210c' },
  price: '120',
  stock: null,
  limit: null,
  bought: 0,
  rewards: [wireReward()],
  status: 'open',
  ends_at: null,
  ...product,
});

export const wireShelf = (items: readonly WireProduct[], points: string | null): WireShelf => ({
  count: items.length,
  items: [...items],
  points,
});

export function wireBought(product: WireProduct, points: string): WireBought {
  const { id, category, description, price, rewards } = product;
  return {
    purchase: {
      id: 5,
      product_id: id,
      category,
      description,
      price,
      rewards,
      bought_at: '2026-03-05T12:00:00.000Z',
    },
    product: { ...product, bought: product.bought + 1 },
    points,
  };
}
