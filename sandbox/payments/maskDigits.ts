/** 4111111111111111 → 411111...1111: what may be kept of a card or account; a short one keeps only its end. */
export function maskDigits(value: string): string {
  const compact = value.replaceAll(/\s/g, '');
  return compact.length >= 12 ? `${compact.slice(0, 6)}...${compact.slice(-4)}` : `...${compact.slice(-2)}`;
}
