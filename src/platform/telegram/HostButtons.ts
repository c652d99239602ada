import type { ShellButton, ShellButtons } from '../Platform.ts';
import { attempt } from './attempt.ts';
import { mainButton, secondaryButton } from './sdk.ts';

/**
 * The host's two buttons below the page. Hosts below version 7.10 have no second one: the page shows the alternative
 * then, so `hasSecond` says which.
 */
export class HostButtons implements ShellButtons {
  private readonly handlers: { main: (() => void) | null; second: (() => void) | null } = { main: null, second: null };

  constructor(
    private readonly root: HTMLElement,
    readonly hasSecond: boolean,
  ) {}

  set(which: 'main' | 'second', button: ShellButton | null): void {
    this.handlers[which] = button?.isActive === true && !button.isBusy ? button.onPress : null;
    const control = which === 'main' ? mainButton : secondaryButton;
    if (which === 'second' && !this.hasSecond) return;
    // Two bars at the bottom are one too many: the page's own makes room.
    if (which === 'main') this.root.toggleAttribute('data-shell-button', button !== null);
    if (button === null) attempt(() => control.setParams.ifAvailable({ isVisible: false }));
    else
      attempt(() =>
        control.setParams.ifAvailable({
          text: button.text,
          isEnabled: button.isActive && !button.isBusy,
          isLoaderVisible: button.isBusy,
          isVisible: true,
        }),
      );
  }

  press(which: 'main' | 'second'): void {
    this.handlers[which]?.();
  }
}
