import type { CalledChips } from './calls.ts';

export interface BetLimits {
  readonly least: bigint;
  readonly most: bigint;
  readonly step: bigint;
  /** Places with chips at most. */
  readonly places: number;
}

/** Why chips were not put down. */
export type ChipRefusal = 'most' | 'places';

type Amounts = ReadonlyMap<string, bigint>;

/** The chips on a table before a round: amounts in minor units by place. Every change can be undone. */
export class TableBets {
  private amounts: Amounts = new Map();
  private earlier: Amounts[] = [];
  private last: Amounts = new Map();

  constructor(private readonly limits: BetLimits) {}

  /** By place, in the order in which the places got their first chip. */
  get on(): Amounts {
    return this.amounts;
  }

  get total(): bigint {
    return totalOf(this.amounts);
  }

  get canUndo(): boolean {
    return this.earlier.length > 0;
  }

  get canRepeat(): boolean {
    return this.last.size > 0;
  }

  /** Puts chips of one value on places: all of them or, if they do not fit, none. */
  add(chips: CalledChips, value: bigint): ChipRefusal | null {
    const next = new Map(this.amounts);
    for (const [place, count] of Object.entries(chips))
      next.set(place, (next.get(place) ?? 0n) + BigInt(count) * value);
    return this.change(next);
  }

  /** Takes all chips from a place. */
  remove(place: string): void {
    if (!this.amounts.has(place)) return;
    const next = new Map(this.amounts);
    next.delete(place);
    this.change(next);
  }

  clear(): void {
    if (this.amounts.size > 0) this.change(new Map());
  }

  double(): ChipRefusal | null {
    return this.change(new Map([...this.amounts].map(([place, amount]) => [place, 2n * amount])));
  }

  /** Puts the chips of the last round down once more, on top of what is there. */
  repeat(): ChipRefusal | null {
    const next = new Map(this.amounts);
    for (const [place, amount] of this.last) next.set(place, (next.get(place) ?? 0n) + amount);
    return this.change(next);
  }

  undo(): void {
    this.amounts = this.earlier.pop() ?? this.amounts;
  }

  /** The round has been played: its chips leave the table and can be repeated. */
  played(): void {
    this.last = this.amounts;
    this.amounts = new Map();
    this.earlier = [];
  }

  /** Shows the chips of a round that was begun before. */
  restore(chips: CalledChips, stake: bigint): void {
    const count = Object.values(chips).reduce((sum, each) => sum + each, 0);
    const value = stake / BigInt(count);
    this.amounts = new Map(Object.entries(chips).map(([place, each]) => [place, BigInt(each) * value]));
    this.earlier = [];
  }

  /**
   * The bet in chips of one value, the highest that divides all amounts; null without chips. The total of the amounts
   * is its stake.
   */
  chips(): CalledChips | null {
    if (this.amounts.size === 0) return null;
    const value = [...this.amounts.values()].reduce(divisor, 0n);
    return Object.fromEntries([...this.amounts].map(([place, amount]) => [place, Number(amount / value)]));
  }

  private change(next: Amounts): ChipRefusal | null {
    if (totalOf(next) > this.limits.most) return 'most';
    if (next.size > this.limits.places) return 'places';
    this.earlier.push(this.amounts);
    this.amounts = next;
    return null;
  }
}

const totalOf = (amounts: Amounts): bigint => [...amounts.values()].reduce((sum, amount) => sum + amount, 0n);

const divisor = (one: bigint, other: bigint): bigint => (other === 0n ? one : divisor(other, one % other));

const LADDER = [1n, 5n, 10n, 50n, 100n, 500n];

/** The values of the chips: multiples of the stakes' step that a round can be staked with. */
export const chipValues = ({ most, step }: Pick<BetLimits, 'most' | 'step'>): readonly bigint[] =>
  LADDER.map((times) => times * step).filter((value) => value <= most);
