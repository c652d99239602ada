import { array, number, object, string } from 'yup';
import { endpoint } from '../base/endpoint.ts';
import type { WireMoney } from '../base/realtime.ts';
import { instant, integer, list, money, text } from '../base/schemas.ts';

/** 3-59: rounds of one game that the house pays. What they win is main money. */
export const freespinPack = object({
  id: integer(),
  status: string().oneOf(['active', 'used', 'expired']).defined(),
  game: object({ sysname: text(), title: text(), image: text() }).defined(),
  count: integer(),
  remaining_count: integer(),
  stake: money(),
  won: money(),
  description: object({ title: text(), text: text() }).defined(),
  expires_at: instant(),
}).defined();

/** 7-62 */
export const freespins = {
  /** 7-63, 9-9 */
  get: endpoint(
    'GET',
    'freespins.get',
    object({
      fields: list(),
      status: string().oneOf(['active', 'used', 'expired']).default('active').defined(),
      count: number().integer().min(0).max(99).default(99).defined(),
    }),
    object({ items: array(freespinPack).defined() }).defined(),
    { access: 'player' },
  ),
};

/** A pack was given, or one of its rounds was staked, has won, or was taken back. */
export interface FreespinsChanged {
  readonly type: 'freespins.changed';
  readonly data: {
    readonly id: number;
    readonly game: string;
    readonly remaining_count: number;
    readonly won: WireMoney;
  };
}

declare module '../base/realtime.ts' {
  interface RealtimeEvents {
    'freespins.changed': FreespinsChanged;
  }
}
