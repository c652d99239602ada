/** Validates the calls of the seamless wallet. Amounts are decimal text in the session's currency. */
import { isStorableText } from '../../../../database/storableText.ts';
import { WalletError } from './WalletError.ts';

export interface BetRequest {
  readonly session: string;
  readonly round_id: string;
  readonly transaction_id: string;
  readonly game: string;
  readonly amount: string;
  readonly currency: string;
  /** The pack of free spins that pays; empty for a stake of the player's own. */
  readonly free_spins: string;
}

export interface WinRequest {
  readonly round_id: string;
  readonly transaction_id: string;
  readonly amount: string;
  readonly currency: string;
  readonly finished: boolean;
}

export interface RollbackRequest {
  readonly round_id: string;
  readonly transaction_id: string;
  readonly original_transaction_id: string;
}

export type Fields = Readonly<Record<string, unknown>>;

export function readSession(body: string): string {
  return textField(readFields(body), 'session');
}

export function readBet(body: string): BetRequest {
  const fields = readFields(body);
  return {
    session: textField(fields, 'session'),
    round_id: textField(fields, 'round_id'),
    transaction_id: textField(fields, 'transaction_id'),
    game: textField(fields, 'game'),
    amount: textField(fields, 'amount'),
    currency: textField(fields, 'currency'),
    free_spins: fields['free_spins'] === undefined ? '' : textField(fields, 'free_spins'),
  };
}

export function readWin(body: string): WinRequest {
  const fields = readFields(body);
  return {
    round_id: textField(fields, 'round_id'),
    transaction_id: textField(fields, 'transaction_id'),
    amount: textField(fields, 'amount'),
    currency: textField(fields, 'currency'),
    finished: fields['finished'] === true,
  };
}

export function readRollback(body: string): RollbackRequest {
  const fields = readFields(body);
  return {
    round_id: textField(fields, 'round_id'),
    transaction_id: textField(fields, 'transaction_id'),
    original_transaction_id: textField(fields, 'original_transaction_id'),
  };
}

export function readFields(body: string): Fields {
  try {
    const value: unknown = JSON.parse(body);
    if (typeof value === 'object' && value !== null) return value as Fields;
  } catch {
    throw new WalletError('InvalidRequest', 'The body is no JSON');
  }
  throw new WalletError('InvalidRequest', 'The body is no object');
}

export function textField(fields: Fields, name: string): string {
  const value = fields[name];
  if (typeof value !== 'string' || value === '' || value.length > 200 || !isStorableText(value))
    throw new WalletError('InvalidRequest', `${name} is missing or no text`);
  return value;
}
