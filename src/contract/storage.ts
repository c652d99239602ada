import { array, object, string } from 'yup';
import { endpoint } from './base/endpoint.ts';
import { done, list, nothing, text } from './base/schemas.ts';

/** The most that a player's keys hold: more is StorageQuotaExceededException (8-7). */
export const storageLimits = { keys: 50, keyLength: 64, valueLength: 1024 } as const;

/** 7-90: small values that follow a player to every device, such as `already_seen_cashback_id`. */
export const storage = {
  /** The values of the keys that exist. */
  get: endpoint(
    'GET',
    'storage.get',
    object({ keys: list() }),
    object({ items: array(object({ key: text(), value: text() }).defined()).defined() }).defined(),
    { access: 'player' },
  ),
  getKeys: endpoint('GET', 'storage.getKeys', nothing(), object({ keys: array(text()).defined() }).defined(), {
    access: 'player',
  }),
  set: endpoint(
    'POST',
    'storage.set',
    object({
      key: string().required().max(storageLimits.keyLength),
      value: text(),
    }),
    done(),
    { access: 'player' },
  ),
};
