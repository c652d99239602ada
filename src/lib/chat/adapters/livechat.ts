import { attributesOf, scriptOf } from './ChatAdapter.ts';
import type { ChatAdapter } from './ChatAdapter.ts';

type Arguments = readonly unknown[];
type Handle = (name: string, args: Arguments) => unknown;

interface NewEvent {
  readonly type?: string;
  readonly text?: string;
  readonly author?: { readonly type?: string };
}

/** The widget's object before its script: calls wait in `_q`, and the script sets `_h` to serve them. */
interface LiveChatWidget {
  _q: (readonly [string, Arguments])[];
  _h: Handle | null;
  readonly _v: string;
  on(...args: Arguments): void;
  call(...args: Arguments): void;
  get(...args: Arguments): unknown;
}

function queue(): LiveChatWidget {
  const pass = (name: string, args: Arguments) => (widget._h ? widget._h(name, args) : widget._q.push([name, args]));
  const widget: LiveChatWidget = {
    _q: [],
    _h: null,
    _v: '2.0',
    on: (...args) => void pass('on', args),
    call: (...args) => void pass('call', args),
    get(...args) {
      if (widget._h === null) throw new Error('the widget is not there yet');
      return pass('get', args);
    },
  };
  return widget;
}

/** LiveChat (Chat Widget JS API 2.0): settings in `__lc`, calls through `LiveChatWidget`. */
export const livechat: ChatAdapter = async (start, { page, addScript, hear }) => {
  const { config, visitor } = start;
  page['__lc'] = { license: Number(config.license), integration_name: 'croupier', product_name: 'livechat' };
  const widget = queue();
  page['LiveChatWidget'] = widget;
  // The real script replaces neither the object nor its queue: it sets `_h`.
  const ready = new Promise<void>((resolve) => widget.on('ready', () => resolve()));
  let isOpen = false;
  let unread = 0;
  widget.on('visibility_changed', ({ visibility }: { readonly visibility?: string }) => {
    isOpen = visibility === 'maximized';
    if (!isOpen) return hear.closed();
    unread = 0;
    hear.opened();
    return hear.unread(0);
  });
  widget.on('new_event', ({ type, text = '', author }: NewEvent) => {
    if (type !== 'message') return;
    const { chatId = '' } = Object(widget.get('chat_data')) as { chatId?: string | null };
    const isOwn = author?.type === 'customer';
    hear.message({ conversationId: chatId ?? '', text, event: isOwn ? 'sent' : 'received' });
    if (isOwn || isOpen) return;
    unread += 1;
    hear.unread(unread);
  });
  await addScript(scriptOf(start, 'https://cdn.livechatinc.com/tracking.js'));
  await ready;
  const attributes = attributesOf(start);
  if (visitor !== null) {
    widget.call('set_customer_name', visitor.name);
    if (visitor.email !== '') widget.call('set_customer_email', visitor.email);
    attributes['uid'] = String(visitor.uid);
  }
  widget.call('set_session_variables', attributes);
  return {
    open: () => widget.call('maximize'),
    close: () => widget.call('hide'),
    forget: () => widget.call('destroy'),
  };
};
