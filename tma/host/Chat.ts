import type { ChatView } from '../botApi/ChatApi.ts';
import type { ChatMessage } from '../botApi/ChatStore.ts';
import type { ChatButton } from '../botApi/readKeyboard.ts';
import type { HostLaunch } from '../launch/HostLaunch.ts';
import { ChatClient } from './ChatClient.ts';
import { ChatMessages } from './ChatMessages.ts';
import { button, element } from './element.ts';
import { telegramLinkEvent } from './openLinkInChat.ts';
import './chat.css';

/** Time between two looks at the chat, in ms. */
const lookEveryMs = 700;
interface ChatActions {
  /** Opens the app with a launch of its own. */
  readonly open: (launch: HostLaunch) => void;
  /** Opens the app as the page's address says. */
  readonly openFirst: () => void;
}

/** The user's chat with the bot: its messages and buttons, the menu button that opens the app, typed commands. */
export class Chat {
  readonly root: HTMLElement;
  private readonly client: ChatClient;
  private readonly messages = new ChatMessages((message, pressed) => void this.press(message, pressed));
  private readonly menu = button('chat-menu', '', () => void this.openApp(this.menuUrl));
  private readonly field = element('input', 'chat-field', {
    'aria-label': 'Message',
    placeholder: 'Message',
    autocomplete: 'off',
    dir: 'auto',
  });
  private readonly commands = element('div', 'chat-commands', {});
  private readonly start = button('chat-start', 'Start', () => void this.write('/start'));
  private readonly blocking = button('chat-block', 'Block', () => void this.toggleBlocked());
  private readonly form = element('form', 'chat-form');
  private version = 0;
  private menuUrl = '';
  private botUsername = '';
  private isBlocked = false;

  constructor(
    name: string,
    search: string,
    private readonly actions: ChatActions,
  ) {
    this.client = new ChatClient(search);
    this.form.append(this.menu, this.field, element('button', 'chat-send', { type: 'submit' }, 'Send'));
    this.form.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.write(this.field.value);
    });
    const header = element(
      'header',
      'chat-header',
      {},
      element('span', 'chat-name', {}, element('strong', '', {}, name), element('small', '', {}, 'bot')),
      button('chat-open', `Open ${name}`, () => this.actions.openFirst()),
    );
    const tools = element('div', 'chat-tools', {}, this.commands, this.blocking);
    this.root = element('main', 'chat-page', {}, header, this.messages.root, tools, this.start, this.form);
    window.addEventListener(telegramLinkEvent, (event) => {
      if (event instanceof CustomEvent && this.openLink(String(event.detail))) event.preventDefault();
    });
    this.keepLooking();
  }

  private keepLooking(): void {
    void this.look().finally(() => setTimeout(() => this.keepLooking(), lookEveryMs));
  }

  private async look(): Promise<void> {
    try {
      this.show(await this.client.view(this.version));
    } catch {
      // The server is restarting: the next look finds it.
    }
  }

  private show({ messages, version, isStarted, isBlocked, menu, commands, botUsername }: ChatView): void {
    // A restarted server has forgotten the chat.
    if (version < this.version) this.messages.clear();
    this.version = version;
    this.botUsername = botUsername;
    this.isBlocked = isBlocked;
    this.messages.add(messages);
    this.menuUrl = menu?.url ?? '';
    this.menu.hidden = menu === null;
    this.menu.textContent = menu?.text ?? '';
    this.start.hidden = isStarted && !isBlocked;
    this.form.hidden = !this.start.hidden;
    this.start.textContent = isBlocked ? 'Restart' : 'Start';
    this.blocking.textContent = isBlocked ? 'Unblock' : 'Block';
    if (this.commands.childElementCount === commands.length) return;
    this.commands.replaceChildren(
      ...commands.map(({ command, description }) => {
        const typed = button('chat-suggestion', `/${command}`, () => void this.write(`/${command}`));
        typed.title = description;
        return typed;
      }),
    );
  }

  private async write(text: string): Promise<void> {
    if (text.trim() === '') return;
    this.field.value = '';
    await this.client.send('message', { text });
    await this.look();
  }

  private async toggleBlocked(): Promise<void> {
    await this.client.send('block', { is_blocked: !this.isBlocked });
    await this.look();
  }

  private async press({ id }: ChatMessage, { url, webApp, callbackData }: ChatButton): Promise<void> {
    if (callbackData !== undefined) await this.client.send('press', { message_id: id, data: callbackData });
    if (webApp !== undefined) await this.openApp(webApp);
    if (url === undefined) return;
    const { host, pathname, search } = new URL(url);
    if (host !== 't.me' || !this.openLink(pathname + search)) window.open(url, '_blank', 'noopener');
  }

  private async openApp(address: string): Promise<void> {
    const { pathname, search } = new URL(address);
    this.actions.open(await this.client.launch({ path: pathname + search }));
  }

  /** Opens a link of this bot; false for every other one. */
  private openLink(path: string): boolean {
    const { pathname, searchParams } = new URL(path, 'https://t.me');
    if (pathname.split('/')[1] !== this.botUsername) return false;
    const [app, chat] = [searchParams.get('startapp'), searchParams.get('start')];
    if (app !== null) void this.client.launch(app === '' ? { path: '/' } : { start: app }).then(this.actions.open);
    else if (chat !== null) void this.write(`/start ${chat}`.trim());
    return app !== null || chat !== null;
  }
}
