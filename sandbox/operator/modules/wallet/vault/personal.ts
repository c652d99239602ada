import type { PersonalData } from '../../../personal/PersonalData.ts';

export const vaultPersonal: PersonalData = {
  tables: {
    vault_settings: 'vault',
    vault_releases: 'vault_releases',
  },
  parts: {
    vault: 'select delay_hours, next_hours, next_at from operator.vault_settings where uid = $1',
    vault_releases: `select currency, amount, status, requested_at, due_at, ended_at from operator.vault_releases
    where uid = $1 order by id`,
  },
};
