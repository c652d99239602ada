// @vitest-environment happy-dom
import { act, cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { dialogsWithoutCode, passSeconds } from '../../tests/fakes/dialogsWithoutCode.tsx';
import { testRoot } from '../../tests/fakes/testRoot.ts';
import { wireAccount } from '../../tests/fakes/wireSamples.ts';
import { askToBurnBonuses } from '../domains/cashier/askToBurnBonuses.ts';
import { reviewDialog } from '../domains/cashier/reviewDialog.ts';
import type { WithdrawalReview } from '../domains/cashier/WithdrawalReview.ts';
import { demoNotice } from '../domains/games/demoNotice.ts';
import { openBreak } from '../domains/responsible/openBreak.ts';
import { entriesStore } from '../domains/security/entries/EntriesStore.ts';
import { showHeldEntries } from '../domains/security/entries/showHeldEntries.ts';
import { heldTelegram } from '../domains/security/testing/wireEntries.ts';
import { openSwitchPlayer } from '../domains/auth/openSwitchPlayer.ts';
import { confirm } from '../kernel/confirm.ts';
import { ApiError } from '../lib/errors.ts';
import type { Root } from './createRoot.ts';
import { openMenu } from './layouts/openMenu.ts';
import { actionsAt } from './actionsAt.ts';

afterEach(cleanup);

const review = {} as WithdrawalReview;
const question = { title: 'Remove it?', content: 'It is gone then.', textAgree: 'Remove', textReject: 'Keep' };

type Ask = (root: Root) => Promise<unknown>;
const asked: readonly [string, Ask, unknown][] = [
  ['a question', (root) => confirm(root, 'remove', question), false],
  ['to lose the bonus for a withdrawal', (root) => askToBurnBonuses(root), false],
  ['to change the player', (root) => openSwitchPlayer(root, { current: 'one', launching: 'other' }), false],
  ['to send the money', (root) => root.dialogs.open(reviewDialog, review), false],
  ['to play for money', (root) => root.dialogs.open(demoNotice, null), false],
  ['to begin a break', (root) => openBreak(root), null],
  ['the menu', (root) => openMenu(root), null],
];

test.each(asked)(
  '4-28 what cannot be shown agrees to nothing and says that it did not load: %s',
  async (_what, ask, no) => {
    const { root, clock, operator } = testRoot();
    dialogsWithoutCode(root);
    const outcome = ask(root);
    await passSeconds(clock, 1);
    expect(await outcome).toBe(no);
    expect(root.notices.list.map(({ text }) => text)).toEqual([root.t('core:failed.title')]);
    expect(operator.keys()).toEqual([]);
  },
);

test.each(asked)(
  '4-28 Escape, Back and the end of the page agree to nothing while it loads: %s',
  async (_what, ask, no) => {
    const { root, clock } = testRoot();
    const { arrive } = dialogsWithoutCode(root);
    arrive();
    const ways: readonly (() => void)[] = [
      () => void document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
      () => void root.dialogs.dismissTop(),
      () => root.dialogs.closeAll(),
    ];
    const outcomes: unknown[] = [];
    for (const close of ways) {
      Object.assign(root, { loadMessages: () => new Promise(() => {}) });
      const outcome = ask(root);
      await passSeconds(clock, 1);
      await act(async () => close());
      outcomes.push(await outcome);
    }
    expect(outcomes).toEqual([no, no, no]);
  },
);

test('7-52 a proof that cannot be asked for is not given: the refusal is the caller’s, and nothing is sent again', async () => {
  const refusal = new ApiError('InvalidParameterException', 422, { proof: ['password'] }, 'prove');
  const { root, clock, operator } = testRoot({ answers: { 'GET account.getInfo': () => Promise.reject(refusal) } });
  dialogsWithoutCode(root);
  const refused = root.call('GET account.getInfo', {}).catch((error: unknown) => error);
  await passSeconds(clock, 1);
  expect([await refused, operator.keys()]).toEqual([refusal, ['GET account.getInfo']]);
});

test('7-99 held ways in that cannot be listed are neither kept nor removed', async () => {
  const { root, clock, operator } = testRoot({
    answers: { 'GET account.getInfo': () => wireAccount(7), 'GET entries.list': () => ({ items: [heldTelegram] }) },
  });
  await root.session.load();
  const { attempts } = dialogsWithoutCode(root);
  const shown = showHeldEntries(root);
  await passSeconds(clock, 1);
  await shown;
  expect([attempts(['forms', 'entries']), root.store(entriesStore).hasHeld]).toEqual([1, true]);
  expect(operator.keys()).toEqual(['GET account.getInfo', 'GET entries.list']);
});

test('4-28 a button whose code does not load says so, and rejects nothing', async () => {
  const { root } = testRoot();
  const action = {
    id: 'far',
    places: ['header'],
    order: 1,
    label: () => 'core:close',
    icon: [],
    run: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
  } as const;
  const [shown] = actionsAt([{ playerActions: [action] }], root, 'header');
  await shown?.run(root);
  expect(root.notices.list.map(({ text }) => text)).toEqual([root.t('core:failed.title')]);
});
