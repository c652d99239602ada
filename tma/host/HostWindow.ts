import type { PopupParams } from '@tma.js/bridge';
import type { ThemeParamsType } from '@tma.js/sdk';
import { BottomBar } from './BottomBar.ts';
import { download, locate, readClipboard } from './browserServices.ts';
import { element, iconButton, setIcon } from './element.ts';
import { followSwipe } from './followSwipe.ts';
import { hideKeyboardIn } from './hideKeyboardIn.ts';
import { HostColours } from './HostColours.ts';
import { HostMenu } from './HostMenu.ts';
import type {
  BottomButton,
  BottomButtonParams,
  ColouredPart,
  HostView,
  Question,
  ScannerHandlers,
} from './HostView.ts';
import { notify } from './notify.ts';
import { openLinkInChat } from './openLinkInChat.ts';
import type { WindowState } from './safeAreas.ts';
import { ScanWindow } from './ScanWindow.ts';
import { showChats } from './showChats.ts';
import { showPopup } from './showPopup.ts';

export interface HostActions {
  readonly back: () => void;
  readonly settings: () => void;
  readonly reload: () => void;
  readonly switchTheme: () => void;
  readonly exitFullscreen: () => void;
  readonly pressed: (which: BottomButton) => void;
  /** The window has changed in a way that changes the app's size or safe areas. */
  readonly resized: () => void;
  readonly closed: () => void;
}

const defaults = { hasBack: false, needsConfirmation: false, allowsSwipes: true, isLocked: false };

/** The messenger's window of an app: header with name and menu, the app, its bottom buttons. */
export class HostWindow implements HostView {
  readonly root: HTMLElement;
  /** Container of the app's frame. */
  readonly stage = element('div', 'stage');
  readonly readClipboard = readClipboard;
  readonly locate = locate;
  readonly download = download;
  readonly notify = notify;
  readonly chooseChat = showChats;
  readonly hideKeyboard = () => hideKeyboardIn(this.root);
  private readonly placeholder = element('div', 'placeholder', { 'aria-hidden': 'true' });
  private readonly leave: HTMLButtonElement;
  private readonly menu: HostMenu;
  private readonly bottom: BottomBar;
  private readonly colours: HostColours;
  private readonly scanner = new ScanWindow();
  private state = { ...defaults };
  private fillsScreen = false;

  constructor(
    name: string,
    theme: () => ThemeParamsType,
    private readonly actions: HostActions,
  ) {
    this.leave = iconButton('icon-button', 'close', 'Close', () => this.handleLeave());
    this.menu = new HostMenu({
      settings: actions.settings,
      reload: actions.reload,
      theme: actions.switchTheme,
      exitFullscreen: actions.exitFullscreen,
    });
    const more = iconButton('icon-button', 'more', 'More', () => this.menu.toggle());
    const title = element('div', 'name', {}, element('strong', '', {}, name), element('small', '', {}, 'mini app'));
    const header = element('header', 'header', {}, this.leave, title, more);
    this.bottom = new BottomBar(actions.pressed, actions.resized);
    this.stage.append(this.placeholder);
    // load events do not bubble, so this captures them. An app that never sends ready is shown once it has loaded.
    this.stage.addEventListener('load', () => this.showApp(), true);
    this.root = element(
      'section',
      'window',
      { 'aria-label': name },
      header,
      this.menu.root,
      this.stage,
      this.bottom.root,
    );
    this.root.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') this.menu.close();
    });
    this.colours = new HostColours(this.root, theme);
    // A pull on the header closes the app whatever the app says about pulls on itself.
    followSwipe(header, this.root, () => void this.handleClose());
  }

  get shape(): WindowState {
    return { isFullscreen: this.fillsScreen, hasBottomBar: this.bottom.isVisible };
  }

  /** Back to the initial state: for an app that is opened again, not for one that reloads itself. */
  reset(): void {
    this.state = { ...defaults };
    this.setBackButton(false);
    this.setSettingsButton(false);
    this.setCloseConfirmation(false);
    this.setFullscreen(false);
    this.setOrientationLock(false);
    this.setVerticalSwipes(true);
    this.bottom.reset();
    this.colours.reset();
    this.scanner.close();
    this.placeholder.hidden = false;
  }

  setBackButton(isVisible: boolean): void {
    this.state.hasBack = isVisible;
    setIcon(this.leave, isVisible ? 'back' : 'close', isVisible ? 'Back' : 'Close');
  }

  setSettingsButton(isVisible: boolean): void {
    this.menu.show('settings', isVisible);
  }

  setBottomButton(which: BottomButton, params: BottomButtonParams): void {
    this.bottom.set(which, params);
  }

  setCloseConfirmation(isNeeded: boolean): void {
    this.state.needsConfirmation = isNeeded;
    this.root.dataset['confirmsClose'] = String(isNeeded);
  }

  setVerticalSwipes(areAllowed: boolean): void {
    this.state.allowsSwipes = areAllowed;
    this.root.dataset['swipes'] = areAllowed ? 'on' : 'off';
  }

  setOrientationLock(isLocked: boolean): void {
    this.state.isLocked = isLocked;
    this.root.dataset['orientation'] = isLocked ? 'locked' : 'free';
  }

  setColour(part: ColouredPart, colour: string): void {
    this.colours.set(part, colour);
  }

  /** Recomputes the colours that the app has chosen by a theme parameter's name. */
  redraw(): void {
    this.colours.draw();
  }

  isFullscreen(): boolean {
    return this.fillsScreen;
  }

  setFullscreen(isOn: boolean): void {
    this.fillsScreen = isOn;
    this.root.classList.toggle('fullscreen', isOn);
    this.menu.show('exitFullscreen', isOn);
    this.actions.resized();
  }

  expand(): void {
    this.root.dataset['expanded'] = 'true';
  }

  showApp(): void {
    this.placeholder.hidden = true;
  }

  close(): void {
    if (!this.root.isConnected) return;
    this.scanner.close();
    this.root.remove();
    this.actions.closed();
  }

  /** Haptics are seen: the window shakes, or flashes in the colour of the outcome. */
  vibrate(kind: string): void {
    delete this.root.dataset['lastHaptic'];
    // Reading the size restarts the animation of an equal haptic.
    void this.root.offsetWidth;
    this.root.dataset['lastHaptic'] = kind;
  }

  openLink(url: string): void {
    if (/^https?:\/\//.test(url)) window.open(url, '_blank', 'noopener');
  }

  openTelegramLink(path: string): void {
    this.close();
    openLinkInChat(path);
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

  openScanner(hint: string, handlers: ScannerHandlers): void {
    this.scanner.open(hint, handlers);
  }

  closeScanner(): void {
    this.scanner.close();
  }

  /** A pull down on the app itself; false if the app has switched them off. */
  swipeDown(): boolean {
    if (this.state.allowsSwipes) void this.handleClose();
    return this.state.allowsSwipes;
  }

  /** Turns the device; false if the app has locked the orientation. */
  rotate(): boolean {
    if (this.state.isLocked) return false;
    this.root.classList.toggle('landscape');
    this.actions.resized();
    return true;
  }

  private handleLeave(): void {
    if (this.state.hasBack) this.actions.back();
    else void this.handleClose();
  }

  private async handleClose(): Promise<void> {
    const mayClose =
      !this.state.needsConfirmation ||
      (await this.ask({
        title: 'Close this app?',
        message: 'Changes that you made may not be saved.',
        yes: 'Close anyway',
        no: 'Cancel',
      }));
    if (mayClose) this.close();
  }
}
