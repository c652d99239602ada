import { loyalty } from '../../../../src/contract/loyalty.ts';
import { bindArea } from '../../edge/handlers.ts';
import type { BoundEndpoint, Handlers } from '../../edge/handlers.ts';
import { defaultLocale, isAvailableLocale } from '../../market/facts.ts';
import { characters } from './characters.ts';
import { presentCharacter } from './presentCharacter.ts';

export function loyaltyRoutes(vendorsUrl: string): BoundEndpoint[] {
  const handlers: Handlers<typeof loyalty> = {
    getcharacters: async ({ input: { offset, limit }, locale }) => {
      const shown = isAvailableLocale(locale) ? locale : defaultLocale;
      const items = characters.slice(offset, offset + limit).map((one) => presentCharacter(one, shown, vendorsUrl));
      return { items, offset, limit, total: characters.length };
    },
  };
  return bindArea(loyalty, handlers);
}
