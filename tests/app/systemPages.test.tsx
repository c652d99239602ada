// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { preparePage, prepareSystemPage } from '../../src/app/preparePage.ts';
import { AppProvider } from '../../src/kernel/AppContext.tsx';
import { testRoot } from '../fakes/testRoot.ts';

afterEach(cleanup);

test.each([
  [404, '/'],
  [403, '/'],
  [503, '/game/jade-ascent?a=1'],
  ['userBlock', '/support'],
] as const)(
  '2.11-1, 2.11-2, 2.11-3 the page of %s has a drawing, a header, a text and a button that leads to %s',
  async (status, target) => {
    const { root } = testRoot({ address: '/game/jade-ascent?a=1' });
    const { module, match } = await prepareSystemPage(root, status);
    const { container } = render(
      <AppProvider value={root}>
        <module.Page match={match} />
      </AppProvider>,
    );
    const texts = [
      screen.getByRole('heading', { level: 1 }).textContent,
      container.querySelector('p')?.textContent,
      screen.getByRole('link').textContent,
    ];
    expect(
      texts.filter(
        (text) =>
          text === undefined || text === null || text === '' || text.includes('.title') || text.includes('system:'),
      ),
    ).toEqual([]);
    expect(container.querySelectorAll('svg, img').length).toBeGreaterThan(0);
    expect(screen.getByRole('link').getAttribute('href')).toBe(target);
  },
);

test.each([
  ['?from=privacy', '/ru/profile/privacy'],
  ['?from=history', '/ru/cashier/history'],
  ['?from=support', '/ru/support'],
  ['?from=vpn', '/ru/vpn'],
  ['?from=elsewhere', '/ru/support'],
])('1-14, 2.3-6, 7-73 the page of a link to a file that is over leads from %s to %s', async (search, target) => {
  const { root } = testRoot({ locale: 'ru', address: `/errors/file${search}` });
  const { module, match } = await preparePage(root, '/errors/file', search);
  render(
    <AppProvider value={root}>
      <module.Page match={match} />
    </AppProvider>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Эта ссылка уже использована или устарела');
  expect(screen.getByRole('link').getAttribute('href')).toBe(target);
});

test('2.11-3 a blocked player can sign out', async () => {
  const { root, operator, platform } = testRoot({ answers: { 'GET auth.logout': () => 1 } });
  const { module, match } = await prepareSystemPage(root, 'userBlock');
  render(
    <AppProvider value={root}>
      <module.Page match={match} />
    </AppProvider>,
  );
  await act(async () => screen.getByRole('button', { name: 'Sign out' }).click());
  expect([operator.keys(), platform.restarts]).toEqual([['GET auth.logout'], ['/']]);
});
