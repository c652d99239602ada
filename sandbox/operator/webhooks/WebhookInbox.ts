import type { Sql } from '../../database/database.ts';
import type { OperatorDeps } from '../OperatorDeps.ts';

/**
 * applied: changed something · ignored, stale: brings no news · refused: not believed, and processed again when it is
 * sent again · conflict: contradicts what is final.
 */
export interface Verdict {
  readonly outcome: 'applied' | 'ignored' | 'stale' | 'refused' | 'conflict';
  readonly reason: string;
}

/** One kind of messages: their form, their table, and what they do. */
export interface MessageKind<Message> {
  /** What they are about, for the log. */
  readonly name: string;
  /** Null when the body is not a valid message. */
  read(body: string): Message | null;
  /** Names a message in the log. */
  logged(message: Message): Readonly<Record<string, string>>;
  /**
   * Counts a repeated message and returns its stored verdict, so that it has one effect; null for one that is new or was
   * refused.
   */
  known(tx: Sql, message: Message): Promise<Verdict | null>;
  /** Does what the message says, if it is to be believed. */
  apply(tx: Sql, message: Message): Promise<Verdict>;
  /** Stores the message with its verdict; of a refused one that was sent again, the new verdict. */
  record(tx: Sql, message: Message, body: string, verdict: Verdict): Promise<void>;
}

/** Processes one kind of messages. Every message is stored with its verdict, in the transaction of what it does. */
export class WebhookInbox<Message> {
  constructor(
    private readonly deps: Pick<OperatorDeps, 'database' | 'logger'>,
    private readonly kind: MessageKind<Message>,
  ) {}

  /** Null when the body is not a valid message. The caller has verified the signature. */
  async receive(body: string): Promise<Verdict | null> {
    const { kind } = this;
    const message = kind.read(body);
    if (message === null) return null;
    const verdict = await this.deps.database.transaction(async (tx) => {
      const known = await kind.known(tx, message);
      if (known !== null) return known;
      const found = await kind.apply(tx, message);
      await kind.record(tx, message, body, found);
      return found;
    });
    if (verdict.outcome === 'refused' || verdict.outcome === 'conflict')
      this.deps.logger.error(
        { ...kind.logged(message), reason: verdict.reason },
        `a ${kind.name} message was not believed`,
      );
    return verdict;
  }
}
