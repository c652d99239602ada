import type { PersonalData } from '../personal/PersonalData.ts';

export const realtimePersonal: PersonalData = {
  tables: {
    realtime_cursors: 'none: technical',
    realtime_events: 'none: technical, repeats money',
  },
};
