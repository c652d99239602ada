import { Widget } from './Widget.ts';

type Values = Record<string, unknown>;
type Run = (...args: readonly unknown[]) => void;

const page = window as unknown as Values;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const call = (value: unknown, ...args: readonly unknown[]) => {
  if (typeof value === 'function') (value as Run)(...args);
};
/** Handlers by the name of their event. */
const handlers = () => {
  const all = new Map<string, Run[]>();
  return {
    on: (name: string, handler: unknown) => void all.set(name, [...(all.get(name) ?? []), handler as Run]),
    tell: (name: string, ...args: readonly unknown[]) => all.get(name)?.forEach((handler) => handler(...args)),
  };
};

/** LiveChat: serves the queue of `LiveChatWidget`, then all of its calls. */
export function livechat(locale: string): void {
  const { on, tell } = handlers();
  const event = (type: string) => (text: string) =>
    tell('new_event', { type: 'message', timestamp: Date.now(), text, author: { type, id: type } });
  const widget = new Widget(
    {
      opened: () => tell('visibility_changed', { visibility: 'maximized' }),
      closed: () => tell('visibility_changed', { visibility: 'hidden' }),
      sent: event('customer'),
      received: event('agent'),
    },
    locale,
  );
  const commands: Readonly<Record<string, Run>> = {
    maximize: () => widget.open(),
    minimize: () => widget.close(),
    hide: () => widget.close(),
    destroy: () => {
      widget.forget();
      widget.remove();
    },
    set_customer_name: (name) => (widget.visitor['name'] = name),
    set_customer_email: (email) => (widget.visitor['email'] = email),
    set_session_variables: (values) => Object.assign(widget.visitor, values),
  };
  const global = page['LiveChatWidget'] as {
    _q: (readonly [string, readonly unknown[]])[];
    _h: (name: string, args: readonly unknown[]) => unknown;
  };
  global._h = (name, [first, ...rest]) => {
    if (name === 'on') on(textOf(first), rest[0]);
    if (name === 'call') commands[textOf(first)]?.(...rest);
    return name === 'get' && first === 'chat_data' ? { chatId: widget.id, threadId: widget.id } : undefined;
  };
  for (const [name, args] of global._q) global._h(name, args);
  tell('ready', { state: { visibility: 'minimized' }, customerData: {} });
}

/** Jivo: `jivo_api` appears a little after the script has run, and calls the page's `jivo_on…`. */
export function jivo(locale: string): void {
  const widget = new Widget(
    {
      opened: () => call(page['jivo_onOpen']),
      closed: () => call(page['jivo_onClose']),
      sent: (text) => call(page['jivo_onMessageSent'], { text }),
      received: (text) => call(page['jivo_onMessageReceived'], { text }),
    },
    locale,
  );
  queueMicrotask(() => {
    page['jivo_api'] = {
      open: () => widget.open(),
      close: () => widget.close(),
      setContactInfo: (info: Values) => Object.assign(widget.visitor, info),
      setUserToken: (token: string) => (widget.visitor['token'] = token),
      setCustomData: (fields: unknown) => (widget.visitor['custom'] = fields),
      clearHistory: () => widget.forget(),
    };
    call(page['jivo_onLoadCallback']);
  });
}

/** Intercom: serves the commands that waited in `q`; nothing but `boot` works before it. */
export function intercom(locale: string): void {
  const { on, tell } = handlers();
  let widget: Widget | null = null;
  const serve: Run = (command, first) => {
    if (command === 'boot') {
      widget ??= new Widget(
        {
          opened: () => tell('onShow'),
          closed: () => tell('onHide'),
          unread: (count) => tell('onUnreadCountChange', count),
        },
        locale,
      );
      Object.assign(widget.visitor, first);
    }
    if (command === 'show') widget?.open();
    if (command === 'hide') widget?.close();
    if (command === 'shutdown') {
      widget?.forget();
      widget?.remove();
      widget = null;
    }
    if (typeof first === 'function') on(textOf(command), first);
  };
  const waiting = (page['Intercom'] as { readonly q?: readonly (readonly unknown[])[] } | undefined)?.q ?? [];
  page['Intercom'] = serve;
  for (const args of waiting) serve(...args);
}

/** Zendesk messaging: `zE('messenger' | 'messenger:on' | 'messenger:set', …)`; its script tag must be `ze-snippet`. */
export function zendesk(locale: string): void {
  if (document.getElementById('ze-snippet') === null) return;
  const { on, tell } = handlers();
  const widget = new Widget(
    {
      opened: () => tell('open'),
      closed: () => tell('close'),
      unread: (count) => tell('unreadMessages', count),
    },
    locale,
  );
  page['zE'] = ((kind, name, value) => {
    if (kind === 'messenger:on') on(textOf(name), value);
    if (kind === 'messenger:set' && name === 'conversationFields') widget.visitor['fields'] = value;
    if (kind !== 'messenger') return;
    if (name === 'open') widget.open();
    if (name === 'close') widget.close();
    if (name === 'logoutUser') widget.forget();
  }) satisfies Run;
}

/** Chatwoot: `chatwootSDK.run` makes `$chatwoot`, and everything is told by events of the window. */
export function chatwoot(locale: string): void {
  const tell = (name: string, detail?: unknown) =>
    window.dispatchEvent(new CustomEvent(`chatwoot:${name}`, { detail }));
  page['chatwootSDK'] = {
    run({ websiteToken }: { readonly websiteToken: string }) {
      const message = (type: 0 | 1) => (content: string, id: string) =>
        tell('on-message', { content, message_type: type, conversation_id: id });
      const widget = new Widget(
        { opened: () => tell('opened'), closed: () => tell('closed'), sent: message(0), received: message(1) },
        locale,
      );
      page['$chatwoot'] = {
        websiteToken,
        toggle: (state: string) => (state === 'open' ? widget.open() : widget.close()),
        setUser: (identifier: string, user: Values) => Object.assign(widget.visitor, { identifier }, user),
        setConversationCustomAttributes: (attributes: Values) => (widget.visitor['custom'] = attributes),
        reset: () => widget.forget(),
      };
      queueMicrotask(() => tell('ready'));
    },
  };
}

/** tawk.to: fills the page's `Tawk_API` and calls the handlers that are its members. */
export function tawk(locale: string): void {
  const api = (page['Tawk_API'] ??= {}) as Values;
  const widget = new Widget(
    {
      opened: () => call(api['onChatMaximized']),
      closed: () => call(api['onChatMinimized']),
      sent: (text) => call(api['onChatMessageVisitor'], text),
      received: (text) => call(api['onChatMessageAgent'], text),
      unread: (count) => call(api['onUnreadCountChanged'], count),
    },
    locale,
  );
  Object.assign(widget.visitor, api['visitor']);
  Object.assign(api, {
    maximize: () => widget.open(),
    minimize: () => widget.close(),
    endChat: () => widget.forget(),
    setAttributes(attributes: Values, done?: Run) {
      Object.assign(widget.visitor, attributes);
      call(done);
    },
  });
  queueMicrotask(() => call(api['onLoad']));
}
