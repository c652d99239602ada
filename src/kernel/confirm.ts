import type { AppServices } from './deps.ts';
import type { DialogKind, DialogOptions } from './dialogs.ts';

/** 3-66: what a confirm says. All texts are in the player's language. */
export interface ConfirmContent {
  readonly title: string;
  /** With the markers of 9-17; what looks like markup is text. */
  readonly content: string;
  readonly textAgree: string;
  /** Left out where there is nothing to refuse. */
  readonly textReject?: string;
  /** Whether it has a close button beside its answers; it has, where this is left out. */
  readonly showClose?: boolean;
}

/** By name: another question asked meanwhile is one of its own. */
const confirmKind = (name: string): DialogKind<ConfirmContent, boolean> => ({
  name: `confirm.${name}`,
  type: 'confirm',
  size: 'sm',
  dismissed: false,
  load: async () => (await import('./dialogs/ConfirmQuestion.tsx')).ConfirmQuestion,
});

/** Asks a question: true is agreement, closing it is none (4-32). */
export function confirm(
  app: Pick<AppServices, 'dialogs'>,
  name: string,
  content: ConfirmContent,
  options: DialogOptions<boolean> = {},
): Promise<boolean> {
  const closeButtonPosition = content.showClose === false ? 'none' : 'end';
  return app.dialogs.open(confirmKind(name), content, { closeButtonPosition, ...options });
}
