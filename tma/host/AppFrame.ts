/** How long an app that was asked to reload may take to say that it will (ms). */
export const reloadGraceMs = 500;

/** The frame that an app runs in. Only what comes out of it, from its own origin, is heard. */
export class AppFrame {
  private frame: HTMLIFrameElement | null = null;
  private reopening: ReturnType<typeof setTimeout> | null = null;

  constructor(
    private readonly container: HTMLElement,
    private readonly title: string,
    private readonly address: string,
  ) {}

  /** Inserts a fresh frame at the app's first address. */
  open(): void {
    this.close();
    const frame = document.createElement('iframe');
    frame.title = this.title;
    frame.setAttribute(
      'sandbox',
      'allow-scripts allow-same-origin allow-popups allow-forms allow-modals allow-storage-access-by-user-activation',
    );
    frame.setAttribute('allow', 'camera; microphone; geolocation; clipboard-write');
    frame.setAttribute('allowfullscreen', '');
    frame.src = this.address;
    this.container.append(frame);
    this.frame = frame;
  }

  close(): void {
    this.cancelReopening();
    this.frame?.remove();
    this.frame = null;
  }

  post(eventType: string, eventData: unknown): void {
    this.frame?.contentWindow?.postMessage(JSON.stringify({ eventType, eventData }), new URL(this.address).origin);
  }

  isSource(event: MessageEvent): boolean {
    return (
      this.frame !== null && event.source === this.frame.contentWindow && event.origin === new URL(this.address).origin
    );
  }

  /** Asks the app to reload itself; one that doesn't answer in time is opened anew, after `onReopen`. */
  reload(onReopen: () => void): void {
    this.post('reload_iframe', undefined);
    this.reopening ??= setTimeout(() => {
      onReopen();
      this.open();
    }, reloadGraceMs);
  }

  /** The app reloads itself: it keeps its frame, and the host its chrome. */
  cancelReopening(): void {
    if (this.reopening !== null) clearTimeout(this.reopening);
    this.reopening = null;
  }
}
