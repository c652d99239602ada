import type { PersonalData } from '../../personal/PersonalData.ts';

export const shopPersonal: PersonalData = {
  tables: {
    shop_purchases: 'purchases',
  },
  parts: {
    purchases: `select product, price::text as points, at from operator.shop_purchases where uid = $1 order by id`,
  },
};
