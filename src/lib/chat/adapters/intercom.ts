import { attributesOf, scriptOf } from './ChatAdapter.ts';
import type { ChatAdapter } from './ChatAdapter.ts';

type Arguments = readonly unknown[];

/** The global before its script: calls wait in `q`, which the script serves. */
interface Intercom {
  (...args: Arguments): void;
  q?: Arguments[];
}

/** Intercom: everything is a command of the global function. It does not tell the texts of messages. */
export const intercom: ChatAdapter = async (start, { page, addScript, hear }) => {
  const { config, visitor } = start;
  const waiting: Arguments[] = [];
  const first: Intercom = (...args) => void waiting.push(args);
  first.q = waiting;
  page['Intercom'] = first;
  const run = (...args: Arguments) => (page['Intercom'] as Intercom)(...args);
  const settings = {
    ...attributesOf(start),
    app_id: config.id,
    // The page has a button of its own.
    hide_default_launcher: true,
    ...(config.lang === '' ? {} : { language_override: config.lang }),
    ...(visitor === null ? {} : { user_id: String(visitor.uid), name: visitor.name, email: visitor.email }),
  };
  page['intercomSettings'] = settings;
  await addScript(scriptOf(start, 'https://widget.intercom.io/widget/{id}'));
  run('boot', settings);
  run('onShow', () => hear.opened());
  run('onHide', () => hear.closed());
  run('onUnreadCountChange', (count: number) => hear.unread(count));
  return {
    open: () => run('show'),
    close: () => run('hide'),
    forget: () => run('shutdown'),
  };
};
