/** Masks a card or account number for storage: 4111111111111111 → 411111...1111; of a short one only the end is kept. */
export function maskDigits(value: string): string {
  const compact = value.replaceAll(/\s/g, '');
  return compact.length >= 12 ? `${compact.slice(0, 6)}...${compact.slice(-4)}` : `...${compact.slice(-2)}`;
}
