import { inMain, inDialog, DIALOG } from './locators.mjs';

/** @type {import('./actions.mjs').Journey} */
export const guestInTheHall = {
  name: 'guest in the hall',
  path: '/gamehall',
  as: 'guest',
  actions: [
    {
      name: 'open the filters',
      act: 'tap',
      on: inMain('button', /^Filters/),
      opens: DIALOG,
      shows: inDialog('button', /^Medium \d/),
    },
    {
      name: 'choose a provider',
      act: 'tap',
      on: inDialog('button', /^Tidewright \d/),
      leads: /providers=tidewright/,
    },
    { name: 'choose a volatility', act: 'tap', on: inDialog('button', /^Medium \d/), leads: /volatilities=medium/ },
    {
      name: 'take the provider away',
      act: 'tap',
      on: inDialog('button', /^Tidewright \d/),
      leads: /^(?!.*tidewright)/,
    },
    { name: 'show the games', act: 'tap', on: inDialog('button', /^Show \d/), gone: DIALOG },
    {
      name: 'type in the search',
      act: 'type',
      on: inMain('searchbox', 'Search by title or provider'),
      text: 'lan',
      leads: /query=lan/,
    },
  ],
};
