/** Masks a card or account number for storage: 4111111111111111 → 411111...1111; short ones keep only their end. */
export function maskDigits(value: string): string {
  const compact = value.replaceAll(/\s/g, '');
  return compact.length >= 12 ? `${compact.slice(0, 6)}...${compact.slice(-4)}` : `...${compact.slice(-2)}`;
}
