import type { DialogKind } from '../../../kernel/dialogs.ts';
import type { ProofAsked } from '../freshProof/ProofAsked.ts';

/** Asks the player to prove once more who they are: true once it is done. The app opens it for every call that asks. */
export const proofDialog: DialogKind<ProofAsked, boolean> = {
  name: 'freshProof',
  isCareful: true,
  size: 'sm',
  dismissed: false,
  namespaces: ['freshProof', 'forms', 'auth'],
  load: async () => (await import('../freshProof/ui/ProofDialog.tsx')).ProofDialog,
};
