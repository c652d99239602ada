import { makeAutoObservable, observableRef } from 'mobx';

/** A page that the player wants and the network is slow to bring, or does not: the present one stays, and says so. */
export class ComingPage {
  /** Asks for it at once; null while none is waited for. */
  retry: (() => void) | null = null;
  /** I8: it is on its way for longer than usual. */
  isSlow = false;

  constructor() {
    makeAutoObservable(this, { retry: observableRef });
  }

  waits(retry: () => void): void {
    this.isSlow = false;
    this.retry = retry;
  }

  slows(isSlow: boolean): void {
    this.isSlow = isSlow;
  }

  /** It has come, or is not wanted any more. */
  ends(): void {
    this.retry = null;
    this.isSlow = false;
  }
}
