import type { Sql } from '../../../../database/database.ts';
import { noteSignIn } from '../../../players/credentials.ts';
import type { ExcludedIdentifiers } from '../../../players/ExcludedIdentifiers.ts';
import { readPlayer } from '../../../players/findPlayer.ts';
import type { Player } from '../../../players/player.ts';
import type { SandboxClock } from '../../../SandboxClock.ts';
import type { SessionKind } from '../../../sessions/session.ts';
import type { Device, NewSession, Opened, Sessions } from '../../../sessions/Sessions.ts';
import type { NotificationsFace } from '../../notifications/notifications/module.ts';
import { writtenTime } from '../../outbox/module.ts';
import type { OutboxFace } from '../../outbox/module.ts';

interface ProvenPlayer {
  readonly uid: bigint;
  readonly kind: SessionKind;
  readonly entry: NewSession['entry'];
  /** When the session ends at the latest, if it only continues an older one. */
  readonly expiresAt?: Date;
  /** When they proved who they are; now when not given. */
  readonly provedAt?: Date;
}

/**
 * Signs players in whose identity is proven: refuses a new account of somebody who has excluded themselves, notes the
 * time, opens the session, and reports a device that the account has not seen for 30 days to its e-mail or phone, and by
 * the notifications that its player has agreed to.
 */
export class SignIns {
  constructor(
    private readonly sessions: Sessions,
    private readonly clock: SandboxClock,
    private readonly outbox: OutboxFace,
    private readonly notifications: Pick<NotificationsFace, 'notify'>,
    private readonly excluded: Pick<ExcludedIdentifiers, 'demandNew' | 'demandHeldContacts'>,
  ) {}

  async open(tx: Sql, device: Device, { uid, kind, entry, expiresAt, provedAt }: ProvenPlayer): Promise<Opened> {
    const account = await readPlayer(tx, uid);
    // The first sign-in is the registration itself: refused, it leaves no account behind.
    if (account.last_login_at === null) await this.excluded.demandNew(tx, uid);
    else {
      await this.excluded.demandHeldContacts(tx, account);
      await this.reportNewDevice(tx, device, account);
    }
    await noteSignIn(tx, uid, this.clock.now());
    const { addressHash, userAgent } = device;
    const ends = expiresAt && { expiresAt };
    return this.sessions.open(tx, { uid, kind, entry, addressHash, userAgent, ...ends, ...(provedAt && { provedAt }) });
  }

  /** Reports a device that the account has not seen for 30 days. To be called before a session opens there. */
  async reportNewDevice(tx: Sql, device: Device, account: Player): Promise<void> {
    const { uid } = account;
    if (await this.sessions.isKnownDevice(tx, uid, device)) return;
    const now = this.clock.now();
    const path = '/profile/security';
    await this.outbox.tell(tx, account, {
      kind: 'sign_in_alert',
      params: { at: writtenTime(now, account.locale) },
      path,
    });
    await this.notifications.notify(tx, { uid, kind: 'signInAlert', params: { at: now.toISOString() }, path });
  }
}
