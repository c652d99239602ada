import { expect, test } from 'vitest';
import { settle } from '../../../tests/fakes/FakeClock.ts';
import { createTestApp } from '../../../tests/fakes/testApp.ts';
import type { Answers } from '../../../tests/fakes/fakeCall.ts';
import { ApiError, NoAnswerError } from '../../lib/errors.ts';
import { memoryStore } from '../../lib/keyValueStore.ts';
import { faqStore } from './FaqStore.ts';
import { feedbackStore } from './FeedbackStore.ts';
import type { FeedbackStore } from './FeedbackStore.ts';
import { ticketsStore } from './TicketsStore.ts';

const ticket = (more: object = {}) => ({
  id: 12,
  category: 'payments' as const,
  subject: 'A deposit',
  status: 'answered' as const,
  created_at: '2026-03-01T10:00:00.000Z',
  updated_at: '2026-03-01T11:00:00.000Z',
  is_unread: true,
  ...more,
});
const message = (id: number, author: 'player' | 'house') => ({
  id,
  author,
  text: `message ${id}`,
  at: '2026-03-01T10:00:00.000Z',
  attachments: [],
});
const file = (name: string, bytes = 10) => Object.assign(new Blob([new Uint8Array(bytes)]), { name });
const refused = (field: string, code: string) =>
  new ApiError('InvalidParameterException', 422, { [field]: [{ code }] }, '');

function fill({ form }: FeedbackStore, email = 'robin@example.test'): void {
  const { fields } = form;
  fields.category.change('payments');
  fields.subject.change('A deposit');
  fields.message.change('It is missing');
  fields.email.change(email);
}
const sendsOf = (app: ReturnType<typeof createTestApp>) =>
  app.calls
    .filter(({ key }) => key === 'POST support.sendFeedback')
    .map(({ input }) => input as { request_id: string });

test('2.2-6 the search over the answers forgives typing errors and knows further words', async () => {
  const item = (id: string, question: string, words: string) => ({
    id,
    category: 'other' as const,
    question,
    answer: `The answer ${id}.`,
    words,
  });
  const items = [item('1', 'How long does a withdrawal take?', 'payout'), item('2', 'How do I set a limit?', 'budget')];
  const app = createTestApp({ answers: { 'GET support.getFaq': () => ({ items }) } });
  const store = app.store(faqStore);
  await store.load();
  const found = (query: string) => {
    store.search(query);
    return store.found.map(({ id }) => id);
  };
  expect(found('')).toEqual(['1', '2']);
  expect(found('withdrawl')).toEqual(['1']);
  expect(found('BUDGET')).toEqual(['2']);
  expect(found('zzzzzz')).toEqual([]);
});

test('2.2-6 nothing that is typed is lost: neither by a lost answer nor by a reload, and both tries are one request', async () => {
  const storage = memoryStore();
  const answers: Answers = {
    'POST support.sendFeedback': () => {
      throw new NoAnswerError('network');
    },
  };
  const app = createTestApp({ answers, storage });
  const store = app.store(feedbackStore);
  fill(store);
  store.keep();
  await store.send();
  expect([store.problem?.code, store.form.fields.message.value, store.sent]).toEqual(['noAnswer', 'It is missing', '']);
  app.answers = { 'POST support.sendFeedback': () => ({ ticket_id: 31 }) };
  await store.send();
  const [first, second] = sendsOf(app);
  expect(first?.request_id).toBe(second?.request_id);
  expect([store.sent, store.form.fields.message.value]).toEqual(['31', '']);

  // What the browser has put back into the form itself is not overwritten by an earlier draft.
  store.keep();
  const early = createTestApp({ storage }).store(feedbackStore);
  early.open();
  expect(early.form.names.map((name) => early.form.fields[name].isDirty)).toEqual([false, false, false, false]);

  fill(store);
  store.keep();
  const later = createTestApp({ storage }).store(feedbackStore);
  later.open();
  expect([later.form.fields.subject.value, later.form.fields.category.value]).toEqual(['A deposit', 'payments']);
  await store.send();
  const after = createTestApp({ storage }).store(feedbackStore);
  after.open();
  expect(after.form.fields.subject.value).toBe('');
});

test('2.2-6 guests give an e-mail address, players need none; a refusal stands at its field', async () => {
  const answers: Answers = { 'POST support.sendFeedback': () => ({ ticket_id: 1 }) };
  const guest = createTestApp({ answers });
  const store = guest.store(feedbackStore);
  fill(store, 'no address');
  await store.send();
  expect([store.form.fields.email.error?.code, guest.calls]).toEqual(['wrongEmailAddress', []]);
  guest.answers = {
    'POST support.sendFeedback': () => {
      throw refused('email', 'email');
    },
  };
  store.form.fields.email.change('robin@example.test');
  await store.send();
  expect([store.form.fields.email.error?.code, store.problem]).toEqual(['email', null]);
  const player = createTestApp({ answers, uid: 7 });
  fill(player.store(feedbackStore), '');
  await player.store(feedbackStore).send();
  expect(player.store(feedbackStore).sent).toBe('1');
});

test('2.2-6 files are sent as they are chosen; a faulty one holds the message back until it is removed', async () => {
  let count = 0;
  const answers: Answers = {
    'POST support.attach': ({ name }) => {
      if (name === 'trap.png') throw refused('content', 'wrongFile');
      if (name === 'lost.png') throw new NoAnswerError('network');
      count += 1;
      return { id: `file-${count}`, name, bytes: 10 };
    },
    'POST support.sendFeedback': () => ({ ticket_id: 1 }),
  };
  const app = createTestApp({ answers, uid: 7 });
  const store = app.store(feedbackStore);
  const { attachments } = store;
  fill(store);
  await attachments.add([file('a.png'), file('trap.png'), file('huge.pdf', 3 * 1024 * 1024 + 1), file('lost.png')]);
  expect(attachments.files.map(({ fault }) => fault)).toEqual([null, 'wrongFile', 'fileTooLarge', 'failed']);
  await store.send();
  expect(sendsOf(app)).toEqual([]);
  await attachments.add([file('fifth.png')]);
  expect([attachments.isTooMany, attachments.files.length]).toEqual([true, 4]);
  for (const { key, name } of attachments.files) if (name !== 'a.png') attachments.remove(key);
  await attachments.add([file('b.pdf')]);
  await store.send();
  expect(sendsOf(app)).toMatchObject([{ attachments: ['file-1', 'file-2'] }]);
  expect(attachments.files).toEqual([]);
});

test('files that the operator has forgotten are sent again, and the message waits for the player’s next press', async () => {
  let isForgotten = true;
  let count = 0;
  const app = createTestApp({
    uid: 7,
    answers: {
      'POST support.attach': ({ name }) => ({ id: `file-${(count += 1)}`, name, bytes: 10 }),
      'POST support.sendFeedback': () => {
        if (isForgotten) throw refused('attachments', 'wrongField');
        return { ticket_id: 1 };
      },
    },
  });
  const store = app.store(feedbackStore);
  fill(store);
  await store.attachments.add([file('a.png')]);
  await store.send();
  expect([store.attachments.ids, store.problem?.code]).toEqual([['file-2'], 'failed']);
  isForgotten = false;
  await store.send();
  expect(store.sent).toBe('1');
});

test('2.2-6 a request is a conversation: opened it is read, an answer appears by its event, a reply goes out once', async () => {
  let messages = [message(1, 'player'), message(2, 'house')];
  const app = createTestApp({
    uid: 7,
    answers: {
      'GET support.getTickets': () => ({ count: 1, items: [ticket()] }),
      'GET support.getTicket': () => ({ ticket: ticket(), messages }),
      'POST support.markRead': () => 1,
      'POST support.reply': () => 1,
    },
  });
  const store = app.store(ticketsStore);
  const stop = store.start();
  store.show('12');
  await settle();
  expect(store.conversation?.messages.map(({ isOwn }) => isOwn)).toEqual([true, false]);
  expect(store.list.items[0]?.isUnread).toBe(false);
  messages = [...messages, message(3, 'house')];
  app.news.publish({
    type: 'support.ticket_changed',
    data: { ticket_id: 12, status: 'answered', subject: 'A deposit', author: 'house' },
  });
  await settle();
  expect(store.conversation?.messages).toHaveLength(3);
  store.form.fields.message.change('Thank you');
  await Promise.all([store.reply(), store.reply()]);
  expect(app.calls.filter(({ key }) => key === 'POST support.reply')).toHaveLength(1);
  expect(store.form.fields.message.value).toBe('');
  stop();
  app.signIn(8);
  const next = app.store(ticketsStore);
  expect([next.openId, next.conversation, next.list.items]).toEqual(['', null, []]);
});

test('2.2-6 an attachment is opened by its one link; asked for twice at once it is asked for once', async () => {
  const app = createTestApp({
    uid: 7,
    answers: {
      'POST support.getFile': async () => ({
        path: '/platform/support-file/t1',
        expires_at: '2026-03-01T10:05:00.000Z',
      }),
    },
  });
  const store = app.store(ticketsStore);
  const first = store.openFile('f1');
  expect(store.askedFile).toBe('f1');
  await Promise.all([first, store.openFile('f1')]);
  expect([app.external, store.askedFile, app.calls.length]).toEqual([['/platform/support-file/t1'], '', 1]);
  app.answers['POST support.getFile'] = () => Promise.reject(new NoAnswerError('network'));
  await store.openFile('f1');
  expect([app.external.length, store.problem?.code]).toEqual([1, 'noAnswer']);
});
