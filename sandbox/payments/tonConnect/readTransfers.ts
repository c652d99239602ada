import { readTonAddress } from '../coins/coinAddress.ts';
import { coinTraits } from '../coins/coins.ts';
import { fromUnits } from '../decimals.ts';
import { readComment } from './commentCell.ts';

/** A transfer that an app asks for: decimal text of TON, to an address with a comment. */
export interface AskedTransfer {
  readonly address: string;
  readonly memo: string;
  readonly amount: string;
}

export interface AskedTransaction {
  readonly transfers: readonly AskedTransfer[];
  /** Milliseconds since 1970, or null without an end. */
  readonly validUntil: number | null;
}

/** The network of this sandbox: the test network. */
export const TEST_NETWORK = '-3';
const MOST_TRANSFERS = 4;

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? { ...value } : {});

/** Reads the parameters of `sendTransaction`; null if they are no transfers on the test network. */
export function readTransfers(params: string): AskedTransaction | null {
  let fields: Fields;
  try {
    fields = fieldsOf(JSON.parse(params));
  } catch {
    return null;
  }
  const { messages, network = TEST_NETWORK, valid_until: validUntil } = fields;
  if (network !== TEST_NETWORK || !Array.isArray(messages)) return null;
  const transfers = messages.map(readTransfer).filter((transfer) => transfer !== null);
  const isWhole = transfers.length === messages.length && messages.length > 0 && messages.length <= MOST_TRANSFERS;
  if (!isWhole) return null;
  return { transfers, validUntil: typeof validUntil === 'number' ? validUntil * 1000 : null };
}

function readTransfer(value: unknown): AskedTransfer | null {
  const { address, amount, payload } = fieldsOf(value);
  if (typeof address !== 'string' || typeof amount !== 'string' || !/^[1-9]\d{0,18}$/.test(amount)) return null;
  const account = readTonAddress(address);
  const memo = typeof payload === 'string' ? readComment(payload) : '';
  if (account === null || memo === null) return null;
  return { address: account, memo, amount: fromUnits(BigInt(amount), coinTraits.TON.decimals) };
}
