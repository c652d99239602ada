import type { OperatorDeps } from '../../../OperatorDeps.ts';
import { fetchSigned } from '../../../vendors/fetchSigned.ts';
import { VendorError } from '../../../vendors/VendorError.ts';
import { readReview } from './readReview.ts';
import type { Review } from './readReview.ts';

const RESOURCES = '/verification/resources';
/** Life of an access token in seconds; the web SDK gets another when it ends. */
const TOKEN_SECONDS = 600;

export interface VendorApplicant {
  readonly id: string;
  readonly review: Review;
}

/** The verification provider's API, in Sumsub's shape. `externalUserId` is our player's uid. */
export class VerificationVendor {
  constructor(private readonly deps: OperatorDeps) {}

  /** Creates the player's applicant, or finds the one that exists. Throws VendorError. */
  async createApplicant(uid: bigint): Promise<string> {
    const webhookUrl = `${this.deps.config.operatorUrl}/webhooks/verification`;
    const reply = await this.post('/applicants', { externalUserId: String(uid), webhookUrl });
    return textOf(reply, 'id');
  }

  async accessToken(uid: bigint, externalActionId: string): Promise<string> {
    const reply = await this.post('/accessTokens/sdk', {
      externalUserId: String(uid),
      ttlInSecs: TOKEN_SECONDS,
      externalActionId,
    });
    return textOf(reply, 'token');
  }

  async applicant(uid: bigint): Promise<VendorApplicant> {
    const reply = await this.send('GET', `/applicants/${uid}/one`);
    const { review } = Object(reply) as { review?: unknown };
    const { changedAtMs } = Object(review) as { changedAtMs?: unknown };
    const read = readReview(review, changedAtMs);
    if (read === null) throw new VendorError('The verification vendor told no review', 200);
    return { id: textOf(reply, 'id'), review: read };
  }

  private post(path: string, message: object): Promise<unknown> {
    return this.send('POST', path, message);
  }

  private send(method: 'GET' | 'POST', path: string, message?: object): Promise<unknown> {
    const { verificationSecret: secret } = this.deps.config;
    return fetchSigned(this.deps, { method, path: `${RESOURCES}${path}`, secret, message });
  }
}

function textOf(reply: unknown, name: string): string {
  const value = (Object(reply) as Record<string, unknown>)[name];
  if (typeof value !== 'string' || value === '' || value.length > 300)
    throw new VendorError(`The verification vendor told no ${name}`, 200);
  return value;
}
