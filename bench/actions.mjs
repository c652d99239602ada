/**
 * What a player does on each page, as data: every action is held against the budget of its kind.
 *
 * `on` and `into` list targets in order of preference; the first that is visible is used. A target is a role with an
 * accessible name, or a CSS selector. An action whose target is nowhere is reported as not measured, never as held;
 * `optional` ones are left out of the budgets when the page does not offer them.
 * `opens` is what a lazily loaded opening must show (CSS): timed from the touch to the frame that holds it.
 * `prepare` acts come before the timing starts and are not measured.
 * @module
 */
import { GAME } from './budgets.mjs';

/**
 * @typedef {{ role: string, name: RegExp } | { css: string }} Target
 * @typedef {{ name: string, act: 'tap' | 'type' | 'press', on?: Target[], text?: string, key?: string, opens?: string, leads?: RegExp, optional?: boolean }} Action
 * @typedef {{ name: string, path: string, as: 'guest' | 'player', actions: Action[] }} Journey
 */

const button = (name) => ({ role: 'button', name });
const link = (name) => ({ role: 'link', name });
const css = (selector) => ({ css: selector });

const DIALOG = '[role=dialog],[role=alertdialog]';
const closeDialog = { name: 'close the dialog', act: 'press', key: 'Escape' };

/** @type {Journey[]} */
export const JOURNEYS = [
  {
    name: 'guest at home',
    path: '/',
    as: 'guest',
    actions: [
      { name: 'open the menu', act: 'tap', on: [button(/^menu/i), link(/^menu/i)], opens: DIALOG },
      { name: 'switch the theme', act: 'tap', on: [button(/theme|dark|light/i), { role: 'switch', name: /theme|dark|light/i }, { role: 'radio', name: /light/i }] },
      { ...closeDialog, name: 'close the menu' },
      { name: 'open sign-in for the first time', act: 'tap', on: [button(/^sign in/i)], opens: DIALOG },
      { name: 'type an e-mail', act: 'type', on: [{ role: 'textbox', name: /e-mail|login/i }], text: 'somebody@example.test' },
      { name: 'type a password', act: 'type', on: [css('[role=dialog] input[type=password]')], text: 'Correct-horse-1' },
      { name: 'go to sign-up', act: 'tap', on: [css('[role=dialog] :is(button,a,[role=tab]):text-matches("sign up|create", "i")')] },
      closeDialog,
      { name: 'open sign-in again', act: 'tap', on: [button(/^sign in/i)], opens: DIALOG },
    ],
  },
  {
    name: 'guest in the hall',
    path: '/gamehall',
    as: 'guest',
    actions: [
      { name: 'pick a category', act: 'tap', on: [{ role: 'tab', name: /slots/i }, { role: 'radio', name: /slots/i }, button(/^slots/i), link(/^slots/i)] },
      { name: 'type in the search', act: 'type', on: [{ role: 'searchbox', name: /./ }, css('main input[type=search]'), { role: 'combobox', name: /search/i }, { role: 'textbox', name: /search/i }], text: 'lantern' },
      { name: 'open the filters', act: 'tap', on: [button(/filter/i)], opens: DIALOG, optional: true },
      { name: 'choose a provider', act: 'tap', on: [{ role: 'checkbox', name: /tidewright/i }, button(/tidewright/i), link(/^tidewright/i)], optional: true },
      { ...closeDialog, name: 'close the filters', optional: true },
      { name: 'open a game', act: 'tap', on: [link(/^lantern harbor/i)], leads: /\/game\// },
    ],
  },
  {
    name: 'player at home',
    path: '/',
    as: 'player',
    actions: [
      { name: 'open the balance', act: 'tap', on: [button(/^balance/i)] },
      { ...closeDialog, name: 'close the balance' },
      { name: 'go to the deposit', act: 'tap', on: [link(/^deposit/i), button(/^deposit/i)], leads: /\/cashier\/deposit/ },
    ],
  },
  {
    name: 'player depositing',
    path: '/cashier/deposit',
    as: 'player',
    actions: [
      { name: 'choose a method', act: 'tap', on: [css('main [role=radio]'), css('main label:has(input[type=radio])'), css('main a[href*="/cashier/deposit/"]'), css('main [role=list] button')] },
      { name: 'type an amount', act: 'type', on: [{ role: 'textbox', name: /amount/i }, { role: 'spinbutton', name: /amount/i }], text: '25' },
      { name: 'choose a preset', act: 'tap', on: [css('main button:text-matches("\\\\d")')] },
    ],
  },
  {
    name: 'player withdrawing',
    path: '/cashier/withdraw',
    as: 'player',
    actions: [
      { name: 'choose a method', act: 'tap', on: [css('main [role=radio]'), css('main label:has(input[type=radio])'), css('main a[href*="/cashier/withdraw/"]'), css('main [role=list] button')], optional: true },
      { name: 'type an amount', act: 'type', on: [{ role: 'textbox', name: /amount/i }, { role: 'spinbutton', name: /amount/i }], text: '10' },
    ],
  },
  {
    name: 'player reading history',
    path: '/cashier/history',
    as: 'player',
    actions: [{ name: 'show withdrawals', act: 'tap', on: [{ role: 'tab', name: /withdraw/i }, { role: 'radio', name: /withdraw/i }, css('main :is(button,a):text-matches("withdrawals", "i")')] }],
  },
  {
    name: 'player opening a game',
    path: '/gamehall',
    as: 'player',
    actions: [{ name: 'open a game', act: 'tap', on: [css(`a[href$="/game/${GAME}"]`), link(/^lantern harbor/i)], leads: /\/game\// }],
  },
];
