import type { CallInput, CallOutput } from '../../../contract/index.ts';
import type { StoreDeps } from '../../../kernel/stores.ts';
import type { Call } from '../../../lib/call.ts';

/** What the player types, or their device answers. */
export type Proof = CallInput<'POST account.prove'>;

export type ProofFacts = Pick<CallOutput<'GET account.getProof'>, 'contact' | 'services'>;

/** Every call names its player: another one may have signed in in this browser since. */
export function createProofApi(call: Call, session: Pick<StoreDeps['session'], 'uid'>) {
  const own = () => ({ player: session.uid });
  return {
    facts: (): Promise<ProofFacts> => call('GET account.getProof', {}, own()),
    prove: async (proof: Proof): Promise<void> => {
      await call('POST account.prove', proof, own());
    },
    /** The challenge for a passkey, as JSON text. */
    passkeyOptions: async () => (await call('POST account.proofPasskey', {}, own())).options,
    /** Returns the seconds until another code can be sent. */
    sendCode: async () => (await call('POST account.sendProofCode', {}, own())).resend_time,
  };
}

export type ProofApi = ReturnType<typeof createProofApi>;
