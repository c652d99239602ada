import { useEffect } from 'react';
import { useApp, useChanging } from './AppContext.ts';

/** Watches a topic of the socket while the caller is shown. */
export function useWatch(topic: string): void {
  const { socket } = useApp();
  useEffect(() => socket.watch(topic), [socket, topic]);
}

/** Ids of the matches that are on; null until they are known. */
export function useLiveIds(): readonly string[] | null {
  const { board } = useApp();
  useWatch('live');
  return useChanging(board.changes, 'live', () => board.live);
}
