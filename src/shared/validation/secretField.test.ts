import { expect, test } from 'vitest';
import { isSecretField } from './secretField.ts';

test('1-22 passwords, codes, cards and documents are secrets; postcodes, country codes and promo codes are not', () => {
  const all = [
    'password',
    'code',
    'card_number',
    'document_number',
    'postcode',
    'phone_country_code',
    'promo_code',
    'city',
  ];
  expect(all.filter(isSecretField)).toEqual(['password', 'code', 'card_number', 'document_number']);
});
