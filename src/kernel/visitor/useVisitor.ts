import { reaction } from 'mobx';
import { useCallback, useSyncExternalStore } from 'react';
import type { SessionStatus } from '../views.ts';
import { useApp } from '../AppContext.tsx';

const unknown = (): SessionStatus => 'unknown';

/**
 * The session status, for parts that the server renders for everybody: `unknown` until such a part has hydrated,
 * however late, so that hydration matches the sent markup.
 */
export function useVisitor(): SessionStatus {
  const { session } = useApp();
  const subscribe = useCallback((changed: () => void) => reaction(() => session.status, changed), [session]);
  return useSyncExternalStore(subscribe, () => session.status, unknown);
}
