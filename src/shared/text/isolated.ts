/**
 * A name or an address for a sentence of either direction: it does not turn its neighbours round (FIRST STRONG ISOLATE
 * to POP DIRECTIONAL ISOLATE).
 */
export const isolated = (text: string): string => `\u2068${text}\u2069`;
