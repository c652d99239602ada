import type { PersonalData } from '../personal/PersonalData.ts';

export const edgePersonal: PersonalData = {
  tables: {
    idempotency_keys: 'none: technical, kept for a short time',
  },
};
