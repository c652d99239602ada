import { MOST_LEGS } from '../../rules/betTypes.ts';
import type { WireLine } from '../../server/book/wireEvents.ts';
import type { Locale } from '../host/launch.ts';
import { type Board, priceKey } from '../live/Board.ts';
import { Emitter } from '../live/Emitter.ts';

export interface Pick {
  readonly event: string;
  readonly market: string;
  readonly selection: string;
  /** The odds that the player has seen and agreed to. */
  readonly odds: number;
}

export type SlipMode = 'singles' | 'accumulator' | 'system' | 'builder';

const STORED = 'sportsbook-slip';
/** The text of a stake may be another amount in another language. */
const storedStake = (locale: Locale): string => `sportsbook-stake-${locale}`;

export const keyOf = ({ event, market, selection }: Omit<Pick, 'odds'>): string => priceKey(event, market, selection);

/** Where the picks outlive a reload of the page. */
export interface SlipStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

interface Changeable {
  readonly mode: SlipMode;
  readonly size: number;
  readonly builderOdds: number | null;
  readonly isBuilderPriced: boolean;
  readonly stake: string;
  readonly funding: string;
  readonly isOpen: boolean;
  readonly isOneTap: boolean;
  readonly missing: number;
}

/** The picks of the slip and how they are combined. */
export class SlipStore {
  readonly changes = new Emitter();
  picks: readonly Pick[] = [];
  mode: SlipMode = 'singles';
  /** Of a system: how many legs of a line must win. */
  size = 2;
  /** Of the builder, in thousandths; null while unknown or not possible. */
  builderOdds: number | null = null;
  /** Whether the house has said what the builder's odds are. */
  isBuilderPriced = false;
  stake = '';
  /** Stakes of single picks that differ from the common one. */
  readonly stakes = new Map<string, string>();
  funding = 'auto';
  isOpen = false;
  /** Switched on by the player: with an empty slip a tap on odds places at once, at the stake set. */
  isOneTap = false;
  /** Picks of a link or of the casino that are not offered any more: said until the slip is closed or changed. */
  missing = 0;
  /** One pick more than a slip takes was pressed. */
  isOverfull = false;
  /** Changes with every change, for views that show all of it. */
  version = 0;

  constructor(
    private readonly board: Board,
    private readonly storage: SlipStorage | null,
    private readonly locale: Locale,
  ) {}

  has = (key: string): boolean => this.picks.some((pick) => keyOf(pick) === key);

  toggle(pick: Pick): void {
    const key = keyOf(pick);
    if (this.has(key)) this.setPicks(this.picks.filter((one) => keyOf(one) !== key));
    // Two selections of one market exclude each other: the new one takes the place.
    else {
      const others = this.picks.filter(({ event, market }) => event !== pick.event || market !== pick.market);
      if (others.length < MOST_LEGS) this.setPicks([...others, pick]);
      else {
        this.isOverfull = true;
        this.update({ isOpen: true });
      }
    }
  }

  setPicks(picks: readonly Pick[]): void {
    const touched = new Set([...this.picks, ...picks].map(keyOf));
    const count = this.picks.length;
    this.picks = picks;
    this.mode = this.possibleMode(count);
    this.size = Math.min(this.size, Math.max(2, picks.length - 1));
    this.builderOdds = null;
    this.isBuilderPriced = false;
    this.funding = 'auto';
    this.missing = 0;
    this.isOverfull = false;
    // A stake of its own goes with its pick: pressed again, the odds come back with the common stake.
    for (const key of this.stakes.keys()) if (!this.has(key)) this.stakes.delete(key);
    if (picks.length === 0) this.isOpen = false;
    this.storage?.setItem(STORED, JSON.stringify(picks));
    for (const key of touched) this.changes.emit(`pick:${key}`);
    this.touch();
  }

  /** The odds of now are agreed to. */
  agree(): void {
    this.picks = this.picks.map((pick) => ({ ...pick, odds: this.board.price(keyOf(pick))?.odds ?? pick.odds }));
    this.touch();
  }

  update(change: Partial<Changeable>): void {
    Object.assign(this, change);
    this.touch();
  }

  setStake(key: string, stake: string): void {
    this.stakes.set(key, stake);
    this.touch();
  }

  /** The stake of one pick of the singles. */
  stakeOf = (pick: Pick): string => this.stakes.get(keyOf(pick)) ?? this.stake;

  /** The next bet is offered at the stake of the last one, so that it takes two taps. */
  rememberStake(): void {
    this.storage?.setItem(storedStake(this.locale), this.stake);
  }

  restore(): void {
    this.stake = this.storage?.getItem(storedStake(this.locale)) ?? '';
    try {
      const stored: unknown = JSON.parse(this.storage?.getItem(STORED) ?? '[]');
      if (Array.isArray(stored)) this.setPicks(stored as Pick[]);
    } catch {
      // What is stored is not ours: the slip starts empty.
      this.setPicks([]);
    }
  }

  get events(): string[] {
    return [...new Set(this.picks.map(({ event }) => event))];
  }

  line = (pick: Pick): WireLine | null => this.board.line(pick.event);

  modes(): SlipMode[] {
    const count = this.picks.length;
    if (count < 2) return ['singles'];
    if (this.events.length === 1) return ['singles', 'builder'];
    if (this.events.length < count) return ['singles'];
    return count > 2 ? ['singles', 'accumulator', 'system'] : ['singles', 'accumulator'];
  }

  private possibleMode(before: number): SlipMode {
    const modes = this.modes();
    // A second pick is taken as a wish to combine; later picks keep what the player chose.
    if (before < 2 && this.picks.length >= 2) return modes[1] ?? 'singles';
    return modes.includes(this.mode) ? this.mode : (modes[1] ?? 'singles');
  }

  private touch(): void {
    this.version += 1;
    this.changes.emit('slip');
  }
}
