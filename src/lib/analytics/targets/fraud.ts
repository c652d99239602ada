import { scriptOf } from './Target.ts';
import type { StartTarget } from './Target.ts';

/**
 * 7-120: the fraud detection's script, which reads its session from a global. The operator knows the session from the
 * beacon (7-113) and asks the vendor about it: so the script is told no player and no event.
 */
export const fraud: StartTarget = async (settings, { page, addScript }) => {
  page['fraudCheck'] = { session: settings.id };
  await addScript(scriptOf({ ...settings, id: '' }, ''));
  return { event: () => undefined, identify: () => undefined, anonymize: () => undefined };
};
