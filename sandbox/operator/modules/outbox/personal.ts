import type { PersonalData } from '../../personal/PersonalData.ts';

export const outboxPersonal: PersonalData = {
  tables: {
    outbox: 'messages',
  },
  parts: {
    messages: `select channel, recipient, subject, created_at, sent_at from operator.outbox where uid = $1 order by seq`,
  },
  endsWithRetention: ['outbox'],
};
