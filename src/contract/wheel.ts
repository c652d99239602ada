import { array, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { endpoint } from './base/endpoint.ts';
import { publicPlayer } from './winners/publicPlayer.ts';
import { doneQuest, quest } from './quests/quest.ts';
import { reward } from './loyalty/reward.ts';
import type { RewardKind } from './loyalty/reward.ts';
import { flag, instant, integer, money, optionalFlag, optionalText, page, rowId, text } from './base/schemas.ts';

const campaignId = () => string().min(1).max(64).required();

/** 3-60: a fortune wheel as the player (or a guest) may spin it. Texts are in the language of the call. */
export const wheelCampaign = object({
  id: text(),
  title: text(),
  text: text(),
  /** Spins that the player has: 0 for a guest. */
  spin_balance: integer(),
  /** Spins are bought with main money; the free ones of a campaign come by the day, from quests and gifts. */
  is_spin_cost: flag(),
  starts_at: instant(),
  ends_at: instant().nullable().defined(),
  /** Of one spin; null unless spins are bought. */
  price: money().nullable().defined(),
  /** How many spins can be bought at once; each costs the price, whatever their number. */
  bundles: array(integer()).defined(),
  /** One free spin a day (UTC): whether this day's is still there, and when the next one comes; null without. */
  daily: object({ is_ready: flag(), next_at: instant() }).nullable().defined(),
  /** Gifts can be taken for this many days. */
  gift_days: integer(),
  /** Gifts that wait for the player. */
  gifts_waiting: integer(),
}).defined();
export type WireCampaign = InferType<typeof wheelCampaign>;

/** An exact fraction in lowest terms, as decimal integers. */
const fraction = object({ numerator: text(), denominator: text() }).defined();

/** What a segment gives now: where a stock has run out, what it gives instead. */
export const wheelSegment = object({
  id: text(),
  /** Of the sum of all weights: the segment is exactly as wide as its chance. */
  weight: integer(),
  reward,
}).defined();

/** What one spin gives on average, exactly; only `money` is money that can be withdrawn at once. */
export const wheelExpected = object({
  kind: string().oneOf(['money', 'bonus', 'freespins', 'points']).defined(),
  /** Of an amount, in minor units; of points, in points. */
  exact: fraction,
  /** Decimal text, cut: four decimals more than the currency has; empty currency for points. */
  amount: text(),
  currency: text(),
}).defined();

export const wheelChance = object({
  reward,
  chance: fraction,
  /** Decimal text, rounded to two digits unless it is exact. */
  percent: text(),
  /** How many are left, and what comes instead after that; null where it never runs out. */
  stock: object({ left: integer(), after: reward }).nullable().defined(),
}).defined();

/** `booked`: at once · `kept`: a gift that waits · `taken`, `expired`: what became of it. */
export const spinStates = ['booked', 'kept', 'taken', 'expired'] as const;
export type SpinState = (typeof spinStates)[number];

/** Everything that checks a spin. The commitment was given before it, the secret after it. */
const proof = object({
  /** SHA-256 of the secret's bytes, in hex. */
  commitment: text(),
  secret: text(),
  client_seed: text(),
  nonce: integer(),
  weights: array(integer()).defined(),
}).defined();

export const wheelSpin = object({
  id: integer(),
  campaign_id: text(),
  segment: integer(),
  reward,
  state: string().oneOf(spinStates).defined(),
  /** What the spin had cost; null for a free one. */
  cost: money().nullable().defined(),
  at: instant(),
  /** Of a gift: until when it can be taken. */
  taken_until: instant().nullable().defined(),
  proof,
}).defined();
export type WireSpin = InferType<typeof wheelSpin>;

/** A spin on a list: others' have no proof, and are nameless if they share nothing. */
export const wheelResult = object({
  id: integer(),
  reward,
  at: instant(),
  player: publicPlayer(),
  /** The player's own spins only. */
  own: wheelSpin.nullable().defined(),
}).defined();

const ofCampaign = object({ campaign_id: campaignId() });
const limited = object({ campaign_id: campaignId(), limit: number().integer().min(1).max(100).default(100).defined() });

/** 7-53. Wrong field `campaign_id`: unknownCampaign; of the POSTs also campaignOver. */
export const fortuneWheels = {
  /** 7-54: the wheels that turn now. */
  campaignsGet: endpoint(
    'GET',
    'FortuneWheels.campaignsGet',
    object({}),
    object({ items: array(wheelCampaign).defined() }).defined(),
    { access: 'any' },
  ),
  /** 7-54 */
  campaignsInfo: endpoint('GET', 'FortuneWheels.campaignsInfo', ofCampaign, wheelCampaign, { access: 'any' }),
  /** 7-55 */
  wheelInfoGet: endpoint(
    'GET',
    'FortuneWheels.wheelInfoGet',
    ofCampaign,
    object({
      campaign_id: text(),
      segments: array(wheelSegment).defined(),
      expected: array(wheelExpected).defined(),
      /** What of the price comes back as money on average, percent cut to two digits; empty for a free wheel. */
      return_percent: text(),
      /** Of the player's next spin; null for a guest. */
      next: object({ commitment: text(), nonce: integer() }).nullable().defined(),
    }).defined(),
    { access: 'any' },
  ),
  /** 7-56: all that can be won, with its chance now. */
  wheelRewardsGet: endpoint(
    'GET',
    'FortuneWheels.wheelRewardsGet',
    ofCampaign,
    object({ items: array(wheelChance).defined() }).defined(),
    { access: 'any' },
  ),
  /** 7-57: newest first. `my` is empty for guests. `is_gift`: only gifts, of `my`. */
  wheelSpinResults: endpoint(
    'GET',
    'FortuneWheels.wheelSpinResults',
    object({
      campaign_id: campaignId(),
      ...page(20),
      scope: string().oneOf(['all', 'my']).default('all').defined(),
      is_gift: optionalFlag(),
    }),
    object({ items: array(wheelResult).defined(), totalCount: integer() }).defined(),
    { access: 'any' },
  ),
  /** 7-58: how the quests stand that earn spins. */
  campaignsQuestsGet: endpoint(
    'GET',
    'FortuneWheels.campaignsQuestsGet',
    limited,
    object({
      count: integer(),
      items: array(object({ id: text(), status: quest.fields.status }).defined()).defined(),
    }).defined(),
    { access: 'any' },
  ),
  /** 7-58 */
  campaignsQuestsInfo: endpoint(
    'GET',
    'FortuneWheels.campaignsQuestsInfo',
    limited,
    object({ count: integer(), items: array(quest).defined() }).defined(),
    { access: 'any' },
  ),
  /** 7-59 */
  userQuestsHistoryGet: endpoint(
    'GET',
    'FortuneWheels.userQuestsHistoryGet',
    limited,
    object({ count: integer(), items: array(doneQuest).defined() }).defined(),
    { access: 'player' },
  ),
  /**
   * 7-60: `price` is the price of one spin that the player has seen, decimal text. Wrong fields: `spins_amount`:
   * noSuchBundle, insufficientFunds, lossLimit, wagerLimit, realityCheckDue; `price`: priceChanged.
   */
  buySpin: endpoint(
    'POST',
    'FortuneWheels.buySpin',
    object({
      campaign_id: campaignId(),
      spins_amount: number().integer().min(1).max(1_000).required(),
      price: string().max(40).required(),
    }),
    wheelCampaign,
    { access: 'player', spends: true },
  ),
  /**
   * 7-61: one spin. `commitment` is the one that the page has seen. Wrong fields: `campaign_id`: noSpins,
   * realityCheckDue; `commitment`: commitmentChanged: the player has spun elsewhere meanwhile.
   */
  spinWheel: endpoint(
    'POST',
    'FortuneWheels.spinWheel',
    object({
      campaign_id: campaignId(),
      client_seed: optionalText()
        .matches(/^[\x20-\x7e]*$/)
        .max(64),
      commitment: string().max(64).required(),
    }),
    wheelSpin,
    { access: 'player', spends: true },
  ),
  /** Takes a gift: it is booked now, once. Wrong field `spin_id`: unknownGift, giftTaken, giftExpired. */
  takeGift: endpoint('POST', 'FortuneWheels.takeGift', object({ spin_id: rowId() }), wheelSpin, {
    access: 'player',
    spends: true,
  }),
};

/** A spin is over for the operator; the page that asked for it may still be turning. */
export interface WheelSpun {
  readonly type: 'wheel.spun';
  readonly data: { readonly id: number; readonly campaign: string; readonly reward: RewardKind };
}

/** The player's spins or gifts of a wheel have changed. */
export interface WheelsChanged {
  readonly type: 'wheels.changed';
  readonly data: { readonly campaign: string };
}

declare module './base/realtime.ts' {
  interface RealtimeEvents {
    'wheel.spun': WheelSpun;
    'wheels.changed': WheelsChanged;
  }
}
