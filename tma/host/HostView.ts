import type { MethodParams, PopupParams } from '@tma.js/bridge';

export type BottomButton = 'main' | 'secondary';
export type BottomButtonParams = MethodParams<'web_app_setup_main_button'> &
  Pick<MethodParams<'web_app_setup_secondary_button'>, 'position'>;

export interface Question {
  readonly title: string;
  readonly message: string;
  readonly yes: string;
  readonly no: string;
}

/** Part of the window whose colour the app may set: to `#rrggbb`, or to a theme parameter's, which follows the theme. */
export type ColouredPart = 'header' | 'background' | 'bottom-bar';

export interface Place {
  readonly latitude: number;
  readonly longitude: number;
  readonly accuracy: number;
}

/** A group of the user. */
export interface SharedChat {
  readonly id: number;
  readonly title: string;
}

export interface ScannerHandlers {
  readonly onText: (text: string) => void;
  /** Closed by the user, not by the app. */
  readonly onClosed: () => void;
}

/** The messenger's controls around an app, as used by the protocol. */
export interface HostView {
  setBackButton(isVisible: boolean): void;
  setSettingsButton(isVisible: boolean): void;
  /** Fields that are omitted keep their earlier values. */
  setBottomButton(button: BottomButton, params: BottomButtonParams): void;
  setCloseConfirmation(isNeeded: boolean): void;
  setVerticalSwipes(areAllowed: boolean): void;
  setOrientationLock(isLocked: boolean): void;
  setColour(part: ColouredPart, colour: string): void;
  isFullscreen(): boolean;
  setFullscreen(isOn: boolean): void;
  expand(): void;
  /** The app has painted: the placeholder is removed. */
  showApp(): void;
  close(): void;
  vibrate(kind: string): void;
  hideKeyboard(): void;
  openLink(url: string): void;
  /** Closes the app and goes to the chat, as the web clients do. */
  openTelegramLink(path: string): void;
  /** The id of the chosen button, or null if the popup was closed without one. */
  popup(params: PopupParams): Promise<string | null>;
  ask(question: Question): Promise<boolean>;
  /** The chat that the user chooses; null if they close the list. */
  chooseChat(title: string, chats: readonly SharedChat[]): Promise<SharedChat | null>;
  /** A short notice over the app. */
  notify(text: string): void;
  /** Null if the browser refuses. */
  readClipboard(): Promise<string | null>;
  /** Null if the browser refuses or does not know. */
  locate(): Promise<Place | null>;
  download(url: string, fileName: string): void;
  openScanner(hint: string, handlers: ScannerHandlers): void;
  closeScanner(): void;
}
