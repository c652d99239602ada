import { inbox } from '../../../../../src/contract/notifications/inbox.ts';
import type { Sql } from '../../../../database/database.ts';
import { integerOf } from '../../../controls/controlFields.ts';
import { bindArea, forPlayer } from '../../../edge/handlers.ts';
import type { Handlers } from '../../../edge/handlers.ts';
import type { OperatorModule } from '../../../module.ts';
import { notificationsModule } from '../notifications/module.ts';
import type { Entry } from './entry.ts';
import { entryOf } from './happeningEntries.ts';
import { InboxService } from './InboxService.ts';
import { inboxMigrations } from './migrations.ts';
import { noticeEntry } from './noticeEntry.ts';
import { inboxPersonal } from './personal.ts';
import { sentEntry } from './sentEntry.ts';

export type { Entry, EntryText, EntryTexts } from './entry.ts';

export interface InboxFace {
  /** Puts a notification into the player's centre if `tx` commits. */
  add(tx: Sql, entry: Entry): Promise<void>;
}

const FORGET_EVERY_MS = 3_600_000;

/** Notices (3-52) and notifications (3-63) of a player: the notification centre. */
export const inboxModule: OperatorModule<InboxFace> = {
  name: 'inbox',
  personal: inboxPersonal,
  migrations: inboxMigrations,
  create(core, use) {
    const service = new InboxService(core);
    core.happenings.on(async (tx, happening) => {
      const entry = entryOf(happening);
      if (entry !== null) await service.add(tx, entry);
    });
    use(notificationsModule).addRecorder((tx, notice, words) => service.add(tx, noticeEntry(notice, words)));
    const handlers: Handlers<typeof inbox> = {
      getNotifications: forPlayer<typeof inbox.getNotifications>((call) => service.unshown(call)),
      get: forPlayer<typeof inbox.get>((call) => service.page(call)),
      read: forPlayer<typeof inbox.read>((call) => service.read(call)),
    };
    return {
      face: service,
      endpoints: bindArea(inbox, handlers),
      jobs: [{ name: 'forget-inbox', everyMs: FORGET_EVERY_MS, run: () => service.forgetOld() }],
      controls: {
        /** 3-63: `uid` and `descriptions`, of one language or by language. */
        async 'inbox/send'(fields) {
          const uid = BigInt(integerOf(fields, 'uid', Number.MAX_SAFE_INTEGER));
          await core.database.transaction((tx) => service.add(tx, sentEntry(uid, fields)));
          return { sent: 1 };
        },
        /** Tells the happenings that are due, at once. */
        'happenings/tell': async () => ({ told: await core.happenings.deliverDue() }),
      },
    };
  },
};
