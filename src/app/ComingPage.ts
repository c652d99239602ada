import { makeAutoObservable, observableRef } from 'mobx';

/** A page that the player wants and the network does not bring: the present one stays meanwhile, and says so. */
export class ComingPage {
  /** Asks for it at once; null while none is waited for. */
  retry: (() => void) | null = null;

  constructor() {
    makeAutoObservable(this, { retry: observableRef });
  }

  waits(retry: () => void): void {
    this.retry = retry;
  }

  /** It has come, or is not wanted any more. */
  ends(): void {
    this.retry = null;
  }
}
