// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakePlatform } from '../../../../tests/fakes/fakePlatform.ts';
import { settle } from '../../../../tests/fakes/FakeClock.ts';
import { testRoot } from '../../../../tests/fakes/testRoot.ts';
import { wireAccount } from '../../../../tests/fakes/wireSamples.ts';
import { AppProvider } from '../../../kernel/AppContext.tsx';
import { SportsbookFrame } from './SportsbookFrame.tsx';

afterEach(cleanup);

test('1-22 a bet that is placed in the frame hides the keyboard over its stake; nothing else there does', async () => {
  const hideKeyboard = vi.fn();
  const { happyDOM } = window as unknown as { readonly happyDOM: { readonly settings: object } };
  // The frame is there, and empty: its address is not loaded.
  Object.assign(happyDOM.settings, { enableIframePageLoading: true });
  vi.spyOn(HTMLIFrameElement.prototype, 'src', 'get').mockReturnValue('about:blank');
  const frame = { postMessage: vi.fn() } as unknown as Window;
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(frame);
  const { root } = testRoot({
    platform: { ...fakePlatform(), hideKeyboard },
    address: '/betting',
    answers: {
      'GET account.getInfo': () => wireAccount(7),
      'GET account.getToken': () => ({ token: 'ticket', expires_at: '2026-06-01T12:00:00.000Z' }),
      'GET games.checkLaunch': () => ({}) as never,
    },
  });
  await root.loadMessages(['betting']);
  await root.session.load();
  const refreshed = vi.spyOn(root.session, 'refreshBalance').mockResolvedValue();
  render(
    <AppProvider value={root}>
      <SportsbookFrame />
    </AppProvider>,
  );
  await act(settle);
  expect(screen.getByTitle('Betting').tagName).toBe('IFRAME');
  const say = (type: string) => {
    const message = new MessageEvent('message', {
      data: { type: `sportsbook:${type}` },
      origin: 'http://127.0.0.1:3002',
    });
    Object.defineProperty(message, 'source', { value: frame });
    window.dispatchEvent(message);
  };
  say('ready');
  say('pong');
  expect(hideKeyboard).not.toHaveBeenCalled();
  say('placed');
  expect([hideKeyboard.mock.calls.length, refreshed.mock.calls.length]).toEqual([1, 1]);
});
