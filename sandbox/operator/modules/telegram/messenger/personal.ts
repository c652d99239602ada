import type { PersonalData } from '../../../personal/PersonalData.ts';

export const messengerPersonal: PersonalData = {
  tables: {
    bot_messages: 'bot_messages',
    contact_requests: 'none: technical, for minutes',
  },
  parts: {
    bot_messages:
      'select locale, path, created_at, ended_at, outcome from operator.bot_messages where uid = $1 order by seq',
  },
  endsWithRetention: ['bot_messages', 'contact_requests'],
};
