import type { PersonalData } from '../../personal/PersonalData.ts';

export const analyticsPersonal: PersonalData = {
  tables: {
    analytics_events: 'analytics',
    analytics_consents: 'analytics_consents',
  },
  parts: {
    analytics: 'select name, params, consent, at from operator.analytics_events where uid = $1 order by id',
    analytics_consents: 'select choice, at from operator.analytics_consents where uid = $1 order by id',
  },
};
