import type { Database, Sql } from '../../../database/database.ts';
import { OperatorError } from '../../OperatorError.ts';
import type { OperatorDeps } from '../../OperatorDeps.ts';
import { DAY_MS } from '../../sessions/Throttle.ts';
import type { Bucket, Throttle } from '../../sessions/Throttle.ts';
import { throttleKey } from '../../sessions/throttleKey.ts';
import type { ThrottleLimits } from '../../sessions/throttleLimits.ts';
import type { OutboxFace, Recipient } from '../outbox/module.ts';
import { subjectOf } from './challenge.ts';
import type { Challenge, Purpose } from './challenge.ts';
import type { CodesService, Issued, NewCode } from './CodesService.ts';

/** A code that is asked for. */
export interface CodeRequest {
  readonly challenge: Challenge;
  readonly to: Recipient;
  /** The recipient may be somebody else, whose messages the account must not use up. */
  readonly isClaimed?: boolean;
  readonly addressHash: string;
  readonly locale: string;
  /** Path of the page that takes the code's link, if there is one. */
  readonly pathOf?: (link: string) => string;
}

/** `seconds`: until another code can be requested. `tooMany`: the limits of a day are used up until then. */
export interface Sent {
  readonly status: 'sent' | 'tooEarly' | 'tooMany';
  readonly seconds: number;
}

const messageKinds = {
  confirm: 'confirm_contact',
  restore: 'restore',
  sign_in: 'two_factor',
  two_factor: 'two_factor',
  prove: 'prove',
} as const satisfies Record<Purpose, string>;

/** Sends codes: the resend time, the limits and the message are the same for all purposes. */
export class CodeSender {
  private readonly database: Database;

  constructor(
    deps: Pick<OperatorDeps, 'database'>,
    private readonly throttle: Throttle,
    private readonly limits: ThrottleLimits,
    private readonly codes: CodesService,
    private readonly outbox: Pick<OutboxFace, 'send'>,
  ) {
    this.database = deps.database;
  }

  /** Throws 429 only where this address has asked for too many codes, whosever they are. */
  async send(request: CodeRequest): Promise<Sent> {
    const wait = await this.wait(request);
    if (wait > 0) return { status: 'tooEarly', seconds: wait };
    const counted = await this.count(request);
    if (counted.hits === null) return { status: 'tooMany', seconds: counted.seconds };
    return this.deliver(request, counted.hits);
  }

  /**
   * For who is not signed in: answer and work depend only on what was asked at this place before. Without a recipient,
   * and where the limits of an account are used up, the same is done, and nothing is sent.
   */
  async sendOrPretend(request: Omit<CodeRequest, 'to'> & { readonly to: Recipient | null }): Promise<Sent> {
    const wait = await this.wait(request);
    if (wait > 0) return { status: 'tooEarly', seconds: wait };
    const { hits } = await this.count(request);
    if (request.to === null || hits === null) return this.pretend(request);
    return this.deliver({ ...request, to: request.to }, hits);
  }

  private async wait({ challenge, addressHash }: Pick<CodeRequest, 'challenge' | 'addressHash'>): Promise<number> {
    const wait = await this.codes.resendSeconds(this.database, challenge);
    if (wait === 0)
      await this.throttle.hit([{ key: `codes:address:${addressHash}`, most: this.limits.codesPerAddress }]);
    return wait;
  }

  /** The hits that a use of the code forgives; null where a limit is used up. */
  private async count(
    request: Omit<CodeRequest, 'to'> & { readonly to: Recipient | null },
  ): Promise<{ readonly hits: readonly bigint[] | null; readonly seconds: number }> {
    try {
      const [place, account] = await this.throttle.hit(dailyBuckets(request, this.limits));
      return { hits: [place, account].filter((id) => id !== undefined), seconds: 0 };
    } catch (error) {
      if (!(error instanceof OperatorError) || error.retryAfter === null) throw error;
      return { hits: null, seconds: error.retryAfter };
    }
  }

  private async deliver(request: CodeRequest, hits: readonly bigint[]): Promise<Sent> {
    const { challenge, to } = request;
    const issued = await this.database.transaction(async (tx) => {
      const made = await this.codes.issue(tx, challenge, hits);
      if (made.status === 'issued') {
        // As many statements as where the message is taken back.
        await tx.query('savepoint message');
        await this.write(tx, request, { uid: challenge.uid, to }, made);
        await tx.query('release savepoint message');
      }
      return made;
    });
    // Another call was first, and has sent the one code.
    if (issued.status === 'tooEarly') await this.throttle.forgive(hits);
    return sentOf(issued);
  }

  /** The same message is written and taken back: the time tells nothing. */
  private pretend(request: Omit<CodeRequest, 'to'>): Promise<Sent> {
    return this.database.transaction(async (tx) => {
      const issued = await this.codes.pretend(tx, request.challenge);
      if (issued.status === 'issued') {
        await tx.query('savepoint message');
        await this.write(tx, request, { uid: null, to: { channel: 'email', recipient: 'nobody' } }, issued);
        await tx.query('rollback to savepoint message');
      }
      return sentOf(issued);
    });
  }

  private write(
    tx: Sql,
    { challenge, locale, pathOf }: Omit<CodeRequest, 'to'>,
    { uid, to }: { readonly uid: bigint | null; readonly to: Recipient },
    { code, link, minutes }: NewCode,
  ): Promise<void> {
    const path = pathOf === undefined ? {} : { path: pathOf(link) };
    const kind = messageKinds[challenge.purpose];
    return this.outbox.send(tx, { uid, ...to, locale, kind, params: { code, minutes }, ...path });
  }
}

const sentOf = ({ status, resendSeconds }: Issued): Sent => ({
  status: status === 'issued' ? 'sent' : 'tooEarly',
  seconds: resendSeconds,
});

/** First those of the account, which bound the guesses; last that of the recipient, which bounds the messages. */
function dailyBuckets(
  {
    challenge,
    to,
    isClaimed = false,
  }: Pick<CodeRequest, 'challenge' | 'isClaimed'> & { readonly to: Recipient | null },
  limits: ThrottleLimits,
): readonly Bucket[] {
  const { purpose, uid, about, place } = challenge;
  const account = `codes:${purpose}:${uid ?? subjectOf({ uid, about })}`;
  const recipient = to?.recipient ?? subjectOf({ uid, about });
  const isOwners = place.isOwn && !isClaimed;
  return [
    { key: `${account}:at:${throttleKey(place.key)}`, most: limits.codesPerPlaceADay },
    place.isOwn
      ? { key: `${account}:own`, most: limits.codesOfOwnerADay }
      : { key: `${account}:elsewhere`, most: limits.codesOfStrangersADay },
    isOwners
      ? { key: `codes:to:${throttleKey(recipient)}:own`, most: limits.messagesOfOwnerADay }
      : { key: `codes:to:${throttleKey(recipient)}:elsewhere`, most: limits.messagesOfStrangersADay },
  ].map((bucket) => ({ ...bucket, windowMs: DAY_MS }));
}
