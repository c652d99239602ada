import type { PersonalData } from '../../../personal/PersonalData.ts';

export const telegramLinkPersonal: PersonalData = {
  tables: {
    telegram_link_codes: 'none: hashes of secrets, for minutes',
  },
};
