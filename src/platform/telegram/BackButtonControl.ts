interface HostButton {
  show(): void;
  hide(): void;
}

/** Between two pages the handler is gone for a moment; hiding waits this long so that the button doesn't flicker (ms). */
export const hideDelayMs = 120;

/** The host's back button: shown while a handler is set, hidden a little later than the handler leaves. */
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

  /** Says again what is wanted: what was said before the host listened is lost. */
  repeat(): void {
    this.set(this.handler);
  }

  press(): void {
    this.handler?.();
  }
}
