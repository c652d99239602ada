// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import type { ErrorType } from '../../../../contract/base/errors.ts';
import { ApiError } from '../../../../lib/errors.ts';
import { AppProvider } from '../../../../kernel/AppContext.tsx';
import { createTestApp } from '../../../../../tests/fakes/testApp.ts';
import { done } from '../../../../../tests/fakes/renderPage.tsx';
import { NeedNotice } from './NeedNotice.tsx';
import { needOf } from './needOf.ts';
import { needText } from './needText.ts';

afterEach(cleanup);

const refusal = (type: ErrorType, data: Readonly<Record<string, unknown>> = {}) => new ApiError(type, 422, data, '');

function shown(type: ErrorType, data: Readonly<Record<string, unknown>> = {}, isVerificationEnabled = true) {
  const app = createTestApp({ uid: 7, search: '?method=card' });
  const { config } = app.content;
  const features = { ...config.features, isVerificationEnabled };
  const content = { ...app.content, config: { ...config, features } };
  const need = needOf(refusal(type, data));
  if (need === null) throw new Error(`${type} is not a need`);
  const drawn = { ...app, content };
  render(
    <AppProvider value={drawn}>
      <NeedNotice need={need} />
    </AppProvider>,
  );
  return app;
}

const from = `from=${encodeURIComponent('/cashier/deposit?method=card')}`;

test('terms: who has put the sheet off is told what is needed, and can open it again', async () => {
  const app = shown('InvalidParameterException', { terms: [{ code: 'termsNotAgreed' }] });
  expect(screen.getByRole('alert').textContent).toContain('Agree to the terms of play first');
  await done(userEvent.click(screen.getByRole('button', { name: 'Read and agree' })));
  expect(app.dialogProps).toEqual([null]);
});

describe('6-4 every need is shown with the way that mends it', () => {
  test.each([
    ['InvalidRequestException', { held: true }, 'Write to support', '/support'],
    ['UserNeedDepositException', {}, 'Make a deposit', `/cashier/deposit?backUrl=${from.slice(5)}`],
    ['UserNeedConfirmContactException', { contact_type: 'phone' }, 'Confirm now', `/profile/contacts?${from}`],
    ['KycUserProfileException', { status: 'none' }, 'Verify identity', `/profile/verification?${from}`],
    ['KycWithdrawalException', { status: 'pending' }, 'See how it stands', `/profile/verification?${from}`],
    ['IdentityVerificationProviderRequiredException', {}, 'Verify identity', `/profile/verification?${from}`],
    ['RequisitesOnVerificationException', {}, 'See how it stands', `/profile/verification?${from}`],
    [
      'RequisitesValidationRequiredException',
      { external_action_id: 'rq-1' },
      'Show it is mine',
      `/profile/verification?${from}&externalActionId=rq-1`,
    ],
  ] as const)('8-3, 8-7, 8-8, 8-9 %s %j', (type, data, name, href) => {
    shown(type, data);
    expect(screen.getByRole('alert').textContent).not.toBe('');
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href);
  });

  test('8-3, 2.10-32 missing profile data asks, then opens the settings with the way back', async () => {
    const app = shown('UserNeedProfileDataException', { fields: ['first_name', 'birth_date'] });
    expect(screen.getByRole('alert').textContent).toContain('first name and date of birth');
    app.dialogAnswer = false;
    await done(userEvent.click(screen.getByRole('button', { name: 'Fill in profile' })));
    expect(app.navigated).toEqual([]);
    app.dialogAnswer = true;
    await done(userEvent.click(screen.getByRole('button', { name: 'Fill in profile' })));
    expect(app.navigated).toEqual([`/profile/settings?${from}&toastType=needs`]);
  });

  test('3-30 where verification is off, no way leads to it, and the reason is still said', () => {
    shown('KycWithdrawalException', {}, false);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByRole('alert').textContent).toContain('identity');
  });

  test('4-4 a registration that is not complete has no link: its popup opens by itself', () => {
    shown('UserNeedProfileDataException', { fields: [], reason: 'registration' });
    expect(screen.getByRole('alert').textContent).toBe('Finish your registration first.');
    expect([screen.queryByRole('link'), screen.queryByRole('button')]).toEqual([null, null]);
  });
});

test.each([
  ['UserNeedProfileDataException', { fields: ['first_name', 'shoe_size'] }, 'Some details are missing'],
  ['UserNeedProfileDataException', { fields: 7 }, 'Some details are missing'],
  ['UserNeedConfirmContactException', { contact_type: 'email' }, 'Confirm your e-mail first'],
  ['UserNeedConfirmContactException', { contact_type: 'pigeon' }, 'Confirm your e-mail or phone first'],
  ['KycUserProfileException', { status: 'rejected_final' }, 'could not be verified'],
  ['KycWithdrawalException', { status: 'pending' }, 'being checked'],
] as const)('8-28 the text of %s %j is the site’s own', (type, data, text) => {
  const need = needOf(refusal(type, data));
  expect(need && needText(createTestApp(), need)).toContain(text);
});

test('other errors are no needs', () => {
  expect([needOf(refusal('WithdrawalDeclinedException')), needOf(new Error('x'))]).toEqual([null, null]);
});
