import type { OperatorModule } from '../../module.ts';
import { CodesService } from './CodesService.ts';
import { endCodes } from './endCodes.ts';
import { codesMigrations } from './migrations.ts';

export type CodesFace = Pick<CodesService, 'issue' | 'verify' | 'resendSeconds'>;

const HOUR_MS = 3_600_000;

/** One-time codes for confirmation, restoring access and sign-in. */
export const codesModule: OperatorModule<CodesFace> = {
  name: 'codes',
  migrations: codesMigrations,
  endsWithPassword: endCodes,
  create(core) {
    const { database, clock } = core;
    const forgetOld = {
      name: 'forget-codes',
      everyMs: HOUR_MS,
      run: async () => void (await database.query('delete from operator.codes where expires_at < $1', [clock.now()])),
    };
    return { face: new CodesService(core), jobs: [forgetOld] };
  },
};
