import type { ShellColours } from '../Platform.ts';
import { attempt } from './attempt.ts';
import { miniApp } from './sdk.ts';

const hex = (text: string): text is `#${string}` => /^#[0-9a-f]{6}$/i.test(text);

/** The colours of the host's header, of the background behind the page, and of its bar at the bottom. */
export class HostColours {
  private colours: ShellColours | null = null;
  private isConnected = false;

  set(colours: ShellColours): void {
    this.colours = colours;
    if (this.isConnected) this.send();
  }

  /** Messages sent before the host was connected are lost. */
  connect(): void {
    this.isConnected = true;
    this.send();
  }

  private send(): void {
    if (this.colours === null) return;
    const { header, background, bottomBar } = this.colours;
    // Hosts below 6.9 know a header colour by the name of a theme colour only: they keep their own.
    if (hex(header)) attempt(() => miniApp.setHeaderColor.ifAvailable(header));
    if (hex(background)) attempt(() => miniApp.setBgColor.ifAvailable(background));
    if (hex(bottomBar)) attempt(() => miniApp.setBottomBarColor.ifAvailable(bottomBar));
  }
}
