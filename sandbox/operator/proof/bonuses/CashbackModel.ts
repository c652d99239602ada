const DAY_MS = 86_400_000;
/** A Monday. */
const WEEKS_FROM_MS = 4 * DAY_MS;

type Kind = 'period' | 'rake';

export interface ModelCashback {
  readonly kind: Kind;
  readonly start: number;
  readonly amount: bigint;
  readonly until: number;
  status: 'active' | 'paid_out' | 'removed' | 'expired';
}

/** What a player gets back, from what they staked and won with main money. Periods are whole days and weeks since 1970. */
export class CashbackModel {
  readonly given: ModelCashback[] = [];
  private readonly played: { readonly at: number; readonly staked: bigint; readonly won: bigint }[] = [];
  private readonly computed = new Set<string>();

  note(at: number, staked: bigint, won: bigint): void {
    this.played.push({ at, staked, won });
  }

  /** The job that computes the periods which have just ended. */
  run(now: number): void {
    this.compute('period', now, 7 * DAY_MS, WEEKS_FROM_MS);
    this.compute('rake', now, DAY_MS, 0);
    for (const one of this.given) if (one.status === 'active' && one.until <= now) one.status = 'expired';
  }

  private compute(kind: Kind, now: number, length: number, from: number): void {
    const end = now - ((now - from) % length);
    const start = end - length;
    if (this.computed.has(`${kind}:${start}`)) return;
    this.computed.add(`${kind}:${start}`);
    let [staked, won] = [0n, 0n];
    for (const one of this.played) {
      if (one.at < start || one.at >= end) continue;
      staked += one.staked;
      won += one.won;
    }
    const base = kind === 'rake' ? staked : staked - won;
    const amount = base <= 0n ? 0n : (base * (kind === 'rake' ? 2n : 100n)) / 1000n;
    if (amount > 0n) this.given.push({ kind, start, amount, until: end + 7 * DAY_MS, status: 'active' });
  }
}
