import type { InputOf, OutputOf } from '../../../../../src/contract/index.ts';
import type { auth } from '../../../../../src/contract/auth/auth.ts';
import { normalisedLogin } from '../../../../../src/shared/validation/login.ts';
import { signInLogin, signInPassword } from '../../../../../src/shared/validation/signInRules.ts';
import type { Database, Sql } from '../../../../database/database.ts';
import { demandActive, invalidParameters, OperatorError, unauthorised } from '../../../OperatorError.ts';
import type { Call } from '../../../edge/handlers.ts';
import type { SandboxClock } from '../../../SandboxClock.ts';
import { handOver } from '../../../sessions/handOver.ts';
import type { Passwords } from '../../../sessions/Passwords.ts';
import type { Sessions } from '../../../sessions/Sessions.ts';
import type { Throttle } from '../../../sessions/Throttle.ts';
import { throttleKey } from '../../../sessions/throttleKey.ts';
import type { ThrottleLimits } from '../../../sessions/throttleLimits.ts';
import type { TwoFactorFace } from '../../security/twofactor/module.ts';
import { findCredentials, findPasswordHash } from '../../../players/credentials.ts';
import { holdPlayer } from '../../../players/findPlayer.ts';
import type { Credentials } from '../../../players/credentials.ts';
import { canonicalLogin } from '../../../players/canonicalLogin.ts';
import type { SignIns } from './SignIns.ts';

type Login = InputOf<typeof auth.login>;

/** Who has proved themselves by a login, and by what. */
export interface ProvenLogin {
  readonly uid: bigint;
  readonly passwordHash: string | null;
  /** Whether a second factor was asked for, too. */
  readonly hasFactor: boolean;
}

interface Claim {
  readonly login: string;
  readonly credentials: Credentials | null;
  /** Whether the player has signed in from the caller's address before. */
  readonly isKnown: boolean;
}

/**
 * Sign-in by password, and by a second factor where it is on. Reply and response time are the same whether or not the
 * account exists (trust): a code is asked for only after a right password.
 */
export class LoginService {
  constructor(
    private readonly database: Database,
    private readonly clock: SandboxClock,
    private readonly sessions: Sessions,
    private readonly signIns: SignIns,
    private readonly passwords: Passwords,
    private readonly throttle: Throttle,
    private readonly limits: ThrottleLimits,
    private readonly twoFactor: Pick<TwoFactorFace, 'demand' | 'kindOf'>,
  ) {}

  async login(call: Call<Login>): Promise<OutputOf<typeof auth.login>> {
    const proven = await this.prove(call);
    if (proven === 'asked') return { status: 'ALREADY_ENABLED', payload: null };
    const opened = await this.database.transaction(async (tx) => {
      await this.demandUnchanged(tx, proven);
      // A new session id at every sign-in, against session fixation.
      if (call.session !== null) await this.sessions.end(tx, call.session.id, 'replaced');
      return this.signIns.open(tx, call, { uid: proven.uid, kind: 'web', entry: null });
    });
    return { status: 'OK', payload: handOver(call, opened) };
  }

  /**
   * Whose login, password and code these are; `asked`: the code is still missing. Throws where they are wrong. What they
   * open is opened after `demandUnchanged`.
   */
  async prove(call: Call<Login>): Promise<ProvenLogin | 'asked'> {
    const login = normalisedLogin(call.input.login);
    demandFields(login, call.input.password);
    const credentials = await findCredentials(this.database, login, this.clock.now());
    const isKnown = await this.sessions.isKnownAddress(credentials?.uid ?? 0n, call.addressHash);
    const { hits, isPast } = await this.count({ login, credentials, isKnown }, call.addressHash);
    const isRight = await this.passwords.verify(
      credentials?.password_hash ?? null,
      call.input.password,
      call.addressHash,
    );
    if (!isRight || credentials === null || isPast) throw wrongLogin();
    // Asking for a code is no failure; a wrong code is one, like a wrong password.
    if (call.input.code === '') await this.throttle.forgive(hits);
    demandActive(credentials.status);
    const { addressHash } = call;
    const step = await this.twoFactor.demand(credentials.uid, call.input.code, { addressHash, isKnown });
    if (step === 'asked') return step;
    await this.throttle.forgive(hits);
    const { uid, password_hash: passwordHash } = credentials;
    return { uid, passwordHash, hasFactor: step === 'passed' };
  }

  /**
   * In the transaction that opens a session: while the password was being checked it may have been changed, or a second
   * factor switched on. Locks the player, so that either this sign-in or the change is first.
   */
  async demandUnchanged(tx: Sql, { uid, passwordHash, hasFactor }: ProvenLogin): Promise<void> {
    const player = await holdPlayer(tx, uid);
    demandActive(player?.status ?? 'deleted');
    if ((await findPasswordHash(tx, uid)) !== passwordHash) throw wrongLogin();
    if (!hasFactor && (await this.twoFactor.kindOf(uid, tx)) !== null) throw wrongLogin();
  }

  /**
   * Counts an attempt. The limit that is told belongs to the name as it was typed, in its canonical form, and to the
   * client's address: it is reached after the same number of attempts whether or not there is an account. All names of an
   * account together have the same limit, which must not show, since it would tell that they are one account's: `isPast`
   * it, even the right password is answered as a wrong one.
   *
   * An address that the player has signed in from has its own buckets, so that a stranger's guesses never lock the owner
   * out. All other addresses share those of the name and the account.
   */
  private async count(
    { login, credentials, isKnown }: Claim,
    addressHash: string,
  ): Promise<{ readonly hits: readonly bigint[]; readonly isPast: boolean }> {
    const place = isKnown ? `:${addressHash}` : '';
    const name = `text:${canonicalLogin(login)}`;
    const most = this.limits.signInsPerAccount;
    const told = await this.throttle.hit([
      { key: `login:name:${throttleKey(name)}${place}`, most },
      { key: `login:address:${addressHash}`, most: this.limits.signInsPerAddress },
    ]);
    const account = throttleKey(credentials === null ? name : `uid:${credentials.uid}`);
    try {
      const silent = await this.throttle.hit([{ key: `login:account:${account}${place}`, most }]);
      return { hits: [...told, ...silent], isPast: false };
    } catch (error) {
      if (!isTooMany(error)) throw error;
      return { hits: told, isPast: true };
    }
  }
}

const isTooMany = (error: unknown): boolean =>
  error instanceof OperatorError && error.type === 'TooManyRequestsException';

const wrongLogin = () => unauthorised('The login or the password is wrong');

function demandFields(login: string, password: string): void {
  const faults = { login: signInLogin(login), password: signInPassword(password) };
  const found = Object.entries(faults).flatMap(([field, fault]) => (fault === null ? [] : [[field, [fault]] as const]));
  if (found.length > 0) throw invalidParameters(Object.fromEntries(found));
}
