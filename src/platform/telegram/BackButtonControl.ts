interface HostButton {
  show(): void;
  hide(): void;
}

/**
 * Delay before the button is hidden, in ms: between two pages no handler is set for a moment, and it must not flicker.
 */
export const hideDelayMs = 120;

/** The host's back button: shown while a handler is set, hidden with a delay after it is cleared. */
export class BackButtonControl {
  private handler: (() => void) | null = null;
  private hiding: ReturnType<typeof setTimeout> | null = null;

  constructor(private readonly button: HostButton) {}

  set(handler: (() => void) | null): void {
    this.handler = handler;
    if (this.hiding !== null) clearTimeout(this.hiding);
    this.hiding = null;
    if (handler) this.button.show();
    else this.hiding = setTimeout(() => this.button.hide(), hideDelayMs);
  }

  /** Sends the current state again: messages sent before the host was connected are lost. */
  repeat(): void {
    this.set(this.handler);
  }

  press(): void {
    this.handler?.();
  }
}
