import { isoToMs } from '../../shared/dates/isoTime.ts';
import { colourOf } from '../../shared/pictures/colourOf.ts';
import type { CallOutput } from '../../contract/index.ts';

/** 3-62: where a banner stands; `description.position`. */
export const bannerPlaces = ['home', 'offers', 'promotions', 'deposit'] as const;
export type BannerPlace = (typeof bannerPlaces)[number];

/** A position without a name, or one of another casino's pages, is the home page. */
const placeOf = (position: string): BannerPlace => bannerPlaces.find((place) => place === position) ?? 'home';

export interface Banner {
  readonly id: number;
  readonly place: BannerPlace;
  /** Epoch ms by the operator's clock; null without an end. */
  readonly finishedAt: number | null;
  /** Texts may contain markers (9-17). */
  readonly title: string;
  readonly text: string;
  readonly buttonText: string;
  readonly buttonLink: string;
  readonly imagePhone: string;
  readonly imageWide: string;
  readonly colour: string;
}

export function parseBanner({
  id,
  finished_at: finishedAt,
  description,
}: CallOutput<'GET banners.get'>['items'][number]): Banner {
  return {
    id,
    place: placeOf(description.position),
    finishedAt: finishedAt === null ? null : isoToMs(finishedAt),
    title: description.title,
    text: description.text,
    buttonText: description.button_text,
    buttonLink: description.button_link,
    imagePhone: description.image_phone,
    imageWide: description.image_wide,
    colour: colourOf(description.colour),
  };
}
