import type { BonusProgress } from '../../../contract/bonuses/bonuses.ts';
import type { CallOutput } from '../../../contract/index.ts';
import { isoToMs } from '../../../shared/dates/isoTime.ts';
import { parseMoney } from '../../../shared/money/moneyWire.ts';
import type { Bonus, BonusFigures, Funding } from './bonus.ts';

type WireBonus = CallOutput<'GET bonuses.get'>['items'][number];

/** Throws TypeError or MoneyFormatError for what no figure can be shown of. */
export function parseFigures(wire: BonusProgress): BonusFigures {
  return {
    id: String(wire.id),
    type: wire.type,
    status: wire.status,
    ending: wire.ending,
    amount: parseMoney(wire.amount),
    balance: parseMoney(wire.balance),
    required: parseMoney(wire.wager_required),
    wagered: parseMoney(wire.wagered),
    left: parseMoney(wire.wager_left),
    converted: wire.converted === null ? null : parseMoney(wire.converted),
    expiresAt: wire.expires_at === null ? null : moment(wire.expires_at),
    endedAt: wire.ended_at === null ? null : moment(wire.ended_at),
  };
}

export function parseBonus(wire: WireBonus): Bonus {
  return {
    ...parseFigures(wire),
    title: wire.title,
    text: wire.text,
    terms: wire.terms,
    termsHash: wire.terms_hash,
    offerId: wire.offer_id,
    createdAt: moment(wire.created_at),
  };
}

export function parseFunding(wire: CallOutput<'GET bonuses.getFunding'>): Funding {
  return {
    order: wire.order,
    isIsolated: wire.is_isolated,
    casino: wire.casino && parseBonus(wire.casino),
    betting: wire.betting && parseBonus(wire.betting),
  };
}

function moment(iso: string): number {
  const ms = isoToMs(iso);
  if (ms === null) throw new TypeError(`not a time: ${iso}`);
  return ms;
}
