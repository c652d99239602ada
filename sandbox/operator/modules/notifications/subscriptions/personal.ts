import type { PersonalData } from '../../../personal/PersonalData.ts';

export const subscriptionsPersonal: PersonalData = {
  tables: {
    subscription_consents: 'consents',
  },
  parts: {
    consents: `select type, contact, is_on, source, at from operator.subscription_consents where uid = $1 order by id`,
  },
  release: async (tx, uids) => {
    await tx.query(`update operator.subscription_consents set contact = '' where uid = any($1::bigint[])`, [uids]);
  },
};
