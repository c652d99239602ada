import type { DialogKind } from '../../kernel/dialogs.ts';
import type { VerificationRequest } from './VerificationRequest.ts';

/** 2.10-5: identity verification over any page; true once documents are under review or accepted. */
export const verificationDialog: DialogKind<VerificationRequest, boolean> = {
  name: 'identityVerification',
  isCareful: true,
  size: 'lg',
  dismissed: false,
  namespaces: ['verification'],
  load: async () => (await import('./ui/VerificationDialog.tsx')).VerificationDialog,
};
