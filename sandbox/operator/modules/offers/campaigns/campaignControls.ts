import { offer as offerSchema } from '../../../../../src/contract/offers/campaigns.ts';
import type { Database } from '../../../../database/database.ts';
import { integerOf, textOf } from '../../../controls/controlFields.ts';
import type { ControlFields } from '../../../controls/controlFields.ts';
import { invalidField } from '../../../OperatorError.ts';
import { availableCurrencies, availableLocales } from '../../../market/facts.ts';
import type { OperatorCore } from '../../../module.ts';
import { isSettingName, writeSetting } from './campaignSettings.ts';
import type { Offer, OfferData, Viewer } from './offer.ts';
import type { OfferNews } from './OfferNews.ts';
import { insertOffer, openTurn, rewriteOffer, stopOffer } from './offerRepository.ts';
import { misfitOf } from './offerRules.ts';
import { allPromised } from './promised.ts';
import { presentOffer } from './presentOffer.ts';
import { insertCode } from './promoCodeRepository.ts';
import type { ReferralRewards } from './ReferralRewards.ts';

export interface ControlledCampaigns {
  readonly news: OfferNews;
  readonly rewards: ReferralRewards;
}

/** Test-only: what a casino's back office would do. */
export function campaignControls(
  { database, clock }: Pick<OperatorCore, 'database' | 'clock'>,
  { news, rewards }: ControlledCampaigns,
): Readonly<Record<string, (fields: ControlFields) => Promise<unknown>>> {
  return {
    /** id, data, optional ends_at, priority and uid of the player for whom it is opened. Signed-in players are told. */
    async addOffer(fields) {
      const offer = await readOffer(fields, clock.now());
      const isAdded = await insertOffer(database, offer, '');
      if ('uid' in fields) await invite(database, news, offer.id, fields, clock.now());
      await news.run();
      return { is_added: isAdded };
    },
    /** id, data: the offer changes for those who take it from now on. */
    async changeOffer(fields) {
      const { id, data } = await readOffer(fields, clock.now());
      return { is_changed: await rewriteOffer(database, id, data) };
    },
    /** code in capital letters, offer_id, optional ends_at */
    async addCode(fields) {
      const { ends_at: end } = fields;
      await insertCode(database, {
        code: textOf(fields, 'code'),
        offer_id: textOf(fields, 'offer_id'),
        starts_at: clock.now(),
        ends_at: typeof end === 'string' ? new Date(end) : null,
        use_limit: null,
        uses: 0,
        uses_per_player: 1,
        countries: [],
        currencies: [],
      });
      return {};
    },
    /** id */
    async deactivateOffer(fields) {
      const isStopped = await stopOffer(database, textOf(fields, 'id'));
      await news.run();
      return { is_stopped: isStopped };
    },
    /** name: `calendar` or `referral`; data: null for none. */
    async setCampaign(fields) {
      const name = textOf(fields, 'name');
      const { data } = fields;
      if (!isSettingName(name)) throw invalidField('name', 'wrongField');
      if (typeof data !== 'object') throw invalidField('data', 'wrongField');
      await writeSetting(database, name, data);
      return {};
    },
    tellOffers: () => news.run(),
    payReferrals: () => rewards.run(),
  };
}

async function invite(database: Database, news: OfferNews, id: string, fields: ControlFields, at: Date) {
  const uid = BigInt(integerOf(fields, 'uid', Number.MAX_SAFE_INTEGER));
  await database.transaction(async (tx) => {
    if (await openTurn(tx, uid, id, `house:${at.getTime()}`, at)) await news.opened(tx, uid, id);
  });
}

/** Throws for an offer that some viewer could not be shown. */
async function readOffer(fields: ControlFields, now: Date): Promise<Offer> {
  const { data, ends_at: end, priority = 0 } = fields;
  if (typeof data !== 'object' || data === null) throw invalidField('data', 'wrongField');
  if (typeof priority !== 'number' || !Number.isSafeInteger(priority)) throw invalidField('priority', 'wrongField');
  const offer: Offer = {
    id: textOf(fields, 'id'),
    data: data as OfferData,
    is_active: true,
    starts_at: now,
    ends_at: typeof end === 'string' ? new Date(end) : null,
    priority,
  };
  const shown = availableCurrencies.filter((currency) => allPromised(offer.data.gifts, currency) !== null);
  if (shown.length === 0 || offer.data.gifts.length === 0) throw invalidField('data', 'wrongField');
  for (const currency of shown) {
    for (const locale of availableLocales) {
      const viewer: Viewer = { isGuest: true, currency, country: '', hasDeposits: false };
      misfitOf(offer.data, viewer);
      const wire = presentOffer(offer, viewer, { turn: '', isTaken: false }, { locale, vendorsUrl: '' });
      await offerSchema.validate(wire, { strict: true });
    }
  }
  return offer;
}
