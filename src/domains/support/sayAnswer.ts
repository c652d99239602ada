import type { SupportTicketChanged } from '../../contract/support.ts';
import type { AppServices } from '../../kernel/AppServices.ts';
import { supportPath } from './paths.ts';

/** In ms: the subject is to be read. */
const noticeMs = 10_000;

/** Tells the player that the house has answered, unless they look at their tickets: there the answer appears. */
export async function sayAnswer(app: AppServices, { author, subject }: SupportTicketChanged['data']): Promise<void> {
  if (author !== 'house' || app.place.path === supportPath) return;
  await app.loadMessages(['support']);
  app.notices.show(app.t('support:answered', { subject }), 'info', { time: noticeMs });
}
