import { roundAmounts } from '../../../market/roundAmounts.ts';
import { casinoTerms } from '../../offers/campaigns/module.ts';
import type { Reward } from '../../loyalty/rewards/module.ts';
import type { NewProduct, ProductData } from '../product.ts';
import { frameTexts } from './frameTexts.ts';
import { productTexts } from './productTexts.ts';

type Sale = Pick<NewProduct, 'price' | 'stock'> & Pick<ProductData, 'category' | 'limit' | 'colour'>;

const texts = { ...productTexts, ...frameTexts };

const product = (id: keyof typeof texts, sale: Sale, reward: Reward, image: string = id) => {
  const { price, stock, ...data } = sale;
  return { id, price, stock, data: { ...data, texts: texts[id], image: `/art/goods/${image}.svg`, rewards: [reward] } };
};

/** Of the lowest stakes that the slots take. */
const spins = (game: string, title: string, count: number): Reward => ({
  kind: 'freespins',
  game,
  title,
  count,
  stake: { USD: '0.20', EUR: '0.20', JPY: '20', KWD: '0.200', TON: '0.200000000' },
  days: 7,
});

const bonus = (dollars: bigint): Reward => ({
  kind: 'bonus',
  percent: 0,
  amount: roundAmounts(dollars * 100n),
  terms: casinoTerms,
});

const frame = (id: keyof typeof frameTexts, price: bigint, stock: number | null, colour: string) =>
  product(
    id,
    { category: 'gifts', price, stock, limit: 1, colour },
    { kind: 'frame', item: id.slice('frame-'.length) },
  );

/** The shelf, in its order. */
export const seededProducts: readonly NewProduct[] = [
  product(
    'lantern-spins',
    { category: 'freespins', price: 200n, stock: null, limit: null, colour: '#10233c' },
    spins('lantern-harbor', 'Lantern Harbor', 10),
  ),
  product(
    'coral-spins',
    { category: 'freespins', price: 450n, stock: 200, limit: 5, colour: '#0d3340' },
    spins('coral-deep', 'Coral Deep', 25),
  ),
  product('small-bonus', { category: 'bonus', price: 400n, stock: null, limit: 10, colour: '#3a1a10' }, bonus(5n)),
  product('large-bonus', { category: 'bonus', price: 1_500n, stock: 50, limit: 2, colour: '#3a1016' }, bonus(20n)),
  product(
    'free-bet',
    { category: 'bonus', price: 350n, stock: null, limit: 10, colour: '#10331f' },
    { kind: 'free_bet', amount: roundAmounts(500n), min_odds: 1_500, days: 7 },
    'ticket',
  ),
  product(
    'ticket',
    { category: 'tickets', price: 120n, stock: null, limit: null, colour: '#33210c' },
    { kind: 'tickets', count: 1 },
  ),
  product(
    'three-tickets',
    { category: 'tickets', price: 300n, stock: null, limit: null, colour: '#33210c' },
    { kind: 'tickets', count: 3 },
  ),
  product(
    'vpn-week',
    { category: 'vpn', price: 250n, stock: null, limit: null, colour: '#10204a' },
    { kind: 'vpn_days', count: 7 },
  ),
  product(
    'vpn-month',
    { category: 'vpn', price: 900n, stock: null, limit: null, colour: '#10204a' },
    { kind: 'vpn_days', count: 30 },
  ),
  frame('frame-brass', 150n, null, '#33260c'),
  frame('frame-velvet', 300n, null, '#3a0f22'),
  frame('frame-ember', 450n, null, '#40180e'),
  frame('frame-aurora', 800n, 100, '#0f3036'),
  frame('frame-marquee', 1_200n, 25, '#3a1030'),
].map((one, index, all) => ({ ...one, priority: all.length - index }));
