import type { PersonalData } from '../../../personal/PersonalData.ts';

export const notificationsPersonal: PersonalData = {
  tables: {
    notification_consents: 'notification_consents',
    notifications: 'notifications',
  },
  parts: {
    notification_consents: `select kind, channel, agreed_at from operator.notification_consents where uid = $1
    order by kind, channel`,
    notifications: `select kind, channel, params, created_at, ended_at, outcome from operator.notifications where uid = $1
    order by seq`,
  },
  endsWithRetention: ['notifications', 'notification_consents'],
};
