import { contacts } from '../../../../src/contract/contacts.ts';
import type { BoundEndpoint, Handlers } from '../../edge/handlers.ts';
import { bindArea, forPlayer } from '../../edge/handlers.ts';
import type { Player } from '../../players/player.ts';
import type { ContactsService } from './ContactsService.ts';
import type { TakeBack } from './TakeBack.ts';

export function contactsRoutes(
  service: ContactsService,
  takeBack: Pick<TakeBack, 'take'>,
  demandChange: (player: Player) => Promise<void>,
): BoundEndpoint[] {
  const handlers: Handlers<typeof contacts> = {
    addcontact: forPlayer<typeof contacts.addcontact>(async (call) => {
      await demandChange(call.player);
      return service.add(call);
    }),
    sendconfirmationtocontact: forPlayer<typeof contacts.sendconfirmationtocontact>((call) => service.send(call)),
    confirmContact: (call) => service.confirm(call),
    takeBackContact: (call) => takeBack.take(call),
  };
  return bindArea(contacts, handlers);
}
