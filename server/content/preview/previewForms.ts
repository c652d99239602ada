import { escapeHtml } from '../../escapeHtml.ts';
import type { Spoken } from './previewDocument.ts';
import type { PreviewWord } from './previewWords.ts';

type Field = readonly [name: string, label: PreviewWord, type: 'text' | 'email' | 'password', autocomplete: string];

interface Form {
  /** 7-116: the content system's call. */
  readonly path: string;
  readonly title: PreviewWord;
  readonly fields: readonly Field[];
  /** Whether it takes the token of somebody who is signed in. */
  readonly isForUsers?: boolean;
}

const newPassword: readonly Field[] = [
  ['password', 'newPassword', 'password', 'new-password'],
  ['passwordConfirmation', 'passwordConfirmation', 'password', 'new-password'],
];

/** The editors' forms by the last segment of their address. */
export const previewForms = {
  'sign-in': {
    path: '/auth/local',
    title: 'signIn',
    fields: [
      ['identifier', 'identifier', 'text', 'username'],
      ['password', 'passwordField', 'password', 'current-password'],
    ],
  },
  register: {
    path: '/auth/local/register',
    title: 'register',
    fields: [
      ['username', 'username', 'text', 'username'],
      ['email', 'email', 'email', 'email'],
      ['password', 'passwordField', 'password', 'new-password'],
    ],
  },
  forgot: { path: '/auth/forgot-password', title: 'forgot', fields: [['email', 'email', 'email', 'email']] },
  reset: {
    path: '/auth/reset-password',
    title: 'reset',
    fields: [['code', 'code', 'text', 'one-time-code'], ...newPassword],
  },
  confirm: { path: '/auth/send-email-confirmation', title: 'confirm', fields: [['email', 'email', 'email', 'email']] },
  password: {
    path: '/auth/change-password',
    title: 'password',
    fields: [['currentPassword', 'currentPassword', 'password', 'current-password'], ...newPassword],
    isForUsers: true,
  },
} as const satisfies Readonly<Record<string, Form>>;

export type PreviewForm = keyof typeof previewForms;
const names = Object.keys(previewForms) as readonly PreviewForm[];

export const previewFormOf = (name: unknown): PreviewForm | null => names.find((one) => one === name) ?? null;

const viewPath = (name: PreviewForm, back: string): string =>
  `/nfx/preview?${new URLSearchParams({ view: name, ...(back === '' ? {} : { back }) })}`;

export interface ShownForm {
  readonly name: PreviewForm;
  /** Path of the site to go to afterwards; empty for the list. */
  readonly back: string;
  /** What is shown above the form. */
  readonly note?: string;
  /** From the link of an e-mail. */
  readonly code?: string;
}

/** A form, and the ways to the others. Passwords are never written back. */
export function previewForm({ words }: Spoken, { name, back, note = '', code = '' }: ShownForm): string {
  const form: Form = previewForms[name];
  const fields = form.fields.map(
    ([field, label, type, autocomplete]) =>
      `<label>${escapeHtml(words[label])}<input name="${field}" type="${type}" autocomplete="${autocomplete}" required maxlength="200"${
        field === 'code' ? ` value="${escapeHtml(code)}"` : ''
      }></label>`,
  );
  const others = form.isForUsers === true ? [] : names.filter((one) => one !== name && one !== 'password');
  const links = others.map(
    (one) => `<li><a href="${escapeHtml(viewPath(one, back))}">${escapeHtml(words[previewForms[one].title])}</a></li>`,
  );
  return [
    `<h1>${escapeHtml(words[name === 'sign-in' ? 'title' : form.title])}</h1>`,
    name === 'sign-in' ? `<p>${escapeHtml(words.lead)}</p>` : '',
    note === '' ? '' : `<p class="note" role="alert">${escapeHtml(note)}</p>`,
    `<form method="post" action="/nfx/preview/${name}"><input type="hidden" name="back" value="${escapeHtml(back)}">`,
    ...fields,
    `<button>${escapeHtml(name === 'sign-in' ? words.signIn : words.send)}</button></form>`,
    `<nav><ul>${links.join('')}</ul></nav>`,
  ].join('');
}
