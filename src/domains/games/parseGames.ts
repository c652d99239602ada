import type { CallOutput } from '../../contract/index.ts';

type WireGame = CallOutput<'GET games.get'>['items'][number];

export interface Game {
  readonly sysname: string;
  readonly title: string;
  readonly provider: { readonly sysname: string; readonly name: string };
  readonly type: string;
  readonly features: readonly string[];
  readonly volatility: 'low' | 'medium' | 'high';
  /** A percentage, such as "96.41". */
  readonly rtp: string;
  readonly image: string;
  readonly colour: string;
  readonly hasDemo: boolean;
  readonly isNew: boolean;
}

export interface GameCategory {
  readonly id: string;
  /** May contain text markers with a value per locale (9-17). */
  readonly title: string;
  readonly count: number;
}

export function parseGame(wire: WireGame): Game {
  return {
    sysname: wire.sysname,
    title: wire.title,
    provider: { sysname: wire.provider.sysname, name: wire.provider.name },
    type: wire.type,
    features: wire.features,
    volatility: wire.volatility,
    rtp: wire.rtp,
    image: wire.image,
    colour: wire.colour,
    hasDemo: wire.has_demo,
    isNew: wire.is_new,
  };
}
