import type { OperatorModule } from '../../module.ts';
import type { PlayerCall } from '../../edge/handlers.ts';
import { codesModule } from '../codes/module.ts';
import { dropPending } from '../../players/contacts.ts';
import { holdContacts } from '../../players/heldContacts.ts';
import { forgetReplaced } from '../../players/replacedContacts.ts';
import type { Player } from '../../players/player.ts';
import { requirementsModule } from '../verification/requirements/module.ts';
import { outboxModule } from '../outbox/module.ts';
import { subscriptionsModule } from '../notifications/subscriptions/module.ts';
import { Confirmation } from './Confirmation.ts';
import { confirmShared } from './confirmShared.ts';
import type { Sharer } from './confirmShared.ts';
import { ContactsService } from './ContactsService.ts';
import { contactsMigrations } from './migrations.ts';
import { contactsRoutes } from './routes.ts';
import { TakeBack } from './TakeBack.ts';

export interface ContactsFace {
  /** Refuses a player who may not add a contact now: to be asked before a service is asked for their number. */
  demandShare(call: PlayerCall<object>): Promise<void>;
  /** Takes a phone number that a service has proved to be the player's as confirmed, if the session that asked is open. */
  confirmShared(sharer: Sharer, phone: string): Promise<'confirmed' | 'taken' | 'wrong'>;
}

const FORGET_EVERY_MS = 10 * 60_000;

/** The player's e-mail address and phone number, and their confirmation by a code. */
export const contactsModule: OperatorModule<ContactsFace> = {
  name: 'contacts',
  migrations: contactsMigrations,
  async endsWithPassword(tx, change) {
    await dropPending(tx, change.uid);
    await holdContacts(tx, change);
  },
  create(core, use) {
    const { database, clock, throttle, limits, proofs, content } = core;
    const outbox = use(outboxModule);
    const codes = use(codesModule);
    const confirmation = new Confirmation(core, outbox, use(subscriptionsModule), codes);
    const service = new ContactsService(database, throttle, limits, codes, confirmation, proofs, content);
    const requirements = use(requirementsModule);
    const demandChange = (player: Player) => requirements.check(database, player, 'changeContact');
    return {
      face: {
        async demandShare(call) {
          await demandChange(call.player);
          await service.demandAdding(call);
        },
        confirmShared: (sharer, phone) => confirmShared(core, confirmation, sharer, phone),
      },
      endpoints: contactsRoutes(service, new TakeBack(core), demandChange),
      jobs: [
        {
          name: 'forget-replaced-contacts',
          everyMs: FORGET_EVERY_MS,
          run: () => forgetReplaced(database, clock.now()),
        },
      ],
    };
  },
};
