import { describe, expect, test } from 'vitest';
import { readCatalogue } from '../../../tests/messages/catalogues.ts';
import { presentFaqs } from './faqs.ts';

const quoted = /[“«]([^”»]+)[”»]/g;

describe.each(['en', 'ru', 'es', 'ar'])('The frequent questions in %s', (locale) => {
  const named = presentFaqs(locale).flatMap(({ documentId, answer }) =>
    [...answer.matchAll(quoted)].map(([, name = '']) => ({ documentId, name })),
  );
  const shown = new Set(readCatalogue(locale).values());

  test('2.2-6 whatever an answer names in quotes is written so on the site', () => {
    expect(named.filter(({ name }) => !shown.has(name))).toEqual([]);
  });

  test('2.2-6 the answers that lead somewhere name the place', () => {
    const leading = [
      'withdrawal-time',
      'password',
      'two-factor',
      'verification',
      'wagering',
      'fair',
      'limits',
      'break',
    ];
    const without = leading.filter((name) => !named.some(({ documentId }) => documentId === `faq-${name}`));
    expect(without).toEqual([]);
  });
});
