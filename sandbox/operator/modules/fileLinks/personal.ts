import type { PersonalData } from '../../personal/PersonalData.ts';

export const fileLinksPersonal: PersonalData = {
  tables: {
    file_links: 'none: hashes of links, for minutes',
  },
};
