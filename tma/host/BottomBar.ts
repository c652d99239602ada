import type { BottomButton, BottomButtonParams } from './HostView.ts';
import { button, element } from './element.ts';

/** The main and the secondary button below the app; the bar is visible while one of them is. */
export class BottomBar {
  readonly root = element('div', 'bottom-bar', { hidden: '' });
  private readonly states: Record<BottomButton, BottomButtonParams> = { main: {}, secondary: {} };
  private readonly buttons: Readonly<Record<BottomButton, HTMLButtonElement>>;

  constructor(
    onPress: (which: BottomButton) => void,
    private readonly onChange: () => void,
  ) {
    this.buttons = {
      main: button('bottom-button', '', () => onPress('main')),
      secondary: button('bottom-button secondary', '', () => onPress('secondary')),
    };
    this.root.append(this.buttons.secondary, this.buttons.main);
    this.draw();
  }

  get isVisible(): boolean {
    return !this.root.hidden;
  }

  set(which: BottomButton, params: BottomButtonParams): void {
    this.states[which] = { ...this.states[which], ...params };
    this.draw();
    this.onChange();
  }

  reset(): void {
    this.states.main = {};
    this.states.secondary = {};
    this.draw();
    this.onChange();
  }

  private draw(): void {
    for (const which of ['main', 'secondary'] as const) {
      const state = this.states[which];
      const target = this.buttons[which];
      const text = state.text?.trim() ?? '';
      const isBusy = state.is_progress_visible === true;
      // As in the web clients, a button without a text is not shown.
      target.hidden = state.is_visible !== true || text === '';
      target.disabled = state.is_active === false || isBusy;
      target.setAttribute('aria-busy', String(isBusy));
      target.setAttribute('aria-label', text);
      const icon = state.icon_custom_emoji_id ?? '';
      target.replaceChildren(
        ...(isBusy
          ? [element('span', 'progress', { 'aria-hidden': 'true' })]
          : [element('span', '', {}, ...(icon === '' ? [] : [iconOf(icon)]), text)]),
      );
      target.classList.toggle('shine', state.has_shine_effect === true && !target.disabled);
      target.style.setProperty('--button-ground', state.color ?? '');
      target.style.setProperty('--button-text', state.text_color ?? '');
    }
    this.root.dataset['position'] = this.states.secondary.position ?? 'left';
    this.root.hidden = this.buttons.main.hidden && this.buttons.secondary.hidden;
  }
}

/** Stands in for the custom emoji, whose picture only Telegram has: its id is in the title. */
const iconOf = (id: string): HTMLElement => element('span', 'button-icon', { 'aria-hidden': 'true', title: id }, '✦ ');
