import { attempt } from './attempt.ts';
import { settingsButton } from './sdk.ts';

/** The entry "Settings" of the host's menu: there while a handler is set. */
export class SettingsButtonControl {
  private handler: (() => void) | null = null;
  private isConnected = false;

  set(handler: (() => void) | null): void {
    this.handler = handler;
    if (this.isConnected) this.show();
  }

  /** Messages sent before the host was connected are lost. */
  connect(): void {
    this.isConnected = true;
    this.show();
  }

  press(): void {
    this.handler?.();
  }

  private show(): void {
    attempt(() => (this.handler === null ? settingsButton.hide : settingsButton.show).ifAvailable());
  }
}
