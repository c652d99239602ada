export interface AimHandlers {
  /** The place under the pointer; null: none. */
  readonly onAim: (place: string | null) => void;
  /** A finger was lifted on a place. */
  readonly onPlace: (place: string) => void;
}

/**
 * Pointing at places. A mouse aims by moving over them. A finger covers what it touches, so it aims for as long as it
 * presses: the place is shown, the finger may slide to another one, and lifting it puts the chip down there.
 */
export class TouchAim {
  /** The last press was by a finger. */
  isTouched = false;
  /** The press that is about to become a click has put a chip down already. */
  hasPlaced = false;
  private finger: number | null = null;

  constructor(
    private readonly node: HTMLElement,
    private readonly handlers: AimHandlers,
  ) {
    node.addEventListener('pointerdown', (event) => this.press(event));
    node.addEventListener('pointermove', (event) => this.move(event));
    node.addEventListener('pointerup', (event) => this.lift(event));
    node.addEventListener('pointercancel', () => this.leave());
    node.addEventListener('pointerleave', () => this.leave());
    node.addEventListener('keydown', () => {
      this.hasPlaced = false;
    });
  }

  private press(event: PointerEvent): void {
    this.isTouched = event.pointerType === 'touch';
    this.hasPlaced = false;
    if (!this.isTouched || !event.isPrimary) return;
    this.finger = event.pointerId;
    this.handlers.onAim(this.placeAt(event));
  }

  private move(event: PointerEvent): void {
    if (event.pointerType === 'touch' && event.pointerId !== this.finger) return;
    this.handlers.onAim(this.placeAt(event));
  }

  private lift(event: PointerEvent): void {
    if (event.pointerId !== this.finger) return;
    this.finger = null;
    this.hasPlaced = true;
    const place = this.placeAt(event);
    this.handlers.onAim(null);
    if (place !== null) this.handlers.onPlace(place);
  }

  private leave(): void {
    this.finger = null;
    this.handlers.onAim(null);
  }

  /** Not the event's target: while a finger presses, that stays the one that was touched first. */
  private placeAt({ clientX, clientY }: PointerEvent): string | null {
    const found = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-place]');
    return found !== null && found !== undefined && this.node.contains(found) ? (found.dataset['place'] ?? null) : null;
  }
}
