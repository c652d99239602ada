import type { ShellButton, ShellButtons } from '../Platform.ts';
import { attempt } from './attempt.ts';
import { mainButton, secondaryButton, supports } from './sdk.ts';

/**
 * The host's two buttons below the page. Hosts below version 7.10 have no second one: the page shows the alternative
 * then, so `hasSecond` says which. Those below 9.5 have no icons on them.
 */
export class HostButtons implements ShellButtons {
  private readonly handlers: { main: (() => void) | null; second: (() => void) | null } = { main: null, second: null };
  readonly hasSecond: boolean;
  private readonly hasIcons: boolean;

  constructor(
    private readonly root: HTMLElement,
    version: string,
  ) {
    this.hasSecond = supports('web_app_setup_secondary_button', version);
    this.hasIcons = supports('web_app_setup_main_button', 'icon_custom_emoji_id', version);
  }

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
          // Also an empty one: the button of the screen before may have had an icon.
          ...(this.hasIcons ? { iconCustomEmojiId: button.emoji ?? '' } : {}),
        }),
      );
  }

  press(which: 'main' | 'second'): void {
    this.handlers[which]?.();
  }
}
