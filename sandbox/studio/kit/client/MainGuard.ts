import type { Clock } from '../../client/SpinController.ts';
import type { MainRole } from './mainButton.ts';

/** In ms: shorter is no answer to what the button says now. */
const SETTLE_MS = 300;

/**
 * Keeps presses from what they were not meant for: the main button begins rounds, makes moves, skips and stops, and a
 * late press on Skip must not stake. After its role has changed it takes no press for a moment.
 */
export class MainGuard {
  private role: MainRole | null = null;
  private readyAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly clock: Clock,
    /** The button can be pressed again. */
    private readonly onReady: () => void,
  ) {}

  /** Whether the button, which has this role now, may be pressed. */
  allows(role: MainRole): boolean {
    if (this.role !== role) {
      const isFirst = this.role === null;
      this.role = role;
      if (!isFirst) this.hold();
    }
    return this.isReady;
  }

  get isReady(): boolean {
    return this.clock.now() >= this.readyAt;
  }

  private hold(): void {
    const readyAt = this.clock.now() + SETTLE_MS;
    this.readyAt = readyAt;
    void this.clock.wait(SETTLE_MS).then(() => {
      if (this.readyAt !== readyAt) return;
      this.readyAt = Number.NEGATIVE_INFINITY;
      this.onReady();
    });
  }
}
