import type { AppServices } from '../../../kernel/AppServices.ts';
import type { StoreFactory } from '../../../kernel/stores.ts';
import type { SocialAttempt } from './SocialAttempt.ts';
import { socialStore } from './SocialStore.ts';
import { ticketStore } from './ticket/TicketStore.ts';

/** In a window where the shell has such, else by the browser outside of it. */
export const socialWay = ({ platform }: Pick<AppServices, 'platform'>): StoreFactory<SocialAttempt> =>
  platform.can.windows ? socialStore : ticketStore;
