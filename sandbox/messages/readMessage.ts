import type { Message } from './messageRepository.ts';

/** The message in a request's body; null if it is malformed. */
export function readMessage(body: string): Message | null {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    return null;
  }
  const fields: Record<string, unknown> = typeof value === 'object' && value !== null ? { ...value } : {};
  const text = (name: string, most: number): string | null => {
    const field = fields[name];
    return typeof field === 'string' && field.length <= most ? field : null;
  };
  const [id, recipient, subject, words, link] = [
    text('id', 100),
    text('recipient', 320),
    text('subject', 300),
    text('body', 4_000),
    text('link', 2_000),
  ];
  const channel = fields['channel'];
  if (channel !== 'email' && channel !== 'text') return null;
  const unsubscribe = fields['unsubscribe'] === undefined ? '' : text('unsubscribe', 2_000);
  if (!id || !recipient || subject === null || !words || link === null || unsubscribe === null) return null;
  return { id, channel, recipient, subject, body: words, link, unsubscribe };
}
