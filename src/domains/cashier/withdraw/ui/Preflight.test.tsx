// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { AppProvider } from '../../../../kernel/AppContext.tsx';
import { done } from '../../../../../tests/fakes/renderPage.tsx';
import { createTestApp } from '../../../../../tests/fakes/testApp.ts';
import { lock, usd, withdrawSettings } from '../../testing/wire.ts';
import { parseWithdrawSettings } from '../parseWithdraw.ts';
import { Limits } from './Limits.tsx';
import { Preflight } from './Preflight.tsx';

afterEach(cleanup);

type WireLock = ReturnType<typeof lock>;

function shown(locked: readonly WireLock[], app = createTestApp({ uid: 7 })) {
  render(
    <AppProvider value={app}>
      <Preflight settings={parseWithdrawSettings(withdrawSettings({ locked: [...locked] }))} />
    </AppProvider>,
  );
  return app;
}

const row = (title: string) => screen.getByText(title).closest('li') as HTMLElement;
const from = `from=${encodeURIComponent('/cashier/deposit')}`;

describe('8-3, 8-6 to 8-9 every reason has its amount, its sentence and what mends it', () => {
  test.each([
    [
      { reason: 'deposit', error: 'UserNeedDepositException' },
      'A first deposit is missing',
      'Make a first deposit',
      'Make a deposit',
    ],
    [
      { reason: 'contact', error: 'UserNeedConfirmContactException', contact: 'email' },
      'A contact is not confirmed',
      'Confirm your e-mail',
      'Confirm now',
    ],
    [
      { reason: 'identity', error: 'KycWithdrawalException', status: 'none' },
      'Your identity is not verified',
      'needs your identity',
      'Verify identity',
    ],
    [
      { reason: 'identity', error: 'IdentityVerificationProviderRequiredException', status: 'pending' },
      'Your identity is not verified',
      'being checked',
      'See how it stands',
    ],
    [
      { reason: 'minimum', error: 'InvalidParameterException', bound: usd('10.00'), link: '' },
      'Less than one withdrawal',
      'smallest withdrawal is $10',
      null,
    ],
    [{ reason: 'operation', bound: usd('2500.00'), link: '' }, 'More than one withdrawal', 'up to $2,500', null],
    [
      { reason: 'period', period: 'week', bound: usd('5000.00'), link: '' },
      'Limit of the period',
      'Up to $5,000 can be withdrawn within 7 days',
      null,
    ],
    [
      { reason: 'destination', error: 'RequisitesOnVerificationException' },
      'No checked destination yet',
      'Enter it below',
      null,
    ],
    [
      { reason: 'destination', error: 'RequisitesValidationRequiredException', action_id: 'rq-1' },
      'No checked destination yet',
      'Show that the destination is yours',
      'Show it is mine',
    ],
    [{ reason: 'pending' }, 'Withdrawals on their way', 'held until it is paid', 'See where it is'],
    [{ reason: 'bonus', link: '/profile/bonuses' }, 'Bonus money', 'once the bonus is wagered', 'See the bonus'],
    [
      { reason: 'vault', link: '/cashier/wallet' },
      'Set aside in your vault',
      'set it aside yourself',
      'Open the vault',
    ],
  ] as const)('%j', (more, title, sentence, way) => {
    shown([lock(more as Partial<WireLock>)]);
    const item = within(row(title));
    expect(row(title).textContent?.replaceAll(/[\u2066\u2069]/g, '')).toContain(sentence);
    expect(item.getByText('$30.00')).toBeTruthy();
    expect(item.queryByRole('link')?.textContent ?? null).toBe(way);
  });

  test('8-3 a missing profile asks, then leads to the settings', async () => {
    const app = shown([lock({ reason: 'profile', error: 'UserNeedProfileDataException', fields: ['first_name'] })]);
    expect(row('Your profile is incomplete').textContent).toContain('first name');
    await done(userEvent.click(screen.getByRole('button', { name: 'Fill in profile' })));
    expect(app.navigated[0]).toContain('/profile/settings?');
  });

  test('a need behind another one has no amount of its own and says so', () => {
    shown([lock({ reason: 'contact', error: 'UserNeedConfirmContactException', amount: usd('0.00') })]);
    expect(row('A contact is not confirmed').textContent).toContain('Also needed');
  });

  test('what ends by itself shows the time that is left', () => {
    const app = createTestApp({ uid: 7 });
    const until = new Date(app.clock.now() + 2 * 3_600_000).toISOString();
    shown([lock({ reason: 'period', period: 'day', bound: usd('5.00'), until })], app);
    expect(row('Limit of the period').textContent).toMatch(/Ends in 2 h 0 min/);
  });
});

describe('3-36 the button of an unconfirmed contact and of an identity check is the site’s to configure', () => {
  const contact = lock({ reason: 'contact', error: 'UserNeedConfirmContactException' });
  const identity = lock({ reason: 'identity', error: 'KycUserProfileException', status: 'none' });

  function configured(button: { readonly isButtonVisible: boolean; readonly link: string }) {
    const app = createTestApp({ uid: 7, search: '' });
    const config = {
      ...app.content.config,
      withdrawalErrors: { unconfirmedContact: button, identityCheck: button },
    };
    shown([contact, identity], { ...app, content: { ...app.content, config } });
    return screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
  }

  test('by default it leads to the site’s own pages, with the way back', () => {
    expect(configured({ isButtonVisible: true, link: '' })).toEqual([
      `/profile/contacts?${from}`,
      `/profile/verification?${from}`,
    ]);
  });

  test('a link leads elsewhere, and hidden buttons are not there', () => {
    expect(configured({ isButtonVisible: true, link: 'https://help.example/kyc' })).toEqual([
      'https://help.example/kyc',
      'https://help.example/kyc',
    ]);
    cleanup();
    expect(configured({ isButtonVisible: false, link: '/help' })).toEqual([]);
    expect(row('A contact is not confirmed').textContent).toContain('Confirm your e-mail or phone');
  });
});

test('8-6 the limits of one withdrawal and of each period, with what is left and when more is free', () => {
  const app = createTestApp({ uid: 7 });
  const until = new Date(app.clock.now() + 30 * 3_600_000).toISOString();
  const limits = {
    operation: usd('2500.00'),
    review_above: usd('1000.00'),
    periods: [{ period: 'day', limit: usd('2500.00'), left: usd('500.00'), until } as const],
  };
  render(
    <AppProvider value={app}>
      <Limits settings={parseWithdrawSettings(withdrawSettings({ limits }))} />
    </AppProvider>,
  );
  const text = screen
    .getByText('In 24 hours')
    .closest('div')
    ?.textContent?.replaceAll(/[\u2066\u2069]/g, '');
  expect(text).toContain('$500 left of $2,500');
  expect(text).toContain('more in 1 d 6 h');
  expect(screen.getByText('One withdrawal').nextSibling?.textContent).toContain('up to');
  expect(screen.getByText(/^Above .*1,000/).nextSibling?.textContent).toBe('a person looks at it first');
});
