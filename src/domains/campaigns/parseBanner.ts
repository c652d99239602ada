import type { CallOutput } from '../../contract/index.ts';

export interface Banner {
  readonly id: number;
  /** Texts may contain markers (9-17). */
  readonly title: string;
  readonly text: string;
  readonly buttonText: string;
  readonly buttonLink: string;
  readonly imagePhone: string;
  readonly imageWide: string;
  readonly colour: string;
}

export function parseBanner({ id, description }: CallOutput<'GET banners.get'>['items'][number]): Banner {
  return {
    id,
    title: description.title,
    text: description.text,
    buttonText: description.button_text,
    buttonLink: description.button_link,
    imagePhone: description.image_phone,
    imageWide: description.image_wide,
    colour: description.colour,
  };
}
