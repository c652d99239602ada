// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { createTestApp } from '../../../../tests/fakes/testApp.ts';
import type { Answers } from '../../../../tests/fakes/fakeCall.ts';
import { done, renderPage } from '../../../../tests/fakes/renderPage.tsx';
import { faqStore } from '../FaqStore.ts';
import route from './support.route.ts';

afterEach(cleanup);

const answers: Answers = {
  'GET support.getFaq': () => ({
    items: [
      { id: '1', category: 'payments', question: 'How long?', answer: 'First part.\n\nSecond part.', words: '' },
      { id: '2', category: 'other', question: 'Why?', answer: '<img src=x onerror=alert(1)>', words: '' },
    ],
  }),
  'GET support.getTickets': () => ({ count: 0, items: [] }),
  'POST support.sendFeedback': () => ({ ticket_id: 31 }),
};

async function open(uid: number) {
  const app = createTestApp({ answers, uid });
  await app.store(faqStore).load();
  await renderPage(app, route);
  return app;
}

test('2.2-6 answers are texts: paragraphs, and markup as it was written', async () => {
  await open(0);
  expect(screen.getByText('Second part.').tagName).toBe('P');
  expect(document.querySelector('img')).toBeNull();
  expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeTruthy();
});

test('1-15, 2.2-6 an empty form says what is missing; a sent one says its number and has the focus', async () => {
  const user = userEvent.setup();
  const app = await open(0);
  const form = document.querySelector('form');
  if (form === null) throw new Error('there is a form');
  const send = within(form).getByRole('button');
  await done(user.click(send));
  expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(4);
  const [subject, message, email] = within(form).getAllByRole('textbox');
  await done(user.selectOptions(within(form).getByRole('combobox'), 'payments'));
  for (const [field, text] of [
    [subject, 'A deposit'],
    [message, 'It is missing'],
    [email, 'robin@example.test'],
  ] as const)
    if (field !== undefined) await done(user.type(field, text));
  await done(user.click(send));
  expect(app.calls.at(-1)).toMatchObject({
    key: 'POST support.sendFeedback',
    input: { category: 'payments', subject: 'A deposit', message: 'It is missing', email: 'robin@example.test' },
  });
  expect(document.querySelector('form')).toBeNull();
  expect(document.activeElement?.querySelector('[role="status"]')).not.toBeNull();
});

test('2.2-6 players have a list of their requests and no field for an address; guests have no list', async () => {
  await open(7);
  expect(document.querySelector('input[type="email"]')).toBeNull();
  expect(screen.getAllByRole('region')).toHaveLength(3);
  cleanup();
  await open(0);
  expect(document.querySelector('input[type="email"]')).not.toBeNull();
  expect(screen.getAllByRole('region')).toHaveLength(2);
});

test('2.2-6 a request that was just sent stands in the list', async () => {
  const user = userEvent.setup();
  const app = await open(7);
  const asked = () => app.calls.filter(({ key }) => key === 'GET support.getTickets').length;
  const before = asked();
  const form = document.querySelector('form');
  if (form === null) throw new Error('there is a form');
  const [subject, message] = within(form).getAllByRole('textbox');
  if (subject === undefined || message === undefined) throw new Error('there are two fields');
  await done(user.selectOptions(within(form).getByRole('combobox'), 'payments'));
  await done(user.type(subject, 'A deposit'));
  await done(user.type(message, 'It is missing'));
  await done(user.click(within(form).getByRole('button', { name: 'form.send' })));
  expect(asked()).toBe(before + 1);
});
