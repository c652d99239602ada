import type { InputOf, OutputOf } from '../../../../../src/contract/index.ts';
import type { restore } from '../../../../../src/contract/auth/restore.ts';
import { normalisedLogin } from '../../../../../src/shared/validation/login.ts';
import type { Database, Sql } from '../../../../database/database.ts';
import { codeTooEarly, invalidField } from '../../../OperatorError.ts';
import type { Call } from '../../../edge/handlers.ts';
import type { SandboxClock } from '../../../SandboxClock.ts';
import type { Sessions } from '../../../sessions/Sessions.ts';
import type { Bucket, Throttle } from '../../../sessions/Throttle.ts';
import { throttleKey } from '../../../sessions/throttleKey.ts';
import type { ThrottleLimits } from '../../../sessions/throttleLimits.ts';
import { canonicalLogin } from '../../../players/canonicalLogin.ts';
import { findCredentials } from '../../../players/credentials.ts';
import type { Credentials } from '../../../players/credentials.ts';
import { findPlayer } from '../../../players/findPlayer.ts';
import type { CodesFace } from '../../codes/module.ts';
import type { OutboxFace, Recipient } from '../../outbox/module.ts';
import type { Restored } from './Restored.ts';
import { targetOf } from './target.ts';

type Input = InputOf<typeof restore.restore>;
type Output = OutputOf<typeof restore.restore>;

/** What a text for a login stands for. Without an account everything is done in the same way, and nothing is sent. */
interface Asked {
  readonly name: string;
  readonly credentials: Credentials | null;
  /**
   * The player has signed in from this address: it has its own code and limits, so that strangers can neither use up the
   * owner's tries nor lock the owner out.
   */
  readonly isKnown: boolean;
}

/** 7-27: a new password by a code. Reply and work are the same whether or not the account exists (trust). */
export class RestoreService {
  constructor(
    private readonly database: Database,
    private readonly clock: SandboxClock,
    private readonly sessions: Sessions,
    private readonly throttle: Throttle,
    private readonly limits: ThrottleLimits,
    private readonly codes: CodesFace,
    private readonly outbox: OutboxFace,
    private readonly restored: Restored,
  ) {}

  async restore(call: Call<Input>): Promise<Output> {
    const login = normalisedLogin(call.input.login);
    if (login === '') throw invalidField('login', 'requiredField');
    const credentials = await findCredentials(this.database, login);
    const isKnown = await this.sessions.isKnownAddress(credentials?.uid ?? 0n, call.addressHash);
    const asked = { name: canonicalLogin(login), credentials, isKnown };
    return call.input.code.trim() === '' ? this.sendCode(call, asked) : this.setPassword(call, asked);
  }

  private async sendCode(call: Call<Input>, asked: Asked): Promise<Output> {
    const challenge = challengeOf(asked);
    const wait = await this.codes.resendSeconds(this.database, challenge);
    if (wait > 0) throw codeTooEarly(wait);
    await this.throttle.hit(
      bucketsOf('send', asked, call.addressHash, this.limits.codesPerAccount, this.limits.codesPerAddress),
    );
    return this.database.transaction(async (tx) => {
      const issued = await this.codes.issue(tx, challenge);
      if (issued.status === 'tooEarly') throw codeTooEarly(issued.resendSeconds);
      const owner = await findPlayer(tx, asked.credentials?.uid ?? 0n);
      const target = asked.credentials?.status === 'active' ? targetOf(owner, asked.name, this.clock.now()) : null;
      await this.sendOrPretend(tx, asked, target, call.locale, issued);
      return { status: 'CODE_SENT', resend_time: issued.resendSeconds, payload: null };
    });
  }

  /** Without a target the same message is written and taken back: the time tells nothing. */
  private async sendOrPretend(
    tx: Sql,
    { credentials }: Asked,
    target: Recipient | null,
    locale: string,
    { code, minutes }: { readonly code: string; readonly minutes: number },
  ): Promise<void> {
    await tx.query('savepoint message');
    await this.outbox.send(tx, {
      uid: target === null ? null : (credentials?.uid ?? null),
      channel: target?.channel ?? 'email',
      recipient: target?.recipient ?? 'nobody',
      locale,
      kind: 'restore',
      params: { code, minutes },
    });
    await tx.query(target === null ? 'rollback to savepoint message' : 'release savepoint message');
  }

  private async setPassword(call: Call<Input>, asked: Asked): Promise<Output> {
    const { code, password } = call.input;
    const { signInsPerAccount, signInsPerAddress } = this.limits;
    // Before the code is used up: nothing may fail after that.
    await this.restored.demandGood(password, call);
    const hits = await this.throttle.hit(
      bucketsOf('try', asked, call.addressHash, signInsPerAccount, signInsPerAddress),
    );
    const hash = await this.restored.hash(password, call);
    const verdict = await this.codes.verify(this.database, challengeOf(asked), code.trim());
    if (verdict === 'wrong') throw invalidField('code', 'wrongCode');
    if (verdict === 'expired' || asked.credentials === null) throw invalidField('code', 'expiredCode');
    await this.throttle.forgive(hits);
    return this.restored.enter(call, asked.credentials, asked.name, hash);
  }
}

const challengeOf = ({ name, isKnown }: Asked) =>
  ({ purpose: 'restore', subject: `${isKnown ? 'known' : 'any'} ${name}` }) as const;

/** A text that finds no account has a bucket of its own, so that the limit does not tell whether there is one. */
function bucketsOf(
  step: 'send' | 'try',
  { name, credentials, isKnown }: Asked,
  addressHash: string,
  perAccount: number,
  perAddress: number,
): readonly Bucket[] {
  const account = throttleKey(credentials === null ? `text:${name}` : `uid:${credentials.uid}`);
  return [
    { key: `restore:${step}:${account}${isKnown ? ':known' : ''}`, most: perAccount },
    { key: `restore:${step}:address:${addressHash}`, most: perAddress },
  ];
}
