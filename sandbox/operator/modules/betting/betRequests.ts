/** Validates the sportsbook's calls. Amounts are decimal text in the bet's currency, odds whole thousandths. */
import { betKinds, legResults } from '../../../../src/contract/betting/betting.ts';
import { isStorableText } from '../../../database/storableText.ts';
import { readFields, textField, WalletError } from '../wallet/wallet/module.ts';
import type { Fields } from '../wallet/wallet/module.ts';
import type { BetLeg, NewBet } from './bet.ts';
import type { LegOutcome } from './betsRepository.ts';

const MOST_LEGS = 30;
const MOST_ODDS = 1e12;
/** Of a start, in ms since 1970: a date with four digits of the year. */
const LAST_MS = Date.UTC(9999, 11, 31);

export interface PlaceRequest {
  readonly session: string;
  readonly bet_id: string;
  readonly transaction_id: string;
  readonly amount: string;
  readonly currency: string;
  /** Null: by the house's rules; else the free bet that pays. */
  readonly freeBet: bigint | null;
  readonly kind: NewBet['kind'];
  readonly system: string | null;
  readonly odds: number;
  readonly possible_payout: string;
  readonly legs: readonly BetLeg[];
}

export const settleKinds = ['settlement', 'cash_out', 'partial_cash_out', 'void', 'correction'] as const;

export interface SettleRequest {
  readonly bet_id: string;
  readonly transaction_id: string;
  readonly revision: number;
  readonly kind: (typeof settleKinds)[number];
  readonly amount: string;
  readonly currency: string;
  readonly stake_closed: string;
  readonly legs: readonly LegOutcome[];
}

export interface RollbackRequest {
  readonly bet_id: string;
  readonly transaction_id: string;
  readonly original_transaction_id: string;
}

export interface FollowRequest {
  readonly notice_id: string;
  readonly player: bigint;
  readonly kind: 'kick_off' | 'bet_settled';
  readonly event_id: string;
  /** The match's name. */
  readonly event: string;
  /** Of `bet_settled`. */
  readonly bet_id: string | null;
}

export const readSession = (body: string): string => textField(readFields(body), 'session');
export const readBetId = (body: string): string => textField(readFields(body), 'bet_id');

export const readPlace = (body: string): PlaceRequest => placeOf(readFields(body));
export const readSettle = (body: string): SettleRequest => settleOf(readFields(body));

/** An open bet is bought back, and another one is placed with what it brought. */
export interface EditRequest {
  readonly close: SettleRequest;
  readonly place: PlaceRequest;
}

export function readEdit(body: string): EditRequest {
  const fields = readFields(body);
  const { session } = fields;
  return {
    close: settleOf({ ...objectOf(fields['close'], 'close'), kind: 'cash_out' }),
    place: placeOf({ ...objectOf(fields['place'], 'place'), session, funding: 'auto' }),
  };
}

function placeOf(fields: Fields): PlaceRequest {
  const bet = objectOf(fields['bet'], 'bet');
  const legs = listOf(bet['legs'], 'legs').map((leg) => readLeg(objectOf(leg, 'legs')));
  const kind = choice(betKinds, bet, 'kind');
  if (legs.length === 0 || (kind === 'single') !== (legs.length === 1))
    throw wrong('legs', 'do not belong to this kind of bet');
  return {
    session: textField(fields, 'session'),
    bet_id: textField(fields, 'bet_id'),
    transaction_id: textField(fields, 'transaction_id'),
    amount: textField(fields, 'amount'),
    currency: textField(fields, 'currency'),
    freeBet: readFunding(textField(fields, 'funding')),
    kind,
    system: bet['system'] === null || bet['system'] === undefined ? null : textField(bet, 'system'),
    odds: whole(bet, 'odds', 1000, MOST_ODDS),
    possible_payout: textField(bet, 'possible_payout'),
    legs,
  };
}

function settleOf(fields: Fields): SettleRequest {
  return {
    bet_id: textField(fields, 'bet_id'),
    transaction_id: textField(fields, 'transaction_id'),
    revision: whole(fields, 'revision', 1, 1_000_000),
    kind: choice(settleKinds, fields, 'kind'),
    amount: textField(fields, 'amount'),
    currency: textField(fields, 'currency'),
    stake_closed: textField(fields, 'stake_closed'),
    legs: listOf(fields['legs'], 'legs').map((leg) => {
      const outcome = objectOf(leg, 'legs');
      return {
        index: whole(outcome, 'index', 0, MOST_LEGS - 1),
        result: choice(legResults, outcome, 'result'),
        score: optional(outcome, 'score'),
      };
    }),
  };
}

export function readRollback(body: string): RollbackRequest {
  const fields = readFields(body);
  return {
    bet_id: textField(fields, 'bet_id'),
    transaction_id: textField(fields, 'transaction_id'),
    original_transaction_id: textField(fields, 'original_transaction_id'),
  };
}

export function readFollow(body: string): FollowRequest {
  const fields = readFields(body);
  const kind = choice(['kick_off', 'bet_settled'], fields, 'kind');
  const player = textField(fields, 'player');
  if (!/^\d{1,18}$/.test(player)) throw wrong('player', 'is no player');
  return {
    notice_id: textField(fields, 'notice_id'),
    player: BigInt(player),
    kind,
    event_id: textField(fields, 'event_id'),
    event: textField(fields, 'event'),
    bet_id: kind === 'bet_settled' ? textField(fields, 'bet_id') : null,
  };
}

function readLeg(fields: Fields): BetLeg {
  return {
    event_id: textField(fields, 'event_id'),
    event: textField(fields, 'event'),
    sport: textField(fields, 'sport'),
    league: textField(fields, 'league'),
    starts_at: new Date(whole(fields, 'starts_at', 0, LAST_MS)),
    market: textField(fields, 'market'),
    market_name: textField(fields, 'market_name'),
    selection: textField(fields, 'selection'),
    selection_name: textField(fields, 'selection_name'),
    odds: whole(fields, 'odds', 1000, MOST_ODDS),
    is_live: fields['is_live'] === true,
  };
}

function readFunding(funding: string): bigint | null {
  if (funding === 'auto') return null;
  const [, id] = /^free_bet:(\d{1,18})$/.exec(funding) ?? [];
  if (id === undefined) throw wrong('funding', 'is unknown');
  return BigInt(id);
}

const wrong = (name: string, why: string): WalletError => new WalletError('InvalidRequest', `${name} ${why}`);

function objectOf(value: unknown, name: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw wrong(name, 'is no object');
  return value as Fields;
}

function listOf(value: unknown, name: string): readonly unknown[] {
  if (!Array.isArray(value) || value.length > MOST_LEGS) throw wrong(name, 'is no list, or too long');
  return value;
}

function choice<const Value extends string>(values: readonly Value[], fields: Fields, name: string): Value {
  const found = values.find((value) => value === fields[name]);
  if (found === undefined) throw wrong(name, 'is unknown');
  return found;
}

function whole(fields: Fields, name: string, least: number, most: number): number {
  const value = fields[name];
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most)
    throw wrong(name, `is no whole number from ${least} to ${most}`);
  return value;
}

function optional(fields: Fields, name: string): string {
  const value = fields[name] ?? '';
  if (typeof value !== 'string' || value.length > 100 || !isStorableText(value)) throw wrong(name, 'is no text');
  return value;
}
