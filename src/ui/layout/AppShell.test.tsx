import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Button } from '../basics/Button.tsx';
import { GameTile } from '../tiles/GameTile.tsx';
import { gamesIcon, menuIcon } from '../basics/icons.ts';
import { Rail } from '../tiles/Rail.tsx';
import { AppShell } from './AppShell.tsx';
import { BalancePill } from './BalancePill.tsx';
import { BottomBar } from './BottomBar.tsx';
import { Footer } from './Footer.tsx';
import { SideNav } from './SideNav.tsx';
import { TopBar } from './TopBar.tsx';

const logo = { name: 'Croupier', href: '/' };
const items = [
  { id: 'menu', label: 'Menu', icon: menuIcon, onClick: () => {}, isExpanded: false },
  { id: 'games', label: 'Games', icon: gamesIcon, href: '/games', isCurrent: true },
];

// Without happy-dom, as on the server.
const html = renderToString(
  <AppShell
    skipLabel="Skip to content"
    topBar={<TopBar logo={logo} hasSideNav account={<BalancePill label="Balance: $5.00" amount="$5.00" />} />}
    sideNav={
      <SideNav
        label="Main"
        logo={logo}
        groups={[{ id: 'all', label: 'Play', items }]}
        labelToggle="Fold"
        onToggle={() => {}}
      />
    }
    bottomBar={<BottomBar label="Quick" items={items} />}
    footer={<Footer name="Croupier" columns={[{ title: 'Play', links: [{ label: 'Games', href: '/games' }] }]} />}
  >
    <Rail title="New" labelPrevious="Back" labelNext="On">
      <GameTile title="Coral Deep" href="/games/coral-deep" pictureSrc="/art/coral" />
    </Rail>
    <Button href="/cashier">Deposit</Button>
  </AppShell>,
);

test('the shell renders on the server with its landmarks, main in the middle', () => {
  for (const landmark of ['<header', '<nav', '<main', '<footer']) expect(html).toContain(landmark);
  expect(html).toContain('href="#main"');
  expect(html.match(/id="main"/g)).toHaveLength(1);
  expect(html.indexOf('href="#main"')).toBeLessThan(html.indexOf('<header'));
});

test('the balance is a button with a complete name', () => {
  expect(html).toMatch(/<button[^>]*aria-label="Balance: \$5\.00"/);
});

test('an item without an address is a button, the current item is marked', () => {
  expect(html).toMatch(/<button[^>]*aria-expanded="false"[^>]*>.*?Menu/);
  expect(html).toMatch(/<a[^>]*href="\/games"[^>]*aria-current="page"/);
});
