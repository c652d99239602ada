import type { Database } from '../../../../database/database.ts';
import type { SandboxClock } from '../../../SandboxClock.ts';
import type { OutboxFace } from '../../outbox/module.ts';
import type { OwnContact } from './consents.ts';
import type { UnsubscribeTokens } from './UnsubscribeTokens.ts';

interface Reader extends OwnContact {
  readonly uid: bigint;
  readonly locale: string;
}

/** Promotional messages: to confirmed contacts whose players said yes, and who may be written to today. */
export class Promotions {
  constructor(
    private readonly database: Database,
    private readonly clock: SandboxClock,
    private readonly outbox: OutboxFace,
    private readonly tokens: UnsubscribeTokens,
  ) {}

  /** Puts the message to every reader, or to one player only, into the outbox; returns how many there are. */
  send(only: bigint | null): Promise<number> {
    return this.database.transaction(async (tx) => {
      // Closed accounts, and players who have taken a break or excluded themselves, get none (trust.md).
      const readers = await tx.query<Reader>(
        `select p.uid, p.locale, c.type, c.value from operator.players p
         cross join lateral (values
           ('email', p.email, p.email_confirmed_at, p.email_subscribed_at),
           ('phone', p.phone, p.phone_confirmed_at, p.phone_subscribed_at)) as c (type, value, confirmed_at, subscribed_at)
         where p.status = 'active' and ($1::bigint is null or p.uid = $1)
           and c.value is not null and c.confirmed_at is not null and c.subscribed_at is not null
           and not exists (select 1 from operator.exclusions x where x.uid = p.uid and x.until > $2)
         order by p.uid, c.type`,
        [only, this.clock.now()],
      );
      for (const reader of readers) {
        const query = new URLSearchParams({ contact: reader.value, token: this.tokens.issue(reader.uid, reader) });
        const unsubscribe = this.outbox.address(reader.locale, `/unsubscribe?${query}`);
        await this.outbox.send(tx, {
          uid: reader.uid,
          channel: reader.type === 'email' ? 'email' : 'text',
          recipient: reader.value,
          locale: reader.locale,
          kind: 'promotion',
          params: { unsubscribe },
          unsubscribe,
          ...(reader.type === 'email' ? { path: '/gamehall' } : {}),
        });
      }
      return readers.length;
    });
  }
}
