import type { PersonalData } from '../../../personal/PersonalData.ts';

export const pushPersonal: PersonalData = {
  tables: {
    push_subscriptions: 'push_browsers',
  },
  parts: {
    push_browsers: 'select created_at, seen_at from operator.push_subscriptions where uid = $1 order by created_at, id',
  },
  endsWithAccount: ['push_subscriptions'],
};
