import type { SealKey } from '../../sealedText.ts';

/** The configuration has a private key: the database keeps it encrypted, bound to its subscription. */
export const configurationKey = (secret: string, id: bigint): SealKey => ({
  secret,
  purpose: 'vpn configuration',
  record: `subscription ${id}`,
});
