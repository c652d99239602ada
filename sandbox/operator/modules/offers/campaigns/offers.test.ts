import { expect, test } from 'vitest';
import type { OutputOf } from '../../../../../src/contract/index.ts';
import type { campaigns, WireOffer } from '../../../../../src/contract/offers/campaigns.ts';
import type { TestOperator } from '../../../testing/startTestOperator.ts';
import { availableCurrencies, availableLocales } from '../../../market/facts.ts';
import { codeOffers } from './seed/codeOffers.ts';
import { publicOffers } from './seed/publicOffers.ts';
import { textsOf } from './promised.ts';
import { CampaignPlay } from './testing/CampaignPlay.ts';
import { testOffer } from './testing/testOffer.ts';
import { withCampaigns } from './testing/withCampaigns.ts';

let operator: TestOperator;
let ids = 0;
withCampaigns((started) => (operator = started));

const guestOffers = async () =>
  ((await operator.call('campaigns.getoffers')).data as OutputOf<typeof campaigns.getoffers>).items;
const idsOf = (offers: readonly WireOffer[]) => offers.map(({ id }) => id);
const codeOf = (reply: { error: { error_data: Record<string, unknown> } }) => reply.error.error_data['offer_id'];

async function add(changes: Parameters<typeof testOffer>[0] = {}, more: object = {}): Promise<string> {
  const id = `test-offer-${(ids += 1)}`;
  const reply = await operator.control('addOffer', { id, data: testOffer(changes), ...more });
  expect(reply.json()).toEqual({ is_added: true });
  return id;
}

test('7-37, 3-57 a guest gets the offers that a new player would, in the market’s first currency', async () => {
  // Other tests add offers of their own.
  const seeded = (await guestOffers()).filter(({ id }) => !id.startsWith('test-offer-'));
  expect(seeded).toMatchObject([
    {
      id: 'welcome',
      trigger: {
        action: 'deposit',
        params: { min_deposit: { amount: '20.00', currency: 'USD' }, is_first_deposit: true },
        is_satisfied: true,
      },
      description: { title: 'Welcome bonus', lead: '100% up to $100' },
      promotions: [
        {
          kind: 'bonus',
          percent: 100,
          amount: { amount: '100.00', currency: 'USD' },
          terms: {
            wager_times: 10,
            days: 7,
            max_stake: { amount: '5.00', currency: 'USD' },
            counts: { types: { slot: 100, casino: 10, live: 10 } },
          },
        },
      ],
      exclude_methods: ['flashpay'],
      exclude_method_names: ['FlashPay'],
      status: 'available',
    },
    { id: 'try-out', trigger: { action: 'take' }, exclude_methods: [] },
  ]);
});

test('7-37 a player gets them in their own currency and language', async () => {
  const yen = await CampaignPlay.of(operator, { currency: 'JPY' });
  expect(await yen.offer('welcome')).toMatchObject({
    trigger: { params: { min_deposit: { amount: '3000', currency: 'JPY' } } },
    promotions: [{ amount: { amount: '15000', currency: 'JPY' }, terms: { max_stake: { amount: '750' } } }],
  });
});

test('7-38 an offer that does not exist, or is not for the viewer, is null', async () => {
  const play = await CampaignPlay.of(operator);
  expect([await play.offer('nothing'), await play.offer('weekly-reload'), await play.offer('reels-code')]).toEqual([
    null,
    null,
    null,
  ]);
  await play.deposit('20.00');
  expect(await play.offer('weekly-reload')).toMatchObject({ trigger: { is_satisfied: true } });
});

test('4-36 an offer for the first deposit is not satisfied any more after one', async () => {
  const play = await CampaignPlay.of(operator);
  await play.deposit('20.00');
  expect(await play.offer('welcome')).toMatchObject({ status: 'available', trigger: { is_satisfied: false } });
  const offers = await play.offers();
  expect(idsOf(offers).at(-1)).toBe('welcome');
});

test('7-39 an offer is taken once, also by two tabs at once', async () => {
  const play = await CampaignPlay.of(operator);
  const replies = await Promise.all([play.take('try-out'), play.take('try-out')]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 422]);
  expect(replies.filter(({ status }) => status === 422).map(codeOf)).toEqual([[{ code: 'offerTaken' }]]);
  const [bonus] = await play.bonuses();
  expect(await play.granted()).toEqual([500n]);
  expect(bonus).toMatchObject({
    status: 'active',
    offer_id: 'try-out',
    title: 'Try-out bonus',
    terms: { is_sticky: true, max_stake: { amount: '1.00', currency: 'USD' } },
  });
  const taken = await play.offer('try-out');
  expect(taken?.status).toBe('taken');
  expect(bonus?.terms_hash).toBe(taken?.terms_hash);
});

test('7-39 what is unknown, for a deposit, over or not for the player is not taken', async () => {
  const play = await CampaignPlay.of(operator);
  const over = await add({}, { ends_at: new Date(operator.time.ms + 1000).toISOString() });
  operator.time.ms += 1000;
  for (const [id, code] of [
    ['nothing', 'unknownOffer'],
    ['welcome', 'unknownOffer'],
    ['free-bet', 'unknownOffer'],
    ['hello-code', 'unknownOffer'],
    [over, 'offerOver'],
  ] as const)
    expect(codeOf(await play.take(id))).toEqual([{ code }]);
  expect(await play.granted()).toEqual([]);
});

test('7-37, 7-39 an offer that ends this second is over', async () => {
  const play = await CampaignPlay.of(operator);
  const id = await add({}, { ends_at: new Date(operator.time.ms + 5000).toISOString() });
  operator.time.ms += 4999;
  expect(await play.offer(id)).toMatchObject({ id });
  operator.time.ms += 1;
  expect([await play.offer(id), idsOf(await play.offers()).includes(id)]).toEqual([null, false]);
});

test('7-39 at its end an offer is either given whole or refused whole', async () => {
  const players = [await CampaignPlay.of(operator), await CampaignPlay.of(operator)] as const;
  const id = await add({}, { ends_at: new Date(operator.time.ms + 5000).toISOString() });
  operator.time.ms += 4999;
  expect((await players[0].take(id)).data).toMatchObject({ status: 'taken' });
  operator.time.ms += 1;
  expect(codeOf(await players[1].take(id))).toEqual([{ code: 'offerOver' }]);
  const turns = await operator.database.query<{ uid: bigint }>(
    'select uid from operator.player_offers where offer_id = $1',
    [id],
  );
  expect([await players[0].granted(), await players[1].granted(), turns]).toEqual([
    [1000n],
    [],
    [{ uid: BigInt(players[0].uid) }],
  ]);
});

test('7-37 an offer for some countries or currencies is shown to their players only', async () => {
  const id = await add({ countries: ['LV'] });
  const latvian = await CampaignPlay.of(operator, { country: 'LV' });
  const mexican = await CampaignPlay.of(operator, { country: 'MX' });
  const euro = await CampaignPlay.of(operator, { country: 'LV', currency: 'EUR' });
  expect([await latvian.offer(id), await mexican.offer(id), await euro.offer(id)]).toMatchObject([{ id }, null, null]);
  expect(idsOf(await guestOffers())).not.toContain(id);
  expect(codeOf(await mexican.take(id))).toEqual([{ code: 'unknownOffer' }]);
});

test('7-39 an offer of the week can be taken again from Monday, and is a betting bonus where it says so', async () => {
  const play = await CampaignPlay.of(operator);
  await play.deposit('20.00');
  expect((await play.take('free-bet')).data).toMatchObject({ status: 'taken' });
  expect(codeOf(await play.take('free-bet'))).toEqual([{ code: 'offerTaken' }]);
  expect([await play.balance('bonus'), await play.balance('betting_bonus')]).toEqual(['0.00', '5.00']);
  // The following Monday, at midnight.
  const start = operator.time.ms;
  operator.time.ms = Date.UTC(2026, 5, 8);
  await operator.database.query('update operator.sessions set expires_at = $1, last_seen_at = $2 where uid = $3', [
    new Date(operator.time.ms + 86_400_000),
    new Date(operator.time.ms),
    BigInt(play.uid),
  ]);
  expect((await play.take('free-bet')).status).toBe(200);
  expect(await play.granted()).toEqual([500n, 500n]);
  operator.time.ms = start;
});

/** The events about one offer: other tests open and end offers for everybody, too. */
const told = async (play: CampaignPlay, type: 'available' | 'deactivated', id: string) =>
  (await play.events(`campaign.offer.${type}`)).filter(
    (data) => (data as { offer_id?: string } | null)?.offer_id === id,
  );

test('4-65, 4-66 signed-in players are told of an offer that is for them, and all of its end', async () => {
  const dollar = await CampaignPlay.of(operator);
  const dinar = await CampaignPlay.of(operator, { currency: 'KWD' });
  const id = await add();
  const event = [{ offer_id: id }];
  expect([await told(dollar, 'available', id), await told(dinar, 'available', id)]).toEqual([event, []]);
  await operator.control('tellOffers');
  expect(await told(dollar, 'available', id)).toEqual(event);
  await operator.control('deactivateOffer', { id });
  expect([await told(dollar, 'deactivated', id), await dollar.offer(id)]).toEqual([event, null]);
});

test('4-66 players are told when the time of an offer is over', async () => {
  const play = await CampaignPlay.of(operator);
  const id = await add({}, { ends_at: new Date(operator.time.ms + 60_000).toISOString() });
  operator.time.ms += 60_000;
  await operator.control('tellOffers');
  expect(await told(play, 'deactivated', id)).toEqual([{ offer_id: id }]);
});

test('4-65 the house opens an offer for one player only', async () => {
  const chosen = await CampaignPlay.of(operator);
  const other = await CampaignPlay.of(operator);
  const id = await add({ audience: 'invited' }, { uid: chosen.uid });
  expect(await told(chosen, 'available', id)).toEqual([{ offer_id: id }]);
  expect([await other.offer(id), await told(other, 'available', id)]).toEqual([null, []]);
  expect((await chosen.take(id)).status).toBe(200);
  expect(codeOf(await chosen.take(id))).toEqual([{ code: 'offerTaken' }]);
});

test('trust: who has excluded themselves is offered and given nothing', async () => {
  const play = await CampaignPlay.of(operator);
  await play.exclude('time_out');
  expect([await play.offers(), await play.offer('try-out')]).toEqual([[], null]);
  expect(codeOf(await play.take('try-out'))).toEqual([{ code: 'unknownOffer' }]);
  expect(await play.granted()).toEqual([]);
});

test('trust, 16-A4 a held account is offered and given nothing, until it is free again', async () => {
  const play = await CampaignPlay.of(operator);
  await operator.database.query('update operator.players set play_held_until = $2 where uid = $1', [
    BigInt(play.uid),
    new Date(operator.time.ms + 1_000),
  ]);
  expect([await play.offers(), await play.offer('try-out')]).toEqual([[], null]);
  expect(codeOf(await play.take('try-out'))).toEqual([{ code: 'unknownOffer' }]);
  const id = await add();
  expect(await told(play, 'available', id)).toEqual([]);
  operator.time.ms += 1_000;
  expect(await play.offer('try-out')).not.toBeNull();
});

test('7-37 a term that changes later changes the hash of the offer, not the bonus that was taken', async () => {
  const play = await CampaignPlay.of(operator);
  const id = await add();
  await play.take(id);
  const before = await play.offer(id);
  await operator.database.query(
    `update operator.offers set data = jsonb_set(data, '{gifts,0,terms,wager_times}', '9') where id = $1`,
    [id],
  );
  const after = await play.offer(id);
  const [bonus] = await play.bonuses();
  expect([bonus?.terms_hash, bonus?.terms.wager_times]).toEqual([before?.terms_hash, 10]);
  expect(after?.terms_hash).not.toBe(before?.terms_hash);
});

test('7-39, 3-59 an offer of free spins gives a pack, in the player’s currency', async () => {
  const play = await CampaignPlay.of(operator, { currency: 'JPY' });
  await play.deposit('3000');
  expect(await play.offer('lantern-spins')).toMatchObject({
    description: { lead: '10 free spins in Lantern Harbor' },
    promotions: [
      {
        kind: 'freespins',
        amount: null,
        terms: null,
        freespins: { game: 'lantern-harbor', count: 10, stake: { amount: '20', currency: 'JPY' } },
      },
    ],
  });
  const replies = await Promise.all([play.take('lantern-spins'), play.take('lantern-spins')]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 422]);
  // A finished quest gives five.
  const packs = await operator.database.query(
    'select game, stake, count, remaining from operator.freespin_packs where uid = $1 and count > 5',
    [BigInt(play.uid)],
  );
  expect(packs).toEqual([{ game: 'lantern-harbor', stake: 20n, count: 10, remaining: 10 }]);
});

test('an offer that could not be shown is not added', async () => {
  const bad = testOffer({ gifts: [] });
  for (const data of [bad, { ...testOffer(), countries: undefined }, { ...testOffer(), texts: {} }, 'nothing'])
    expect((await operator.control('addOffer', { id: 'bad', data })).statusCode).toBeGreaterThanOrEqual(400);
});

test('7-37 every seeded offer is complete in every currency and language, and wagers ten times at most', () => {
  for (const { id, data } of [...publicOffers, ...codeOffers]) {
    for (const currency of availableCurrencies) {
      for (const locale of availableLocales) {
        const texts = textsOf(data, currency, locale);
        for (const text of Object.values(texts))
          expect([id, locale, text]).not.toContainEqual(expect.stringMatching(/[{}]|^$/));
      }
    }
    for (const gift of data.gifts) if (gift.kind === 'bonus') expect(gift.terms.wager_times).toBeLessThanOrEqual(10);
  }
});
