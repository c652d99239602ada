import { describe, expect, test } from 'vitest';
import { documentKey, storedDocument } from './documents.ts';

const key = (country: string, type: string, number: string, secret = 'secret-1') =>
  documentKey(secret, { country, type, number });

describe('16-A4, 40-4 spellings of one document', () => {
  test.each([
    ['passport', 'LV123456', 'lv123456'],
    ['passport', 'LV123456', ' LV-123 456'],
    ['passport', 'LV123456', 'LV.123–456'],
    ['passport', 'LV123456', 'ＬＶ１２３４５６'],
    ['passport', 'LV123456', 'LV١٢٣٤٥٦'],
    ['passport', 'LV123456', 'LV۱۲۳۴۵۶'],
    ['passport', 'LV123456', 'LV१२३४५६'],
    ['passport', 'AB123456', 'АБ123456'],
    ['cpf', '52998224725', '529.982.247-25'],
    ['cpf', '52998224725', '٥٢٩.٩٨٢.٢٤٧-٢٥'],
  ])('%s %s is %s', (type, number, spelt) => expect(key('LV', type, spelt)).toBe(key('LV', type, number)));

  test('a type in capitals is the same one, and a CPF is Brazil’s, wherever its owner lives', () => {
    expect(key('LV', ' Passport', 'LV123456')).toBe(key('LV', 'passport', 'LV123456'));
    expect(key('PT', 'cpf', '52998224725')).toBe(key('BR', 'cpf', '52998224725'));
    expect(key('', 'passport', 'LV123456')).toBe(key('LV', 'passport', 'LV123456'));
  });

  test('another country, type or number is another document; the key tells nothing without the secret', () => {
    const keys = [
      key('LV', 'passport', '123456'),
      key('EE', 'passport', '123456'),
      key('LV', 'id_card', '123456'),
      key('LV', 'passport', '123465'),
      key('LV', 'passport', '123456', 'secret-2'),
    ];
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.join(' ')).not.toContain('123456');
  });

  test('without a type or a number there is none', () => {
    expect([key('LV', 'passport', ' - '), key('LV', '', '123456')]).toEqual(['', '']);
    expect(storedDocument('secret-1', 7n, { country: 'LV', type: '', number: '' })).toEqual({
      document_type: '',
      document_number: '',
      document_key: '',
    });
  });
});
