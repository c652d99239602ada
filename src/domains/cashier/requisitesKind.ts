/** Kinds of destination of withdrawal methods. */
export const requisitesKinds = ['card', 'phone', 'iban', 'phoneOrIban', 'other'] as const;
export type RequisitesKind = (typeof requisitesKinds)[number];

const kindsByLabel: ReadonlyMap<string, RequisitesKind> = new Map([
  ['card', 'card'],
  ['card_number', 'card'],
  ['phone', 'phone'],
  ['iban', 'iban'],
  ['phone_or_iban', 'phoneOrIban'],
]);

/** The kind for the operator's label code; an unknown code is a free text. */
export function requisitesKind(label: string): RequisitesKind {
  return kindsByLabel.get(label) ?? 'other';
}
