import type { PersonalData } from '../../../personal/PersonalData.ts';

export const campaignsPersonal: PersonalData = {
  tables: {
    player_offers: 'offers',
    promo_code_uses: 'promo_codes',
    calendar_claims: 'calendar',
    referral_rewards: 'none: the reward is a bonus of the referrer',
  },
  parts: {
    offers: `select offer_id as offer, turn, opened_at, taken_at from operator.player_offers where uid = $1
    order by opened_at, offer_id`,
    promo_codes: 'select code, used_at from operator.promo_code_uses where uid = $1 order by used_at, code',
    calendar: 'select day, claimed_at from operator.calendar_claims where uid = $1 order by day',
  },
};
