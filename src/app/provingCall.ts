import { proofDialog } from '../domains/security/face/proofDialog.ts';
import type { AppServices } from '../kernel/AppServices.ts';
import type { Call } from '../lib/call.ts';
import { proofAsked } from '../lib/errors.ts';

/**
 * Asks the player for the proof that a refused call wants, then sends the same call again, with the same key. Calls that
 * are refused at the same time share one dialog. Without the proof, the refusal is the caller's.
 */
export function provingCall(call: Call, root: () => Pick<AppServices, 'session' | 'dialogs'>): Call {
  return async (key, input, options) => {
    const { session, dialogs } = root();
    const { uid } = session;
    try {
      return await call(key, input, options);
    } catch (error) {
      const kinds = proofAsked(error);
      if (kinds === null) throw error;
      options?.onProving?.(true);
      const isProved = await dialogs.open(proofDialog, { kinds }).finally(() => options?.onProving?.(false));
      // Another player must not send what this one has typed.
      if (!isProved || options?.signal?.aborted === true || session.uid !== uid) throw error;
      return call(key, input, options);
    }
  };
}
