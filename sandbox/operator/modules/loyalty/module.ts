import type { OperatorModule } from '../../module.ts';
import { characters } from './characters.ts';
import { loyaltyRoutes } from './routes.ts';

export interface LoyaltyFace {
  readonly hasCharacter: (id: string) => boolean;
}

/** 7-78: loyalty; so far its characters. */
export const loyaltyModule: OperatorModule<LoyaltyFace> = {
  name: 'loyalty',
  create: ({ config }) => ({
    face: { hasCharacter: (id) => characters.some((one) => one.id === id) },
    endpoints: loyaltyRoutes(config.vendorsUrl),
  }),
};
