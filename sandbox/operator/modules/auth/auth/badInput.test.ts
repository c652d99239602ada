/**
 * 5, 8-22: for every registration field, the form's rule and the operator say the same about what can be typed: the
 * same verdict, with the same first code. No account is created: the terms stay unaccepted.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FormError } from '../../../../../src/kernel/forms/FormStore.ts';
import { FormStore } from '../../../../../src/kernel/forms/FormStore.ts';
import { birthDateBounds } from '../../../../../src/shared/validation/dateField.ts';
import { validatorFor } from '../../../../../src/shared/validation/fieldRule.ts';
import { registrationRules } from '../../../../../src/shared/validation/registrationRules.ts';
import { formRules } from '../../../../../src/shared/validation/ruleSet.ts';
import { signInLogin, signInPassword } from '../../../../../src/shared/validation/signInRules.ts';
import { siteConfigurationOf } from '../../../../content/siteConfiguration.ts';
import { startTestOperator } from '../../../testing/startTestOperator.ts';
import type { TestOperator } from '../../../testing/startTestOperator.ts';
import { fc, runs } from '../../../../../tests/fastCheck.ts';
import { internationalPhone } from '../../../market/phones.ts';
import { loginKind, normalisedLogin } from '../../../../../src/shared/validation/login.ts';

const configuration = {
  ...siteConfigurationOf('en', 'http://127.0.0.1:3002'),
  // Beside the sandbox's own: rules that only a configuration demands.
  validators: [
    ...siteConfigurationOf('en', 'http://127.0.0.1:3002').validators,
    { field: 'last_name', rules: [{ name: 'minLength', params: { min: 2 } }] },
    { field: 'email', rules: [{ name: 'regex', params: { pattern: '^[^+]*$' } }] },
    { field: 'promo_code', rules: [{ name: 'optional' }, { name: 'fakename' }] },
  ],
};

let operator: TestOperator;
beforeAll(async () => {
  operator = await startTestOperator();
  operator.vendors.on('/content/api/site-configuration', () => Response.json({ data: configuration }));
}, 240_000);
afterAll(() => operator.close());

const fields = [
  'email',
  'password',
  'first_name',
  'last_name',
  'middle_name',
  'address',
  'home_town',
  'phone',
] as const;
const others = ['birth_date', 'login'] as const;
type Field = (typeof fields)[number] | (typeof others)[number];
const all: readonly Field[] = [...fields, ...others];

function clientFault(field: Field, typed: string): FormError | null {
  const rules = registrationRules(configuration);
  const isRequired = field === 'email' || field === 'password';
  const context = { password: rules.password, dates: birthDateBounds(new Date(operator.time.ms)) };
  const validate = validatorFor(field, { params: { is_required: isRequired } }, context);
  const form = new FormStore(
    { [field]: { initial: '', validate, normalise: (value: string) => (field === 'password' ? value : value.trim()) } },
    formRules(rules.validators, 'en'),
  );
  form.fields[field]?.change(typed);
  form.check();
  return form.fields[field]?.error ?? null;
}

async function operatorFault(field: Field, typed: string): Promise<FormError | null> {
  const value = field === 'password' ? typed : typed.trim();
  // 4-23: an address as a login has to be that of the e-mail field.
  const right = { email: field === 'login' ? '' : 'robin@example.test', password: 'otter-lamp-71' };
  const reply = await operator.call('auth.register', { ...right, [field]: value, terms: false });
  expect(reply.status).toBe(422);
  const [fault] = (reply.error.error_data[field] ?? []) as FormError[];
  return fault ?? null;
}

const told = (fault: FormError | null) => (fault === null ? null : [fault.code, paramsOf(fault)]);
const paramsOf = ({ params }: FormError) =>
  Object.fromEntries(Object.entries(params ?? {}).map(([name, value]) => [name, String(value)]));

/** Which numbers exist, only the operator knows: the form cannot tell one that looks right. */
function unknownNumberFault(field: Field, typed: string): FormError | null {
  if ((field !== 'phone' && field !== 'login') || loginKind(normalisedLogin(typed)) !== 'phone') return null;
  return internationalPhone(typed) === null
    ? { code: field === 'phone' ? 'wrongPhoneFormat' : 'wrongField', params: {} }
    : null;
}

async function expectSame(field: Field, typed: string): Promise<void> {
  expect(told(await operatorFault(field, typed)), `${field}: ${JSON.stringify(typed.slice(0, 80))}`).toEqual(
    told(clientFault(field, typed) ?? unknownNumberFault(field, typed)),
  );
}

const corpus = {
  empty: '',
  spaces: '   ',
  'other white space': '\t\u00a0\u3000',
  'one character': 'a',
  digits: '1234567',
  '300 characters': 'ab'.repeat(150),
  '10,000 characters': 'x'.repeat(10_000),
  'forbidden signs': 'a@b"c<d>e;f`g',
  'right-to-left text': 'محمد علي',
  'direction marks': '\u202eevil\u202c',
  'combining marks': 'Jose\u0301 Zoe\u0308',
  'zalgo text': `a${'\u0301'.repeat(80)}`,
  emoji: 'Ann 🎰👩‍👩‍👧',
  'a script': '<script>alert(1)</script>',
  'an image that runs': '"><img src=x onerror=alert(1)>',
  SQL: "' or 1=1; drop table operator.players --",
  'a template': '{{constructor.constructor("x")()}} ${7*7} $$min$$',
  'a path': '../../etc/passwd',
  'a zero byte': 'a\0b',
  'line breaks': 'a\r\nBcc: b@c.example',
  'a formula': '=cmd|calc',
  'names of objects': '__proto__',
  'Arabic digits': '٢٠١٢٣٤٥٦',
  'a date that is none': '31.02.1990',
  'a child’s birthday': '2015-05-05',
  'a phone number': '+371 20 123 456',
  'an address with a plus': 'robin+casino@example.test',
} as const;

describe.each(all)('%s', (field) => {
  test('5-25 8-22 each bad input has the same error at the form and at the operator', async () => {
    for (const typed of Object.values(corpus)) await expectSame(field, typed);
    expect(Object.values(corpus).filter((typed) => clientFault(field, typed) !== null).length).toBeGreaterThan(4);
  });

  test('3-32 8-22 form and operator agree on any text', async () => {
    const text = fc.oneof(
      fc.string({ maxLength: 40 }),
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.string({ unit: 'grapheme', maxLength: 140 }),
      fc.string({ unit: fc.constantFrom(...'aЖ1.-_@+ (…é🎰'), maxLength: 30 }),
      fc.emailAddress(),
      fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
      fc.string({ unit: fc.constantFrom(...'0123456789 +-()'), maxLength: 20 }),
    );
    await fc.assert(
      fc.asyncProperty(text, (typed) => expectSame(field, typed)),
      { numRuns: runs(60) },
    );
  }, 60_000);
});

test('3-32 a configured “required” holds for the fields that the form has, and for no other', async () => {
  operator.vendors.on('/content/api/site-configuration', () =>
    Response.json({
      data: { validators: ['phone', 'character_id'].map((field) => ({ field, rules: [{ name: 'required' }] })) },
    }),
  );
  const later = configuration;
  operator.time.ms += 3_600_000;
  const reply = await operator.call('auth.register', {
    email: 'robin@example.test',
    password: 'otter-lamp-71',
    terms: false,
  });
  expect(reply.error.error_data).toMatchObject({ phone: [{ code: 'required' }] });
  expect(Object.keys(reply.error.error_data)).not.toContain('character_id');
  operator.vendors.on('/content/api/site-configuration', () => Response.json({ data: later }));
  operator.time.ms += 3_600_000;
});

test('3-32 what only the configuration demands, both demand', async () => {
  const verdicts = [
    ['last_name', 'X'],
    ['email', 'robin+casino@example.test'],
    ['first_name', 'n'.repeat(61)],
  ] as const;
  for (const [field, typed] of verdicts) await expectSame(field, typed);
  expect(verdicts.map(([field, typed]) => clientFault(field, typed)?.code)).toEqual([
    'minLength',
    'regex',
    'maxLength',
  ]);
});

test('5-58 5-45 signing in: form and operator agree on what is missing or too long', async () => {
  const texts = ['', '  ', '+', ' + ', '\0', 'x'.repeat(255), 'x'.repeat(256), 'x'.repeat(1025)];
  for (const [index, text] of texts.entries()) {
    for (const [field, rule] of [
      ['login', signInLogin],
      ['password', signInPassword],
    ] as const) {
      const sent = field === 'login' ? normalisedLogin(text) : text;
      const entry = { login: `nobody-${index}`, password: 'wrong', [field]: sent };
      const reply = await operator.call('auth.login', entry);
      const [fault] = (reply.error.error_data[field] ?? []) as FormError[];
      expect(told(fault ?? null), `${field} ${JSON.stringify(text.slice(0, 20))}`).toEqual(told(rule(sent)));
    }
  }
});

test('5-51 a code that the form refuses is refused by the operator at its field, and never compared', async () => {
  const texts = [
    '',
    ' ',
    '12345',
    '1234567',
    'abcdef',
    '12 456',
    '１２３４５６',
    "' or 1=1",
    '\u202e123456',
    '9'.repeat(10_000),
  ];
  const rule = validatorFor('code', { params: { is_required: true } });
  for (const [index, code] of texts.entries()) {
    expect(rule(code)).not.toBeNull();
    const reply = await operator.call('account.confirmContact', { contact: `guess-${index}@example.test`, code });
    expect([reply.status, Object.keys(reply.error.error_data)]).toEqual([422, ['code']]);
  }
});
