import { isSigned } from '../../../signing.ts';

/** lostBefore: no reply, not executed · lostAfter: executed, the reply is lost · broken: a 500. */
type Fault = 'lostBefore' | 'lostAfter' | 'broken';

interface Body {
  readonly bet_id?: string;
  readonly transaction_id?: string;
  readonly notice_id?: string;
  readonly original_transaction_id?: string;
  readonly amount?: string;
  readonly kind?: string;
  readonly revision?: number;
  readonly close?: Body;
  readonly place?: Body;
}

interface KnownBet {
  stake: bigint;
  paid: bigint;
  revision: number;
}

const cents = (text = '0'): bigint => BigInt(text.replace('.', ''));

/** The operator's wallet of bets with its rules: each transaction once, tombstones, revisions in order. */
export class FakeSportsWallet {
  balance = 100_000n;
  /** As when a limit of the player's own is reached. */
  refusesEdits = false;
  readonly secret = 'sportsbook-test-secret';
  /** Method, bet and kind of every call that arrived. */
  readonly calls: string[] = [];
  readonly bets = new Map<string, KnownBet>();
  /** What players were told, once for each id. */
  readonly told = new Set<string>();
  private readonly done = new Set<string>();
  private readonly tombs = new Set<string>();
  private readonly faults: { method: string; fault: Fault }[] = [];

  constructor(private readonly now: () => number) {}

  fail(method: string, ...faults: Fault[]): void {
    for (const fault of faults) this.faults.push({ method, fault });
  }

  get fetch(): typeof globalThis.fetch {
    return async (input, init) => {
      const url = new URL(String(input));
      const raw = String(init?.body);
      const method = url.pathname.replace('/sportswallet/', '');
      const body = JSON.parse(raw) as Body;
      this.calls.push([method, body.kind].filter(Boolean).join(' '));
      const message = { method: 'POST', path: url.pathname, body: raw };
      if (!isSigned(this.secret, Object.fromEntries(new Headers(init?.headers)), message, this.now()))
        return refuse(401, 'InvalidSignature');
      const index = this.faults.findIndex((one) => one.method === method);
      const fault = index < 0 ? undefined : this.faults.splice(index, 1)[0]?.fault;
      if (fault === 'lostBefore') throw new TypeError('connection reset');
      if (fault === 'broken') return refuse(500, 'InternalError');
      const reply = this.carryOut(method, body);
      if (fault === 'lostAfter') throw new TypeError('connection reset');
      return reply;
    };
  }

  private carryOut(method: string, body: Body): Response {
    const { transaction_id: id = '', bet_id: name = '' } = body;
    if (method === 'session') return this.session();
    if (method === 'notice') {
      this.told.add(body.notice_id ?? '');
      return Response.json({ is_told: true });
    }
    const bet = this.bets.get(name);
    if (method === 'state')
      return bet === undefined
        ? refuse(404, 'NotFound')
        : Response.json({ status: 'open', revision: bet.revision, paid: '0' });
    if (this.done.has(id)) return this.reply();
    if (method === 'edit') return this.edit(body.close ?? {}, body.place ?? {});
    if (method === 'place') return this.place(id, name, cents(body.amount));
    if (method === 'rollback') return this.rollBack(id, name, body.original_transaction_id ?? '');
    if (bet === undefined) return refuse(404, 'NotFound');
    if ((body.revision ?? 0) !== bet.revision + 1) return refuse(409, 'StaleRevision');
    const amount = cents(body.amount);
    const credit = body.kind === 'correction' ? amount - bet.paid : amount;
    this.balance += credit;
    bet.paid += credit;
    bet.revision += 1;
    this.done.add(id);
    return this.reply();
  }

  private place(id: string, name: string, stake: bigint): Response {
    if (this.tombs.has(id)) return refuse(409, 'BetClosed');
    if (stake > this.balance) return refuse(422, 'InsufficientFunds');
    this.balance -= stake;
    this.bets.set(name, { stake, paid: 0n, revision: 0 });
    this.done.add(id);
    return this.reply();
  }

  /** Both or neither. */
  private edit(close: Body, { transaction_id: id = '', bet_id: name = '', amount }: Body): Response {
    if (this.done.has(id)) return this.reply();
    if (this.tombs.has(id)) return refuse(409, 'BetClosed');
    if (this.refusesEdits) return refuse(422, 'LimitExceeded');
    const bet = this.bets.get(close.bet_id ?? '');
    if (bet === undefined || close.revision !== bet.revision + 1) return refuse(409, 'StaleRevision');
    const back = cents(close.amount);
    this.balance += back;
    bet.paid += back;
    bet.revision += 1;
    return this.place(id, name, cents(amount));
  }

  private rollBack(id: string, name: string, original: string): Response {
    this.tombs.add(original);
    this.balance += this.bets.get(name)?.stake ?? 0n;
    this.bets.delete(name);
    this.done.add(id);
    return this.reply();
  }

  private session(): Response {
    return Response.json({
      player: 'player-1',
      currency: 'EUR',
      decimals: 2,
      locale: 'en',
      balance: this.text(),
      betting_bonus: null,
      free_bets: [],
      limits: { min_stake: '0.10', max_stake: '500.00', max_payout: '10000.00' },
    });
  }

  private reply(): Response {
    return Response.json({ balance: this.text(), version: 1 });
  }

  private text(): string {
    return `${this.balance / 100n}.${String(this.balance % 100n).padStart(2, '0')}`;
  }
}

const refuse = (status: number, type: string): Response =>
  Response.json({ error: { type, message: type } }, { status });
