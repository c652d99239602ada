import type { PersonalData } from '../../../personal/PersonalData.ts';

export const inboxPersonal: PersonalData = {
  tables: {
    inbox: 'notification_centre',
  },
  parts: {
    notification_centre: `select subject, texts, path, amount, amount_type, created_at, read_at from operator.inbox
    where uid = $1 order by id`,
  },
};
