import type { Sql } from '../../../database/database.ts';
import { invalidField } from '../../OperatorError.ts';
import { findCampaign } from './campaignsRepository.ts';
import { isRunning } from './wheel.ts';
import type { Campaign } from './wheel.ts';

/** A campaign that can be spun now. It does not end before `tx` does. */
export async function demandRunning(tx: Sql, id: string, now: Date): Promise<Campaign> {
  const campaign = await findCampaign(tx, id, 'for share');
  if (campaign === null) throw invalidField('campaign_id', 'unknownCampaign');
  if (!isRunning(campaign, now)) throw invalidField('campaign_id', 'campaignOver');
  return campaign;
}
