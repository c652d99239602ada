import { object } from 'yup';
import { endpoint } from './endpoint.ts';
import { flag, text } from './schemas.ts';

/** 7-34 */
export const campaigns = {
  /**
   * 7-36: whether a registration can use the promo code now. The client takes any truthy value for yes. Wrong codes are
   * throttled per address.
   */
  checkPromocode: endpoint('POST', 'campaigns.checkPromocode', object({ promo_code: text().max(64) }), flag(), {
    access: 'any',
  }),
};
