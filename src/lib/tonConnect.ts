/** The wallets of TON Connect. Its library is loaded when a player chooses to pay with one. */
import type { Cancel } from './clock.ts';

/** The list of wallets, and the id of the chain that they must be on: -239 is the main network, -3 the test network. */
export interface WalletSource {
  readonly wallets_url: string;
  readonly network: string;
}

/** A wallet app that is reached by a link and a bridge. */
export interface WalletApp {
  readonly name: string;
  readonly universalLink: string;
  readonly bridgeUrl: string;
}

/** `rejected`: by the player in the wallet · `network`: the wallet is on another network · `failed`: anything else. */
export type TonRefusal = 'rejected' | 'network' | 'failed';

export interface TonTransfer {
  readonly address: string;
  readonly nanotons: bigint;
  /** The text of the transfer, as a cell in base64; empty for none. */
  readonly payload: string;
  /** Seconds since 1970. */
  readonly validUntil: number;
}

/** What this app needs of the library. */
export interface TonSdk {
  readonly wallets: readonly WalletApp[];
  /** `publicKey`: of the connected account; null once there is none. */
  listen(onAccount: (publicKey: string | null) => void, onRefused: (why: TonRefusal) => void): Cancel;
  /** Returns the link that opens the wallet with the question. */
  connect(wallet: WalletApp, signal: AbortSignal): string;
  /** `onSent`: the wallet can be opened now. Rejects as `refusalOf` tells. */
  send(transfer: TonTransfer, onSent: () => void, signal: AbortSignal): Promise<void>;
  refusalOf(error: unknown): TonRefusal;
  disconnect(): Promise<void>;
}

export async function loadTonSdk({ wallets_url: walletsUrl, network }: WalletSource): Promise<TonSdk> {
  const [sdk, wallets] = await Promise.all([import('@tonconnect/sdk'), readWallets(walletsUrl)]);
  const { TonConnect, UserRejectsError, WalletWrongNetworkError } = sdk;
  // The library asks for the list once more for itself, and would else ask for one of its own.
  const connector = new TonConnect({
    walletsListSource: walletsUrl,
    storage: memoryOnly(),
    analytics: { mode: 'off' },
  });
  connector.setConnectionNetwork(network);
  const refusalOf = (error: unknown): TonRefusal => {
    if (error instanceof UserRejectsError) return 'rejected';
    return error instanceof WalletWrongNetworkError ? 'network' : 'failed';
  };
  return {
    wallets,
    refusalOf,
    listen: (onAccount, onRefused) =>
      connector.onStatusChange(
        (wallet) => onAccount(wallet === null ? null : (wallet.account.publicKey ?? '')),
        (error) => onRefused(refusalOf(error)),
      ),
    connect: ({ universalLink, bridgeUrl }, signal) => connector.connect({ universalLink, bridgeUrl }, { signal }),
    async send({ address, nanotons, payload, validUntil }, onRequestSent, signal) {
      const message = { address, amount: String(nanotons), ...(payload === '' ? {} : { payload }) };
      await connector.sendTransaction({ validUntil, network, messages: [message] }, { onRequestSent, signal });
    },
    disconnect: () => connector.disconnect(),
  };
}

/**
 * The list in the format of TON Connect, read here: the library replaces a list that does not answer by one of its own,
 * with wallets that the operator has not chosen.
 */
async function readWallets(url: string): Promise<readonly WalletApp[]> {
  const response = await fetch(url);
  const list: unknown = response.ok ? await response.json() : null;
  if (!Array.isArray(list)) throw new TypeError('The list of wallets is no list');
  return list.flatMap(readWallet);
}

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? { ...value } : {});
const isWebLink = (value: unknown): value is string => typeof value === 'string' && /^https?:\/\//.test(value);

function readWallet(entry: unknown): readonly WalletApp[] {
  const { name, universal_url: universalLink, bridge } = fieldsOf(entry);
  const bridges = (Array.isArray(bridge) ? bridge : []).map(fieldsOf);
  const bridgeUrl = bridges.find(({ type }) => type === 'sse')?.['url'];
  if (typeof name !== 'string' || !isWebLink(universalLink) || !isWebLink(bridgeUrl)) return [];
  return [{ name, universalLink, bridgeUrl }];
}

/** A connection ends with the visit: a shared browser keeps no wallet of the player before. */
function memoryOnly() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => Promise.resolve(items.get(key) ?? null),
    setItem: async (key: string, value: string) => void items.set(key, value),
    removeItem: async (key: string) => void items.delete(key),
  };
}
