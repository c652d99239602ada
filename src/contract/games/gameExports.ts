import { object, string } from 'yup';
import { endpoint } from '../base/endpoint.ts';
import { instant, integer, nothing, optionalText, text } from '../base/schemas.ts';

/** `pending`: the file is being made; `ready`: it can be had; `expired`: it is gone, another can be asked for. */
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
   * InvalidRequestException with `reason` `exportPending` in the error's data. Asks for a fresh proof.
   */
  createRequest: endpoint(
    'POST',
    'games.createhistoryexportrequest',
    object({ game: optionalText().max(100), from: optionalText().max(40), to: optionalText().max(40) }),
    object({ request: exportRequest.defined() }).defined(),
    { access: 'player' },
  ),
  /**
   * The file of a request that is ready. `path` is an address of this site that answers once, without a session, until
   * `expires_at` or the end of the session that asks. Asks for a fresh proof. InvalidParameterException at `id`:
   * `wrongField`.
   */
  getFile: endpoint(
    'POST',
    'games.gethistoryexportfile',
    object({ id: text().required().max(64) }),
    object({ path: text(), expires_at: instant() }).defined(),
    { access: 'player' },
  ),
};
