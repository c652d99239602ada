/** Passkeys in the browser. Their library is loaded when one is used. */
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

/** The player closed the browser's question, or its time was over. */
const closedNames: readonly string[] = ['NotAllowedError', 'AbortError'];
const isClosed = (error: unknown): boolean => error instanceof Error && closedNames.includes(error.name);

/** The device holds a passkey of this account already. */
export class KnownPasskeyError extends Error {
  override readonly name = 'KnownPasskeyError';
}

/**
 * Creates a passkey on the player's device by the operator's options (JSON) and returns it as JSON; null if the player
 * closed the question.
 */
export async function createPasskey(options: string): Promise<string | null> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  try {
    // The operator's library has written them for this one.
    const optionsJSON = JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON;
    return JSON.stringify(await startRegistration({ optionsJSON }));
  } catch (error) {
    if (isClosed(error)) return null;
    if (error instanceof Error && error.name === 'InvalidStateError') throw new KnownPasskeyError();
    throw error;
  }
}

/** Signs the operator's challenge with a passkey that the player chooses; null if they closed the question. */
export async function presentPasskey(options: string): Promise<string | null> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  try {
    const optionsJSON = JSON.parse(options) as PublicKeyCredentialRequestOptionsJSON;
    return JSON.stringify(await startAuthentication({ optionsJSON }));
  } catch (error) {
    if (isClosed(error)) return null;
    throw error;
  }
}
