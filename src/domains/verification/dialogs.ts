import type { DialogKind } from '../../kernel/dialogs.ts';

export interface VerificationRequest {
  /** Passed on to the provider: what the documents are asked for; empty for the identity itself. */
  readonly externalActionId: string;
}

/** 2.10-5: identity verification over any page; true once documents are under review or accepted. */
export const verificationDialog: DialogKind<VerificationRequest, boolean> = {
  name: 'identityVerification',
  size: 'lg',
  dismissed: false,
  namespaces: ['verification'],
  load: async () => (await import('./ui/VerificationDialog.tsx')).VerificationDialog,
};
