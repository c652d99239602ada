const kindsByLabel = {
  card_number: 'card',
  iban: 'iban',
  wallet: 'wallet',
  ton_address: 'ton',
  btc_address: 'btc',
} as const;

/** What a withdrawal goes to. */
export type DestinationKind = (typeof kindsByLabel)[keyof typeof kindsByLabel] | 'other';

const kinds: ReadonlyMap<string, DestinationKind> = new Map(Object.entries(kindsByLabel));

/** The kind for the operator's label of a method's requisites; an unknown label is a free text. */
export const destinationKind = (label: string): DestinationKind => kinds.get(label) ?? 'other';
