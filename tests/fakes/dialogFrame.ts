import type { DialogFrame } from '../../src/kernel/dialogs.ts';

/** The frame props that the dialog host passes to an open dialog. */
export const dialogFrame = (more: Partial<DialogFrame> = {}): DialogFrame => ({
  type: 'popup',
  size: 'md',
  preventClose: false,
  closeButtonPosition: 'end',
  comesByItself: false,
  isOpen: true,
  onClose: () => {},
  onClosed: () => {},
  ...more,
});
