/** Time for an app to acknowledge a reload request, in ms. */
export const reloadGraceMs = 500;

/** The frame of an app. Only messages of its window and origin are accepted. */
export class AppFrame {
  private frame: HTMLIFrameElement | null = null;
  private reopening: ReturnType<typeof setTimeout> | null = null;

  constructor(
    private readonly container: HTMLElement,
    private readonly title: string,
    private readonly address: string,
  ) {}

  get isOpen(): boolean {
    return this.frame !== null;
  }

  /** Inserts a new frame at the app's start page. */
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

  /** Waits for the app, which was asked to reload itself; opens it again after `onReopen` if it does not answer in time. */
  awaitReload(onReopen: () => void): void {
    this.reopening ??= setTimeout(() => {
      onReopen();
      this.open();
    }, reloadGraceMs);
  }

  /** The app reloads itself: it keeps its frame, and the host its buttons. */
  cancelReopening(): void {
    if (this.reopening !== null) clearTimeout(this.reopening);
    this.reopening = null;
  }
}
