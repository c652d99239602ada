import type { DialogKind } from '../../../kernel/dialogs.ts';
import { isApiError } from '../../../lib/errors.ts';
import type { Proof } from './api.ts';
import type { ProofNeeded } from './ProofNeeded.ts';

const known: readonly Proof['way'][] = ['passkey', 'password', 'authenticator', 'code'];

/** What a refusal asks for; null if it is another one. */
export function proofNeeded(error: unknown): ProofNeeded | null {
  if (!isApiError(error) || error.type !== 'WithdrawalDeclinedException') return null;
  const { reason, ways, contact } = error.data;
  if (reason !== 'proof_required') return null;
  return {
    ways: Array.isArray(ways) ? known.filter((way) => ways.includes(way)) : [],
    contact: typeof contact === 'string' ? contact : '',
  };
}

/** Asks for the proof before a withdrawal: true once it is given. */
export const proofDialog: DialogKind<ProofNeeded, boolean> = {
  name: 'withdrawalProof',
  size: 'sm',
  dismissed: false,
  load: async () => (await import('./ui/ProofDialog.tsx')).ProofDialog,
};
