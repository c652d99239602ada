import type { OperatorModule } from '../../../module.ts';
import { bonusesModule } from '../../bonuses/bonuses/module.ts';
import { freespinsModule } from '../../bonuses/freespins/module.ts';
import { referralsModule } from '../../telegram/referrals/module.ts';
import { CalendarService } from './CalendarService.ts';
import { campaignControls } from './campaignControls.ts';
import { seedSettings } from './campaignSettings.ts';
import { CodeOffers } from './CodeOffers.ts';
import { DepositOffers } from './DepositOffers.ts';
import { GiftGiver } from './GiftGiver.ts';
import { campaignsMigrations } from './migrations.ts';
import { OfferNews } from './OfferNews.ts';
import { insertOffer } from './offerRepository.ts';
import { OfferService } from './OfferService.ts';
import { campaignsPersonal } from './personal.ts';
import { insertCode } from './promoCodeRepository.ts';
import { PromoCodeService } from './PromoCodeService.ts';
import { ReferralRewards } from './ReferralRewards.ts';
import { campaignsRoutes } from './routes.ts';
import { codeOffers } from './seed/codeOffers.ts';
import { seedCodes } from './seed/codes.ts';
import { seededSettings } from './seed/comingBack.ts';
import { publicOffers } from './seed/publicOffers.ts';

export type { BonusGift, ByCurrency, FreeSpinsGift, OfferPromise } from './offer.ts';
export { fillText, moneyIn, promised } from './promised.ts';
export { casinoTerms } from './seed/terms.ts';

/** Promo codes of registrations. */
export type PromoCodesFace = Pick<PromoCodeService, 'check' | 'use' | 'redeem'>;

export interface CampaignsFace {
  readonly codes: PromoCodesFace;
  readonly deposits: Pick<DepositOffers, 'promise' | 'lock' | 'arrived'>;
  readonly referrals: Pick<ReferralRewards, 'offered'>;
  /** Gives what other modules have promised. */
  readonly gifts: Pick<GiftGiver, 'lock' | 'mayBeOffered' | 'mayReceive' | 'give'>;
}

/** 7-34: offers, promo codes, the reload calendar and the reward for the referral link. */
export const campaignsModule: OperatorModule<CampaignsFace> = {
  name: 'campaigns',
  personal: campaignsPersonal,
  migrations: campaignsMigrations,
  create(core, use) {
    const { config, database, clock, throttle, limits } = core;
    const giver = new GiftGiver(clock, use(bonusesModule), use(freespinsModule));
    const offers = new OfferService(database, clock, giver, config.vendorsUrl);
    const news = new OfferNews(database, clock, giver);
    const rewards = new ReferralRewards(database, clock, use(referralsModule), giver);
    const opened = new CodeOffers(clock, giver, offers, news);
    const promoCodes = new PromoCodeService(database, clock, throttle, limits, giver, opened, offers);
    const calendar = new CalendarService(database, clock, giver);
    return {
      face: {
        codes: promoCodes,
        deposits: new DepositOffers(clock, giver, rewards),
        referrals: rewards,
        gifts: giver,
      },
      endpoints: campaignsRoutes({ database, promoCodes, offers, calendar }),
      async seed(now) {
        for (const offer of [...publicOffers, ...codeOffers]) await insertOffer(database, offer, 'available');
        for (const code of seedCodes(now)) await insertCode(database, code);
        await seedSettings(database, seededSettings);
      },
      jobs: [news, rewards],
      controls: campaignControls(core, { news, rewards }),
    };
  },
};
