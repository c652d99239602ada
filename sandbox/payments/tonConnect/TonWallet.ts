import { createHash } from 'node:crypto';
import {
  Base64,
  CONNECT_EVENT_ERROR_CODES,
  CONNECT_ITEM_ERROR_CODES,
  hexToByteArray,
  SEND_TRANSACTION_ERROR_CODES,
  SessionCrypto,
} from '@tonconnect/protocol';
import type { ConnectEvent, ConnectItemReply, RpcMethod, WalletResponse } from '@tonconnect/protocol';
import type { Database } from '../../database/database.ts';
import { tonAddress } from '../coins/coinAddress.ts';
import type { CoinService } from '../coins/CoinService.ts';
import type { VendorClock } from '../VendorClock.ts';
import type { BridgeMessage } from './bridgeRepository.ts';
import { commentCell } from './commentCell.ts';
import type { AppConnection } from './readConnection.ts';
import { readTransfers, TEST_NETWORK } from './readTransfers.ts';
import type { TonBridge } from './TonBridge.ts';
import {
  deleteSession,
  endRequest,
  findSession,
  findSessionOfClient,
  findWaiting,
  insertRequest,
  insertSession,
} from './walletRepository.ts';
import type { WalletSession } from './walletRepository.ts';
import { WALLET_APP_NAME, walletFeatures } from './walletsList.ts';

/** The account of a session: a hash of its key, so that every connection has its own. */
const accountHash = (walletKey: string): Buffer => createHash('sha256').update(walletKey).digest();
export const walletAddress = (walletKey: string): string => tonAddress(accountHash(walletKey));

const device = {
  platform: 'browser',
  appName: WALLET_APP_NAME,
  appVersion: '1.0.0',
  maxProtocolVersion: 2,
  features: walletFeatures,
} satisfies Extract<ConnectEvent, { event: 'connect' }>['payload']['device'];

/** How an answer to a request ended. */
export type SendResult = 'sent' | 'declined' | 'late' | 'unknown';

/** The wallet of a buyer, on the vendor's server: it connects to apps and sends the sandbox's coins. */
export class TonWallet {
  constructor(
    private readonly database: Database,
    private readonly clock: VendorClock,
    private readonly coins: CoinService,
    private readonly bridge: TonBridge,
  ) {}

  session(walletKey: string): Promise<WalletSession | undefined> {
    return findSession(this.database, walletKey);
  }

  sessionOfApp(clientId: string): Promise<WalletSession | undefined> {
    return findSessionOfClient(this.database, clientId);
  }

  waiting(walletKey: string) {
    return findWaiting(this.database, walletKey);
  }

  /** Connects to an app and tells it the account; a second call finds the connection. */
  async connect({ clientId, manifestUrl, items }: AppConnection): Promise<WalletSession> {
    const { publicKey, secretKey } = new SessionCrypto().stringifyKeypair();
    const session = { wallet_key: publicKey, secret: secretKey, client_id: clientId, app: manifestUrl };
    const isNew = await insertSession(this.database, session, this.clock.now());
    if (!isNew) return (await findSessionOfClient(this.database, clientId)) ?? session;
    await this.tell(session, { event: 'connect', id: 1, payload: { items: items.map(replyTo(publicKey)), device } });
    return session;
  }

  /** Tells an app that its connection was refused; nothing is kept. */
  async refuse({ clientId, manifestUrl }: AppConnection): Promise<void> {
    const { publicKey, secretKey } = new SessionCrypto().stringifyKeypair();
    const session = { wallet_key: publicKey, secret: secretKey, client_id: clientId, app: manifestUrl };
    const payload = { code: CONNECT_EVENT_ERROR_CODES.USER_REJECTS_ERROR, message: 'The user refused' };
    await this.tell(session, { event: 'connect_error', id: 1, payload });
  }

  /** Takes a message if it is for a connection of this wallet; one that nobody can read is dropped. */
  async take({ sender, receiver, body }: BridgeMessage): Promise<boolean> {
    const session = await findSession(this.database, receiver);
    if (session === undefined || session.client_id !== sender) return false;
    const request = decrypted(session, body);
    if (request === null) return true;
    const { id, method, params } = request;
    if (method === 'disconnect') {
      await this.tell(session, { id, result: {} });
      await deleteSession(this.database, session.wallet_key);
    } else if (method === 'sendTransaction') {
      await insertRequest(this.database, { wallet_key: session.wallet_key, request_id: id, params }, this.clock.now());
    } else {
      await this.fail(session, id, SEND_TRANSACTION_ERROR_CODES.METHOD_NOT_SUPPORTED, 'Not supported');
    }
    return true;
  }

  /** Sends what a waiting request asks for. The transfers' ids follow from the request, so a repetition sends nothing more. */
  async send(session: WalletSession, requestId: string): Promise<SendResult> {
    const { wallet_key: key } = session;
    const request = (await this.waiting(key)).find(({ request_id: id }) => id === requestId);
    if (request === undefined) return 'late';
    const asked = readTransfers(request.params);
    const isExpired = asked?.validUntil != null && asked.validUntil <= this.clock.wall();
    const orders = (asked?.transfers ?? []).map((transfer) => ({ ...transfer, coin: 'TON' as const }));
    const known = await Promise.all(orders.map((order) => this.coins.find(order)));
    if (asked === null || isExpired || known.includes(undefined)) {
      if (!(await endRequest(this.database, key, requestId, 'declined'))) return 'late';
      await this.fail(session, requestId, SEND_TRANSACTION_ERROR_CODES.BAD_REQUEST_ERROR, 'It cannot be sent');
      return 'unknown';
    }
    for (const [index, order] of orders.entries())
      await this.coins.receive({ ...order, id: `ton_${key}_${requestId}_${index}`, sender: walletAddress(key) });
    if (!(await endRequest(this.database, key, requestId, 'sent'))) return 'late';
    await this.tell(session, { id: requestId, result: commentCell(`sandbox ${requestId}`) });
    return 'sent';
  }

  async decline(session: WalletSession, requestId: string): Promise<SendResult> {
    if (!(await endRequest(this.database, session.wallet_key, requestId, 'declined'))) return 'late';
    await this.fail(session, requestId, SEND_TRANSACTION_ERROR_CODES.USER_REJECTS_ERROR, 'The user declined');
    return 'declined';
  }

  private fail(session: WalletSession, id: string, code: number, message: string): Promise<void> {
    return this.tell(session, { id, error: { code, message } });
  }

  private tell(session: WalletSession, message: ConnectEvent | WalletResponse<RpcMethod>): Promise<void> {
    const sealed = cryptoOf(session).encrypt(JSON.stringify(message), hexToByteArray(session.client_id));
    return this.bridge.post({
      sender: session.wallet_key,
      receiver: session.client_id,
      body: Base64.encode(sealed),
    });
  }
}

const cryptoOf = ({ wallet_key: publicKey, secret: secretKey }: WalletSession) =>
  new SessionCrypto({ publicKey, secretKey });

/** The request in an encrypted message; null if it is none. */
function decrypted(session: WalletSession, body: string): { id: string; method: string; params: string } | null {
  try {
    const bytes = new Uint8Array(Buffer.from(body, 'base64'));
    const text = cryptoOf(session).decrypt(bytes, hexToByteArray(session.client_id));
    const { id, method, params } = Object(JSON.parse(text)) as Record<string, unknown>;
    const [first = ''] = Array.isArray(params) ? (params as unknown[]) : [];
    if (typeof method !== 'string' || typeof first !== 'string') return null;
    const requestId = String(id);
    return /^[\w-]{1,64}$/.test(requestId) ? { id: requestId, method, params: first } : null;
  } catch {
    // Not encrypted for this connection, or not JSON: whoever sent it is not the app.
    return null;
  }
}

/** The wallet's reply to an item of a connection; only the account is given. */
const replyTo =
  (walletKey: string) =>
  (name: 'ton_addr' | 'ton_proof'): ConnectItemReply => {
    if (name === 'ton_proof')
      return { name, error: { code: CONNECT_ITEM_ERROR_CODES.METHOD_NOT_SUPPORTED, message: 'Not supported' } };
    return {
      name,
      address: `0:${accountHash(walletKey).toString('hex')}`,
      network: TEST_NETWORK,
      publicKey: walletKey,
      walletStateInit: commentCell(''),
    };
  };
