import type { FromFrame, SdkEvent, SdkEvents, Start, ToFrame } from './protocol.ts';

/** The casino's page around this frame. Only it may start the page; who may frame it, the page's policy says. */
export class Host {
  private origin = '';
  private waiting: { resolve(token: string): void; reject(reason: Error): void } | null = null;

  constructor(onStart: (start: Start) => void) {
    addEventListener('message', ({ source, origin, data }: MessageEvent<ToFrame | null>) => {
      if (source !== parent || typeof data !== 'object' || data === null) return;
      if (this.origin !== '' && origin !== this.origin) return;
      if (data.sns === 'start') {
        if (this.origin !== '') return;
        this.origin = origin;
        onStart(data);
      }
      if (data.sns === 'token') this.settle((waiting) => waiting.resolve(data.token));
      if (data.sns === 'noToken') this.settle((waiting) => waiting.reject(new Error('The casino gave no token')));
    });
    new ResizeObserver(() => this.tellHeight()).observe(document.documentElement);
  }

  /** Asks the casino's page for another token. */
  newToken(): Promise<string> {
    return new Promise((resolve, reject) => {
      this.settle((waiting) => waiting.reject(new Error('Asked again')));
      this.waiting = { resolve, reject };
      this.say({ sns: 'needToken' });
    });
  }

  emit<E extends SdkEvent>(name: E, payload: SdkEvents[E]): void {
    this.say({ sns: 'event', name, payload });
  }

  tellHeight(): void {
    this.say({ sns: 'height', height: document.body.scrollHeight });
  }

  private settle(answer: (waiting: NonNullable<Host['waiting']>) => void): void {
    if (this.waiting !== null) answer(this.waiting);
    this.waiting = null;
  }

  private say(message: FromFrame): void {
    if (this.origin !== '') parent.postMessage(message, this.origin);
  }
}
