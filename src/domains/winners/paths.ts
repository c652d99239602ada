/** Paths without locale prefix; `href` of the app adds it. */
export const winnersPath = (scope: string = 'latest'): string =>
  scope === 'latest' ? '/winners' : `/winners?period=${scope}`;

/** The verifiable feed. */
export const proofPath = '/winners/proof';
