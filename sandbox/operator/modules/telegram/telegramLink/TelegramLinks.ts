import type { InputOf, OutputOf } from '../../../../../src/contract/index.ts';
import type { telegram } from '../../../../../src/contract/telegram/telegram.ts';
import type { Sql } from '../../../../database/database.ts';
import { demandActive, invalidField, OperatorError } from '../../../OperatorError.ts';
import type { Call, Caller, PlayerCall } from '../../../edge/handlers.ts';
import { deepLink } from '../../../market/deepLink.ts';
import type { OperatorCore } from '../../../module.ts';
import { handOver } from '../../../sessions/handOver.ts';
import type { Player } from '../../../players/player.ts';
import { holdSession } from '../../../sessions/lockSession.ts';
import { newToken, tokenId } from '../../../sessions/tokens.ts';
import type { AuthFace, Identified } from '../../auth/auth/module.ts';
import { asRefusal } from './asRefusal.ts';
import { dropTelegram } from './endTelegram.ts';
import { isUnused } from './isUnused.ts';
import { findCode, hasOtherWayIn, insertCode, takeCode } from './linkRepository.ts';
import { shortLogin } from './shortLogin.ts';
import { closeLeft } from '../../../players/closing.ts';
import { setTelegram } from '../../../players/credentials.ts';
import { lockPlayer, readPlayer } from '../../../players/findPlayer.ts';
import { releaseEntry, telegramEntry } from '../../../players/heldEntries.ts';

type Output<K extends keyof typeof telegram> = OutputOf<(typeof telegram)[K]>;
type Input<K extends keyof typeof telegram> = InputOf<(typeof telegram)[K]>;

const LINK_MS = 10 * 60_000;

const unknownCode = () => invalidField('code', 'wrongField');

/** Links Telegram accounts to players' accounts, and unlinks them. */
export class TelegramLinks {
  constructor(
    private readonly core: Pick<
      OperatorCore,
      'config' | 'database' | 'clock' | 'sessions' | 'proofs' | 'excluded' | 'stillOpen'
    >,
    private readonly auth: Pick<AuthFace, 'login' | 'launches'>,
  ) {}

  async status({ uid, telegram_id: telegramId }: Player): Promise<Output<'getStatus'>> {
    const { database } = this.core;
    return {
      is_linked: telegramId !== null,
      can_unlink: await hasOtherWayIn(database, uid),
    };
  }

  async makeLink(call: PlayerCall<Input<'makeLink'>>): Promise<Output<'makeLink'>> {
    const { database, clock, config, proofs } = this.core;
    const code = newToken();
    await database.transaction(async (tx) => {
      await proofs.demandIn(tx, call);
      await insertCode(tx, tokenId(code), { uid: call.player.uid, sessionId: call.session.id }, clock.in(LINK_MS));
    });
    return { link: deepLink(config, { name: 'link', value: code }) };
  }

  async takeLink(call: Call<Input<'takeLink'>>): Promise<Output<'takeLink'>> {
    const { payload, code, agreed } = call.input;
    const id = tokenId(code);
    return this.core.database.transaction(async (tx) => {
      const maker = await findCode(tx, id, this.core.clock.now());
      if (maker === null) throw unknownCode();
      const { uid, sessionId } = maker;
      if (agreed !== true) {
        await this.auth.launches.identify(tx, payload);
        return { status: 'ASK' as const, login: shortLogin(await readPlayer(tx, uid)), payload: null };
      }
      if (!(await takeCode(tx, id))) throw unknownCode();
      const launch = await this.auth.launches.identify(tx, payload);
      const moved = await this.move(tx, call, launch, { uid });
      // The player is locked now: a session that ended meanwhile has linked nobody.
      if ((await holdSession(tx, sessionId))?.ended_at !== null) throw unknownCode();
      return { status: 'OK' as const, login: '', payload: moved };
    });
  }

  async join(call: Call<Input<'join'>>): Promise<Output<'join'>> {
    const proven = await this.auth.login.prove(call).catch((error: unknown) => {
      // A code was sent to the account's contact, which auth.login answers by an error.
      if (error instanceof OperatorError && 'resend_time' in error.data) return 'asked' as const;
      return asRefusal('wrongEntry')(error);
    });
    if (proven === 'asked') return { status: 'ALREADY_ENABLED', payload: null };
    const payload = await this.core.database.transaction(async (tx) => {
      const launch = await this.auth.launches.identify(tx, call.input.payload);
      const provedAt = this.core.clock.now();
      const moved = await this.move(tx, call, launch, { uid: proven.uid, provedAt });
      await this.auth.login.demandUnchanged(tx, proven).catch(asRefusal('wrongEntry'));
      return moved;
    });
    return { status: 'OK', payload };
  }

  async unlink(call: PlayerCall<Input<'unlink'>>): Promise<1> {
    const { database, proofs } = this.core;
    const { uid } = call.player;
    await database.transaction(async (tx) => {
      const present = await lockPlayer(tx, uid);
      if (!(await hasOtherWayIn(tx, uid))) throw invalidField('account', 'onlyWayIn');
      await proofs.demandIn(tx, call);
      if (present !== null) await dropTelegram(tx, this.core, { ...call, player: present });
    });
    return 1;
  }

  /** Moves the launch's user to the account `uid`, which they have proven, and signs in there. */
  async move(
    tx: Sql,
    call: Caller,
    launch: Identified,
    { uid, provedAt }: { readonly uid: bigint; readonly provedAt?: Date },
  ): Promise<{ uid: number; token: string | null }> {
    const { sessions, excluded } = this.core;
    // In the order of their ids: two moves in opposite directions must not wait for each other.
    const uids = [uid, ...(launch.uid === null ? [] : [launch.uid])].toSorted((a, b) => (a < b ? -1 : 1));
    const players = new Map<bigint, Player | null>();
    for (const one of uids) players.set(one, await lockPlayer(tx, one));
    const target = players.get(uid);
    demandActive(target?.status);
    if (target?.telegram_id !== launch.user.id) {
      await excluded.demandTelegram(tx, uid, launch.user.id).catch(asRefusal('unavailable'));
      if (target?.telegram_id != null) throw invalidField('payload', 'otherTelegram');
      if (launch.uid !== null) {
        demandActive(players.get(launch.uid)?.status);
        if (!(await isUnused(tx, launch.uid, this.core))) throw invalidField('payload', 'accountInUse');
        await closeLeft(tx, launch.uid);
        await sessions.endAll(tx, launch.uid, 'replaced');
      }
      await setTelegram(tx, uid, launch.user.id);
    }
    // Whoever has proven the account after its password changed, or has made a link since, vouches for this user.
    await releaseEntry(tx, uid, telegramEntry(launch.user.id));
    const opened = await this.auth.launches
      .enter(tx, call, launch, { uid, ...(provedAt && { provedAt }) })
      .catch(asRefusal('unavailable'));
    return handOver(call, opened);
  }
}
