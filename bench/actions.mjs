/**
 * The actions of a player on each page, as data. Every action is compared with the budget of its kind.
 *
 * `on` finds the control that is used. Each action names its expected effect, since an action without effect would
 * measure as the fastest: `shows` must be visible afterwards, `gone` must not be visible, `leads` must match the
 * address, and typed text must be in its field. A missing control or effect is an error of the run.
 * `opens` is the CSS selector of lazily loaded content: its time is from the touch to the frame that shows it.
 * @module
 */
import { GAME } from './budgets.mjs';
import { guestInTheHall } from './hallActions.mjs';
import {
  role,
  inBar,
  inNav,
  inMain,
  inDialog,
  card,
  checked,
  pressed,
  DIALOG,
  ANY_DIALOG,
  FRAME,
  close,
} from './locators.mjs';

/**
 * @typedef {(page: import('playwright').Page) => import('playwright').Locator} Find
 * @typedef {{ name: string, act: 'tap' | 'type' | 'press' | 'back', on?: Find, text?: string, key?: string, opens?: string, shows?: Find, gone?: Find, leads?: RegExp }} Action
 * @typedef {{ name: string, path: string, as: 'guest' | 'player', actions: Action[] }} Journey
 */

/** @type {Journey[]} */
export const JOURNEYS = [
  {
    name: 'guest at home',
    path: '/',
    as: 'guest',
    actions: [
      {
        name: 'open the menu for the first time',
        act: 'tap',
        on: inNav('button', 'Menu'),
        opens: DIALOG,
        shows: role('dialog', 'Menu'),
      },
      {
        name: 'switch the theme',
        act: 'tap',
        on: inDialog('button', 'Light'),
        shows: pressed(inDialog('button', 'Light')),
      },
      {
        name: 'switch it back',
        act: 'tap',
        on: inDialog('button', 'Dark'),
        shows: pressed(inDialog('button', 'Dark')),
      },
      close('the menu'),
      {
        name: 'open the menu again',
        act: 'tap',
        on: inNav('button', 'Menu'),
        opens: DIALOG,
        shows: role('dialog', 'Menu'),
      },
    ],
  },
  {
    name: 'guest signing in',
    path: '/',
    as: 'guest',
    actions: [
      {
        name: 'open sign-in for the first time',
        act: 'tap',
        on: inBar('button', 'Sign in'),
        opens: DIALOG,
        shows: role('dialog', 'Sign in'),
      },
      { name: 'type an e-mail', act: 'type', on: inDialog('textbox', /^E-mail/), text: 'ann@casino.test' },
      {
        name: 'type a password',
        act: 'type',
        on: (page) => page.getByRole('dialog').getByLabel(/^Password/),
        text: 'Round-1',
      },
      { name: 'go to sign-up', act: 'tap', on: inDialog('button', 'Create account'), shows: role('dialog', 'Sign up') },
      {
        name: 'accept the terms',
        act: 'tap',
        on: (page) => page.getByRole('dialog').getByText(/18 or older/),
        shows: checked(inDialog('checkbox', /18 or older/)),
      },
      {
        name: 'send it with too short a password',
        act: 'tap',
        on: inDialog('button', 'Create account'),
        shows: (page) => page.getByRole('dialog').locator('[aria-invalid=true]').first(),
      },
      close('sign-up'),
      {
        name: 'open sign-in again',
        act: 'tap',
        on: inBar('button', 'Sign in'),
        opens: DIALOG,
        shows: role('dialog', 'Sign in'),
      },
    ],
  },
  {
    name: 'guest from home to a game and back',
    path: '/',
    as: 'guest',
    actions: [
      {
        name: 'go to the hall',
        act: 'tap',
        on: inNav('link', 'Games'),
        leads: /\/gamehall$/,
        shows: inMain('heading', 'Game hall'),
      },
      {
        name: 'open a game',
        act: 'tap',
        on: (page) => page.getByRole('main').locator(`a[href$="/game/${GAME}"]`).filter({ visible: true }).first(),
        leads: /\/game\//,
        shows: inMain('heading', 'Lantern Harbor'),
      },
      { name: 'try the demo', act: 'tap', on: inMain('button', 'Try the demo'), shows: FRAME },
      { name: 'leave the game', act: 'tap', on: inMain('button', 'Leave the game'), gone: FRAME },
      { name: 'go back to the hall', act: 'back', leads: /\/gamehall$/, shows: inMain('heading', 'Game hall') },
      {
        name: 'go back home',
        act: 'back',
        leads: /^\/$/,
        shows: (page) => page.getByRole('region', { name: 'Highlights' }),
      },
    ],
  },
  guestInTheHall,
  {
    name: 'player at home',
    path: '/',
    as: 'player',
    actions: [
      {
        name: 'open the balance for the first time',
        act: 'tap',
        on: inBar('button', /^Balance: /),
        opens: DIALOG,
        shows: ANY_DIALOG,
      },
      close('the balance'),
      {
        name: 'go to the deposit',
        act: 'tap',
        on: inBar('link', 'Deposit'),
        leads: /\/cashier\/deposit$/,
        shows: inMain('textbox', /^Amount/),
      },
      {
        name: 'go to the profile',
        act: 'tap',
        on: inNav('link', 'Profile'),
        leads: /\/profile\/settings$/,
        shows: inMain('button', 'Sign out'),
      },
    ],
  },
  {
    name: 'player depositing',
    path: '/cashier/deposit',
    as: 'player',
    actions: [
      {
        name: 'send it without an amount',
        act: 'tap',
        on: inMain('button', 'Deposit'),
        shows: (page) => page.getByRole('main').locator('[aria-invalid=true]').first(),
      },
      { name: 'choose a method', act: 'tap', on: card(/^FlashPay/), shows: checked(inMain('radio', /^FlashPay/)) },
      { name: 'type an amount', act: 'type', on: inMain('textbox', /^Amount/), text: '25' },
      { name: 'choose a preset', act: 'tap', on: inMain('button', '$50'), shows: pressed(inMain('button', '$50')) },
    ],
  },
  {
    name: 'player withdrawing',
    path: '/cashier/withdraw',
    as: 'player',
    actions: [
      { name: 'choose a method', act: 'tap', on: card(/^Card/), shows: checked(inMain('radio', /^Card/)) },
      { name: 'type an amount', act: 'type', on: inMain('textbox', /^Amount/), text: '20' },
      { name: 'type a card number', act: 'type', on: inMain('textbox', /^Card number/), text: '4111111111111111' },
      {
        name: 'open the review for the first time',
        act: 'tap',
        on: inMain('button', 'Review withdrawal'),
        opens: DIALOG,
        shows: ANY_DIALOG,
      },
    ],
  },
  {
    name: 'player reading history',
    path: '/cashier/history',
    as: 'player',
    actions: [
      {
        name: 'show withdrawals',
        act: 'tap',
        on: inMain('button', 'Withdrawals'),
        shows: pressed(inMain('button', 'Withdrawals')),
      },
      {
        name: 'show games',
        act: 'tap',
        on: inMain('tab', 'Games'),
        shows: (page) => page.getByRole('tab', { name: 'Games', selected: true }),
      },
    ],
  },
  {
    name: 'player opening a game',
    path: `/game/${GAME}`,
    as: 'player',
    actions: [
      { name: 'play for real', act: 'tap', on: inMain('button', 'Play for real'), shows: FRAME },
      { name: 'leave the game', act: 'tap', on: inMain('button', 'Leave the game'), gone: FRAME },
    ],
  },
];
