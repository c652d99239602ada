import type { PersonalData } from '../personal/PersonalData.ts';

export const sessionsPersonal: PersonalData = {
  tables: {
    sessions: 'sessions',
  },
  parts: {
    sessions: `select kind, user_agent as device, created_at, last_seen_at, expires_at, ended_at, end_reason
    from operator.sessions where uid = $1 order by created_at`,
  },
};
