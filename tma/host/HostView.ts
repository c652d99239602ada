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

/** The messenger's controls around an app, as used by the protocol. */
export interface HostView {
  setBackButton(isVisible: boolean): void;
  setSettingsButton(isVisible: boolean): void;
  /** Fields that are omitted keep their earlier values. */
  setBottomButton(button: BottomButton, params: BottomButtonParams): void;
  setCloseConfirmation(isNeeded: boolean): void;
  setColour(part: 'header' | 'background' | 'bottom-bar', colour: string): void;
  setFullscreen(isOn: boolean): void;
  expand(): void;
  /** The app has painted: the placeholder is removed. */
  showApp(): void;
  close(): void;
  vibrate(kind: string): void;
  openLink(url: string): void;
  openTelegramLink(path: string): void;
  /** The id of the chosen button, or null if the popup was closed without one. */
  popup(params: PopupParams): Promise<string | null>;
  ask(question: Question): Promise<boolean>;
}
