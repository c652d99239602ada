import type { OperatorModule } from '../../module.ts';
import { campaignsMigrations } from './migrations.ts';
import { PromoCodeService } from './PromoCodeService.ts';
import { campaignsRoutes } from './routes.ts';

export type CampaignsFace = Pick<PromoCodeService, 'check' | 'use'>;

/** 7-34: campaigns; so far the promo codes of registrations. */
export const campaignsModule: OperatorModule<CampaignsFace> = {
  name: 'campaigns',
  migrations: campaignsMigrations,
  create({ database, clock, throttle, limits }) {
    const promoCodes = new PromoCodeService(database, clock, throttle, limits);
    return { face: promoCodes, endpoints: campaignsRoutes(promoCodes), seed: (now) => promoCodes.seed(now) };
  },
};
