/** A new idempotency key: 128 random bits, created before the call is sent and kept until its outcome is known. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
