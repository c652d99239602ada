import { popups } from '../../../../../src/contract/offers/popups.ts';
import { bindArea, forPlayer } from '../../../edge/handlers.ts';
import type { Handlers } from '../../../edge/handlers.ts';
import type { OperatorModule } from '../../../module.ts';
import { PopupService } from './PopupService.ts';
import { seededPopups } from './seed.ts';

/** 7-89: popups of campaigns. Which of them a player has seen is in the player's storage. */
export const popupsModule: OperatorModule<null> = {
  name: 'popups',
  create({ clock, config }) {
    const service = new PopupService(clock, config.vendorsUrl, seededPopups);
    const handlers: Handlers<typeof popups> = {
      get: forPlayer<typeof popups.get>(async ({ player, locale }) => ({ items: [...service.list(player, locale)] })),
    };
    return { face: null, endpoints: bindArea(popups, handlers) };
  },
};
