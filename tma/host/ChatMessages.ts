import type { ChatButton } from '../botApi/readKeyboard.ts';
import type { ChatMessage } from '../botApi/ChatStore.ts';
import { button, element } from './element.ts';

/** The messages of a chat, oldest first; an edited one changes in place. */
export class ChatMessages {
  readonly root = element('div', 'chat-messages', { role: 'log', 'aria-label': 'Messages' });
  private readonly shown = new Map<number, HTMLElement>();

  constructor(private readonly onPress: (message: ChatMessage, pressed: ChatButton) => void) {}

  add(messages: readonly ChatMessage[]): void {
    for (const message of messages) {
      const drawn = this.draw(message);
      const before = this.shown.get(message.id);
      if (before === undefined) this.root.append(drawn);
      else before.replaceWith(drawn);
      this.shown.set(message.id, drawn);
    }
    if (messages.length > 0) this.root.scrollTop = this.root.scrollHeight;
  }

  clear(): void {
    this.shown.clear();
    this.root.replaceChildren();
  }

  private draw(message: ChatMessage): HTMLElement {
    const text = element('p', '', { dir: 'auto' }, ...formatted(message));
    const time = new Date(message.date * 1000).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' });
    const bubble = element('div', 'chat-bubble', {}, text, element('time', 'chat-time', {}, time));
    const rows = message.keyboard.map((row) =>
      element(
        'div',
        'chat-keyboard',
        {},
        ...row.map((one) => button('chat-key', one.text, () => this.onPress(message, one))),
      ),
    );
    return element('article', `chat-message from-${message.from}`, {}, bubble, ...rows);
  }
}

/** The text with its bold and command entities; offsets are in UTF-16 units, as strings of JavaScript are. */
function formatted({ text, entities }: ChatMessage): (Node | string)[] {
  const parts: (Node | string)[] = [];
  let end = 0;
  for (const { type, offset, length } of entities) {
    parts.push(text.slice(end, offset));
    end = offset + length;
    parts.push(
      element(
        type === 'bold' ? 'strong' : 'span',
        type === 'bot_command' ? 'chat-command' : '',
        {},
        text.slice(offset, end),
      ),
    );
  }
  parts.push(text.slice(end));
  return parts;
}
