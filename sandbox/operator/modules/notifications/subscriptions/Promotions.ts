import type { Database } from '../../../../database/database.ts';
import type { SandboxClock } from '../../../SandboxClock.ts';
import { findReaders } from '../../../players/readers.ts';
import type { OutboxFace } from '../../outbox/module.ts';
import type { UnsubscribeTokens } from './UnsubscribeTokens.ts';

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
      const readers = await findReaders(tx, only, this.clock.now());
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
