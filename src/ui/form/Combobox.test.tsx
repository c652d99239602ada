// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Combobox } from './Combobox.tsx';
import { matchingOptions } from './matchingOptions.ts';

afterEach(cleanup);

const options = [
  { value: 'DE', label: 'Germany' },
  { value: 'ES', label: 'España' },
  { value: 'LV', label: 'Latvia' },
  { value: 'US', label: 'United States' },
];

function setup() {
  const onSubmit = vi.fn<() => void>();
  function Country() {
    const [value, setValue] = useState('LV');
    return (
      <form onSubmit={onSubmit}>
        <Combobox label="Country" name="country" value={value} options={options} onChange={setValue} labelNone="None" />
        <output>{value}</output>
      </form>
    );
  }
  render(<Country />);
  const input = screen.getByRole<HTMLInputElement>('combobox', { name: 'Country' });
  const listed = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
  const chosen = () => document.querySelector('output')?.textContent;
  return { input, listed, chosen, onSubmit, user: userEvent.setup() };
}

test('a click opens the whole list; a click on an option chooses it', async () => {
  const { input, listed, chosen, user } = setup();
  expect([input.value, listed()]).toEqual(['Latvia', []]);
  await user.click(input);
  expect([listed().length, input.getAttribute('aria-expanded')]).toEqual([4, 'true']);
  await user.click(screen.getByRole('option', { name: 'Germany' }));
  expect([chosen(), input.value, listed()]).toEqual(['DE', 'Germany', []]);
});

test('typing finds options; Enter chooses the marked one and does not send the form', async () => {
  const { input, listed, chosen, onSubmit, user } = setup();
  await user.click(input);
  await user.clear(input);
  await user.type(input, 'sta');
  expect(listed()).toEqual(['United States']);
  await user.keyboard('{Enter}');
  expect([chosen(), input.value, onSubmit.mock.calls.length]).toEqual(['US', 'United States', 0]);
});

test('the arrow keys move the mark around the list', async () => {
  const { input, chosen, user } = setup();
  input.focus();
  await user.keyboard('{ArrowDown}');
  const marked = () => document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent;
  expect(marked()).toBe('Latvia');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(marked()).toBe('Germany');
  await user.keyboard('{ArrowUp}{Enter}');
  expect(chosen()).toBe('US');
});

test('Escape closes the list alone: listeners of the page do not hear it', async () => {
  const { input, listed, user } = setup();
  const heard = vi.fn<(event: Event) => void>();
  document.addEventListener('keydown', heard, { capture: true });
  await user.click(input);
  await user.keyboard('{Escape}');
  expect([listed(), heard.mock.calls.length, input.value]).toEqual([[], 0, 'Latvia']);
  await user.keyboard('{Escape}');
  expect(heard).toHaveBeenCalledTimes(1);
  document.removeEventListener('keydown', heard, { capture: true });
});

test('leaving with a whole name chooses it, as autofill does; with anything else the choice stays', () => {
  const { input, chosen } = setup();
  fireEvent.change(input, { target: { value: ' germany' } });
  fireEvent.blur(input);
  expect([chosen(), input.value]).toEqual(['DE', 'Germany']);
  fireEvent.change(input, { target: { value: 'Atlantis' } });
  expect(screen.getByText('None')).toBeTruthy();
  fireEvent.blur(input);
  expect([chosen(), input.value]).toEqual(['DE', 'Germany']);
});

test('names are found without accents and case, by their beginning first, and by the code', () => {
  const found = (text: string) => matchingOptions(options, text).map(({ value }) => value);
  expect([found('espana'), found('e'), found('us'), found(' '), found('x')]).toEqual([
    ['ES'],
    ['ES', 'DE', 'US'],
    ['US'],
    ['DE', 'ES', 'LV', 'US'],
    [],
  ]);
});

test('9-20 of a long list only the options in sight are in the document; typing and the keyboard reach all of them', async () => {
  const many = Array.from({ length: 250 }, (_, index) => ({ value: String(index), label: `Place ${index}` }));
  function Places() {
    const [value, setValue] = useState('200');
    return <Combobox label="Place" name="place" value={value} options={many} onChange={setValue} labelNone="None" />;
  }
  render(<Places />);
  const input = screen.getByRole<HTMLInputElement>('combobox', { name: 'Place' });
  const user = userEvent.setup();
  await user.click(input);
  const listed = screen.getAllByRole('option');
  expect(listed.length).toBeLessThan(30);
  const marked = screen.getByRole('option', { selected: true });
  expect([marked.textContent, marked.getAttribute('aria-posinset'), marked.getAttribute('aria-setsize')]).toEqual([
    'Place 200',
    '201',
    '250',
  ]);
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Place 201');
  expect(document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent).toBe('Place 201');
  await user.clear(input);
  await user.type(input, 'place 13');
  expect(screen.getAllByRole('option').length).toBe(11);
  await user.click(screen.getByRole('option', { name: 'Place 137' }));
  expect(input.value).toBe('Place 137');
});
