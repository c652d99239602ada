import { expect, test } from 'vitest';
import { createTestApp } from '../../../tests/fakes/testApp.ts';
import { OpenDrafts, openDrafts } from './OpenDrafts.ts';
import type { DraftTexts } from './OpenDrafts.ts';

/** A form with these texts, which records what is restored. */
function formWith(texts: DraftTexts | null) {
  const restored: DraftTexts[] = [];
  return { restored, read: () => texts, restore: (given: DraftTexts) => void restored.push(given) };
}

test('the drafts of the open forms are collected, without secrets and without empty forms', () => {
  const drafts = new OpenDrafts();
  const stop = drafts.hold('nickname', formWith({ fakename: 'Ada' }));
  drafts.hold('deposit', formWith({ amount: '25', method: 'card', card_number: '4111', password: 'x' }));
  drafts.hold('withdraw', formWith(null));
  drafts.hold('secrets', formWith({ iban: 'LV80', pin: '1234' }));
  expect(JSON.parse(drafts.collect(4096))).toEqual({
    nickname: { fakename: 'Ada' },
    deposit: { amount: '25', method: 'card' },
  });
  stop();
  expect(drafts.collect(4096)).toBe('{"deposit":{"amount":"25","method":"card"}}');
});

test('nothing open is an empty text, and a draft that is too long is left out', () => {
  const drafts = new OpenDrafts();
  expect(drafts.collect(4096)).toBe('');
  drafts.hold('long', formWith({ text: 'x'.repeat(5000) }));
  drafts.hold('short', formWith({ text: 'y' }));
  expect(drafts.collect(4096)).toBe('{"short":{"text":"y"}}');
});

test('what was handed over is restored once, when the form of its name is there', () => {
  const [source, target] = [new OpenDrafts(), new OpenDrafts()];
  source.hold('deposit', formWith({ amount: '25' }));
  target.give(source.collect(4096));
  const other = formWith(null);
  const form = formWith(null);
  target.hold('withdraw', other);
  target.hold('deposit', form)();
  target.hold('deposit', form);
  expect([other.restored, form.restored]).toEqual([[], [{ amount: '25' }]]);
});

test('text of another shape restores nothing that is no text', () => {
  const drafts = new OpenDrafts();
  for (const json of ['{', '[]', '7', 'null', '{"deposit":7}', '{"deposit":{"amount":7}}']) {
    const form = formWith(null);
    drafts.give(json);
    drafts.hold('deposit', form);
    expect(form.restored.flatMap((texts) => Object.entries(texts))).toEqual([]);
  }
});

test('another player gets nothing of it', () => {
  const app = createTestApp({ uid: 7 });
  app.store(openDrafts).give('{"deposit":{"amount":"25"}}');
  app.signIn(8);
  const form = formWith(null);
  app.store(openDrafts).hold('deposit', form);
  expect(form.restored).toEqual([]);
});

test('leaving ends what goes on elsewhere', () => {
  const drafts = new OpenDrafts();
  let left = 0;
  drafts.hold('deposit', formWith({ amount: '25' }));
  drafts.hold('game', { ...formWith({ mode: 'play' }), leave: () => void (left += 1) });
  drafts.leave();
  expect(left).toBe(1);
});

test('1-22 a load takes no form that keeps itself, unless the storage is lost with it, and never an open game', () => {
  const drafts = new OpenDrafts();
  drafts.hold('deposit', { ...formWith({ amount: '25' }), keepsItself: true });
  drafts.hold('game', { ...formWith({ mode: 'play' }), isForHandoffOnly: true });
  drafts.hold('nickname', formWith({ fakename: 'Ada' }));
  expect(Object.keys(JSON.parse(drafts.collect(4096, 'load')) as object)).toEqual(['nickname']);
  expect(Object.keys(JSON.parse(drafts.collect(4096, 'lostStorage')) as object)).toEqual(['deposit', 'nickname']);
});

test('1-22 a draft that comes late is taken by forms in which nothing has been typed', () => {
  const drafts = new OpenDrafts();
  const empty = formWith({});
  const chosen = { ...formWith({ method: 'card', amount: '' }), isTyped: () => false };
  const typed = formWith({ subject: 'Mine' });
  drafts.hold('personal', empty);
  drafts.hold('deposit', chosen);
  drafts.hold('support', typed);
  drafts.give('{"personal":{"city":"Riga"},"deposit":{"amount":"25"},"support":{"subject":"Old"}}');
  expect([empty.restored, chosen.restored, typed.restored]).toEqual([[{ city: 'Riga' }], [{ amount: '25' }], []]);
});
