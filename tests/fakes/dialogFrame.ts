import type { DialogFrame } from '../../src/kernel/dialogs.ts';

/** An open dialog's frame, as the host gives it. */
export const dialogFrame = (more: Partial<DialogFrame> = {}): DialogFrame => ({
  type: 'popup',
  size: 'md',
  preventClose: false,
  closeButtonPosition: 'end',
  isOpen: true,
  onClose: () => {},
  onClosed: () => {},
  ...more,
});
