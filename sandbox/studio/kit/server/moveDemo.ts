import { formatAmount } from '../../engine/amounts.ts';
import type { Sql } from '../../server/Database.ts';
import { moveDemoBalance } from '../../server/sessionRepository.ts';
import type { SessionRow } from '../../server/sessionRepository.ts';
import { StudioError } from '../../server/StudioError.ts';

/** Moves play credits and returns the balance as decimal text. Throws InsufficientFunds. */
export async function moveDemo(
  tx: Sql,
  { token, decimals }: Pick<SessionRow, 'token' | 'decimals'>,
  stake: bigint,
  win: bigint,
): Promise<string> {
  const balance = await moveDemoBalance(tx, token, stake, win);
  if (balance === null) throw new StudioError('InsufficientFunds', 'Not enough play credits');
  return formatAmount(balance, decimals);
}
