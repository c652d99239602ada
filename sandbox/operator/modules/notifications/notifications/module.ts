import { notifications } from '../../../../../src/contract/notifications/notifications.ts';
import type { Sql } from '../../../../database/database.ts';
import { bindArea, forPlayer } from '../../../edge/handlers.ts';
import type { Handlers } from '../../../edge/handlers.ts';
import type { OperatorModule } from '../../../module.ts';
import { notificationsMigrations } from './migrations.ts';
import type { Notice, NoticeChannel, NoticeKind, NoticeRecorder, NoticeWords } from './notice.ts';
import { NotificationsService } from './NotificationsService.ts';
import { notificationsPersonal } from './personal.ts';

export { noticeMoney } from './noticeMoney.ts';
export type { Notice, NoticeChannel, NoticeKind, NoticeMessage, NoticeWords, SendOutcome } from './notice.ts';

export interface NotificationsFace {
  /** Notifies the player by each channel they have agreed to, if `tx` commits. */
  notify(tx: Sql, notice: Notice): Promise<void>;
  addChannel(channel: NoticeChannel): void;
  /** Registers what keeps every notification, with or without a channel. */
  addRecorder(recorder: NoticeRecorder): void;
  /** Registers a kind with its words; a module does so for each kind it notifies of. */
  addKind(kind: NoticeKind, words: NoticeWords): void;
}

const EVERY_MS = 1_000;

/** Notifications of the player's own account over channels with a consent for each kind. */
export const notificationsModule: OperatorModule<NotificationsFace> = {
  name: 'notifications',
  personal: notificationsPersonal,
  migrations: notificationsMigrations,
  create(core) {
    const service = new NotificationsService(core);
    const handlers: Handlers<typeof notifications> = {
      getSettings: forPlayer<typeof notifications.getSettings>((call) => service.settings(call)),
      changeConsent: forPlayer<typeof notifications.changeConsent>((call) => service.change(call)),
    };
    return {
      face: service,
      endpoints: bindArea(notifications, handlers),
      jobs: [{ name: 'deliver-notifications', everyMs: EVERY_MS, run: async () => void (await service.deliverDue()) }],
      controls: { 'notifications/deliver': async () => ({ sent: await service.deliverDue() }) },
    };
  },
};
