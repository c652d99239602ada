import { expect, test, vi } from 'vitest';
import { PlayState } from '../../../kernel/PlayState.ts';
import { openNotified } from './openNotified.ts';

function opened() {
  const play = new PlayState();
  const navigate = vi.fn<(path: string) => void>();
  const workers = new EventTarget();
  const stop = openNotified({ play, navigate }, workers as unknown as ServiceWorkerContainer);
  const answered = vi.fn<(message: unknown) => void>();
  const say = (data: unknown) => {
    const event = new MessageEvent('message', { data });
    Object.defineProperty(event, 'ports', { value: [{ postMessage: answered }] });
    workers.dispatchEvent(event);
  };
  return { play, navigate, stop, answered, say };
}

const message = { kind: 'open', path: '/cashier/history' };

test('what a notification leads to is opened like a link, and the worker is told', () => {
  const { navigate, answered, say, stop } = opened();
  say(message);
  expect([navigate.mock.calls, answered.mock.calls]).toEqual([[['/cashier/history']], [['taken']]]);
  stop();
  say(message);
  expect(navigate).toHaveBeenCalledTimes(1);
});

test('a payment that is being sent is waited for; the last press counts', () => {
  const { play, navigate, answered, say } = opened();
  const end = play.beginPayment();
  say(message);
  say({ kind: 'open', path: '/profile' });
  expect([navigate.mock.calls.length, answered.mock.calls.length]).toEqual([0, 2]);
  end();
  expect(navigate.mock.calls).toEqual([['/profile']]);
});

test('in a round the page change is asked for, which asks the player', () => {
  const { play, navigate, say } = opened();
  play.setPlaying(true);
  play.setRoundOpen(true);
  say(message);
  expect(navigate.mock.calls).toEqual([['/cashier/history']]);
});

test.each([
  [{ kind: 'open', path: '//evil.test' }],
  [{ kind: 'open', path: 7 }],
  [{ kind: 'takeOver' }],
  ['open'],
  [null],
])('another message opens nothing: %j', (data) => {
  const { navigate, answered, say } = opened();
  say(data);
  expect([navigate.mock.calls, answered.mock.calls]).toEqual([[], []]);
});
