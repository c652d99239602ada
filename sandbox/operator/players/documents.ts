import { openText, sealText } from '../sealedText.ts';
import type { SealKey } from '../sealedText.ts';
import type { Player } from './player.ts';

/** 3-16: a document of the player; the number in plain. */
export interface PlayerDocument {
  readonly type: string;
  readonly number: string;
}

const keyOf = (secret: string, uid: bigint): SealKey => ({ secret, purpose: 'croupier documents', record: `${uid}` });

/** The number as it is stored: without separators, encrypted, bound to the player. Empty for none. */
export function sealDocumentNumber(secret: string, uid: bigint, number: string): string {
  const plain = number.replace(/[.\s-]/g, '');
  return plain === '' ? '' : sealText(keyOf(secret, uid), plain);
}

/** The player's document; null for none. */
export function openDocument(
  secret: string,
  { uid, document_type: type, document_number: stored }: Pick<Player, 'uid' | 'document_type' | 'document_number'>,
): PlayerDocument | null {
  return stored === '' ? null : { type, number: openText(keyOf(secret, uid), stored) };
}
