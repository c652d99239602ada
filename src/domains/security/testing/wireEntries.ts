import type { CallOutput } from '../../../contract/index.ts';

export type WireEntry = CallOutput<'GET entries.list'>['items'][number];

/** For tests: an entry as the operator tells it. */
export const wireEntry = (id: string, more: Partial<WireEntry> = {}): WireEntry => ({
  id,
  kind: 'service',
  name: 'google',
  created_at: '2026-03-01T12:00:00.000Z',
  last_used_at: null,
  is_held: false,
  can_remove: true,
  ...more,
});

export const heldTelegram = wireEntry('t1', { kind: 'telegram', name: '500100', is_held: true });
export const heldPasskey = wireEntry('k1', { kind: 'passkey', name: '', is_held: true });
