import { OperatorError } from '../../OperatorError.ts';
import { WalletError } from '../../modules/wallet/wallet/WalletError.ts';
import type { Answer } from './BonusModel.ts';

/** What a call came to: done, or the name of its refusal. Other errors are thrown on. */
export async function answerOf(call: () => Promise<unknown>): Promise<Answer> {
  try {
    await call();
    return 'done';
  } catch (error) {
    if (error instanceof WalletError) return error.type;
    if (!(error instanceof OperatorError)) throw error;
    const [errors] = Object.values(error.data) as { readonly code: string }[][];
    return errors?.[0]?.code ?? error.type;
  }
}
