import { array, object, string } from 'yup';
import { endpoint } from './base/endpoint.ts';
import { integer, list, page, text } from './base/schemas.ts';

/**
 * 3-62, 7-31: `fields` are returned besides the id; all if none is named. Texts may contain markers (9-17): bold, line
 * break and a value per locale.
 */
export const banners = {
  get: endpoint(
    'GET',
    'banners.get',
    object({ ...page(10), fields: list() }),
    object({
      count: integer(),
      items: array(
        object({
          id: integer(),
          finished_at: string().nullable().defined(),
          description: object({
            position: text(),
            title: text(),
            text: text(),
            button_text: text(),
            button_link: text(),
            image_phone: text(),
            image_wide: text(),
            colour: text(),
          }).defined(),
        }).defined(),
      ).defined(),
    }).defined(),
    { access: 'any' },
  ),
};
