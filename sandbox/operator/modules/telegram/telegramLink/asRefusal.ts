import { invalidField, OperatorError } from '../../../OperatorError.ts';

/**
 * A refusal that concerns the other account, as an error at a field: as it is, it would tell the caller that their own
 * session is over.
 */
export const asRefusal =
  (code: string) =>
  (error: unknown): never => {
    if (!(error instanceof OperatorError) || error.status !== 401) throw error;
    const isAway = error.type === 'UserDeletedException' || error.data['excluded_until'] !== undefined;
    throw invalidField('payload', isAway ? 'unavailable' : code);
  };
