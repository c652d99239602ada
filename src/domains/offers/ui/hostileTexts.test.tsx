// @vitest-environment happy-dom
import { act, cleanup, configure, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Answers } from '../../../../tests/fakes/fakeCall.ts';
import { testRoot } from '../../../../tests/fakes/testRoot.ts';
import { wireAccount } from '../../../../tests/fakes/wireSamples.ts';
import { DialogHost } from '../../../app/DialogHost.tsx';
import { AppProvider } from '../../../kernel/AppContext.tsx';
import { activatedDialog, promotionDialog } from '../dialogs.ts';
import { writeOffer } from '../offerView.ts';
import { campaignDialog } from '../popups/campaignDialog.ts';
import { wireOffer } from '../testing/wireOffer.ts';
import offersRoute from './offers.route.ts';
import offerRoute from './offer.route.ts';

configure({ asyncUtilTimeout: 15_000 });
afterEach(cleanup);

const hostile = '<img src=x onerror="alert(1)"><script>alert(2)</script>\u202Eevil';
const description = { title: hostile, lead: hostile, text: hostile, image: '', colour: 'red;position:fixed' };
const offer = wireOffer('a', { description });

async function start(answers: Answers = {}) {
  const { root } = testRoot({
    answers: {
      'GET account.getInfo': () => wireAccount(7),
      'GET campaigns.getoffers': () => ({ count: 1, items: [offer] }),
      'GET campaigns.getOffer': () => offer,
      'GET bonuses.get': () => ({ count: 0, items: [] }),
      ...answers,
    },
  });
  await root.loadMessages(['offers', 'banners', 'offerPages', 'forms', 'core', 'menu']);
  await root.session.load();
  return root;
}

/** Whether the text is shown as it is, and the elements and styles that have been made of it. */
const readText = (place: Element) => ({
  isShown: place.textContent.includes(hostile),
  elements: place.querySelectorAll('script, [onerror], img[src="x"]').length,
  isStyled: place.outerHTML.includes('position:fixed'),
});
const onlyText = { isShown: true, elements: 0, isStyled: false };

const match = { params: { id: 'a' }, search: new URLSearchParams() };

test.each([
  ['list', offersRoute],
  ['page', offerRoute],
])('9-17 HTML in an offer is text on its %s', async (_case, route) => {
  const root = await start();
  await route.loadData?.(root, match);
  const { container } = render(
    <AppProvider value={root}>
      <route.Page match={match} />
    </AppProvider>,
  );
  await screen.findAllByRole('heading', { name: (name) => name.includes('evil') });
  expect(readText(container)).toEqual(onlyText);
});

const popup = {
  name: 'a',
  title: hostile,
  text: hostile,
  image: '',
  buttonText: hostile,
  buttonLink: '/',
  seenKey: 'a',
};

test.each(['popup', 'activated', 'promotion'] as const)(
  '9-17, 2.10-3, 2.10-7, 2.10-13 HTML of a campaign is text in the dialog “%s”',
  async (dialog) => {
    const root = await start();
    render(
      <AppProvider value={root}>
        <DialogHost />
      </AppProvider>,
    );
    const shown = writeOffer(offer, root.locale);
    act(() => {
      if (dialog === 'popup') void root.dialogs.open(campaignDialog, popup);
      if (dialog === 'activated') void root.dialogs.open(activatedDialog, { offer: shown, isGiven: true });
      if (dialog === 'promotion') void root.dialogs.open(promotionDialog, { id: 'a', title: hostile });
    });
    const opened = await screen.findByRole('dialog');
    await within(opened).findAllByText((text) => text.includes('evil'));
    expect(readText(opened)).toEqual(onlyText);
  },
);
