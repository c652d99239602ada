import { reaction } from 'mobx';
import { useCallback, useSyncExternalStore } from 'react';
import type { SessionStatus } from '../domains/session/index.ts';
import { useApp } from './AppContext.tsx';

const unknown = (): SessionStatus => 'unknown';

/**
 * Who is here, for parts that the server draws for everybody: `unknown` also while such a part hydrates, however late,
 * so that it takes over the markup that was sent.
 */
export function useVisitor(): SessionStatus {
  const { session } = useApp();
  const subscribe = useCallback((changed: () => void) => reaction(() => session.status, changed), [session]);
  return useSyncExternalStore(subscribe, () => session.status, unknown);
}
