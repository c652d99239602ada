import { object, string } from 'yup';
import { endpoint } from '../base/endpoint.ts';
import { done } from '../base/schemas.ts';

export const playModes = ['play', 'demo'] as const;

export const launch = {
  /**
   * Whether a game opens now. InvalidRequestException with `reason`, one of `launchRefusals`, in the error's data; for
   * real play the needs of the player, as everywhere (6-4).
   */
  check: endpoint(
    'GET',
    'games.checkLaunch',
    object({
      sysname: string().required().max(100),
      mode: string()
        .oneOf([...playModes])
        .default('play')
        .defined(),
    }),
    done(),
    { access: 'any' },
  ),
};
