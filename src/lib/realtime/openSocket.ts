import type { Socket } from './RealtimeConnection.ts';

/** The socket's address: its URL plus the ticket (7-119), on the page's own origin. */
export function openSocket(origin: string, ticket: string, from: number): Socket {
  const url = new URL('/ws', origin.replace(/^http/, 'ws'));
  url.searchParams.set('token', ticket);
  url.searchParams.set('from', String(from));
  const socket = new WebSocket(url);
  return {
    close: () => socket.close(),
    listen({ onMessage, onClose }) {
      socket.addEventListener('message', ({ data }) => onMessage(data));
      socket.addEventListener('close', onClose);
    },
  };
}
