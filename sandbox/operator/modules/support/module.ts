import { support, supportCategories } from '../../../../src/contract/support.ts';
import { integerOf, textOf } from '../../controls/controlFields.ts';
import { bindArea, forPlayer } from '../../edge/handlers.ts';
import type { Handlers } from '../../edge/handlers.ts';
import type { OperatorModule } from '../../module.ts';
import { fileLinksModule } from '../fileLinks/module.ts';
import { notificationsModule } from '../notifications/notifications/module.ts';
import { outboxModule } from '../outbox/module.ts';
import { answerNotice } from './answerNotice.ts';
import { Answers } from './Answers.ts';
import { supportMigrations } from './migrations.ts';
import { supportPersonal } from './personal.ts';
import { readChat, readFaq } from './readContent.ts';
import { seedTickets } from './seedTickets.ts';
import { SupportFiles, supportFiles } from './SupportFiles.ts';
import type { AskedAttachment } from './SupportFiles.ts';
import { SupportService } from './SupportService.ts';

const FORGET_MS = 5 * 60_000;

/** 7-94: tickets of players and guests, frequent questions, and the settings of the live chat. */
export const supportModule: OperatorModule<null> = {
  name: 'support',
  personal: supportPersonal,
  migrations: supportMigrations,
  create(core, use) {
    const service = new SupportService(core);
    const files = new SupportFiles(core, use(fileLinksModule).of<AskedAttachment>(supportFiles));
    const notifications = use(notificationsModule);
    notifications.addKind('supportAnswer', answerNotice);
    const answers = new Answers(core, service, use(outboxModule), notifications);
    const handlers: Handlers<typeof support> = {
      async getsettings({ locale }) {
        const chat = readChat(await core.content.find('site-configuration', locale));
        return { ...chat, categories: [...supportCategories] };
      },
      getFaq: async ({ locale }) => ({ items: readFaq(await core.content.find('faqs', locale)) }),
      attach: (call) => service.attach(call),
      getFile: forPlayer<typeof support.getFile>((call) => files.link(call)),
      sendFeedback: (call) => service.open(call),
      getTickets: forPlayer<typeof support.getTickets>((call) => service.list(call)),
      getTicket: forPlayer<typeof support.getTicket>((call) => service.ticket(call)),
      markRead: forPlayer<typeof support.markRead>((call) => service.markRead(call)),
      reply: forPlayer<typeof support.reply>((call) => service.reply(call)),
      closeTicket: forPlayer<typeof support.closeTicket>((call) => service.close(call)),
    };
    return {
      face: null,
      endpoints: bindArea(support, handlers),
      routes: (app) => files.routes(app),
      seed: (now) => seedTickets(core.database, now),
      jobs: [{ name: 'forget-unused-attachments', everyMs: FORGET_MS, run: () => service.forgetUnused() }],
      controls: {
        /** What the content system has said is asked for again. */
        async 'content/forget'() {
          core.content.forget();
          return {};
        },
        /** ticket_id, text: the house answers. */
        'support/answer': async (fields) => {
          await answers.answer(BigInt(integerOf(fields, 'ticket_id', Number.MAX_SAFE_INTEGER)), textOf(fields, 'text'));
          return {};
        },
      },
    };
  },
};
