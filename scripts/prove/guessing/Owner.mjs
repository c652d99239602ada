import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sandboxHeaders, useControl } from '../../../tools/sandboxControls.mjs';
import { PASSWORD, Visitor } from '../attack/Visitor.mjs';

/** Longest wait for a message, in ms: it is delivered by a job. */
const MESSAGE_WITHIN = 15_000;
/** A code can be asked for again after a minute (4-14). */
const RESEND_MS = 61_000;

/** The player whose account is attacked: signs in from an address that the operator knows. */
export class Owner {
  password = PASSWORD;

  /** @param {import('../../../tools/product.mjs').Product} product */
  constructor(product) {
    this.product = product;
    this.email = `attack.${randomBytes(6).toString('hex')}@example.test`;
    this.visitor = new Visitor(product);
  }

  async register() {
    await this.visitor.register({ email: this.email });
    return this;
  }

  call(method, fields) {
    return this.visitor.call(method, fields);
  }

  /** Calls a method that sends a code, and returns the code. */
  async codeFrom(method, fields) {
    const before = await this.messages();
    const reply = await this.call(method, fields);
    const deadline = Date.now() + MESSAGE_WITHIN;
    while (Date.now() < deadline) {
      const fresh = (await this.messages()).filter(({ id }) => !before.some((old) => old.id === id));
      const code = fresh.map(({ body }) => /\b\d{6}\b/.exec(body)?.[0]).find((found) => found !== undefined);
      if (code !== undefined) return code;
      await sleep(200);
    }
    throw new Error(`${method} answered ${reply.status} ${reply.text.slice(0, 200)}, and no code arrived`);
  }

  /** The minute until the next code, at once. All throttles, which look back 15 minutes, stay full. */
  async waitForResend() {
    const { operator, dataDir } = this.product;
    await useControl(operator, { dataDir, control: 'clock/advance', fields: { ms: RESEND_MS } });
  }

  /** What has arrived so far. */
  async messages() {
    const url = `${this.product.vendors}/__sandbox/messages?to=${encodeURIComponent(this.email)}`;
    const response = await fetch(url, { headers: sandboxHeaders(this.product.dataDir) });
    return (await response.json()).messages;
  }
}
