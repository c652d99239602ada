import { attributesOf, scriptOf } from './ChatAdapter.ts';
import type { ChatAdapter } from './ChatAdapter.ts';

type Command = (...args: readonly unknown[]) => unknown;

/** Zendesk messaging: commands of the global `zE`, whose script must have a certain id. It does not tell texts. */
export const zendesk: ChatAdapter = async (start, { page, addScript, hear }) => {
  const { config, visitor } = start;
  await addScript(scriptOf(start, 'https://static.zdassets.com/ekr/snippet.js?key={id}'), 'ze-snippet');
  const run = page['zE'] as Command | undefined;
  if (typeof run !== 'function') throw new Error('zE has not appeared');
  if (config.lang !== '') run('messenger:set', 'locale', config.lang);
  run('messenger:on', 'open', () => hear.opened());
  run('messenger:on', 'close', () => hear.closed());
  run('messenger:on', 'unreadMessages', (count: number) => hear.unread(count));
  // A sign-in needs a token that Zendesk's customer has signed; without one agents see who it is in the fields.
  const fields = {
    ...attributesOf(start),
    ...(visitor === null ? {} : { uid: String(visitor.uid), name: visitor.name, email: visitor.email }),
  };
  run(
    'messenger:set',
    'conversationFields',
    Object.entries(fields).map(([id, value]) => ({ id, value })),
  );
  return {
    open: () => void run('messenger', 'open'),
    close: () => void run('messenger', 'close'),
    forget: () => void run('messenger', 'logoutUser'),
  };
};
