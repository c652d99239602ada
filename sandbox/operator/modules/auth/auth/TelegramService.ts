import type { InputOf, OutputOf } from '../../../../../src/contract/index.ts';
import type { auth } from '../../../../../src/contract/auth/auth.ts';
import type { Database, Sql } from '../../../../database/database.ts';
import { demandActive } from '../../../OperatorError.ts';
import type { Call, Caller } from '../../../edge/handlers.ts';
import type { SandboxClock } from '../../../SandboxClock.ts';
import { lockSession } from '../../../sessions/lockSession.ts';
import type { LockedSession } from '../../../sessions/lockSession.ts';
import type { Opened, Sessions } from '../../../sessions/Sessions.ts';
import { refused, verifyInitData } from '../../../sessions/verifyInitData.ts';
import type { TelegramUser, VerifiedLaunch } from '../../../sessions/verifyInitData.ts';
import { defaultCurrency, siteLocaleOf } from '../../../market/facts.ts';
import type { PromoCodesFace } from '../../offers/campaigns/module.ts';
import type { ReferralsFace } from '../../telegram/referrals/module.ts';
import type { WalletFace } from '../../wallet/wallet/module.ts';
import { findByTelegramId, holdPlayer, readPlayer } from '../../../players/findPlayer.ts';
import { entryHeld, isHeld, telegramEntry } from '../../../players/heldEntries.ts';
import { freeLogin } from '../../../players/names.ts';
import { outsideLogin, outsideName } from '../../../players/outsideNames.ts';
import { insertPlayer } from './insertPlayer.ts';
import { insertLaunch, lockLaunch, replaceLaunch, replaceLaunchSession } from './launchRepository.ts';
import type { Launch } from './launchRepository.ts';
import type { SignIns } from './SignIns.ts';

type Registration = InputOf<typeof auth.register>;

interface Outcome {
  readonly status: 'REGISTERED' | 'SIGNED_IN';
  readonly opened: Opened;
}

/** A launch that is valid now. */
export interface Identified {
  readonly id: string;
  readonly user: TelegramUser;
  /** Null if it has opened no session yet. */
  readonly launch: Launch | null;
  readonly uid: bigint | null;
}

/** Maximum age of launch data when first presented, in ms. */
const FIRST_USE_MS = 15 * 60_000;

/**
 * Registration and sign-in with the launch data of a Telegram mini app. One launch, however its string is spelt, opens
 * one session. Presented again while that session is live, it returns a new bearer token and ends the old one; after
 * logout, expiry or 24 h it is refused.
 */
export class TelegramService {
  constructor(
    private readonly database: Database,
    private readonly clock: SandboxClock,
    private readonly sessions: Sessions,
    private readonly signIns: SignIns,
    private readonly botToken: string,
    private readonly wallet: Pick<WalletFace, 'moveGameSessions'>,
    private readonly campaigns: Pick<PromoCodesFace, 'use' | 'redeem'>,
    private readonly referrals: Pick<ReferralsFace, 'note'>,
    private readonly demandNewPlayers: () => void,
  ) {}

  async register(call: Call<Registration>): Promise<OutputOf<typeof auth.register>> {
    const { id: launchId, user, startParam } = verifyInitData(call.input, this.botToken, this.clock.now());
    const answer = await this.database.transaction(async (tx): Promise<OutputOf<typeof auth.register>> => {
      const launch = await lockLaunch(tx, launchId, user);
      await demandNotHeld(tx, user, launch);
      const before = launch === null ? null : await this.liveSession(tx, launch);
      const uid = before === null ? await this.newLaunchUid(tx, user) : before.uid;
      const other = call.session !== null && call.session.uid !== uid ? call.session : null;
      // Another player is signed in: their session is kept until they have agreed to be signed out.
      if (other !== null && call.input.replaces !== String(other.uid))
        return { status: 'ANOTHER_PLAYER', payload: null };
      const { opened, status } =
        before === null
          ? await this.firstUse(tx, launchId, uid, { user, startParam }, call)
          : await this.presentedAgain(tx, launchId, before, call);
      if (other !== null) await this.sessions.end(tx, other.id, 'replaced');
      return { status, payload: { uid: Number(opened.session.uid), token: opened.token } };
    });
    if (answer.payload !== null && call.session !== null && Number(call.session.uid) !== answer.payload.uid)
      call.setSessionCookie(null);
    return answer;
  }

  /** Verifies launch data as `register` does, and finds its player; null for a new user. */
  async identify(tx: Sql, payload: string): Promise<Identified> {
    const plain = { payload, id: '', username: '', hash: '', language_code: '' };
    const { id, user } = verifyInitData(plain, this.botToken, this.clock.now());
    const launch = await lockLaunch(tx, id, user);
    const uid = launch === null ? await this.newLaunchUid(tx, user) : (await this.liveSession(tx, launch)).uid;
    return { id, user, launch, uid };
  }

  /**
   * As `identify`, also for a launch that was signed out or has lost its account: for those who prove an account by other
   * means. A launch ends as all do, after 24 h.
   */
  async recognise(tx: Sql, payload: string): Promise<Identified> {
    const plain = { payload, id: '', username: '', hash: '', language_code: '' };
    const { id, user } = verifyInitData(plain, this.botToken, this.clock.now());
    const launch = await lockLaunch(tx, id, user);
    if (launch === null) return { id, user, launch, uid: await this.newLaunchUid(tx, user) };
    if (this.clock.now() >= launch.expires_at) throw refused();
    return { id, user, launch, uid: (await findByTelegramId(tx, user.id))?.uid ?? null };
  }

  /**
   * Signs the user of a launch in as `uid`, whatever the launch has opened before. `provedAt`: when they have proved that
   * account, if not by the launch itself.
   */
  async enter(
    tx: Sql,
    call: Caller,
    identified: Identified,
    { uid, provedAt = this.launchedAt(identified.user) }: { readonly uid: bigint; readonly provedAt?: Date },
  ): Promise<Opened> {
    const opened = await this.signIns.open(tx, call, {
      uid,
      kind: 'telegram',
      entry: telegramEntry(identified.user.id),
      provedAt,
    });
    await this.bind(tx, identified, opened.session);
    if (call.session !== null) await this.sessions.end(tx, call.session.id, 'replaced');
    return opened;
  }

  /** A session that the launch returns to when it is presented again, as by a reload of its frame. */
  async bind(tx: Sql, { id, launch }: Identified, session: Opened['session']): Promise<void> {
    const next = { uid: session.uid, session_id: session.id, expires_at: session.expires_at };
    if (launch === null) await insertLaunch(tx, id, next);
    else {
      await replaceLaunch(tx, id, next);
      await this.sessions.end(tx, launch.session_id, 'replaced');
    }
  }

  /** The player of a launch that is presented for the first time; null for a new user. Refuses old launch data. */
  private async newLaunchUid(tx: Sql, user: TelegramUser): Promise<bigint | null> {
    if (this.clock.now().getTime() - user.signedAt.getTime() > FIRST_USE_MS) throw refused();
    const known = await findByTelegramId(tx, user.id);
    demandActive(known?.status);
    return known?.uid ?? null;
  }

  /** The session that a launch has opened, locked; refuses the launch if that is over, as sessions of its kind are. */
  private async liveSession(tx: Sql, launch: Launch): Promise<LockedSession> {
    const session = await lockSession(tx, launch.session_id);
    // The player signed out, or was signed out for inactivity: the client shows no error for such a launch (8-23).
    if (session?.end_reason === 'logout' || session?.end_reason === 'idle') throw refused({ signed_out: true });
    const isOver = this.clock.now() >= launch.expires_at;
    if (isOver || session === null || session.ended_at !== null || !this.sessions.isLive(session)) throw refused();
    return session;
  }

  /** When the messenger has vouched for its user; its clock may be ahead. */
  private launchedAt({ signedAt }: TelegramUser): Date {
    const now = this.clock.now();
    return signedAt < now ? signedAt : now;
  }

  private async firstUse(
    tx: Sql,
    launchId: string,
    knownUid: bigint | null,
    { user, startParam }: Pick<VerifiedLaunch, 'user' | 'startParam'>,
    call: Call<Registration>,
  ): Promise<Outcome> {
    const uid = knownUid ?? (await this.insert(tx, user, call));
    // From the signed launch data, not from the client.
    if (knownUid === null) await this.referrals.note(tx, uid, startParam);
    const opened = await this.signIns.open(tx, call, {
      uid,
      kind: 'telegram',
      entry: telegramEntry(user.id),
      provedAt: this.launchedAt(user),
    });
    await insertLaunch(tx, launchId, { uid, session_id: opened.session.id, expires_at: opened.session.expires_at });
    return { status: knownUid === null ? 'REGISTERED' : 'SIGNED_IN', opened };
  }

  /**
   * The session goes on under a new token: of the same kind, which is the web's after a handoff, and no longer than before.
   * Presented in another place the string may be stolen: that is reported as a sign-in is, and what was proved before is no
   * proof of whoever presents it.
   */
  private async presentedAgain(
    tx: Sql,
    launchId: string,
    before: LockedSession,
    call: Call<Registration>,
  ): Promise<Outcome> {
    const { uid, kind, expires_at: expiresAt } = before;
    const { addressHash, userAgent } = call;
    const isSamePlace = call.session?.id === before.id || (await this.sessions.isOf(tx, before.id, call));
    if (!isSamePlace) await this.signIns.reportNewDevice(tx, call, await readPlayer(tx, uid));
    const opened = await this.sessions.open(tx, { uid, kind, entry: null, addressHash, userAgent, expiresAt });
    await replaceLaunchSession(tx, launchId, opened.session.id);
    // Otherwise a reload would end an open game.
    await this.wallet.moveGameSessions(tx, before.id, opened.session.id);
    await this.sessions.continueTimes(tx, before.id, opened.session.id);
    if (!isSamePlace) await this.sessions.ageProof(tx, opened.session.id);
    await this.sessions.end(tx, before.id, 'replaced');
    return { status: 'SIGNED_IN', opened };
  }

  private async insert(tx: Sql, user: TelegramUser, { input, locale }: Call<Registration>): Promise<bigint> {
    this.demandNewPlayers();
    // A launch has no form that could show a refused code: the player is registered without it.
    const promoCode = (await this.campaigns.use(tx, input.promo_code)) ?? '';
    const uid = await insertPlayer(tx, {
      login: await freeLogin(tx, outsideLogin(user.username), `tg${user.id}`),
      email: null,
      phone: null,
      phoneCountryCode: '',
      telegramId: user.id,
      passwordHash: null,
      currency: defaultCurrency,
      locale: siteLanguage(user.languageCode) ?? locale,
      countryCode: '',
      firstName: outsideName(user.firstName),
      lastName: outsideName(user.lastName),
      birthDate: '',
      region: '',
      promoCode,
      characterId: '',
      isSubscribed: false,
      isBetting: false,
      registeredAt: this.clock.now(),
    });
    if (uid === null) throw refused();
    if (promoCode !== '') await this.campaigns.redeem(tx, uid, promoCode);
    return uid;
  }
}

/** A user who was linked before the password changed opens nothing until the player has confirmed them. */
async function demandNotHeld(tx: Sql, { id }: TelegramUser, launch: Launch | null): Promise<void> {
  const uid = launch?.uid ?? (await findByTelegramId(tx, id))?.uid ?? null;
  if (uid === null) return;
  // Before the launch's session, in the order of a change of the password.
  await holdPlayer(tx, uid);
  if (await isHeld(tx, uid, telegramEntry(id))) throw entryHeld();
}

/** The site's language for one of the messenger's (`ru`, `es-419`). */
function siteLanguage(code: string): string | null {
  return siteLocaleOf(code) ?? siteLocaleOf(code.split('-')[0] ?? '');
}
