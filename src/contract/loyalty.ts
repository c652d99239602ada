import { array, number, object } from 'yup';
import { endpoint } from './endpoint.ts';
import { done, integer, text } from './schemas.ts';

/** 7-78 */
export const loyalty = {
  /** 7-80, 3-51: the characters that a player can choose from; names and descriptions are in the call's locale. */
  getcharacters: endpoint(
    'GET',
    'loyalty.getcharacters',
    object({
      offset: number().integer().min(0).max(Number.MAX_SAFE_INTEGER).default(0).defined(),
      limit: number().integer().min(0).max(100).default(100).defined(),
    }),
    object({
      items: array(
        object({
          /** The value of `character_id` at registration (3-24). */
          id: text(),
          sysname: text(),
          name: text(),
          description: text(),
          /** Address of a square picture. */
          image: text(),
        }).defined(),
      ).defined(),
      offset: integer(),
      limit: integer(),
      total: integer(),
      /** The id of the player's own; empty for none, and for a guest. */
      chosen: text(),
    }).defined(),
    { access: 'any' },
  ),
  /** 7-84. InvalidParameterException at `id`: `characterNotFound`. */
  setcharacter: endpoint('POST', 'loyalty.setcharacter', object({ id: text().max(64) }), done(), { access: 'player' }),
};
