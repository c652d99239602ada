import type { PersonalData } from '../../personal/PersonalData.ts';

export const questsPersonal: PersonalData = {
  tables: {
    quest_progress: 'quests',
    quest_causes: 'none: repeats what has brought quests on',
    quest_rounds: 'none: repeats rounds, until they are counted',
  },
  parts: {
    quests: `select owner, quest, period, currency, value::text as value, done_at from operator.quest_progress
    where uid = $1 order by done_at, owner, quest, period`,
  },
};
