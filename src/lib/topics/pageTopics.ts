import type { Clock } from '../clock.ts';
import type { Socket } from '../realtime/RealtimeConnection.ts';
import { TopicClient } from './TopicClient.ts';

/** The topics of this page, over a socket of its own origin. */
export function pageTopics(clock: Clock): TopicClient {
  const client = new TopicClient({ open: openTopics, clock, random: Math.random });
  const look = () => client.pause(document.visibilityState === 'hidden');
  document.addEventListener('visibilitychange', look);
  look();
  return client;
}

function openTopics(topics: readonly string[]): Socket {
  const url = new URL('/ws/topics', location.origin.replace(/^http/, 'ws'));
  url.searchParams.set('topics', topics.join(','));
  const socket = new WebSocket(url);
  return {
    close: () => socket.close(),
    listen({ onMessage, onClose }) {
      socket.addEventListener('message', ({ data }) => onMessage(data));
      socket.addEventListener('close', onClose);
    },
  };
}
