import type { PersonalData } from '../../../personal/PersonalData.ts';
import { roundLines } from './roundLines.ts';

export const walletPersonal: PersonalData = {
  tables: {
    rounds: 'rounds',
    game_sessions: 'none: repeats sessions and rounds',
    wallet_calls: 'none: repeats rounds and money, with ids of the studio',
  },
  parts: {
    rounds: (sql, { uid }) => roundLines(sql, uid),
  },
};
