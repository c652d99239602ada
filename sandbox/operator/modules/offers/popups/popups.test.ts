import { expect, test } from 'vitest';
import { availableLocales } from '../../../market/facts.ts';
import { PopupService } from './PopupService.ts';
import { seededPopups } from './seed.ts';
import type { Popup } from './seed.ts';

const at = new Date('2026-06-01T12:00:00Z');
const [popup] = seededPopups as readonly [Popup];
const named = (hasDeposits: boolean, ...all: Popup[]) =>
  new PopupService({ now: () => at }, 'http://vendors.test', all)
    .list({ has_deposits: hasDeposits }, 'en')
    .map(({ name }) => name);

test('7-89 only popups of running campaigns, in their order', () => {
  const other = (name: string, more: Partial<Popup>): Popup => ({ ...popup, name, audience: 'all', ...more });
  expect(
    named(
      false,
      other('b', {}),
      other('over', { ends_at: at }),
      other('coming', { starts_at: new Date(at.getTime() + 1) }),
      other('a', { ends_at: new Date(at.getTime() + 1) }),
    ),
  ).toEqual(['b', 'a']);
});

test('7-89 a popup for depositors is shown to nobody else', () => {
  expect([named(false, popup), named(true, popup)]).toEqual([[], [popup.name]]);
});

test.each(availableLocales)('7-89 every popup has its words in %s and its own key', (locale) => {
  const shown = new PopupService({ now: () => at }, 'http://vendors.test', seededPopups).list(
    { has_deposits: true },
    locale,
  );
  expect(shown.length).toBeGreaterThan(0);
  for (const one of shown) {
    const { notification_header: header, notification_text: body, button_text: button } = one.descriptions;
    expect([header, body, button].every((text) => text.length > 5)).toBe(true);
    expect(one.descriptions.notification_image).toMatch(/^http:\/\/vendors\.test\/art\//);
  }
  expect(new Set(shown.map(({ seen_key: key }) => key)).size).toBe(shown.length);
});
