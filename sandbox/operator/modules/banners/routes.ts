import { banners } from '../../../../src/contract/banners.ts';
import { bindArea } from '../../edge/handlers.ts';
import type { BoundEndpoint, Handlers } from '../../edge/handlers.ts';
import type { BannerService } from './BannerService.ts';

export function bannersRoutes(service: BannerService): BoundEndpoint[] {
  const handlers: Handlers<typeof banners> = {
    get: ({ input }) => service.page(input),
  };
  return bindArea(banners, handlers);
}
