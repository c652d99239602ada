import { Base64, hexToByteArray, SessionCrypto } from '@tonconnect/protocol';

interface Event {
  readonly id: string;
  readonly from: string;
  readonly message: Readonly<Record<string, unknown>>;
}

/** An app that speaks TON Connect over the HTTP bridge, with the protocol's own encryption. */
export class TonApp {
  readonly crypto = new SessionCrypto();
  readonly events: Event[] = [];
  private stream: AbortController | null = null;
  private reading: Promise<void> = Promise.resolve();

  constructor(private readonly bridgeUrl: string) {}

  /** The query of the link that opens a wallet. */
  link(items: readonly object[] = [{ name: 'ton_addr' }], manifestUrl = 'https://casino.test/manifest.json'): string {
    const request = JSON.stringify({ manifestUrl, items });
    return new URLSearchParams({ v: '2', id: this.crypto.sessionId, r: request, ret: 'back' }).toString();
  }

  /** Listens until `close`; returns when the bridge has answered. */
  async listen(): Promise<Response> {
    this.stream = new AbortController();
    const after = this.events.at(-1)?.id;
    const last = after === undefined ? '' : `&last_event_id=${after}`;
    const url = `${this.bridgeUrl}/events?client_id=${this.crypto.sessionId}${last}`;
    const response = await fetch(url, { signal: this.stream.signal });
    this.reading = this.read(response).catch(() => undefined);
    return response;
  }

  async close(): Promise<void> {
    this.stream?.abort();
    await this.reading;
  }

  /** Sends a request to a wallet; returns the HTTP status. */
  async send(walletKey: string, request: object): Promise<number> {
    const sealed = this.crypto.encrypt(JSON.stringify(request), hexToByteArray(walletKey));
    return this.post(walletKey, Base64.encode(sealed));
  }

  async post(to: string, body: string): Promise<number> {
    const query = new URLSearchParams({ client_id: this.crypto.sessionId, to, ttl: '300', topic: 'sendTransaction' });
    const response = await fetch(`${this.bridgeUrl}/message?${query.toString()}`, { method: 'POST', body });
    await response.text();
    return response.status;
  }

  private async read(response: Response): Promise<void> {
    const decoder = new TextDecoder();
    let text = '';
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk, { stream: true });
      const parts = text.split('\n\n');
      text = parts.pop() ?? '';
      for (const part of parts) this.take(part);
    }
  }

  private take(part: string): void {
    const [, id, data] = /^id: (\d+)\nevent: message\ndata: (.*)$/.exec(part) ?? [];
    if (id === undefined || data === undefined) return;
    const { from, message } = JSON.parse(data) as { from: string; message: string };
    const opened = this.crypto.decrypt(Base64.decode(message).toUint8Array(), hexToByteArray(from));
    this.events.push({ id, from, message: JSON.parse(opened) as Event['message'] });
  }
}
