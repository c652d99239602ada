/** An app that asks for a connection, as it is in the link that opens the wallet. */
export interface AppConnection {
  /** Public key of the app, hexadecimal. */
  readonly clientId: string;
  readonly manifestUrl: string;
  readonly items: readonly ('ton_addr' | 'ton_proof')[];
}

/** Reads the link's parameters; null if they are no request for the account of a wallet. */
export function readConnection(text: (name: string) => string): AppConnection | null {
  const clientId = text('id');
  if (!/^[\da-f]{64}$/.test(clientId)) return null;
  try {
    const { manifestUrl, items } = Object(JSON.parse(text('r'))) as Record<string, unknown>;
    if (typeof manifestUrl !== 'string' || !URL.canParse(manifestUrl) || !Array.isArray(items)) return null;
    const names = (items as unknown[]).map((item) => (Object(item) as { name?: unknown }).name);
    const known = (['ton_addr', 'ton_proof'] as const).filter((name) => names.includes(name));
    return known.includes('ton_addr') ? { clientId, manifestUrl, items: known } : null;
  } catch {
    return null;
  }
}

/** The app as it is named to the buyer: the host of its manifest. */
export const appName = (manifestUrl: string): string => (URL.canParse(manifestUrl) ? new URL(manifestUrl).host : '');
