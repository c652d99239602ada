import { contacts } from '../../../../src/contract/contacts.ts';
import type { BoundEndpoint, Handlers } from '../../edge/handlers.ts';
import { bindArea, forPlayer } from '../../edge/handlers.ts';
import type { ContactsService } from './ContactsService.ts';

export function contactsRoutes(service: ContactsService): BoundEndpoint[] {
  const handlers: Handlers<typeof contacts> = {
    addcontact: forPlayer<typeof contacts.addcontact>((call) => service.add(call)),
    sendconfirmationtocontact: forPlayer<typeof contacts.sendconfirmationtocontact>((call) => service.send(call)),
    confirmContact: (call) => service.confirm(call),
  };
  return bindArea(contacts, handlers);
}
