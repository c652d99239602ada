import type { TermsAgreements } from '../../../players/TermsAgreements.ts';
import { WalletError } from './WalletError.ts';
import type { LiveGameSession } from './walletRepository.ts';

/** Refuses a stake of a player who has not agreed to the terms of play. The site asks for it when it opens a game. */
export async function demandAgreed(
  terms: Pick<TermsAgreements, 'areActive'>,
  { has_agreed: hasAgreed }: Pick<LiveGameSession, 'has_agreed'>,
): Promise<void> {
  if (!hasAgreed && (await terms.areActive()))
    throw new WalletError('TermsNotAgreed', 'The player has not agreed to the terms of play');
}
