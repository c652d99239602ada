import type { BottomButton, BottomButtonParams } from './HostView.ts';
import { button, element } from './element.ts';

/** The main and the secondary button below the app; the bar is visible while one of them is. */
export class BottomBar {
  readonly root = element('div', 'bottom-bar', { hidden: '' });
  private readonly states: Record<BottomButton, BottomButtonParams> = { main: {}, secondary: {} };
  private readonly buttons: Readonly<Record<BottomButton, HTMLButtonElement>>;

  constructor(onPress: (which: BottomButton) => void) {
    this.buttons = {
      main: button('bottom-button', '', () => onPress('main')),
      secondary: button('bottom-button', '', () => onPress('secondary')),
    };
    this.root.append(this.buttons.secondary, this.buttons.main);
    this.draw();
  }

  set(which: BottomButton, params: BottomButtonParams): void {
    this.states[which] = { ...this.states[which], ...params };
    this.draw();
  }

  reset(): void {
    this.states.main = {};
    this.states.secondary = {};
    this.draw();
  }

  private draw(): void {
    for (const which of ['main', 'secondary'] as const) {
      const state = this.states[which];
      const target = this.buttons[which];
      target.hidden = state.is_visible !== true;
      target.disabled = state.is_active === false || state.is_progress_visible === true;
      target.textContent = state.is_progress_visible === true ? '…' : (state.text ?? '');
      target.style.setProperty('--button-ground', state.color ?? '');
      target.style.setProperty('--button-text', state.text_color ?? '');
    }
    this.root.dataset['position'] = this.states.secondary.position ?? 'left';
    this.root.hidden = this.buttons.main.hidden && this.buttons.secondary.hidden;
  }
}
