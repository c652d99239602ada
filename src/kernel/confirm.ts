import type { AppServices } from './AppServices.ts';
import type { DialogKind, DialogOptions } from './dialogs.ts';
import type { AskedContent, ConfirmContent } from './dialogs/ConfirmContent.ts';

/** The name makes each question a dialog kind of its own, so that a different question does not join an open one. */
const confirmKind = (name: string): DialogKind<AskedContent, boolean> => ({
  name: `confirm.${name}`,
  type: 'confirm',
  size: 'sm',
  dismissed: false,
  load: async () => (await import('./dialogs/ConfirmQuestion.tsx')).ConfirmQuestion,
});

/** A shell's own dialog shows plain text with two answers, and has no further options. */
function askByShell(
  { platform }: Pick<AppServices, 'platform'>,
  { title, content, textAgree, textReject, showClose, tone }: ConfirmContent,
  options: DialogOptions<boolean>,
): Promise<boolean> | null {
  const isPlain = textReject !== undefined && showClose !== false && !/[<[{]/.test(content);
  if (!isPlain || Object.keys(options).length > 0 || platform.ask === null) return null;
  // Its text cannot be emphasised.
  const text = content.replaceAll('**', '');
  return platform.ask({ title, text, yes: textAgree, no: textReject, isDangerous: tone === 'danger' });
}

/**
 * Shows a question: resolves with true on agreement, with false on rejection or closing (4-32). In a shell that has
 * dialogs of its own, it is one of these, unless the site's configuration adds HTML to the confirm of this name (3-66).
 */
export function confirm(
  app: Pick<AppServices, 'content' | 'dialogs' | 'platform'>,
  name: string,
  content: ConfirmContent,
  options: DialogOptions<boolean> = {},
): Promise<boolean> {
  const added = app.content.config.confirms[name];
  const asked = added === undefined ? askByShell(app, content, options) : null;
  if (asked !== null) return asked;
  const closeButtonPosition = content.showClose === false ? 'none' : 'end';
  const whole = added === undefined ? content : { ...content, added };
  return app.dialogs.open(confirmKind(name), whole, { closeButtonPosition, ...options });
}
