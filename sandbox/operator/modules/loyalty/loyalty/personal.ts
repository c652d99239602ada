import type { PersonalData } from '../../../personal/PersonalData.ts';

export const loyaltyPersonal: PersonalData = {
  tables: {
    loyalty_players: 'loyalty',
    loyalty_changes: 'loyalty_points',
    loyalty_reached: 'loyalty_levels',
    loyalty_frames: 'loyalty_frames',
    loyalty_carries: 'none: fractions of points from rounds',
    worn_frames: 'portrait_frame',
  },
  parts: {
    loyalty: 'select earned::text as earned, level from operator.loyalty_players where uid = $1',
    loyalty_points: `select reason, texts, points::text as points, balance_after::text as balance, at from operator.loyalty_changes
    where uid = $1 order by id`,
    loyalty_levels: 'select level, at from operator.loyalty_reached where uid = $1 order by level',
    loyalty_frames: 'select frame, at from operator.loyalty_frames where uid = $1 order by at, frame',
    portrait_frame: 'select frame from operator.worn_frames where uid = $1',
  },
};
