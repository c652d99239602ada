import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { object, string } from 'yup';

export type Assertion = AuthenticationResponseJSON;

/** The parts that the library reads; it verifies their contents itself. */
const base = {
  id: string().max(1400).required(),
  rawId: string().required(),
  type: string()
    .oneOf(['public-key'] as const)
    .required(),
};
const attestation = object({
  ...base,
  response: object({ clientDataJSON: string().required(), attestationObject: string().required() }).required(),
});
const assertion = object({
  ...base,
  response: object({
    clientDataJSON: string().required(),
    authenticatorData: string().required(),
    signature: string().required(),
    userHandle: string().nullable(),
  }).required(),
});

/** A new credential as the browser sends it; null if the text is none. */
export function readAttestation(text: string): RegistrationResponseJSON | null {
  const found = parsed(text);
  if (!attestation.isValidSync(found, { strict: true })) return null;
  const { id, rawId, type, response } = attestation.cast(found);
  const { clientDataJSON, attestationObject } = response;
  return {
    id,
    rawId,
    type,
    clientExtensionResults: {},
    response: { clientDataJSON, attestationObject, transports: transportsOf(found) },
  };
}

/** A signed challenge as the browser sends it; null if the text is none. */
export function readAssertion(text: string): Assertion | null {
  const found = parsed(text);
  if (!assertion.isValidSync(found, { strict: true })) return null;
  const { id, rawId, type, response } = assertion.cast(found);
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return {
    id,
    rawId,
    type,
    clientExtensionResults: {},
    response: {
      clientDataJSON,
      authenticatorData,
      signature,
      ...(typeof userHandle === 'string' ? { userHandle } : {}),
    },
  };
}

/** How the device is reached (usb, internal, hybrid…): hints for the browser, kept as far as they look like ones. */
function transportsOf(found: unknown): string[] {
  const { response } = Object(found) as { readonly response?: { readonly transports?: unknown } };
  const { transports } = Object(response) as { readonly transports?: unknown };
  if (!Array.isArray(transports)) return [];
  return transports.filter((one): one is string => typeof one === 'string' && /^[a-z-]{1,20}$/.test(one)).slice(0, 8);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON: no credential.
    return null;
  }
}
