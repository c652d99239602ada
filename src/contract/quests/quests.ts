import { array, object } from 'yup';
import { endpoint } from '../base/endpoint.ts';
import { doneQuest, quest } from './quest.ts';
import { integer, page } from '../base/schemas.ts';

/** Quests of the loyalty programme (1-9). */
export const loyaltyQuests = {
  /** Open ones first, then those of this day or week that are done, then those that are over. */
  getquests: endpoint(
    'GET',
    'loyalty.getquests',
    object(page(100)),
    object({ count: integer(), items: array(quest).defined() }).defined(),
    { access: 'any' },
  ),
  /** What the player has done, the last first. */
  getquesthistory: endpoint(
    'GET',
    'loyalty.getquesthistory',
    object(page(20)),
    object({ count: integer(), items: array(doneQuest).defined() }).defined(),
    { access: 'player' },
  ),
};
