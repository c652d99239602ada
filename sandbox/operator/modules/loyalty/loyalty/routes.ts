import { loyalty } from '../../../../../src/contract/loyalty/loyalty.ts';
import { bindArea, forPlayer } from '../../../edge/handlers.ts';
import type { BoundEndpoint, Handlers } from '../../../edge/handlers.ts';
import type { CharacterService } from './CharacterService.ts';
import { characters } from './characters.ts';
import type { LoyaltyService } from './LoyaltyService.ts';
import { presentCharacter } from './presentCharacter.ts';

export function loyaltyRoutes(vendorsUrl: string, chosen: CharacterService, service: LoyaltyService): BoundEndpoint[] {
  const handlers: Handlers<typeof loyalty> = {
    getcharacters: async ({ input: { offset, limit }, player, locale }) => {
      const items = characters.slice(offset, offset + limit).map((one) => presentCharacter(one, locale, vendorsUrl));
      return { items, offset, limit, total: characters.length, chosen: player?.character_id ?? '' };
    },
    getinfo: forPlayer<typeof loyalty.getinfo>((call) => service.info(call)),
    gethistory: forPlayer<typeof loyalty.gethistory>((call) => service.history(call)),
    getPrograms: (call) => service.list(call),
    getProgram: (call) => service.one(call),
    setcharacter: forPlayer<typeof loyalty.setcharacter>(({ player, input }) => chosen.choose(player, input.id)),
  };
  return bindArea(loyalty, handlers);
}
