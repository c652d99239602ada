import { createHash } from 'node:crypto';
import type { InputOf, OutputOf } from '../../../../src/contract/index.ts';
import type { auth } from '../../../../src/contract/endpoints/auth.ts';
import type { Database, Sql } from '../../../database/database.ts';
import { ApiError } from '../../edge/ApiError.ts';
import type { Call } from '../../edge/handlers.ts';
import type { SandboxClock } from '../../SandboxClock.ts';
import { lifetimes } from '../../sessions/session.ts';
import type { Opened, Sessions } from '../../sessions/Sessions.ts';
import { refused, verifyInitData } from '../../sessions/verifyInitData.ts';
import type { TelegramUser } from '../../sessions/verifyInitData.ts';
import { defaultCurrency, isAvailableLocale } from '../metadata/facts.ts';
import { findByTelegramId, freeLogin, insertLaunch, insertPlayer, liveSession, lockLaunch, replaceLaunchSession } from './authRepository.ts';
import type { Launch } from './authRepository.ts';

type Registration = InputOf<typeof auth.register>;
type Status = 'REGISTERED' | 'SIGNED_IN';

/** How old a string may be when it is first presented. */
const FIRST_USE_MS = 15 * 60_000;

/**
 * Registration and sign-in by a mini app's launch data. A string opens one session. Presented again while
 * that session lives, it gives it a new bearer and ends the old one; after logout, expiry or 24 h it is refused.
 */
export class TelegramService {
  constructor(
    private readonly database: Database,
    private readonly clock: SandboxClock,
    private readonly sessions: Sessions,
    private readonly botToken: string,
  ) {}

  async register(call: Call<Registration>): Promise<OutputOf<typeof auth.register>> {
    const user = verifyInitData(call.input, this.botToken, this.clock.now());
    const launchId = createHash('sha256').update(call.input.payload).digest('hex');
    const { status, opened } = await this.database.transaction(async (tx) => {
      const launch = await lockLaunch(tx, launchId, user);
      if (launch === null) return this.firstUse(tx, launchId, user, call);
      return { status: 'SIGNED_IN' as Status, opened: await this.presentedAgain(tx, launchId, launch, call) };
    });
    return { status, payload: { uid: Number(opened.session.uid), token: opened.token } };
  }

  private async firstUse(tx: Sql, launchId: string, user: TelegramUser, call: Call<Registration>): Promise<{ status: Status; opened: Opened }> {
    if (this.clock.now().getTime() - user.signedAt.getTime() > FIRST_USE_MS) throw refused();
    const known = await findByTelegramId(tx, user.id);
    if (known?.status === 'banned') throw new ApiError('UserBannedException', 'This account is blocked');
    if (known?.status === 'deleted') throw new ApiError('UserDeletedException', 'This account was deleted');
    const uid = known?.uid ?? (await this.insert(tx, user, call));
    await this.sessions.noteSignIn(tx, uid);
    const opened = await this.sessions.open(tx, { uid, kind: 'telegram', addressHash: call.addressHash });
    await insertLaunch(tx, launchId, { uid, session_id: opened.session.id, expires_at: opened.session.expires_at });
    return { status: known === null ? 'REGISTERED' : 'SIGNED_IN', opened };
  }

  private async presentedAgain(tx: Sql, launchId: string, launch: Launch, call: Call<Registration>): Promise<Opened> {
    const live = await liveSession(tx, launch.session_id);
    const now = this.clock.now().getTime();
    if (live === null || now >= launch.expires_at.getTime() || now >= live.last_seen_at.getTime() + lifetimes.telegram.idleMs) throw refused();
    const opened = await this.sessions.open(tx, { uid: launch.uid, kind: 'telegram', addressHash: call.addressHash, expiresAt: launch.expires_at });
    await replaceLaunchSession(tx, launchId, launch.session_id, opened.session.id);
    await this.sessions.end(tx, launch.session_id, 'replaced');
    return opened;
  }

  private async insert(tx: Sql, user: TelegramUser, { input, locale }: Call<Registration>): Promise<bigint> {
    const uid = await insertPlayer(tx, {
      login: await freeLogin(tx, user.username, `tg${user.id}`),
      email: null,
      phone: null,
      phoneCountryCode: '',
      telegramId: user.id,
      passwordHash: null,
      currency: defaultCurrency,
      locale: isAvailableLocale(user.languageCode) ? user.languageCode : locale,
      countryCode: '',
      firstName: user.firstName,
      lastName: user.lastName,
      birthDate: '',
      region: '',
      promoCode: input.promo_code.trim(),
      characterId: '',
      isSubscribed: false,
      isBetting: false,
      registeredAt: this.clock.now(),
    });
    if (uid === null) throw refused();
    return uid;
  }
}
