/** The sportsbook's types of the operator's wallet. The companies share a protocol but no code. Amounts are text. */

export interface BettingBonus {
  readonly amount: string;
  /** Thousandths. */
  readonly min_odds: number;
  readonly min_legs: number;
  readonly max_stake: string | null;
}

export interface FreeBet {
  readonly id: string;
  readonly amount: string;
  readonly min_odds: number;
  readonly min_legs: number;
}

export interface WalletSession {
  readonly player: string;
  readonly currency: string;
  readonly decimals: number;
  readonly locale: string;
  readonly balance: string;
  readonly betting_bonus: BettingBonus | null;
  readonly free_bets: readonly FreeBet[];
  readonly limits: { readonly min_stake: string; readonly max_stake: string; readonly max_payout: string };
}

export interface WalletLeg {
  readonly event_id: string;
  readonly event: string;
  readonly sport: string;
  readonly league: string;
  readonly starts_at: number;
  readonly market: string;
  readonly market_name: string;
  readonly selection: string;
  readonly selection_name: string;
  readonly odds: number;
  readonly is_live: boolean;
}

export interface WalletPlace {
  readonly session: string;
  readonly bet_id: string;
  readonly transaction_id: string;
  readonly amount: string;
  readonly currency: string;
  /** `auto`, or `free_bet:<id>`. */
  readonly funding: string;
  readonly bet: {
    readonly kind: string;
    readonly system: string | null;
    readonly odds: number;
    readonly possible_payout: string;
    readonly legs: readonly WalletLeg[];
  };
}

export type MoveKind = 'settlement' | 'cash_out' | 'partial_cash_out' | 'void' | 'correction';

export interface WalletSettle {
  readonly bet_id: string;
  readonly transaction_id: string;
  readonly revision: number;
  readonly kind: MoveKind;
  readonly amount: string;
  readonly currency: string;
  readonly stake_closed: string;
  readonly legs: readonly WalletResult[];
}

export interface WalletResult {
  readonly index: number;
  readonly result: 'won' | 'lost' | 'void' | 'dead_heat';
  readonly score: string;
}

export interface WalletRollback {
  readonly bet_id: string;
  readonly transaction_id: string;
  readonly original_transaction_id: string;
}

/** An open bet is bought back and another one placed with that: both or neither. */
export interface WalletEdit {
  readonly session: string;
  readonly close: Omit<WalletSettle, 'kind'>;
  readonly place: Omit<WalletPlace, 'session' | 'funding'>;
}

/** What a player who follows a match is to be told. */
export interface WalletNotice {
  readonly notice_id: string;
  readonly player: string;
  readonly kind: 'kick_off' | 'bet_settled';
  readonly event_id: string;
  readonly event: string;
  readonly bet_id?: string;
}

export interface WalletTold {
  readonly is_told: boolean;
}

export interface WalletReply {
  readonly balance: string;
  readonly version: number;
  /** Of a placed bet: what has paid the stake. */
  readonly funded?: { readonly main: string; readonly betting_bonus: string; readonly free_bet: string };
}

export interface WalletState {
  readonly status: string;
  readonly revision: number;
  readonly paid: string;
}

export const isWalletReply = (value: unknown): value is WalletReply => hasTexts(value, ['balance']);

export const isWalletState = (value: unknown): value is WalletState =>
  hasTexts(value, ['status']) && Number.isSafeInteger(value['revision']);

export const isWalletTold = (value: unknown): value is WalletTold =>
  typeof (Object(value) as { readonly is_told?: unknown }).is_told === 'boolean';

export function isWalletSession(value: unknown): value is WalletSession {
  return (
    hasTexts(value, ['player', 'currency', 'balance', 'locale']) &&
    Number.isSafeInteger(value['decimals']) &&
    Array.isArray(value['free_bets']) &&
    hasTexts(value['limits'], ['min_stake', 'max_stake', 'max_payout'])
  );
}

function hasTexts(value: unknown, names: readonly string[]): value is Readonly<Record<string, unknown>> {
  const fields = Object(value) as Readonly<Record<string, unknown>>;
  return names.every((name) => typeof fields[name] === 'string');
}
