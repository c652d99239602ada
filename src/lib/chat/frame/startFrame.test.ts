// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { settle } from '../../../../tests/fakes/FakeClock.ts';
import type { ChatPage } from '../adapters/ChatAdapter.ts';
import type { ChatStart, FromChatFrame, ToChatFrame } from '../chatMessages.ts';
import { startFrame } from './startFrame.ts';

const site = 'https://casino.example';
const start: ChatStart = {
  provider: 'zendesk',
  config: { id: 'k', license: '', src: '', widgetId: '', lang: '', opensItself: false, attributes: [] },
  visitor: null,
  isDark: true,
};

beforeEach(() => {
  // Scripts count as loaded, and none is.
  const { settings } = (window as unknown as HappyWindow).happyDOM;
  settings.handleDisabledFileLoadingAsSuccess = true;
});
interface HappyWindow {
  readonly happyDOM: { readonly settings: { handleDisabledFileLoadingAsSuccess: boolean } };
}

/** A frame whose provider's global is `zE`. */
function frame(zE: (...command: unknown[]) => unknown) {
  const told: FromChatFrame[] = [];
  const parent = { postMessage: (message: FromChatFrame) => void told.push(message) };
  const page = Object.assign(new EventTarget(), { parent, zE }) as unknown as ChatPage;
  startFrame(page, [site]);
  const say = async (message: ToChatFrame, from: object = { source: parent, origin: site }) => {
    page.dispatchEvent(Object.assign(new Event('message'), { data: message, ...from }));
    await settle();
  };
  return { told, say };
}

test('8-26 a widget that turns against the page after it has loaded is reported, and still lets the player go', async () => {
  let isHostile = false;
  const { told, say } = frame(() => {
    if (isHostile) throw new Error('hostile');
  });
  await say({ type: 'chat-start', start });
  await expect.poll(() => told.at(-1)).toEqual({ type: 'chat-ready' });
  isHostile = true;
  await say({ type: 'chat-open' });
  expect(told.at(-1)).toEqual({ type: 'chat-failed', reason: 'Error: hostile' });
  await say({ type: 'chat-forget' });
  expect(told.slice(-2)).toEqual([{ type: 'chat-failed', reason: 'Error: hostile' }, { type: 'chat-forgotten' }]);
});

test('8-26 the frame begins once, and for the page that frames it alone', async () => {
  const commands: unknown[] = [];
  const { told, say } = frame((...command) => commands.push(command));
  for (const from of [
    { source: {}, origin: site },
    { source: null, origin: site },
    { source: window, origin: 'https://evil.example' },
  ])
    await say({ type: 'chat-start', start }, from);
  expect([told, commands]).toEqual([[{ type: 'chat-loaded' }], []]);
  await say({ type: 'chat-start', start });
  await say({ type: 'chat-start', start });
  await expect.poll(() => told.filter(({ type }) => type === 'chat-ready')).toHaveLength(1);
});
