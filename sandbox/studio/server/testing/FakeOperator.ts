import { isSigned } from '../../../signing.ts';

/** Fault of the next calls of a method. */
type Fault =
  /** No reply, and not executed. */
  | 'lostBefore'
  /** Executed, but the reply is lost. */
  | 'lostAfter'
  /** A 500, and not executed. */
  | 'broken';

interface Body {
  readonly session?: string;
  readonly round_id?: string;
  readonly transaction_id?: string;
  readonly original_transaction_id?: string;
  readonly amount?: string;
  readonly free_spins?: string;
}

/** A fake seamless wallet with the real rules: each transaction id once, tombstones, closed rounds. */
export class FakeOperator {
  balance = 10_000n;
  isSessionAlive = true;
  /** Whether bets are refused as too soon after the last one. */
  isTooSoon = false;
  minRoundMs = 0;
  /** Whether the market allows to buy features. */
  allowsPurchase = false;
  game = 'lantern-harbor';
  /** Rounds at this stake that the operator pays for. */
  freeSpins: {
    readonly id: string;
    readonly count: number;
    remaining: number;
    readonly stake: string;
    readonly won: string;
  } | null = null;
  readonly secret = 'studio-test-secret';
  /** Method and transaction id of every call that arrived. */
  readonly calls: string[] = [];
  private readonly faults: { method: string; fault: Fault }[] = [];
  private readonly done = new Map<string, bigint>();
  /** What was left of the pack, by the transaction that it has paid. */
  private readonly freeLeft = new Map<string, number>();
  private readonly closed = new Set<string>();
  private version = 0;
  private readonly now: () => number;

  constructor(now: () => number) {
    this.now = now;
  }

  /** Sets the faults of the next calls of the method. */
  fail(method: string, ...faults: Fault[]): void {
    for (const fault of faults) this.faults.push({ method, fault });
  }

  /** Net loss of the player: stakes minus wins and rollbacks. */
  get taken(): bigint {
    return 10_000n - this.balance;
  }

  /** What each transaction has moved to the player, by its id. */
  get booked(): ReadonlyMap<string, bigint> {
    return this.done;
  }

  get fetch(): typeof globalThis.fetch {
    return async (input, init) => {
      const url = new URL(String(input));
      const rawBody = String(init?.body);
      const method = url.pathname.replace('/wallet/', '');
      const body = JSON.parse(rawBody) as Body;
      this.calls.push(`${method} ${body.transaction_id ?? body.session ?? ''}`);
      const message = { method: String(init?.method), path: url.pathname, body: rawBody };
      if (!isSigned(this.secret, Object.fromEntries(new Headers(init?.headers)), message, this.now()))
        return refuse(401, 'InvalidSignature');
      const index = this.faults.findIndex((entry) => entry.method === method);
      const fault = index < 0 ? undefined : this.faults.splice(index, 1)[0]?.fault;
      if (fault === 'lostBefore') throw new TypeError('connection reset');
      if (fault === 'broken') return refuse(500, 'InternalError');
      const response = this.carryOut(method, body);
      if (fault === 'lostAfter') throw new TypeError('connection reset');
      return response;
    };
  }

  private carryOut(method: string, body: Body): Response {
    const { transaction_id: id = '', round_id: round = '' } = body;
    if (method === 'session') return this.session();
    if (this.done.has(id)) return this.reply(id);
    const amount = BigInt((body.amount ?? '0').replace('.', ''));
    if (method === 'bet') {
      if (this.closed.has(id)) return refuse(409, 'RoundClosed');
      if (!this.isSessionAlive) return refuse(401, 'SessionExpired');
      if (this.isTooSoon) return refuse(429, 'TooManyRequests');
      if (body.free_spins !== undefined) return this.payFree(id, amount, body.free_spins);
      if (amount > this.balance) return refuse(422, 'InsufficientFunds');
      return this.post(id, -amount);
    }
    if (method === 'win') {
      if (!this.done.has(`${round}:bet`)) return refuse(409, 'RoundClosed');
      return this.post(id, amount);
    }
    const original = body.original_transaction_id ?? '';
    this.closed.add(original);
    return this.post(id, -(this.done.get(original) ?? 0n));
  }

  private payFree(id: string, amount: bigint, pack: string): Response {
    const free = this.freeSpins;
    const isPaid = free?.id === pack && free.remaining > 0 && BigInt(free.stake.replace('.', '')) === amount;
    if (!isPaid) return refuse(422, 'FreeSpinsOver');
    free.remaining -= 1;
    this.freeLeft.set(id, free.remaining);
    return this.post(id, 0n);
  }

  private post(id: string, amount: bigint): Response {
    this.done.set(id, amount);
    this.balance += amount;
    this.version += 1;
    return this.reply(id);
  }

  private session(): Response {
    if (!this.isSessionAlive) return refuse(401, 'SessionExpired');
    return Response.json({
      player: 'player-1',
      currency: 'USD',
      decimals: 2,
      balance: this.text(),
      game: this.game,
      mode: 'play',
      locale: 'en',
      min_round_ms: this.minRoundMs,
      feature_buy: this.allowsPurchase,
      free_spins: this.freeSpins,
    });
  }

  private reply(id: string): Response {
    const left = this.freeLeft.get(id);
    const free = left === undefined ? {} : { free_spins_left: left };
    return Response.json({ balance: this.text(), version: this.version, ...free });
  }

  private text(): string {
    return `${this.balance / 100n}.${String(this.balance % 100n).padStart(2, '0')}`;
  }
}

function refuse(status: number, type: string): Response {
  return Response.json({ error: { type, message: type } }, { status });
}
