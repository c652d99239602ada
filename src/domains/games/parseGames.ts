import type { CallOutput } from '../../contract/index.ts';

type WireGame = CallOutput<'GET games.get'>['items'][number];

export interface Game {
  readonly sysname: string;
  readonly title: string;
  readonly provider: { readonly sysname: string; readonly name: string };
  readonly type: string;
  readonly features: readonly string[];
  readonly volatility: 'low' | 'medium' | 'high';
  /** Percent, such as "96.41". */
  readonly rtp: string;
  readonly image: string;
  readonly colour: string;
  readonly hasDemo: boolean;
  readonly isNew: boolean;
}

export interface GameCategory {
  readonly id: string;
  /** May carry text markers with a value per locale (9-17). */
  readonly title: string;
  readonly count: number;
}

export interface Banner {
  readonly id: number;
  readonly title: string;
  readonly text: string;
  readonly buttonText: string;
  readonly buttonLink: string;
  readonly imagePhone: string;
  readonly imageWide: string;
  readonly colour: string;
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

export function parseBanner(wire: CallOutput<'GET banners.get'>['items'][number]): Banner {
  const { description } = wire;
  return {
    id: wire.id,
    title: description.title,
    text: description.text,
    buttonText: description.button_text,
    buttonLink: description.button_link,
    imagePhone: description.image_phone,
    imageWide: description.image_wide,
    colour: description.colour,
  };
}
