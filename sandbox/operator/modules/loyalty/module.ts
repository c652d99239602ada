import type { OperatorModule } from '../../module.ts';
import { CharacterService, hasCharacter } from './CharacterService.ts';
import { loyaltyRoutes } from './routes.ts';

export interface LoyaltyFace {
  readonly hasCharacter: (id: string) => boolean;
}

/** 7-78: loyalty; so far its characters. */
export const loyaltyModule: OperatorModule<LoyaltyFace> = {
  name: 'loyalty',
  create: ({ config, database }) => ({
    face: { hasCharacter },
    endpoints: loyaltyRoutes(config.vendorsUrl, new CharacterService(database)),
  }),
};
