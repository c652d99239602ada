// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { settle } from '../../../tests/fakes/FakeClock.ts';
import { fakePlatform } from '../../../tests/fakes/fakePlatform.ts';
import { testRoot } from '../../../tests/fakes/testRoot.ts';
import { CardHost } from '../../app/CardHost.tsx';
import { AppProvider } from '../../kernel/AppContext.tsx';
import { memoryStore } from '../../lib/keyValueStore.ts';
import { hasReturned, mayOffer, none, readRefusals, writeRefusals } from './installRules.ts';
import { startInstall } from './startInstall.ts';

afterEach(cleanup);

const day = 24 * 3_600_000;

test.each([
  ['never asked', none, 0, true],
  ['refused just before', { count: 1, at: 0 }, 30 * day - 1, false],
  ['refused thirty days before', { count: 1, at: 0 }, 30 * day, true],
  ['refused twice', { count: 2, at: 0 }, 30 * day, true],
  ['refused three times', { count: 3, at: 0 }, 900 * day, false],
  ['a clock that was set back', { count: 1, at: 5 * day }, 0, false],
])('an offer to a player: %s', (_case, refusals, now, may) => {
  expect(mayOffer(refusals, now)).toBe(may);
});

test('what is remembered is read as it was written, and anything else as nothing', () => {
  expect(readRefusals(writeRefusals({ count: 2, at: 1_700_000_000_000 }))).toEqual({ count: 2, at: 1_700_000_000_000 });
  for (const text of [null, '', 'x', '1', '-1 5', '9999 5', '1 5 7']) expect(readRefusals(text)).toEqual(none);
  expect([hasReturned(0, 12 * 3_600_000 - 1), hasReturned(0, 12 * 3_600_000)]).toEqual([false, true]);
});

interface Options {
  readonly path?: string;
  readonly outcome?: boolean | null;
  readonly guide?: 'ios' | null;
  readonly kept?: ReturnType<typeof memoryStore>;
}

/** A visit whose shell asks with `outcome`, or cannot install if it is null. */
async function visit({ path = '/', outcome = true, guide = null, kept = memoryStore() }: Options = {}) {
  const prompt = vi.fn(async () => outcome === true);
  const base = fakePlatform();
  const made = testRoot({
    address: path,
    platform: {
      ...base,
      storage: kept,
      can: { ...base.can, installGuide: guide },
      preferences: { get: async (key) => kept.get(key), set: async (key, value) => kept.set(key, value) },
      installPrompt: () => (outcome === null ? null : prompt),
    },
  });
  const stop = await startInstall(made.root);
  render(
    <AppProvider value={made.root}>
      <CardHost />
    </AppProvider>,
  );
  const deposit = () =>
    act(async () =>
      made.root.news.publish({ type: 'account.balance_updated', data: { cause: { kind: 'deposit' } } } as never),
    );
  const play = () =>
    act(async () => {
      made.root.play.setPlaying(true);
      made.root.play.setPlaying(false);
    });
  return { ...made, kept, prompt, stop, deposit, play };
}

const card = () => screen.queryByRole('complementary', { name: 'Keep Croupier at hand' });
const press = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name }));
  await act(settle);
};

test('the offer comes after a deposit, and installing uses the shell’s own question', async () => {
  const { deposit, prompt } = await visit();
  expect(card()).toBeNull();
  await deposit();
  expect(card()).not.toBeNull();
  await press('Install');
  expect([prompt.mock.calls.length, card()]).toEqual([1, null]);
});

test('playing for money is enough on another visit than the first', async () => {
  const { play, clock, kept } = await visit();
  await play();
  expect(card()).toBeNull();
  cleanup();
  await clock.advance(0);
  kept.set('install.firstVisit', String(clock.device() - 12 * 3_600_000));
  const again = await visit({ kept });
  await again.play();
  expect(card()).not.toBeNull();
});

test.each(['Not now', 'Install'])(
  'a refusal by %s is remembered, and after the third one nobody is asked again',
  async (name) => {
    const kept = memoryStore();
    for (const count of [1, 2, 3]) {
      const { deposit, clock } = await visit({ kept, outcome: false });
      await deposit();
      await press(name);
      await deposit();
      expect([card(), kept.get('install_refusals')]).toEqual([null, `${count} ${clock.device()}`]);
      // Thirty days later.
      kept.set('install_refusals', `${count} ${clock.device() - 30 * day}`);
      cleanup();
    }
    const { deposit } = await visit({ kept });
    await deposit();
    expect(card()).toBeNull();
  },
);

test.each(['/cashier/deposit', '/game/lantern-harbor', '/confirmation'])('nothing is offered at %s', async (path) => {
  const { deposit } = await visit({ path });
  await deposit();
  expect(card()).toBeNull();
});

test('nothing is offered over a round, a payment or a dialog', async () => {
  const { deposit, root } = await visit();
  const end = root.play.beginPayment();
  await deposit();
  expect(card()).toBeNull();
  await act(async () => end());
  expect(card()).not.toBeNull();
  await act(async () => root.play.setPlaying(true));
  expect(card()).toBeNull();
  await act(async () => root.play.setPlaying(false));
  await act(async () => {
    void root.dialogs.open({ name: 'x', dismissed: null, load: async () => () => createElement('i') }, null);
  });
  expect(card()).toBeNull();
});

test('a shell that cannot install is never offered', async () => {
  const { deposit } = await visit({ outcome: null });
  await deposit();
  expect(card()).toBeNull();
});

test('where installing is done by hand the guide opens, and counts as an answer', async () => {
  const { deposit, root, kept } = await visit({ outcome: null, guide: 'ios' });
  await deposit();
  await press('Install');
  expect(root.dialogs.stack.map(({ name }) => name)).toEqual(['installGuide']);
  await act(async () => root.dialogs.closeAll());
  await act(settle);
  expect(kept.get('install_refusals')).toMatch(/^1 /);
});

test('a stopped flow offers nothing and leaves no card', async () => {
  const { deposit, stop, root } = await visit();
  act(stop);
  await deposit();
  expect([card(), 'list' in root.cards ? root.cards.list : null]).toEqual([null, []]);
});
