import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from '../../database/database.ts';

/**
 * Runs `call`, and `other` right before the call's transaction of this number, from 1 on. Resolves with the call's
 * answer, and with whether the call has begun so many.
 */
export async function interleaved<Answer>(
  database: Database,
  call: () => Promise<Answer>,
  { before, other }: { readonly before: number; readonly other: () => Promise<unknown> },
): Promise<{ readonly reply: Answer; readonly wasThere: boolean }> {
  const transaction = database.transaction.bind(database);
  const ofCall = new AsyncLocalStorage<true>();
  let begun = 0;
  Object.assign(database, {
    async transaction(run: never) {
      if (ofCall.getStore() === true) {
        begun += 1;
        if (begun === before) await ofCall.exit(other);
      }
      return transaction(run);
    },
  });
  const reply = await ofCall.run(true, call);
  Object.assign(database, { transaction });
  return { reply, wasThere: begun >= before };
}
