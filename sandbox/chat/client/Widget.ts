/** What an API face of a provider hears of the widget. */
export interface WidgetEvents {
  opened?: () => void;
  closed?: () => void;
  sent?: (text: string, conversation: string) => void;
  received?: (text: string, conversation: string) => void;
  unread?: (count: number) => void;
}

/** The last part of the script's address that is the vendor's: `https://…/chat/`. */
const script = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : '';
export const vendorUrl = script.slice(0, script.indexOf('/chat/') + '/chat/'.length);
export const provider = script.slice(vendorUrl.length).split('/')[0] ?? '';

const historyKey = `sandbox-chat-${provider}`;
const labels: Readonly<Record<string, readonly [placeholder: string, send: string, failed: string]>> = {
  en: ['Write a message', 'Send', 'Not sent. Try again.'],
  ru: ['Напишите сообщение', 'Отправить', 'Не отправлено. Попробуйте ещё раз.'],
  es: ['Escribe un mensaje', 'Enviar', 'No enviado. Inténtalo de nuevo.'],
  ar: ['اكتب رسالة', 'إرسال', 'لم تُرسل. حاول مجددًا.'],
};

const style = `
  :host { all: initial; color: #16181f; font: 15px/1.45 system-ui, sans-serif; inset: 0; position: fixed; }
  main { background: #f4f5f8; block-size: 100%; display: grid; grid-template-rows: 1fr auto; }
  ol { display: flex; flex-direction: column; gap: 8px; list-style: none; margin: 0; overflow: auto; padding: 14px; }
  li { background: #fff; border-radius: 14px; max-inline-size: 85%; overflow-wrap: anywhere; padding: 8px 12px; }
  li.visitor { align-self: end; background: #2f4bb8; color: #fff; }
  li.note { align-self: center; background: none; color: #5b6072; font-size: 13px; }
  form { background: #fff; display: flex; gap: 8px; padding: 10px; }
  input { border: 1px solid #8a90a5; border-radius: 22px; flex: 1; font: inherit; min-inline-size: 0; padding: 9px 14px; }
  button { background: #2f4bb8; border: 0; border-radius: 22px; color: #fff; cursor: pointer; font: inherit; padding: 9px 16px; }
`;

/** Browsers may refuse a third party's frame its storage: then a conversation lasts as long as its page. */
function stored(): string | null {
  try {
    return localStorage.getItem(historyKey);
  } catch {
    return null;
  }
}

function keep(id: string): void {
  try {
    localStorage.setItem(historyKey, id);
  } catch {
    // Refused: see above.
  }
}

/** The vendor's widget: it fills its page. Closed, it goes on without being seen; the casino's page hides it. */
export class Widget {
  visitor: Record<string, unknown> = {};
  private isOpen = false;
  private unread = 0;
  private conversation: string;
  private readonly list = document.createElement('ol');
  private readonly host = document.createElement('div');

  constructor(
    private readonly events: WidgetEvents,
    private readonly locale: string,
  ) {
    this.conversation = stored() ?? this.begin();
    const [placeholder, send] = labels[locale] ?? labels['en'] ?? [];
    const root = this.host.attachShadow({ mode: 'open' });
    const [main, form, input, button, sheet] = [
      document.createElement('main'),
      document.createElement('form'),
      document.createElement('input'),
      document.createElement('button'),
      document.createElement('style'),
    ];
    main.dir = locale === 'ar' ? 'rtl' : 'ltr';
    sheet.textContent = style;
    input.placeholder = placeholder ?? '';
    input.setAttribute('aria-label', placeholder ?? '');
    input.maxLength = 1000;
    button.textContent = send ?? '';
    this.list.setAttribute('role', 'log');
    form.append(input, button);
    main.append(this.list, form);
    root.append(sheet, main);
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const text = input.value.trim();
      if (text === '') return;
      input.value = '';
      void this.send(text);
    });
    document.body.append(this.host);
    void this.showHistory();
  }

  open(): void {
    this.isOpen = true;
    this.count(0);
    this.events.opened?.();
  }

  close(): void {
    this.isOpen = false;
    this.events.closed?.();
  }

  /** Begins another conversation; what was written is seen no more. */
  forget(): void {
    this.visitor = {};
    this.list.replaceChildren();
    this.conversation = this.begin();
  }

  remove(): void {
    this.host.remove();
  }

  get id(): string {
    return this.conversation;
  }

  private begin(): string {
    const id = crypto.randomUUID();
    keep(id);
    return id;
  }

  private async send(text: string): Promise<void> {
    const { conversation } = this;
    this.show('visitor', text);
    this.events.sent?.(text, conversation);
    try {
      const body = { conversation, provider, text, locale: this.locale, visitor: JSON.stringify(this.visitor) };
      const reply = await fetch(`${vendorUrl}api/lines`, { method: 'POST', body: JSON.stringify(body) });
      if (!reply.ok) throw new Error(String(reply.status));
      const { answer } = (await reply.json()) as { readonly answer: string };
      this.show('agent', answer);
      this.events.received?.(answer, conversation);
      if (!this.isOpen) this.count(this.unread + 1);
    } catch {
      this.show('note', (labels[this.locale] ?? labels['en'])?.[2] ?? '');
    }
  }

  private async showHistory(): Promise<void> {
    const reply = await fetch(`${vendorUrl}api/lines/${this.conversation}`).catch(() => null);
    if (reply === null || !reply.ok) return;
    const { lines } = (await reply.json()) as { readonly lines: readonly { author: string; text: string }[] };
    for (const { author, text } of lines) this.show(author, text);
  }

  private show(author: string, text: string): void {
    const item = document.createElement('li');
    item.className = author;
    item.dir = 'auto';
    item.textContent = text;
    this.list.append(item);
    item.scrollIntoView();
  }

  private count(unread: number): void {
    if (unread === this.unread) return;
    this.unread = unread;
    this.events.unread?.(unread);
  }
}
