import { loyalty } from '../../../../src/contract/loyalty.ts';
import { bindArea } from '../../edge/handlers.ts';
import type { BoundEndpoint, Handlers } from '../../edge/handlers.ts';
import { characters } from './characters.ts';
import { presentCharacter } from './presentCharacter.ts';

export function loyaltyRoutes(vendorsUrl: string): BoundEndpoint[] {
  const handlers: Handlers<typeof loyalty> = {
    getcharacters: async ({ input: { offset, limit }, locale }) => {
      const items = characters.slice(offset, offset + limit).map((one) => presentCharacter(one, locale, vendorsUrl));
      return { items, offset, limit, total: characters.length };
    },
  };
  return bindArea(loyalty, handlers);
}
