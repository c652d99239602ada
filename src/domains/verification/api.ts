import type { CallOutput } from '../../contract/index.ts';
import type { Call } from '../../lib/call.ts';

export type VerificationStatus = CallOutput<'GET verification.get'>['status'];

export interface Verification {
  readonly status: VerificationStatus;
  /** The provider's reasons of a rejection, such as `LOW_QUALITY`. */
  readonly rejectLabels: readonly string[];
}

export function createVerificationApi(call: Call) {
  return {
    read: async (): Promise<Verification> => {
      const { status, reject_labels: rejectLabels } = await call('GET verification.get', {});
      return { status, rejectLabels };
    },
    /** 7-92 */
    createApplicant: () => call('POST verification.createApplicant', {}),
    /** 7-93 */
    token: async (externalActionId: string) =>
      (await call('POST verification.getAccessToken', { externalActionId })).token,
    /** 7-21 */
    handedIn: () => call('POST account.setUserOnVerification', {}),
  };
}

export type VerificationApi = ReturnType<typeof createVerificationApi>;
