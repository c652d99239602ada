import { noInsets } from '../Platform.ts';
import type { Insets, Unsubscribe } from '../Platform.ts';

const sides = ['top', 'bottom', 'left', 'right'] as const;

/**
 * The device's safe area and, inside it, the content's (the host's floating buttons): the page keeps clear of both.
 * Hosts report them late, so changes are followed and written to `--safe-top`… on the root element, never below the
 * browser's own insets.
 */
export class SafeAreas {
  private device = noInsets;
  private content = noInsets;
  private readonly listeners = new Set<(insets: Insets) => void>();

  constructor(private readonly root: HTMLElement) {}

  get insets(): Insets {
    const sum = (side: keyof Insets) => this.device[side] + this.content[side];
    return { top: sum('top'), bottom: sum('bottom'), left: sum('left'), right: sum('right') };
  }

  subscribe(listener: (insets: Insets) => void): Unsubscribe {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  setDevice(insets: unknown): void {
    this.device = readInsets(insets);
    this.publish();
  }

  setContent(insets: unknown): void {
    this.content = readInsets(insets);
    this.publish();
  }

  private publish(): void {
    const insets = this.insets;
    for (const side of sides) {
      this.root.style.setProperty(`--safe-${side}`, `max(env(safe-area-inset-${side}, 0px), ${insets[side]}px)`);
    }
    for (const listener of this.listeners) listener(insets);
  }
}

/** Hosts differ in what they send: anything that is not a length counts as zero. */
function readInsets(value: unknown): Insets {
  const given: Readonly<Record<string, unknown>> = typeof value === 'object' && value !== null ? { ...value } : {};
  const side = (name: string): number => {
    const length = given[name];
    return typeof length === 'number' && length > 0 && Number.isFinite(length) ? length : 0;
  };
  return { top: side('top'), bottom: side('bottom'), left: side('left'), right: side('right') };
}
