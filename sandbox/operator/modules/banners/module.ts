import type { OperatorModule } from '../../module.ts';
import { BannerService } from './BannerService.ts';
import { contentWebhook } from './contentWebhook.ts';
import { bannersRoutes } from './routes.ts';

/** 7-31: banners of the content system. */
export const bannersModule: OperatorModule<null> = {
  name: 'banners',
  create: (core) => ({
    face: null,
    endpoints: bannersRoutes(new BannerService(core, core.content)),
    routes: (app) => contentWebhook(app, core),
  }),
};
