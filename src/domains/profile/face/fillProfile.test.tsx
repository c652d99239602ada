// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { dialogFrame } from '../../../../tests/fakes/dialogFrame.ts';
import { settle } from '../../../../tests/fakes/FakeClock.ts';
import { wireProfile } from '../testing/wireProfile.ts';
import { wireProfileFields } from '../testing/wireProfileFields.ts';
import { NoAnswerError } from '../../../lib/errors.ts';
import { AppProvider } from '../../../kernel/AppContext.tsx';
import { FillProfileQuestion } from '../fill/FillProfileQuestion.tsx';
import { fillProfile } from './fillProfile.ts';
import { createTestApp } from '../../../../tests/fakes/testApp.ts';
import type { TestApp } from '../../../../tests/fakes/testApp.ts';

afterEach(cleanup);

test('2.10-32 agreeing opens the profile’s settings with from and toastType; refusing stays', async () => {
  const app = createTestApp({ uid: 7 });
  const from = '/cashier/withdraw?method=card';
  expect(await fillProfile(app, { from, toastType: 'withdrawal' })).toBe(true);
  expect(app.navigated).toEqual(['/profile/settings?from=%2Fcashier%2Fwithdraw%3Fmethod%3Dcard&toastType=withdrawal']);
  app.dialogAnswer = false;
  expect(await fillProfile(app, { from, toastType: 'withdrawal', missing: ['address'] })).toBe(false);
  expect([app.navigated.length, app.dialogProps]).toEqual([1, [{ missing: null }, { missing: ['address'] }]]);
});

async function question(app: TestApp, missing: readonly string[] | null = null) {
  const answers: boolean[] = [];
  render(
    <AppProvider value={app}>
      <FillProfileQuestion
        props={{ missing }}
        close={(answer) => void answers.push(answer)}
        frame={dialogFrame({ type: 'confirm' })}
      />
    </AppProvider>,
  );
  await act(settle);
  return answers;
}
const listed = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

test('2.10-18 the confirm says which data are missing', async () => {
  const app = createTestApp({
    uid: 7,
    answers: {
      'GET account.getprofileinfo': () => wireProfile({ last_name: '' }),
      'GET account.getPersonalDataFields': () => ({ items: [...wireProfileFields()] }),
    },
  });
  const answers = await question(app);
  expect(listed()).toEqual(['Last name', 'Date of birth']);
  await userEvent.click(screen.getByRole('button', { name: 'Fill in now' }));
  expect(answers).toEqual([true]);
});

test('2.10-18 what the refusal names is shown at once', async () => {
  await question(createTestApp({ uid: 7 }), ['address', 'home_town']);
  expect(listed()).toEqual(['Address', 'City']);
});

test('2.10-18 a list that does not load can be asked for again, and the answer is possible all the same', async () => {
  const app = createTestApp({
    uid: 7,
    answers: { 'GET account.getprofileinfo': () => Promise.reject(new NoAnswerError('network')) },
  });
  const answers = await question(app);
  app.answers = {
    'GET account.getprofileinfo': () => wireProfile({ birth_date: '1990-12-10', first_name: '' }),
    'GET account.getPersonalDataFields': () => ({ items: [...wireProfileFields()] }),
  };
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await act(settle);
  expect(listed()).toEqual(['First name']);
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
  expect(answers).toEqual([false]);
});
