import type { InputOf, OutputOf } from '../../../../../src/contract/index.ts';
import type { restore } from '../../../../../src/contract/auth/restore.ts';
import { normalisedLogin } from '../../../../../src/shared/validation/login.ts';
import type { Database } from '../../../../database/database.ts';
import { invalidField } from '../../../OperatorError.ts';
import type { Call } from '../../../edge/handlers.ts';
import type { SandboxClock } from '../../../SandboxClock.ts';
import type { Sessions } from '../../../sessions/Sessions.ts';
import type { Throttle } from '../../../sessions/Throttle.ts';
import { throttleKey } from '../../../sessions/throttleKey.ts';
import type { ThrottleLimits } from '../../../sessions/throttleLimits.ts';
import { canonicalLogin } from '../../../players/canonicalLogin.ts';
import { findCredentials } from '../../../players/credentials.ts';
import type { Credentials } from '../../../players/credentials.ts';
import { findPlayer } from '../../../players/findPlayer.ts';
import { addressPlace, demandSent } from '../../codes/module.ts';
import type { Challenge, CodesFace } from '../../codes/module.ts';
import type { Recipient } from '../../outbox/module.ts';
import type { Restored } from './Restored.ts';
import { targetOf } from './target.ts';

type Input = InputOf<typeof restore.restore>;
type Output = OutputOf<typeof restore.restore>;

/** What a text for a login stands for. Without an account everything is done in the same way, and nothing is sent. */
interface Asked {
  readonly name: string;
  readonly credentials: Credentials | null;
  readonly challenge: Challenge;
  /** Which contact its codes prove; null: none. */
  readonly to: Recipient | null;
}

/**
 * 7-27: a new password by a code. Reply and work are the same whether or not the account exists (trust): they depend only
 * on what was asked for this name from this address before. So codes, tries and waits belong to both, and names of one
 * account have their own.
 */
export class RestoreService {
  constructor(
    private readonly database: Database,
    private readonly clock: SandboxClock,
    private readonly sessions: Sessions,
    private readonly throttle: Throttle,
    private readonly limits: ThrottleLimits,
    private readonly codes: CodesFace,
    private readonly restored: Restored,
  ) {}

  async restore(call: Call<Input>): Promise<Output> {
    const login = normalisedLogin(call.input.login);
    if (login === '') throw invalidField('login', 'requiredField');
    const credentials = await findCredentials(this.database, login, this.clock.now());
    const isKnown = await this.sessions.isKnownAddress(credentials?.uid ?? 0n, call.addressHash);
    const name = canonicalLogin(login);
    const owner = await findPlayer(this.database, credentials?.uid ?? 0n);
    const to = targetOf(owner, name, this.clock.now());
    const challenge: Challenge = {
      purpose: 'restore',
      uid: credentials?.uid ?? null,
      // A code proves the contact that it was sent to: where the next one would go elsewhere, it has expired.
      about: throttleKey(`${name} ${to?.recipient ?? ''}`),
      place: addressPlace(call.addressHash, isKnown),
    };
    const asked = { name, credentials, challenge, to };
    return call.input.code.trim() === '' ? this.sendCode(call, asked) : this.setPassword(call, asked);
  }

  private async sendCode({ addressHash, locale }: Call<Input>, { credentials, challenge, to }: Asked): Promise<Output> {
    const active = credentials?.status === 'active' ? to : null;
    const sent = await this.codes.sendOrPretend({ challenge, to: active, addressHash, locale });
    return { status: 'CODE_SENT', resend_time: demandSent(sent), payload: null };
  }

  private async setPassword(call: Call<Input>, { name, credentials, challenge, to }: Asked): Promise<Output> {
    const { code, password } = call.input;
    const { signInsPerAccount, signInsPerAddress } = this.limits;
    // Before the code is used up: nothing may fail after that.
    await this.restored.demandGood(password, call);
    const hits = await this.throttle.hit([
      { key: `restore:try:${throttleKey(name)}:${call.addressHash}`, most: signInsPerAccount },
      { key: `restore:try:address:${call.addressHash}`, most: signInsPerAddress },
    ]);
    const hash = await this.restored.hash(password, call);
    const verdict = await this.codes.verify(challenge, code.trim());
    if (verdict === 'wrong') throw invalidField('code', 'wrongCode');
    if (verdict === 'expired' || credentials === null || to === null) throw invalidField('code', 'expiredCode');
    await this.throttle.forgive(hits);
    return this.restored.enter(call, credentials, to, hash);
  }
}
