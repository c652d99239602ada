import type { AppServices } from '../../../kernel/AppServices.ts';
import type { Stop } from '../../../kernel/manifest.ts';
import { pushStore } from './PushStore.ts';

/** A browser that shows notifications goes on to do so under the new session, if they are this player's. */
export async function keepPush(app: AppServices): Promise<Stop> {
  const { platform, session } = app;
  if (platform.push === null) return () => {};
  const push = await platform.push();
  if (push.permission() !== 'granted') return () => {};
  if (session.uid !== 0) await app.store(pushStore).open(session.uid);
  return () => {};
}
