import { termsDialog } from '../domains/auth/face/termsDialog.ts';
import { proofDialog } from '../domains/security/face/proofDialog.ts';
import type { AppServices } from '../kernel/AppServices.ts';
import type { Call } from '../lib/call.ts';
import { areTermsAsked, proofAsked } from '../lib/errors.ts';

type Root = Pick<AppServices, 'session' | 'dialogs'>;

/** Opens what a refusal asks the player for: true once it is given. Null if it asks for nothing. */
function ask({ dialogs }: Root, error: unknown): Promise<boolean> | null {
  const kinds = proofAsked(error);
  if (kinds !== null) return dialogs.open(proofDialog, { kinds });
  return areTermsAsked(error) ? dialogs.open(termsDialog, null) : null;
}

/**
 * Asks the player for the proof or the agreement that a refused call wants, then sends the same call again, with the same
 * key. Calls that are refused at the same time share one dialog. Without it, the refusal is the caller's. An operator must
 * not keep such a refusal as the reply to its key (I4): the same call would never be carried out.
 */
export function provingCall(call: Call, root: () => Root): Call {
  return async (key, input, options) => {
    const { session } = root();
    const { uid } = session;
    try {
      return await call(key, input, options);
    } catch (error) {
      const asked = ask(root(), error);
      if (asked === null) throw error;
      options?.onProving?.(true);
      const isGiven = await asked.finally(() => options?.onProving?.(false));
      // Another player must not send what this one has typed.
      if (!isGiven || options?.signal?.aborted === true || session.uid !== uid) throw error;
      return call(key, input, options);
    }
  };
}
