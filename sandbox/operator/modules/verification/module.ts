import type { OperatorModule } from '../../module.ts';
import { verificationMigrations } from './migrations.ts';
import { statusOf } from './verificationRepository.ts';
import type { VerificationStatus } from './verificationRepository.ts';
import type { Sql } from '../../../database/database.ts';

export type { VerificationStatus } from './verificationRepository.ts';

export interface VerificationFace {
  /** The status of the player's identity verification; `none` for a player who has not started. */
  statusOf(sql: Sql, uid: bigint): Promise<VerificationStatus>;
}

/** Identity verification by the third-party provider. */
export const verificationModule: OperatorModule<VerificationFace> = {
  name: 'verification',
  migrations: verificationMigrations,
  create() {
    return { face: { statusOf } };
  },
};
