import type { PopupParams } from '@tma.js/bridge';
import { BottomBar } from './BottomBar.ts';
import { button, element, iconButton, setIcon } from './element.ts';
import type { BottomButton, BottomButtonParams, HostView, Question } from './HostView.ts';
import { showPopup } from './showPopup.ts';

export interface HostActions {
  readonly back: () => void;
  readonly settings: () => void;
  readonly reload: () => void;
  readonly switchTheme: () => void;
  readonly pressed: (which: BottomButton) => void;
  readonly closed: () => void;
}

/** The messenger's window of an app: header with name and menu, the app, its bottom buttons. */
export class HostWindow implements HostView {
  readonly root: HTMLElement;
  /** Container of the app's frame. */
  readonly stage = element('div', 'stage');
  private readonly placeholder = element('div', 'placeholder', { 'aria-hidden': 'true' });
  private readonly leave: HTMLButtonElement;
  private readonly menu = element('div', 'menu', { role: 'menu', hidden: '' });
  private readonly settings: HTMLButtonElement;
  private readonly bottom: BottomBar;
  private hasBack = false;
  private needsConfirmation = false;

  constructor(
    name: string,
    private readonly actions: HostActions,
  ) {
    this.leave = iconButton('icon-button', 'close', 'Close', () => this.handleLeave());
    const more = iconButton('icon-button', 'more', 'More', () => this.toggleMenu());
    const header = element(
      'header',
      'header',
      {},
      this.leave,
      element('div', 'name', {}, element('strong', '', {}, name), element('small', '', {}, 'mini app')),
      more,
    );
    this.settings = this.menuItem('Settings', actions.settings);
    this.settings.hidden = true;
    this.menu.append(
      this.settings,
      this.menuItem('Reload page', actions.reload),
      this.menuItem('Switch day and night', actions.switchTheme),
    );
    this.bottom = new BottomBar(actions.pressed);
    this.stage.append(this.placeholder);
    // load events do not bubble, so this captures them. An app that never sends ready is shown once it has loaded.
    this.stage.addEventListener('load', () => this.showApp(), true);
    this.root = element('section', 'window', { 'aria-label': name }, header, this.menu, this.stage, this.bottom.root);
    this.root.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') this.menu.hidden = true;
    });
  }

  /** Back to the initial state: for an app that is opened again, not for one that reloads itself. */
  reset(): void {
    this.setBackButton(false);
    this.setSettingsButton(false);
    this.setCloseConfirmation(false);
    this.setFullscreen(false);
    this.bottom.reset();
    this.placeholder.hidden = false;
    for (const part of ['header', 'background', 'bottom-bar']) this.root.style.removeProperty(`--app-${part}`);
  }

  setBackButton(isVisible: boolean): void {
    this.hasBack = isVisible;
    setIcon(this.leave, isVisible ? 'back' : 'close', isVisible ? 'Back' : 'Close');
  }

  setSettingsButton(isVisible: boolean): void {
    this.settings.hidden = !isVisible;
  }

  setBottomButton(which: BottomButton, params: BottomButtonParams): void {
    this.bottom.set(which, params);
  }

  setCloseConfirmation(isNeeded: boolean): void {
    this.needsConfirmation = isNeeded;
    this.root.dataset['confirmsClose'] = String(isNeeded);
  }

  setColour(part: 'header' | 'background' | 'bottom-bar', colour: string): void {
    if (/^#[0-9a-f]{6}$/i.test(colour)) this.root.style.setProperty(`--app-${part}`, colour);
  }

  setFullscreen(isOn: boolean): void {
    this.root.classList.toggle('fullscreen', isOn);
  }

  expand(): void {
    this.root.dataset['expanded'] = 'true';
  }

  showApp(): void {
    this.placeholder.hidden = true;
  }

  close(): void {
    if (!this.root.isConnected) return;
    this.root.remove();
    this.actions.closed();
  }

  vibrate(kind: string): void {
    this.root.dataset['lastHaptic'] = kind;
  }

  openLink(url: string): void {
    if (/^https?:\/\//.test(url)) window.open(url, '_blank', 'noopener');
  }

  openTelegramLink(path: string): void {
    const link = new URL(path, 'https://t.me');
    const shared = link.pathname === '/share/url' ? link.searchParams.get('url') : null;
    const message = shared === null ? link.href : `${link.searchParams.get('text') ?? ''}\n${shared}`.trim();
    void showPopup({
      title: shared === null ? 'Open in Telegram' : 'Share with a chat',
      message,
      buttons: [{ id: 'close', type: 'close' }],
    });
  }

  popup(params: PopupParams): Promise<string | null> {
    return showPopup(params);
  }

  async ask({ title, message, yes, no }: Question): Promise<boolean> {
    const chosen = await showPopup({
      title,
      message,
      buttons: [
        { id: 'no', type: 'default', text: no },
        { id: 'yes', type: 'default', text: yes },
      ],
    });
    return chosen === 'yes';
  }

  private handleLeave(): void {
    if (this.hasBack) this.actions.back();
    else void this.handleClose();
  }

  private async handleClose(): Promise<void> {
    const mayClose =
      !this.needsConfirmation ||
      (await this.ask({
        title: 'Close this app?',
        message: 'Changes that you made may not be saved.',
        yes: 'Close anyway',
        no: 'Cancel',
      }));
    if (mayClose) this.close();
  }

  private toggleMenu(): void {
    this.menu.hidden = !this.menu.hidden;
  }

  private menuItem(label: string, onPress: () => void): HTMLButtonElement {
    const item = button('menu-item', label, () => {
      this.menu.hidden = true;
      onPress();
    });
    item.setAttribute('role', 'menuitem');
    return item;
  }
}
