import type { FreeSpins, Round } from '../protocol.ts';
import type { StudioErrorKind } from '../StudioCallError.ts';

/** How a pack has ended: all of it was played, or the server does not know it any more. */
export type PackEnd = 'played' | 'over';

export interface FreeRoundsOptions {
  readonly first: FreeSpins | null;
  /** A round that is shown again now: its win is part of what the server says the pack has won. */
  readonly unshown: Pick<Round, 'freePack' | 'totalWin'> | null;
  /** The pack, or what is left of it, has changed; null: the player's own money pays again. */
  readonly onChange: (pack: FreeSpins | null) => void;
  /** Says what a pack has won; resolves when the player has seen it. */
  readonly sumUp: (pack: FreeSpins, end: PackEnd) => Promise<void>;
  /** The pack that the server has now. */
  readonly ask: () => Promise<FreeSpins | null>;
}

/**
 * The pack of free spins that pays a slot's rounds: what is left of it is what the server says. When it ends, nothing is
 * played before the player has seen the sum, so that a round of their own money always needs a press of its own.
 */
export class FreeRounds {
  private readonly options: FreeRoundsOptions;
  private pack: FreeSpins | null;
  private isEnding = false;

  constructor(options: FreeRoundsOptions) {
    const { first, unshown } = options;
    this.options = options;
    const isOfPack = first !== null && unshown !== null && unshown.freePack === first.id;
    this.pack = isOfPack ? { ...first, won: first.won - unshown.totalWin } : first;
  }

  get current(): FreeSpins | null {
    return this.pack;
  }

  /** Whether the player is shown how a pack has ended; no round may begin meanwhile. */
  get isSummedUp(): boolean {
    return this.isEnding;
  }

  /** The server has taken a round; `left` is null for one of the player's own. */
  started(left: number | null): void {
    if (this.pack !== null && left !== null) this.change({ ...this.pack, remaining: left });
  }

  /** A round has been shown to its end. */
  shown({ freePack, totalWin }: Pick<Round, 'freePack' | 'totalWin'>): void {
    if (this.pack === null || freePack !== this.pack.id) return;
    this.change({ ...this.pack, won: this.pack.won + totalWin });
  }

  /** A new round may begin. */
  async rested(): Promise<void> {
    if (this.pack?.remaining === 0) await this.end(this.pack, 'played');
  }

  async refused(kind: StudioErrorKind): Promise<void> {
    if (kind === 'FreeSpinsOver' && this.pack !== null) await this.end(this.pack, 'over');
  }

  /** Takes over what the server has, between rounds. */
  offer(fresh: FreeSpins | null): void {
    if (this.isEnding) return;
    // A pack that is gone is told when it is used: the player may not be looking now.
    if (fresh !== null) this.change(fresh);
  }

  private async end(pack: FreeSpins, end: PackEnd): Promise<void> {
    if (this.isEnding) return;
    this.isEnding = true;
    this.change(null);
    const [next] = await Promise.all([this.options.ask().catch(() => null), this.options.sumUp(pack, end)]);
    this.isEnding = false;
    this.change(next !== null && next.remaining > 0 ? next : null);
  }

  private change(pack: FreeSpins | null): void {
    this.pack = pack;
    this.options.onChange(pack);
  }
}
