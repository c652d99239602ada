// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { AppProvider } from '../../../../kernel/AppContext.tsx';
import { createTestApp } from '../../../../../tests/fakes/testApp.ts';
import { parseTimeline } from '../parseWithdraw.ts';
import { WithdrawalTimeline } from './WithdrawalTimeline.tsx';

afterEach(cleanup);

test('7-52 each clock shows its owner, since when, until when, what is usual, and why it waits', () => {
  const app = createTestApp({ uid: 7 });
  const at = (ms: number) => new Date(app.clock.now() + ms).toISOString();
  const none = { since: null, ended_at: null, until: null, median: null, reason: '' };
  const timeline = parseTimeline({
    transaction: 'p_1',
    reference: 'out-77',
    now: at(0),
    steps: [
      { ...none, id: 'request', owner: 'you', state: 'done', since: at(-90_000), ended_at: at(-90_000) },
      {
        ...none,
        id: 'review',
        owner: 'casino',
        state: 'current',
        since: at(-90_000),
        until: at(30_000),
        reason: 'desk_review',
      },
      { ...none, id: 'delivery', owner: 'service', state: 'ahead', median: { seconds: 250, sample: 12 } },
    ],
  });
  render(
    <AppProvider value={app}>
      <WithdrawalTimeline timeline={timeline} />
    </AppProvider>,
  );
  const [request, review, delivery] = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
  expect(request).toContain('You');
  expect(review).toMatch(/Casino.*looked at by a person.*Since .* · 1 min 30 s.*At the latest in 0 min 30 s/);
  expect(delivery).toContain('Usually within 4 min 10 s (median of the last 12)');
  expect(screen.getByText('out-77')).toBeTruthy();
});
