import { array, object } from 'yup';
import { endpoint } from '../base/endpoint.ts';
import { nothing, text } from '../base/schemas.ts';

/** 2.10-7, 7-89: popups of running campaigns, in the order in which they are shown. */
export const popups = {
  get: endpoint(
    'GET',
    'popups.get',
    nothing(),
    object({
      items: array(
        object({
          /** 2.8-5: the name by which a preview opens it. */
          name: text(),
          /** 3-63 */
          descriptions: object({
            notification_image: text(),
            notification_header: text(),
            notification_text: text(),
            button_text: text(),
            button_link: text(),
          }).defined(),
          /** It is shown once to a player; another key shows it again. */
          seen_key: text(),
        }).defined(),
      ).defined(),
    }).defined(),
    { access: 'player' },
  ),
};
