// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { deferred } from '../../../tests/fakes/fakeCall.ts';
import { Checkbox } from './Checkbox.tsx';
import { Form } from './Form.tsx';
import { PasswordInput } from './PasswordInput.tsx';
import { TextInput } from './TextInput.tsx';

afterEach(cleanup);

type Errors = Partial<Readonly<Record<'email' | 'password' | 'terms', string>>>;

/** A form whose submission sets these errors at its fields. */
function SignUp({ judge }: { readonly judge: () => Promise<Errors> }) {
  const [errors, setErrors] = useState<Errors>({});
  const nothing = () => {};
  return (
    <Form onSubmit={async () => setErrors(await judge())}>
      <TextInput label="E-mail" name="email" value="" onChange={nothing} error={errors.email} />
      <PasswordInput
        label="Password"
        name="password"
        value=""
        onChange={nothing}
        error={errors.password}
        labelShow="Show"
        labelHide="Hide"
      />
      <Checkbox label="Terms" name="terms" isChecked={false} onChange={nothing} error={errors.terms} />
      <button type="submit">Send</button>
    </Form>
  );
}

const send = () => screen.getByRole('button', { name: 'Send' });
const focused = () => document.activeElement?.getAttribute('name');

describe('a refused submission focuses its first invalid field', () => {
  const cases: [string, Errors, string][] = [
    ['all wrong', { email: 'no', password: 'no', terms: 'no' }, 'email'],
    ['the second', { password: 'no', terms: 'no' }, 'password'],
    ['a box to tick', { terms: 'no' }, 'terms'],
  ];
  test.each(cases)('%s', async (_what, errors, name) => {
    render(<SignUp judge={async () => errors} />);
    await userEvent.click(send());
    await waitFor(() => expect(focused()).toBe(name));
  });

  test('also if the answer arrives later, and again at a second refusal', async () => {
    const answer = deferred<Errors>();
    render(<SignUp judge={() => answer.promise} />);
    await userEvent.click(send());
    expect(document.activeElement).toBe(send());
    await act(async () => answer.resolve({ password: 'no' }));
    await waitFor(() => expect(focused()).toBe('password'));
    act(() => screen.getByRole('textbox').focus());
    await userEvent.click(send());
    await waitFor(() => expect(focused()).toBe('password'));
  });

  test('without errors the focus does not move', async () => {
    const judged = vi.fn(async () => ({}));
    render(<SignUp judge={judged} />);
    await userEvent.click(send());
    await waitFor(() => expect(judged).toHaveBeenCalledTimes(1));
    await act(async () => undefined);
    expect(document.activeElement).toBe(send());
  });
});

describe('a press on the button', () => {
  function Typed() {
    const [isLeft, setIsLeft] = useState(false);
    return (
      <Form onSubmit={async () => {}}>
        <TextInput
          label="E-mail"
          name="email"
          value=""
          onChange={() => {}}
          onBlur={() => setIsLeft(true)}
          error={isLeft ? 'no' : undefined}
        />
        <button type="submit">Send</button>
      </Form>
    );
  }

  test('the field loses the focus on click only: no message moves the button from under the pointer', async () => {
    render(<Typed />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('textbox'));
    await user.pointer({ keys: '[MouseLeft>]', target: send() });
    expect([document.activeElement, screen.queryByRole('alert')]).toEqual([screen.getByRole('textbox'), null]);
    await user.pointer('[/MouseLeft]');
    expect(screen.getByRole('alert').textContent).toBe('no');
  });

  test('Enter keeps the focus', async () => {
    render(<Typed />);
    await userEvent.type(screen.getByRole('textbox'), '{Enter}');
    expect([document.activeElement, screen.queryByRole('alert')]).toEqual([screen.getByRole('textbox'), null]);
  });
});

test('before it is alive it cannot be sent: neither its address nor the body of a request would hold the password', () => {
  const html = renderToString(<SignUp judge={async () => ({})} />);
  expect(html).toMatch(/<form[^>]* method="dialog"/u);
});
