// @vitest-environment happy-dom
/** The registration form's fields with a real in-process operator. */
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startTestOperator } from '../../operator/testing/startTestOperator.ts';
import type { TestOperator } from '../../operator/testing/startTestOperator.ts';
import { SignUpForm } from '../../../src/domains/auth/ui/SignUpForm.tsx';
import { defaultSiteConfig } from '../../../src/app/settings/testing/defaultSiteConfig.ts';
import type { AuthSettings } from '../../../src/domains/auth/settings.ts';
import { AppProvider } from '../../../src/kernel/AppContext.tsx';
import { createCall } from '../../../src/lib/createCall.ts';
import { operatorFetch } from '../../../tests/fakes/operatorFetch.ts';
import { testRoot } from '../../../tests/fakes/testRoot.ts';

let operator: TestOperator;
let addresses = 0;
beforeAll(async () => {
  operator = await startTestOperator();
}, 120_000);
afterAll(() => operator.close());
afterEach(cleanup);

async function visitor(auth: Partial<AuthSettings> = {}) {
  addresses += 1;
  const jar = operatorFetch(operator, `10.8.0.${addresses}`);
  const outage = { isOn: false };
  const call = createCall({
    baseUrl: 'http://site.test',
    fetch: (input, init) => (outage.isOn ? Promise.reject(new TypeError('fetch failed')) : jar.fetch(input, init)),
    locale: () => 'en',
    isFramed: false,
    bearer: () => null,
  });
  const { root } = testRoot({ call, config: { ...defaultSiteConfig, auth: { ...defaultSiteConfig.auth, ...auth } } });
  const onDone = vi.fn<() => void>();
  render(
    <AppProvider value={root}>
      <SignUpForm
        type={root.content.config.auth.registrationTypes[0]!}
        choose={() => {}}
        show={() => {}}
        finish={onDone}
      />
    </AppProvider>,
  );
  await screen.findByLabelText('Country');
  return { root, call, onDone, outage, user: userEvent.setup() };
}
type User = ReturnType<typeof userEvent.setup>;

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const press = (user: User) => user.click(screen.getByRole('button', { name: 'Create account' }));
const errorOf = (input: HTMLElement) =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');
async function choose(user: User, name: string) {
  const country = screen.getByRole('combobox', { name: /^Country/ });
  await user.clear(country);
  await user.type(country, name);
  await user.click(screen.getByRole('option', { name }));
}
async function begin(user: User, email: string) {
  await user.type(field('E-mail'), email);
  await user.type(field('Password'), 'otter-lamp-71');
  await user.click(screen.getByRole('checkbox', { name: /18 or older/ }));
}

test('3-20, 4-18, 7-28 the form asks for what the country asks for, and the operator accepts it', async () => {
  const { root, call, onDone, user } = await visitor();
  await begin(user, 'fields-1@example.test');
  await choose(user, 'Brazil');
  await screen.findByLabelText('Document number');
  expect(field('E-mail').value).toBe('fields-1@example.test');
  await press(user);
  await waitFor(() => expect(document.activeElement).toBe(field('First name')));
  expect(errorOf(field('First name'))).toContain('Fill in this field');
  await user.type(field('First name'), 'Ana');
  await user.type(field('Last name'), 'Souza');
  await user.type(field('Date of birth'), '10122020');
  await user.type(field('Document number'), '52998224726');
  await user.selectOptions(screen.getByLabelText('Region'), 'São Paulo');
  expect([field('Date of birth').value, field('Document number').value]).toEqual(['10.12.2020', '529.982.247-26']);
  await press(user);
  expect(errorOf(field('Date of birth'))).toContain('You must be 18 or older');
  await user.clear(field('Date of birth'));
  await user.type(field('Date of birth'), '10121990');
  await press(user);
  // The form does not know the check digits: the operator refuses them at the field.
  await waitFor(() => expect(errorOf(field('Document number'))).not.toBe(''));
  await user.clear(field('Document number'));
  await user.type(field('Document number'), '52998224725');
  await press(user);
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(await call('GET account.getprofileinfo', { fields: ['document'] })).toMatchObject({
    first_name: 'Ana',
    birth_date: '1990-12-10',
    country_code: 'BR',
    region: 'BR-SP',
    document: { type: 'cpf', number: '52998224725' },
  });
  expect(root.session.account?.isRegistrationCompleted).toBe(true);
}, 60_000);

test('3-27, 5-37, 8-22 a registration by phone; a taken number is said at its field', async () => {
  const byPhone = { id: 'phone', label: '', component: 'form', isFast: false, field: 'phone' } as const;
  await operator.call('auth.register', {
    phone: '37120001234',
    phone_country_code: 'LV',
    password: 'otter-lamp-71',
    terms: true,
  });
  const { call, onDone, user } = await visitor({ registrationTypes: [byPhone] });
  expect(screen.queryByLabelText('E-mail')).toBeNull();
  await user.type(field('Password'), 'otter-lamp-71');
  await user.click(screen.getByRole('checkbox', { name: /18 or older/ }));
  await user.type(field('Phone'), '20001234');
  await press(user);
  await waitFor(() => expect(errorOf(field('Phone'))).toContain('There is an account with this phone number'));
  await user.type(field('Phone'), '{backspace}5');
  await press(user);
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(await call('GET account.getInfo', {})).toMatchObject({ login: '37120001235', country_code: 'LV' });
}, 60_000);

test('4-16 fields that fail to load are said so; a retry loads them, and nothing that was typed is lost', async () => {
  const { outage, user } = await visitor();
  await begin(user, 'fields-2@example.test');
  outage.isOn = true;
  await choose(user, 'Germany');
  await screen.findByText('The fields of this country could not be loaded.');
  outage.isOn = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByLabelText('Date of birth');
  expect([field('E-mail').value, field('Country').value]).toEqual(['fields-2@example.test', 'Germany']);
}, 60_000);

test('3-33 the betting mark is shown and sent as configured', async () => {
  const { onDone, user } = await visitor({ markBetting: { isActive: true, isChecked: false } });
  await begin(user, 'fields-3@example.test');
  await user.click(screen.getByRole('checkbox', { name: 'I come for sports betting' }));
  await press(user);
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  const rows = await operator.database.query('select is_betting from operator.players where email = $1', [
    'fields-3@example.test',
  ]);
  expect(rows).toEqual([{ is_betting: true }]);
}, 60_000);
