import { fortuneWheels } from '../../../../src/contract/wheel.ts';
import type { Sql } from '../../../database/database.ts';
import { bindArea, forPlayer, spending } from '../../edge/handlers.ts';
import type { Handlers } from '../../edge/handlers.ts';
import type { OperatorModule } from '../../module.ts';
import { questsModule } from '../quests/module.ts';
import { requirementsModule } from '../verification/requirements/module.ts';
import { rewardsModule } from '../loyalty/rewards/module.ts';
import { walletModule } from '../wallet/wallet/module.ts';
import { changeBalance } from './balancesRepository.ts';
import { openCampaigns } from './campaignsRepository.ts';
import { demandRealityChecked } from './demandRealityChecked.ts';
import { wheelsMigrations } from './migrations.ts';
import { wheelPersonal } from './personal.ts';
import { boughtSince } from './purchasesRepository.ts';
import { dailyWheelQuests } from './seed/wheelQuests.ts';
import { SpinService } from './SpinService.ts';
import { SpinShop } from './SpinShop.ts';
import { openSpins } from './stillOpen.ts';
import { tellChanged } from './tellChanged.ts';
import { wheelControls } from './wheelControls.ts';
import { wheels } from './wheels.ts';
import { WheelService } from './WheelService.ts';

type Area = typeof fortuneWheels;

const ownerOf = (campaign: string): string => `wheel:${campaign}`;

/** 1-10: fortune wheels, free and paid. */
export const wheelsModule: OperatorModule = {
  name: 'wheels',
  personal: wheelPersonal,
  stillOpen: openSpins,
  migrations: wheelsMigrations,
  create(core, use) {
    const { database, clock } = core;
    const rewards = use(rewardsModule);
    const quests = use(questsModule);
    const wallet = use(walletModule);
    const [daily] = wheels;
    if (daily !== undefined) quests.define(ownerOf(daily.id), dailyWheelQuests);
    wallet.addPlay(boughtSince);
    const give = async (
      tx: Sql,
      gift: { readonly uid: bigint; readonly campaign: string; readonly count: number },
      cause: { readonly source: string; readonly sourceId: string },
    ) => {
      const { uid, campaign, count } = gift;
      const at = clock.now();
      if (await changeBalance(tx, { uid, campaign, free: count, bought: 0, ...cause, at }))
        await tellChanged(tx, uid, campaign, at);
    };
    rewards.addKind('spins', (tx, { uid, reward, source, sourceId }) =>
      give(tx, { uid, campaign: reward.item, count: reward.count }, { source, sourceId }),
    );
    const service = new WheelService(database, clock, rewards);
    const spins = new SpinService(clock, rewards);
    const shop = new SpinShop({ database, clock, requirements: use(requirementsModule), wallet });
    const page = (limit: number) => ({ offset: 0, count: limit });
    const handlers: Handlers<Area> = {
      campaignsGet: (call) => service.campaigns(call),
      campaignsInfo: (call) => service.campaign(call, call.input.campaign_id),
      wheelInfoGet: (call) => service.wheel(call, call.input.campaign_id),
      wheelRewardsGet: (call) => service.chances(call, call.input.campaign_id),
      wheelSpinResults: (call) => service.results(call, { ...call.input, is_gift: call.input.is_gift === true }),
      async campaignsQuestsGet({ player, locale, input: { campaign_id, limit } }) {
        await service.demand(campaign_id);
        const { count, items } = await quests.list({ player, locale }, ownerOf(campaign_id), page(limit));
        return { count, items: items.map(({ id, status }) => ({ id, status })) };
      },
      async campaignsQuestsInfo({ player, locale, input: { campaign_id, limit } }) {
        await service.demand(campaign_id);
        return quests.list({ player, locale }, ownerOf(campaign_id), page(limit));
      },
      userQuestsHistoryGet: forPlayer<Area['userQuestsHistoryGet']>(
        async ({ player, locale, input: { campaign_id, limit } }) => {
          await service.demand(campaign_id);
          return quests.history({ player, locale }, ownerOf(campaign_id), page(limit));
        },
      ),
      buySpin: spending<Area['buySpin'], null>({
        commit: async (tx, { player, session, input }) => {
          await demandRealityChecked(tx, session, { core, field: 'spins_amount' });
          await shop.buy(tx, player, input);
          return null;
        },
        complete: (_done, call) => service.campaign(call, call.input.campaign_id),
      }),
      spinWheel: spending<Area['spinWheel'], { readonly id: string }>({
        commit: async (tx, { player, session, input }) => {
          await demandRealityChecked(tx, session, { core, field: 'campaign_id' });
          return { id: (await spins.spin(tx, player, input)).toString() };
        },
        complete: ({ id }, { player }) => service.spin(player.uid, id),
      }),
      takeGift: spending<Area['takeGift'], { readonly id: string }>({
        commit: async (tx, { player, input }) => ({ id: (await spins.take(tx, player, input.spin_id)).toString() }),
        complete: ({ id }, { player }) => service.spin(player.uid, id),
      }),
    };
    return {
      face: undefined,
      endpoints: bindArea(fortuneWheels, handlers),
      prepare: () => openCampaigns(database, clock.now()),
      jobs: [shop],
      controls: wheelControls({
        database,
        clock,
        shop,
        give: (uid, campaign, count, id) =>
          database.transaction((tx) => give(tx, { uid, campaign, count }, { source: 'sandbox', sourceId: id })),
      }),
    };
  },
};
