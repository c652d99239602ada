// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { dialogFrame } from '../../../../../tests/fakes/dialogFrame.ts';
import { settle } from '../../../../../tests/fakes/FakeClock.ts';
import { createTestApp } from '../../../../../tests/fakes/testApp.ts';
import { AppProvider } from '../../../../kernel/AppContext.tsx';
import { createI18n } from '../../../../lib/i18n.ts';
import { wireSpin } from '../../testing/wireWheel.ts';
import messages from '../../words/en.json';
import { GiftsDialog } from './GiftsDialog.tsx';

afterEach(cleanup);

test('2.10-27 the link to a gift that was taken leads to the bonuses, and closes the dialog on the way', async () => {
  const own = wireSpin({ state: 'taken' });
  const player = { name: 'Robin', is_own: true, is_sandbox: false };
  const item = { id: own.id, reward: own.reward, at: own.at, player, own };
  const app = createTestApp({
    uid: 7,
    answers: { 'GET FortuneWheels.wheelSpinResults': () => ({ items: [item], totalCount: 1 }) as never },
  });
  const i18n = createI18n('en');
  i18n.add('wheel', messages);
  const close = vi.fn();
  render(
    <AppProvider value={Object.assign(app, { t: i18n.t })}>
      <GiftsDialog props={{ campaign: own.campaign_id }} frame={dialogFrame()} close={close} />
    </AppProvider>,
  );
  await act(settle);
  const link = await screen.findByRole('link', { name: 'To bonuses' });
  expect(link.getAttribute('href')).toBe('/profile/bonuses');
  await act(async () => link.click());
  expect(close).toHaveBeenCalledOnce();
});
