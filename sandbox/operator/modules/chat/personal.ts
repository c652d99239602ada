import type { PersonalData } from '../../personal/PersonalData.ts';

export const chatPersonal: PersonalData = {
  tables: {
    chat_messages: 'chat',
  },
  parts: {
    chat: 'select conversation, event, text, at from operator.chat_messages where uid = $1 order by id',
  },
};
