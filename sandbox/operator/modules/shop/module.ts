import { shop as area } from '../../../../src/contract/shop.ts';
import { bindArea, demandPlayer, forPlayer, spending } from '../../edge/handlers.ts';
import type { Handlers } from '../../edge/handlers.ts';
import type { OperatorModule } from '../../module.ts';
import { loyaltyModule } from '../loyalty/loyalty/module.ts';
import { rewardsModule } from '../loyalty/rewards/module.ts';
import { tournamentsModule } from '../tournaments/module.ts';
import { FrameService } from './FrameService.ts';
import { shopMigrations } from './migrations.ts';
import { shopPersonal } from './personal.ts';
import { seededProducts } from './seed/products.ts';
import { shopControls } from './shopControls.ts';
import { insertProduct } from './shopRepository.ts';
import { ShopService } from './ShopService.ts';

/** 1-9: the shop of the loyalty programme. */
export const shopModule: OperatorModule<null> = {
  name: 'shop',
  personal: shopPersonal,
  migrations: shopMigrations,
  create({ config, database, clock }, use) {
    const { vendorsUrl } = config;
    const { points, frames: ownFrames } = use(loyaltyModule);
    const { tickets } = use(tournamentsModule);
    const service = new ShopService({ database, clock, vendorsUrl, rewards: use(rewardsModule), points, tickets });
    const frames = new FrameService(database, ownFrames, vendorsUrl);
    const handlers: Handlers<typeof area> = {
      getproducts: ({ player, locale, input }) => service.list({ player, locale }, input),
      buyproduct: spending<typeof area.buyproduct, Awaited<ReturnType<ShopService['buy']>>>({
        commit: (tx, { player, locale, input }) => service.buy(tx, { player, locale }, input),
        complete: async (outcome) => outcome,
      }),
      getpurchases: (call) => service.purchases(demandPlayer(call), call.input),
      getframes: forPlayer<typeof area.getframes>(({ player }) => frames.list(player.uid)),
      setframe: forPlayer<typeof area.setframe>(({ player, input }) => frames.wear(player.uid, input.frame)),
    };
    return {
      face: null,
      endpoints: bindArea(area, handlers),
      async seed() {
        for (const product of seededProducts) await insertProduct(database, product);
      },
      controls: shopControls({ database, clock }),
    };
  },
};
