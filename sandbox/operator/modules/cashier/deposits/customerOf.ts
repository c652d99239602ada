import { createHmac } from 'node:crypto';
import type { SandboxSettings } from '../../../../settings.ts';

/** The player as the vendor knows them, to keep their cards: it cannot be traced back to our number of them. */
export const customerOf = ({ paymentsSecret }: Pick<SandboxSettings, 'paymentsSecret'>, uid: bigint): string =>
  createHmac('sha256', paymentsSecret).update(['customer', uid.toString()].join('\n')).digest('base64url');
