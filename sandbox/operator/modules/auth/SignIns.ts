import type { Sql } from '../../../database/database.ts';
import { onlyRow } from '../../../database/database.ts';
import type { SandboxClock } from '../../SandboxClock.ts';
import type { SessionKind } from '../../sessions/session.ts';
import type { Device, Opened, Sessions } from '../../sessions/Sessions.ts';
import { writtenTime } from '../outbox/module.ts';
import type { OutboxFace } from '../outbox/module.ts';

interface Account {
  readonly email: string | null;
  readonly phone: string | null;
  readonly locale: string;
  readonly last_login_at: Date | null;
}

/**
 * Signs players in whose identity is proven: notes the time, opens the session, and reports a device that the account
 * has not seen for 30 days to its e-mail or phone.
 */
export class SignIns {
  constructor(
    private readonly sessions: Sessions,
    private readonly clock: SandboxClock,
    private readonly outbox: OutboxFace,
  ) {}

  async open(tx: Sql, device: Device, { uid, kind }: { uid: bigint; kind: SessionKind }): Promise<Opened> {
    await this.reportNewDevice(tx, device, uid);
    await this.sessions.noteSignIn(tx, uid);
    return this.sessions.open(tx, { uid, kind, addressHash: device.addressHash, userAgent: device.userAgent });
  }

  private async reportNewDevice(tx: Sql, device: Device, uid: bigint): Promise<void> {
    const account = onlyRow(
      await tx.query<Account>('select email, phone, locale, last_login_at from operator.players where uid = $1', [uid]),
    );
    const recipient = account.email ?? account.phone;
    // The first sign-in is the registration itself.
    if (recipient === null || account.last_login_at === null) return;
    if (await this.sessions.isKnownDevice(tx, uid, device)) return;
    await this.outbox.send(tx, {
      uid,
      channel: account.email === null ? 'text' : 'email',
      recipient,
      locale: account.locale,
      kind: 'sign_in_alert',
      params: { at: writtenTime(this.clock.now(), account.locale) },
      path: '/profile/security',
    });
  }
}
