import { object, string } from 'yup';
import { endpoint } from '../base/endpoint.ts';
import { instant, integer, nothing, optionalText, text } from '../base/schemas.ts';

/** `pending`: the file is being made; `ready`: `path` answers with it; `expired`: it is gone, another can be asked for. */
export const exportStatuses = ['pending', 'ready', 'expired'] as const;

/** A request for a file of the player's rounds. */
const exportRequest = object({
  id: text(),
  status: string()
    .oneOf([...exportStatuses])
    .defined(),
  /** Sysname of the only game in it; empty for all. */
  game: text(),
  /** Bounds of the rounds' start, ISO 8601; empty for none. */
  from: text(),
  to: text(),
  /** How many rounds are in the file; 0 until it is ready. */
  rounds: integer(),
  created_at: instant(),
  /** Until when a ready file is kept; null before. */
  expires_at: string().nullable().defined(),
  /**
   * A signed address of this site that answers with the file for some minutes, without a session; asking again renews it.
   * Empty unless the file is ready.
   */
  path: text(),
});

/** Off unless `is_game_history_export_enabled` (3-12): MethodNotFoundException then. */
export const gameExports = {
  /** 7-73: the player's latest request; null if there is none. */
  getRequest: endpoint(
    'GET',
    'games.gethistoryexportrequest',
    nothing(),
    object({ request: exportRequest.nullable().defined() }).defined(),
    { access: 'player' },
  ),
  /**
   * 7-74: asks for a file. While one is being made, the same request again has no further effect, and another one is an
   * InvalidRequestException with `reason` `exportPending` in the error's data.
   */
  createRequest: endpoint(
    'POST',
    'games.createhistoryexportrequest',
    object({ game: optionalText().max(100), from: optionalText().max(40), to: optionalText().max(40) }),
    object({ request: exportRequest.defined() }).defined(),
    { access: 'player' },
  ),
};
