import type { FreespinsChanged } from '../../../contract/bonuses/freespins.ts';
import type { AppServices } from '../../../kernel/AppServices.ts';
import { parsePackFigures } from '../face/freeSpinPack.ts';
import { freeSpinsState } from '../face/FreeSpinsState.ts';
import type { Stop } from '../../../kernel/manifest.ts';
import { BackedOff } from '../../../lib/BackedOff.ts';
import { fetchPacks } from './api.ts';

/** 4-7: keeps the pages' knowledge of the player's free spins up to date. */
export function startFreeSpins(app: AppServices): Stop {
  const follower = new FreeSpinsFollower(app);
  follower.start();
  return () => follower.stop();
}

/** Longest time between two looks while a pack waits to end, in ms: timers of the browser cannot wait for weeks. */
const longestWaitMs = 86_400_000;

class FreeSpinsFollower {
  private turn = 0;
  private readonly state;
  private readonly retry: BackedOff;
  private stops: readonly Stop[] = [];
  private stopTimer: Stop = () => {};

  constructor(private readonly app: AppServices) {
    this.state = app.store(freeSpinsState);
    this.retry = new BackedOff(app.clock, () => void this.load());
  }

  start(): void {
    const { news } = this.app;
    this.stops = [
      news.subscribe((event) => {
        if (event.type === 'freespins.changed' && !this.isTaken(event)) void this.load();
      }),
      news.subscribeGaps(() => void this.load()),
    ];
    void this.load();
  }

  stop(): void {
    this.turn += 1;
    this.retry.stop();
    this.stopTimer();
    for (const stop of this.stops) stop();
  }

  private isTaken({ data }: FreespinsChanged): boolean {
    try {
      return this.state.take(parsePackFigures(data));
    } catch {
      // Unreadable figures change nothing: all is fetched.
      return false;
    }
  }

  private async load(): Promise<void> {
    this.turn += 1;
    const { turn } = this;
    this.stopTimer();
    try {
      const packs = await fetchPacks(this.app.call, 'active');
      if (turn !== this.turn) return;
      this.state.adopt(packs);
      this.retry.reset();
      const [first] = packs;
      // A badge must not promise rounds whose time is over. The operator's clock says when that is.
      if (first !== undefined) this.waitFor(first.expiresAt);
    } catch {
      // Reported by the transport.
      if (turn === this.turn) this.retry.later();
    }
  }

  private waitFor(end: number): void {
    const { clock } = this.app;
    const ms = Math.min(longestWaitMs, Math.max(1_000, end - clock.now()));
    this.stopTimer = clock.after(ms, () => void this.load());
  }
}
