import { messenger } from '../../../../../src/contract/telegram/messenger.ts';
import { bindArea, forPlayer } from '../../../edge/handlers.ts';
import type { Handlers } from '../../../edge/handlers.ts';
import type { OperatorModule } from '../../../module.ts';
import { campaignsModule } from '../../offers/campaigns/module.ts';
import { contactsModule } from '../../contacts/module.ts';
import { notificationsModule } from '../../notifications/notifications/module.ts';
import { referralsModule } from '../referrals/module.ts';
import { BotApi } from './BotApi.ts';
import { botRoutes } from './botRoutes.ts';
import { BotService } from './BotService.ts';
import { MessengerService } from './MessengerService.ts';
import { endContactRequests } from './messengerRepository.ts';
import { messengerMigrations } from './migrations.ts';
import { messengerPersonal } from './personal.ts';

const MINUTE_MS = 60_000;

/** The messenger's bot: its own API, the channel of notifications, referral links and messages to share. */
export const messengerModule: OperatorModule<null> = {
  name: 'messenger',
  personal: messengerPersonal,
  migrations: messengerMigrations,
  endsWithPassword: (tx, { uid }) => endContactRequests(tx, uid),
  create(core, use) {
    const contacts = use(contactsModule);
    const referrals = use(referralsModule);
    const bot = new BotService(core, contacts, referrals);
    use(notificationsModule).addChannel(bot);
    const service = new MessengerService(core, new BotApi(core), {
      referrals,
      rewards: use(campaignsModule).referrals,
      contacts,
    });
    const handlers: Handlers<typeof messenger> = {
      getReferral: forPlayer<typeof messenger.getReferral>((call) => service.referral(call)),
      prepareShare: forPlayer<typeof messenger.prepareShare>((call) => service.prepareShare(call)),
      prepareInvite: forPlayer<typeof messenger.prepareInvite>((call) => service.prepareInvite(call)),
      checkWriteAccess: forPlayer<typeof messenger.checkWriteAccess>((call) => service.checkWriteAccess(call)),
      askContact: forPlayer<typeof messenger.askContact>((call) => service.askContact(call)),
      getContact: forPlayer<typeof messenger.getContact>((call) => service.contact(call)),
    };
    return {
      face: null,
      endpoints: bindArea(messenger, handlers),
      routes: (app) => botRoutes(app, { deps: core, bot }),
      jobs: [{ name: 'forget-bot-calls', everyMs: MINUTE_MS, run: () => bot.forgetOld() }],
    };
  },
};
