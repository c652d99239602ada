// @vitest-environment happy-dom
import { act, cleanup } from '@testing-library/react';
import { useRef, useState, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import type { PhoneText } from '../../shared/phone/readPhone.ts';
import { AmountInput } from './AmountInput.tsx';
import { Checkbox } from './Checkbox.tsx';
import { CodeInput } from './CodeInput.tsx';
import { PhoneInput } from './PhoneInput.tsx';
import { RadioTabs } from './RadioTabs.tsx';
import { Select } from './Select.tsx';
import { TextArea } from './TextArea.tsx';
import { TextInput } from './TextInput.tsx';

afterEach(cleanup);

const LV = { countryCode: 'LV', phoneCode: '371', name: 'Latvia', mask: '## ### ###' };
const FR = { countryCode: 'FR', phoneCode: '33', name: 'France', mask: '# ## ## ## ##', trunkPrefixes: ['0'] };

function Form() {
  const [text, setText] = useState('');
  const [name, setName] = useState('');
  const [amount, setAmount] = useState('');
  const nameRef = useRef<HTMLInputElement>(null);
  const [about, setAbout] = useState('');
  const [code, setCode] = useState('');
  const [phone, setPhone] = useState<PhoneText>({ country: FR, digits: '' });
  const [currency, setCurrency] = useState('EUR');
  const [isAgreed, setIsAgreed] = useState(false);
  const [way, setWay] = useState('email');
  return (
    <form>
      <TextInput label="Login" name="login" value={text} onChange={setText} />
      <TextInput label="Name" name="name" value={name} onChange={setName} ref={nameRef} />
      <AmountInput label="Amount" name="amount" currency="EUR" value={amount} onChange={setAmount} />
      <TextArea label="About" name="about" value={about} onChange={setAbout} />
      <CodeInput label="Code" name="code" value={code} onChange={setCode} />
      <PhoneInput
        label="Phone"
        name="phone"
        labelCountry="Country"
        textOf={(notice) => notice}
        countries={[FR, LV]}
        {...phone}
        onChange={setPhone}
      />
      <Select
        label="Currency"
        name="currency"
        value={currency}
        options={['EUR', 'USD'].map((value) => ({ value, label: value }))}
        onChange={setCurrency}
      />
      <Checkbox label="Terms" name="terms" isChecked={isAgreed} onChange={setIsAgreed} />
      <RadioTabs
        label="Way"
        value={way}
        tabs={['email', 'phone'].map((value) => ({ value, label: value }))}
        onChange={setWay}
      />
      <output>
        {JSON.stringify({
          text,
          name,
          amount,
          about,
          code,
          phone: phone.country.countryCode + phone.digits,
          currency,
          isAgreed,
          way,
        })}
      </output>
    </form>
  );
}

/** The form as the server sends it, what the player does with it, and the page's code that comes then. */
async function comesAlive(form: ReactElement, before: (page: HTMLElement) => void) {
  const page = document.createElement('div');
  page.innerHTML = renderToString(form);
  document.body.replaceChildren(page);
  before(page);
  await act(async () => hydrateRoot(page, form));
  return JSON.parse(page.querySelector('output')?.textContent ?? '') as Record<string, unknown>;
}

const inputOf = (page: HTMLElement, name: string) => {
  const input = page.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (input === null) throw new Error(`no ${name}`);
  return input;
};

const untouched = {
  text: '',
  name: '',
  amount: '',
  about: '',
  code: '',
  phone: 'FR',
  currency: 'EUR',
  isAgreed: false,
  way: 'email',
};

test('4-1 what nobody has touched is not told', async () => {
  expect(await comesAlive(<Form />, () => undefined)).toEqual(untouched);
});

test('4-1 what is typed, chosen and filled in before the page is alive is the form’s', async () => {
  const told = await comesAlive(<Form />, (page) => {
    inputOf(page, 'login').value = 'robin@example.test';
    inputOf(page, 'name').value = 'Robin';
    inputOf(page, 'amount').value = '٢٥';
    inputOf(page, 'about').value = 'two\nlines';
    inputOf(page, 'code').value = '٧٥٢٨٣٥';
    inputOf(page, 'phone').value = '06 12 34 56 78';
    inputOf(page, 'currency').value = 'USD';
    inputOf(page, 'terms').checked = true;
    for (const radio of page.querySelectorAll<HTMLInputElement>('[type="radio"]'))
      radio.checked = radio.value === 'phone';
  });
  expect(told).toEqual({
    text: 'robin@example.test',
    name: 'Robin',
    amount: '25',
    about: 'two\nlines',
    code: '752835',
    phone: 'FR612345678',
    currency: 'USD',
    isAgreed: true,
    way: 'phone',
  });
});

test('4-1 the caret stays where the player has put it', async () => {
  let login: HTMLInputElement | null = null;
  await comesAlive(<Form />, (page) => {
    login = inputOf(page, 'login');
    login.value = 'robin';
    login.focus();
    login.setSelectionRange(2, 2);
  });
  expect([login!['value'], login!['selectionStart']]).toEqual(['robin', 2]);
});
