import { expect, test } from 'vitest';
import { fc, runs } from '../../../tests/fastCheck.ts';
import { requisiteShape } from '../../domains/cashier/requisiteRules.ts';
import { dateMask } from '../../domains/profile/face/fields/dateMask.ts';
import { codeMask } from './codeMask.ts';
import { editMasked } from './editMasked.ts';
import type { MaskedText } from './editMasked.ts';
import { patternMask } from './patternMask.ts';
import { shownIn } from './TextMask.ts';
import type { TextMask } from './TextMask.ts';

const maskOfKind = (kind: 'card' | 'iban' | 'phone'): TextMask => {
  const { mask } = requisiteShape(kind);
  if (mask === null) throw new Error(`${kind} has no mask`);
  return mask;
};
const card = maskOfKind('card');

type Edit =
  | { readonly kind: 'type'; readonly from: number; readonly to: number; readonly typed: string }
  | { readonly kind: 'backspace' | 'delete'; readonly from: number; readonly to: number };

/** What a browser makes of an edit of a plain text field. */
function inBrowser(before: string, edit: Edit) {
  let { from, to } = edit;
  if (edit.kind === 'backspace' && from === to) from = Math.max(0, from - 1);
  if (edit.kind === 'delete' && from === to) to = Math.min(before.length, to + 1);
  const typed = edit.kind === 'type' ? edit.typed : '';
  const kinds = { type: 'insertText', backspace: 'deleteContentBackward', delete: 'deleteContentForward' };
  return { text: before.slice(0, from) + typed + before.slice(to), caret: from + typed.length, kind: kinds[edit.kind] };
}

const backspaceAt = (mask: TextMask, before: string, place: number): MaskedText =>
  editMasked(mask, before, inBrowser(before, { kind: 'backspace', from: place, to: place }));
const typeAt = (mask: TextMask, before: string, place: number, typed: string): MaskedText =>
  editMasked(mask, before, inBrowser(before, { kind: 'type', from: place, to: place, typed }));

test('5-52 Backspace behind a space of a card number deletes the digit before it', () => {
  expect(backspaceAt(card, '4111 1111 1111 1111', 5)).toEqual({
    shown: '4111 1111 1111 111',
    caret: 3,
  });
});

test('5-52 Delete before a space deletes the digit behind it', () => {
  const before = '4111 2345';
  const { shown, caret } = editMasked(card, before, inBrowser(before, { kind: 'delete', from: 4, to: 4 }));
  expect([shown, caret]).toEqual(['4111 345', 4]);
});

test('5-42 a digit typed over itself and the separator behind it stays', () => {
  const before = '(05) 00';
  const mask = patternMask(['(##) ## ##', '(##) ### ###']);
  const typed = editMasked(mask, before, inBrowser(before, { kind: 'type', from: 2, to: 4, typed: '5' }));
  expect(typed).toEqual({ shown: '(05) 00', caret: 3 });
});

test('5-52 a digit typed into a full number is refused, and the last one stays', () => {
  const full = '4111 1111 1111 1111 234';
  expect(typeAt(card, full, 2, '9')).toEqual({ shown: full, caret: 2 });
});

test('5-30 a date is edited in its middle', () => {
  const cut = backspaceAt(dateMask, '12.03.1990', 2);
  expect(cut).toEqual({ shown: '10.31.990', caret: 1 });
  expect(typeAt(dateMask, cut.shown, cut.caret, '5')).toEqual({ shown: '15.03.1990', caret: 2 });
});

test('5-30 a separator that is typed behind a part of one digit ends it', () => {
  const parts = ['5', '.', '3', '/', '1990'];
  const typed = parts.reduce((shown, part) => typeAt(dateMask, shown, shown.length, part).shown, '');
  expect(typed).toBe('05.03.1990');
});

test.each(['12 March 1990', '1990-03-12T00:00:00Z', '1990/13/12', 'x'])(
  '5-30 %j, which could only be misread, leaves the date as it is',
  (pasted) => {
    const [before, kind] = ['01.02.2003', 'insertFromPaste'];
    expect(typeAt(dateMask, before, before.length, pasted)).toEqual({ shown: before, caret: 10 });
    expect(typeAt(dateMask, '01', 1, pasted)).toEqual({ shown: '01', caret: 1 });
    expect(editMasked(dateMask, before, { text: pasted, caret: pasted.length, kind }).shown).toBe(before);
    expect(editMasked(dateMask, before, { text: pasted, caret: pasted.length, kind: '' }).shown).toBe(before);
  },
);

test('5-30 a date that is pasted with its year first takes the place of what was there', () => {
  expect(typeAt(dateMask, '05.', 3, '1990/03/12')).toEqual({ shown: '12.03.1990', caret: 10 });
});

test('a text that is set as a whole, by autofill, replaces all', () => {
  expect(editMasked(dateMask, '12.0', { text: '1990-03-12', caret: 10, kind: '' }).shown).toBe('12.03.1990');
  expect(editMasked(card, '4111', { text: '٥٥٥٥٥٥٥٥', caret: 8, kind: '' }).shown).toBe('5555 5555');
});

test('a pattern with signs of its own takes a whole text with them, and digits without them', () => {
  const postcode = patternMask('LV-####');
  expect(editMasked(postcode, '', { text: 'LV-1010', caret: 7, kind: 'insertFromPaste' }).shown).toBe('LV-1010');
  expect(typeAt(postcode, '', 0, '1').shown).toBe('LV-1');
});

test.each([
  ['371 20', 0, '+', '+37120', 1],
  ['+371', 0, '9', '+371', 0],
  ['371', 2, '+', '371', 2],
  ['612', 0, '+45 3', '+453612', 4],
  ['371', 3, '+45 34 41 23 45', '+4534412345', 11],
  ['0', 1, '0', '+', 1],
  ['0612', 1, '0', '+612', 1],
])(
  '3-54 a plus stands before the digits of a payer’s phone: into %j at %i goes %j',
  (before, place, typed, shown, caret) => {
    const phone = maskOfKind('phone');
    expect(typeAt(phone, shownIn(phone, before), place, typed)).toEqual({ shown, caret });
  },
);

/** No zeros: two of them before a number are its plus. */
const inPhone = /^[1-9]{1,3}$/;
const inAny = /^\d{1,3}$/;

const masks: readonly (readonly [string, TextMask, number, RegExp])[] = [
  ['card', card, 19, inAny],
  ['IBAN', maskOfKind('iban'), 34, inAny],
  ['phone', maskOfKind('phone'), 15, inPhone],
  ['date', dateMask, 8, inAny],
  ['phone of two lengths', patternMask(['(##) ## ##', '(##) ### ###']), 8, inAny],
  ['code', codeMask(6), 6, inAny],
  ['cpf', patternMask('###.###.###-##'), 11, inAny],
];

/** A place between the signs, for a place in the shown text: separators count to the sign before them. */
const signsBefore = (shown: string, place: number): number => shown.slice(0, place).replace(/\D/g, '').length;

test.each(masks)('5-42 random edits of a %s are those of its plain digits', (_name, mask, most, digits) => {
  const edit = fc.record({
    kind: fc.constantFrom('type', 'backspace', 'delete'),
    one: fc.nat(40),
    other: fc.nat(40),
    isRange: fc.boolean(),
    typed: fc.stringMatching(digits),
  });
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 40 }), (edits) => {
      let shown = '';
      let model = '';
      for (const { kind, one, other, isRange, typed } of edits) {
        const places = [one, isRange ? other : one].map((place) => place % (shown.length + 1));
        const [from = 0, to = 0] = places.sort((a, b) => a - b);
        let [first, last] = [signsBefore(shown, from), signsBefore(shown, to)];
        if (kind === 'backspace' && first === last) first = Math.max(0, first - 1);
        if (kind === 'delete' && first === last) last += 1;
        const room = most - first - Math.max(0, model.length - last);
        const taken = kind === 'type' ? typed.slice(0, room) : '';
        model = model.slice(0, first) + taken + model.slice(last);
        const masked = editMasked(mask, shown, inBrowser(shown, { kind, from, to, typed } as Edit));
        expect(masked.shown.replace(/\D/g, '')).toBe(model);
        expect(signsBefore(masked.shown, masked.caret)).toBe(first + taken.length);
        shown = masked.shown;
      }
    }),
    { numRuns: runs(100) },
  );
});
