import type { PersonalData } from '../../personal/PersonalData.ts';

export const supportPersonal: PersonalData = {
  tables: {
    support_tickets: 'support',
    support_files: 'support_files',
  },
  parts: {
    support: `select t.id::int as ticket, t.category, t.subject, t.status, m.author, m.text, m.at
    from operator.support_tickets t join operator.support_messages m on m.ticket_id = t.id
    where t.uid = $1 order by m.id`,
    support_files:
      'select name, media_type, bytes, created_at from operator.support_files where uid = $1 order by created_at, id',
  },
};
