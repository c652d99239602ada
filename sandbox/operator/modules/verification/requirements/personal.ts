import type { PersonalData } from '../../../personal/PersonalData.ts';

export const requirementsPersonal: PersonalData = {
  tables: {
    player_requirements: 'none: what the house asks of the player, no data of theirs',
    requisites_checks: 'none: keyed hashes of destinations, which payments show',
  },
};
