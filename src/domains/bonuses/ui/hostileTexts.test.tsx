// @vitest-environment happy-dom
import { act, cleanup, configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { testRoot } from '../../../../tests/fakes/testRoot.ts';
import { wireAccount } from '../../../../tests/fakes/wireSamples.ts';
import { DialogHost } from '../../../app/DialogHost.tsx';
import { AppProvider } from '../../../kernel/AppContext.tsx';
import { wireBonus, wireFunding, wireProgress } from '../testing/wireBonus.ts';
import { wirePack } from '../testing/wirePack.ts';
import { startFreeSpins } from '../freespins/startFreeSpins.ts';
import { startBonuses } from '../startBonuses.ts';
import route from './bonuses.route.ts';

configure({ asyncUtilTimeout: 15_000 });
afterEach(cleanup);

const hostile = '<img src=x onerror="alert(1)"><script>alert(2)</script>\u202Eevil';
const texts = { title: hostile, text: hostile };

/** How often the text is shown as it is, and the elements that have been made of it. */
const shownIn = (place: Element) => ({
  times: (place.textContent ?? '').split(hostile).length - 1,
  elements: [...place.querySelectorAll('script, [onerror], img[src="x"]')],
});

async function open() {
  let betting: ReturnType<typeof wireBonus> | null = null;
  const { root } = testRoot({
    answers: {
      'GET account.getInfo': () => wireAccount(7),
      'GET bonuses.getFunding': () => wireFunding({ betting }),
      'GET bonuses.get': ({ statuses = [] }) => {
        const items = statuses.includes('active')
          ? [wireBonus(texts), wireBonus({ id: 6, status: 'available', ...texts })]
          : [wireBonus({ id: 7, status: 'expired', ended_at: '2026-03-01T12:00:00.000Z', ...texts })];
        return { count: items.length, items };
      },
      'GET freespins.get': ({ status = 'active' }) => ({
        items: status === 'active' ? [wirePack({ description: texts })] : [],
      }),
    },
  });
  await root.loadMessages(['bonuses', 'forms', 'games', 'core', 'menu']);
  await root.session.load();
  startFreeSpins(root);
  startBonuses(root);
  render(
    <AppProvider value={root}>
      <route.Page match={{ params: {}, search: new URLSearchParams() }} />
      <DialogHost />
    </AppProvider>,
  );
  await screen.findByRole('region', { name: 'Earlier bonuses' });
  await screen.findByRole('region', { name: 'Free spins' });
  const activateBetting = () => {
    betting = wireBonus({ id: 8, type: 'betting', ...texts });
    act(() => root.news.publish({ type: 'bonuses.changed', data: wireProgress({ id: 8, type: 'betting' }) }));
  };
  return { activateBetting };
}

test('9-17, 3-58, 3-59 HTML in the names of bonuses and free spins is text', async () => {
  await open();
  expect(shownIn(document.body).times).toBeGreaterThanOrEqual(4);
  expect(shownIn(document.body).elements).toEqual([]);
});

test('2.10-16, 9-17 HTML in the name of a bonus is text in the question about it', async () => {
  await open();
  const [remove] = await screen.findAllByRole('button', { name: /^Remove: / });
  await userEvent.click(remove!);
  expect(shownIn(await screen.findByRole('dialog'))).toEqual({ times: 1, elements: [] });
});

test('2.10-19, 9-17 HTML in the name of a betting bonus is text in what tells of it', async () => {
  const { activateBetting } = await open();
  activateBetting();
  const dialog = await screen.findByRole('dialog', { name: 'Betting bonus activated' });
  expect(shownIn(dialog)).toEqual({ times: 1, elements: [] });
});
