import { array, object } from 'yup';
import { bonus } from './bonuses.ts';
import { endpoint } from '../base/endpoint.ts';
import { integer, list, page, rowId } from '../base/schemas.ts';

const chosen = object({ bonus_id: rowId() });

/** 7-32: bonuses for the sportsbook. Their errors are those of `bonuses`. */
export const bettingBonuses = {
  get: endpoint(
    'GET',
    'BettingBonuses.get',
    object({ statuses: list(), ...page(20) }),
    object({ count: integer(), items: array(bonus).defined() }).defined(),
    { access: 'player' },
  ),
  activate: endpoint('POST', 'BettingBonuses.activate', chosen, bonus, { access: 'player' }),
  remove: endpoint('POST', 'BettingBonuses.remove', chosen, bonus, { access: 'player' }),
};
