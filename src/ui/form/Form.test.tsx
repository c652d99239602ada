// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deferred } from '../../../tests/fakes/fakeCall.ts';
import { Checkbox } from './Checkbox.tsx';
import { Form } from './Form.tsx';
import { PasswordInput } from './PasswordInput.tsx';
import { SlowTextProvider } from './SlowAnswer.tsx';
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

describe('a message of the whole form, which may be out of view', () => {
  /** A form that is refused as a whole, and a field of it that may be wrong as well. */
  function Refused({ error }: { readonly error?: string }) {
    const [isRefused, setRefused] = useState(false);
    return (
      <Form onSubmit={async () => setRefused(true)}>
        {isRefused && <p role="alert">No answer</p>}
        <TextInput label="E-mail" name="email" value="" onChange={() => {}} error={isRefused ? error : undefined} />
        <button type="submit">Send</button>
      </Form>
    );
  }
  const brought: string[] = [];
  let stopWatching = (): void => {};
  beforeEach(() => {
    brought.length = 0;
    const watch = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      brought.push(this.textContent);
    });
    stopWatching = () => watch.mockRestore();
  });
  afterEach(() => stopWatching());

  test('8-28 is brought into view at a refusal', async () => {
    render(<Refused />);
    await userEvent.click(send());
    await waitFor(() => expect(brought).toEqual(['No answer']));
  });

  test('a wrong field has the focus instead', async () => {
    render(<Refused error="no" />);
    await userEvent.click(send());
    await waitFor(() => expect(focused()).toBe('email'));
    expect(brought).toEqual([]);
  });
});

test('I8 after ten seconds without an answer the form says that it is still waiting, until the answer is there', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const answer = deferred<Errors>();
    const sent = vi.fn(() => answer.promise);
    render(
      <SlowTextProvider value="Still working">
        <SignUp judge={sent} />
      </SlowTextProvider>,
    );
    await act(async () => send().click());
    await act(() => vi.advanceTimersByTimeAsync(9_900));
    expect([sent.mock.calls.length, screen.queryByText('Still working')]).toEqual([1, null]);
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(screen.getByText('Still working').getAttribute('aria-live')).toBe('polite');
    await act(async () => answer.resolve({}));
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(screen.queryByText('Still working')).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

test('4-15 the second press of a double click sends nothing, also once the first has been answered; a later one does', async () => {
  const send = vi.fn(async () => {});
  render(
    <Form onSubmit={send}>
      <button type="submit">Send</button>
    </Form>,
  );
  const press = (detail: number) =>
    act(async () => {
      screen.getByRole('button').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
    });
  await press(1);
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  await press(2);
  await press(1);
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
});
