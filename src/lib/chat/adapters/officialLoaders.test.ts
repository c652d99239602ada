// @vitest-environment happy-dom
import { Intercom, boot, hide, onHide, onShow, onUnreadCountChange, show, shutdown } from '@intercom/messenger-js-sdk';
import { createWidget } from '@livechat/widget-core';
import { beforeEach, expect, test } from 'vitest';
import type { ChatStart } from '../chatMessages.ts';
import type { ChatAdapter, ChatPage, ChatWidget } from './ChatAdapter.ts';
import { intercom } from './intercom.ts';
import { livechat } from './livechat.ts';

/**
 * The adapters beside the providers' own loader packages: both set up the same globals, load the same script and give it
 * the same calls, in a form that the script can take.
 */

const start = (more: Partial<ChatStart['config']>, provider: ChatStart['provider']): ChatStart => ({
  provider,
  config: { id: '', license: '', src: '', widgetId: '', lang: '', opensItself: false, attributes: [], ...more },
  visitor: { uid: 42, name: 'Robin', email: 'robin@example.test' },
  isDark: true,
});

/** What is handed to the script, with functions by their kind alone. */
const shown = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_key, one: unknown) => (typeof one === 'function' ? 'a function' : one)));

async function run(adapter: ChatAdapter, settings: ChatStart, script: (page: ChatPage) => void) {
  const page = window as unknown as ChatPage;
  const asked: string[] = [];
  const nothing = () => undefined;
  const widget: ChatWidget = await adapter(settings, {
    page,
    addScript: async (url) => {
      asked.push(url);
      script(page);
    },
    pause: () => Promise.resolve(),
    hear: { opened: nothing, closed: nothing, unread: nothing, message: nothing },
  });
  return { widget, asked };
}

/** The script that a package has added. Nothing is loaded here. */
const addedScript = (part: string) =>
  [...document.querySelectorAll('script')].map(({ src }) => src).find((src) => src.includes(part));

interface HappyWindow {
  readonly happyDOM: { readonly settings: { handleDisabledFileLoadingAsSuccess: boolean } };
}

const globals = ['LiveChatWidget', '__lc', 'LC_API', 'Intercom', 'intercomSettings'];
beforeEach(() => {
  // Nothing is loaded in a test, and that is no error.
  const { settings } = (window as unknown as HappyWindow).happyDOM;
  settings.handleDisabledFileLoadingAsSuccess = true;
  for (const name of globals) Reflect.deleteProperty(window, name);
  // Packages look for a first script to put theirs before.
  document.head.replaceChildren(document.createElement('script'));
});

interface LiveChat {
  readonly _q: (readonly [string, readonly unknown[]])[];
  _h: unknown;
}

/** LiveChat's script: serves the queue, then takes calls through `_h`, one argument for each part. */
function serveLiveChat(page: ChatPage): unknown[] {
  const served: unknown[] = [];
  const global = page['LiveChatWidget'] as LiveChat;
  const handle = (...call: [name: string, args: readonly unknown[]]) => {
    served.push(shown(call));
    const [name, [first, second]] = call;
    if (name === 'on' && first === 'ready') (second as () => void)();
  };
  for (const queued of global._q) handle(...(queued as [string, readonly unknown[]]));
  global._h = handle;
  return served;
}

test('3-47 livechat: the adapter’s calls are those of @livechat/widget-core', async () => {
  const page = window as unknown as ChatPage;
  const handler = () => undefined;
  const widget = createWidget({
    license: '77',
    customerName: 'Robin',
    customerEmail: 'robin@example.test',
    onReady: handler,
    onVisibilityChanged: handler,
    onNewEvent: handler,
  });
  widget.init();
  const src = addedScript('livechatinc');
  const official = serveLiveChat(page);
  widget.updateSessionVariables({ uid: '42' });
  widget.updateVisibility('maximized');
  widget.updateVisibility('hidden');
  (page['LC_API'] as { on_after_load: () => void }).on_after_load();
  widget.destroy();
  const settings = shown(page['__lc']);

  for (const name of globals) Reflect.deleteProperty(window, name);
  let own: unknown[] = [];
  const { widget: ours, asked } = await run(livechat, start({ license: '77' }, 'livechat'), (at) => {
    own = serveLiveChat(at);
  });
  ours.open();
  ours.close();
  ours.forget();
  expect(asked).toEqual([src]);
  expect(page['__lc']).toMatchObject({ license: (settings as { license: number }).license });
  // Variables are set once, before there is a chat to update them in.
  const set = official.map(
    (call) => JSON.parse(JSON.stringify(call).replace('update_session', 'set_session')) as unknown,
  );
  const sorted = (calls: readonly unknown[]) => calls.map((call) => JSON.stringify(call)).sort();
  expect(sorted(own)).toEqual(sorted(set));
});

test('3-47 intercom: the adapter’s settings and calls are those of @intercom/messenger-js-sdk', async () => {
  const page = window as unknown as ChatPage;
  const user = { user_id: '42', name: 'Robin', email: 'robin@example.test' };
  const settings = { app_id: 'app1', hide_default_launcher: true, language_override: 'es', ...user };
  Intercom(settings);
  const src = addedScript('intercom');
  const {
    api_base: _region,
    installation_type: _how,
    ...official
  } = shown(page['intercomSettings']) as Record<string, unknown>;
  const serve = (calls: unknown[]) => (page['Intercom'] = (...call: unknown[]) => void calls.push(shown(call)));
  const theirs: unknown[] = [];
  serve(theirs);
  const handler = () => undefined;
  boot(settings);
  onShow(handler);
  onHide(handler);
  onUnreadCountChange(handler);
  show();
  hide();
  shutdown();

  for (const name of globals) Reflect.deleteProperty(window, name);
  const own: unknown[] = [];
  const { widget, asked } = await run(intercom, start({ id: 'app1', lang: 'es' }, 'intercom'), () => serve(own));
  widget.open();
  widget.close();
  widget.forget();
  expect(asked).toEqual([src]);
  expect(shown(page['intercomSettings'])).toEqual(official);
  expect(own).toEqual(theirs);
});
