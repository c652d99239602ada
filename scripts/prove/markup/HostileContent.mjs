import { createHmac, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { hostileAnswers, hostileIcon } from './hostileAnswers.mjs';

/** A content system whose editor is an attacker. */
export class HostileContent {
  /** @param {string} secret of its messages about changes */
  constructor(secret) {
    this.secret = secret;
    this.answers = {};
    this.payloads = [];
    this.server = createServer((request, response) => {
      const [, icon] = /^\/icon\/(\d+)/.exec(request.url ?? '') ?? [];
      const payload = this.payloads.find(({ id }) => String(id) === icon);
      if (payload) return response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(hostileIcon(payload));
      const [, name = ''] = /^\/api\/([\w-]+)/.exec(request.url ?? '') ?? [];
      const data = Object.hasOwn(this.answers, name) ? this.answers[name] : undefined;
      response.writeHead(data === undefined ? 404 : 200, { 'content-type': 'application/json' });
      return response.end(JSON.stringify({ data: data ?? null, meta: {} }));
    });
  }

  /** @returns {Promise<string>} its address */
  listen() {
    return new Promise((resolve) => {
      this.server.listen(0, '127.0.0.1', () => {
        this.origin = `http://127.0.0.1:${this.server.address().port}`;
        resolve(this.origin);
      });
    });
  }

  /** Publishes these payloads in every slot, and tells operator and site. */
  async publish(payloads, targets) {
    this.payloads = payloads;
    this.answers = hostileAnswers(payloads, this.origin);
    for (const target of targets) {
      const body = JSON.stringify({ id: randomUUID() });
      const timestamp = String(Date.now());
      const signed = [timestamp, 'POST', new URL(target).pathname, body].join('\n');
      const signature = createHmac('sha256', this.secret).update(signed).digest('hex');
      const headers = { 'content-type': 'application/json', 'x-timestamp': timestamp, 'x-signature': signature };
      const reply = await fetch(target, { method: 'POST', headers, body });
      if (!reply.ok) throw new Error(`${target} answered ${reply.status}`);
    }
  }

  close() {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(resolve));
  }
}
