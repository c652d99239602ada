/** Validates the calls of the seamless wallet. Amounts are decimal text in the session's currency. */
import { isStorableText } from '../../../database/storableText.ts';
import { WalletError } from './WalletError.ts';

export interface BetRequest {
  readonly session: string;
  readonly round_id: string;
  readonly transaction_id: string;
  readonly game: string;
  readonly amount: string;
  readonly currency: string;
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

type Fields = Readonly<Record<string, unknown>>;

export function readSession(body: string): string {
  return text(parse(body), 'session');
}

export function readBet(body: string): BetRequest {
  const fields = parse(body);
  return {
    session: text(fields, 'session'),
    round_id: text(fields, 'round_id'),
    transaction_id: text(fields, 'transaction_id'),
    game: text(fields, 'game'),
    amount: text(fields, 'amount'),
    currency: text(fields, 'currency'),
  };
}

export function readWin(body: string): WinRequest {
  const fields = parse(body);
  return {
    round_id: text(fields, 'round_id'),
    transaction_id: text(fields, 'transaction_id'),
    amount: text(fields, 'amount'),
    currency: text(fields, 'currency'),
    finished: fields['finished'] === true,
  };
}

export function readRollback(body: string): RollbackRequest {
  const fields = parse(body);
  return {
    round_id: text(fields, 'round_id'),
    transaction_id: text(fields, 'transaction_id'),
    original_transaction_id: text(fields, 'original_transaction_id'),
  };
}

function parse(body: string): Fields {
  try {
    const value: unknown = JSON.parse(body);
    if (typeof value === 'object' && value !== null) return value as Fields;
  } catch {
    throw new WalletError('InvalidRequest', 'The body is no JSON');
  }
  throw new WalletError('InvalidRequest', 'The body is no object');
}

function text(fields: Fields, name: string): string {
  const value = fields[name];
  if (typeof value !== 'string' || value === '' || value.length > 200 || !isStorableText(value))
    throw new WalletError('InvalidRequest', `${name} is missing or no text`);
  return value;
}
