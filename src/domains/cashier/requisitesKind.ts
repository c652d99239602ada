/** What a withdrawal method asks for as its destination. */
export const requisitesKinds = ['card', 'phone', 'iban', 'phoneOrIban', 'other'] as const;
export type RequisitesKind = (typeof requisitesKinds)[number];

const kindsByLabel: ReadonlyMap<string, RequisitesKind> = new Map([
  ['card', 'card'],
  ['card_number', 'card'],
  ['phone', 'phone'],
  ['iban', 'iban'],
  ['phone_or_iban', 'phoneOrIban'],
]);

/** The kind behind the operator's label code; a code nobody knows asks for a text. */
export function requisitesKind(label: string): RequisitesKind {
  return kindsByLabel.get(label) ?? 'other';
}
