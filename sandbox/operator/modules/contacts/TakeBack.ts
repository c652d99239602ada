import type { InputOf, OutputOf } from '../../../../src/contract/index.ts';
import type { contacts } from '../../../../src/contract/contacts.ts';
import type { Call } from '../../edge/handlers.ts';
import type { OperatorCore } from '../../module.ts';
import { demandActive, invalidField } from '../../OperatorError.ts';
import { setPasswordHash } from '../../players/credentials.ts';
import { lockPlayer } from '../../players/findPlayer.ts';
import { findReplaced, takeBackReplaced } from '../../players/replacedContacts.ts';
import { tokenId } from '../../sessions/tokens.ts';
import { endingRefused } from './endingRefused.ts';

type Input = InputOf<typeof contacts.takeBackContact>;
type Output = OutputOf<typeof contacts.takeBackContact>;

const expired = () => invalidField('code', 'expiredCode');

/**
 * The owner of a contact that somebody else has replaced takes it back, by the link of the message that went there. The
 * intruder may know the password: it is void, and all that a new one ends has ended. Restoring access sets another one.
 * Refused for a contact of another player who has excluded themselves, as its confirmation is.
 */
export class TakeBack {
  constructor(
    private readonly core: Pick<
      OperatorCore,
      'database' | 'clock' | 'sessions' | 'excluded' | 'throttle' | 'limits' | 'endsWithPassword'
    >,
  ) {}

  async take({ input, session, addressHash }: Call<Input>): Promise<Output> {
    const { database, clock, throttle, limits } = this.core;
    await throttle.hit([{ key: `contact:back:address:${addressHash}`, most: limits.signInsPerAddress }]);
    const undo = tokenId(input.code.trim());
    const whose = await findReplaced(database, undo, clock.now());
    if (whose === null) throw expired();
    return endingRefused(this.core, { session, uid: whose.uid }, () => this.takeBy(undo));
  }

  private takeBy(undo: string): Promise<Output> {
    const { database, clock, sessions, excluded, endsWithPassword } = this.core;
    return database.transaction(async (tx) => {
      const now = clock.now();
      const whose = await findReplaced(tx, undo, now);
      if (whose === null) throw expired();
      const player = await lockPlayer(tx, whose.uid);
      // Of two calls with the same link the second finds nothing.
      if (player === null || (await findReplaced(tx, undo, now)) === null) throw expired();
      demandActive(player.status);
      const { uid } = player;
      const contact = await takeBackReplaced(tx, player, whose.type, now);
      if (contact === null) throw expired();
      await excluded.demandProven(tx, uid, contact.type, contact.value);
      await setPasswordHash(tx, uid, null);
      for (const end of endsWithPassword) await end(tx, { uid, session: null, proved: contact, at: now });
      await sessions.endAll(tx, uid, 'password');
      return { contact: contact.value };
    });
  }
}
