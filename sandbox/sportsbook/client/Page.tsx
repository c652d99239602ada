import { BetsPage } from './pages/BetsPage.tsx';
import { EventPage } from './pages/EventPage.tsx';
import { HomePage } from './pages/HomePage.tsx';
import { LeaguePage } from './pages/LeaguePage.tsx';
import { ResultsPage } from './pages/ResultsPage.tsx';
import { SearchPage } from './pages/SearchPage.tsx';
import { SharedSlipPage } from './pages/SharedSlipPage.tsx';
import { SportPage } from './pages/SportPage.tsx';
import { SPORTS } from './parts/SportsRow.tsx';
import { WayBack } from './parts/WayBack.tsx';

/** The parts of a path without their encoding; null where it is broken and names nothing. */
function partsOf(pathname: string): readonly string[] | null {
  try {
    return pathname.split('/').map(decodeURIComponent);
  } catch {
    return null;
  }
}

/** The page of a path; an unknown one is the start, and one with a broken encoding is not found. */
export function Page({ path }: { readonly path: string }) {
  const { pathname, searchParams } = new URL(path, 'http://sportsbook.invalid');
  const parts = partsOf(pathname);
  if (parts === null) return <WayBack reason="notFound" />;
  const [, kind = '', id = ''] = parts;
  const sport = SPORTS.find((one) => one === id);
  switch (kind) {
    case 'sport':
      return sport === undefined ? <HomePage /> : <SportPage key={sport} sport={sport} />;
    case 'league':
      return <LeaguePage id={id} />;
    case 'event':
      return <EventPage key={id} id={id} />;
    case 'results':
      return <ResultsPage />;
    case 'bets':
      return <BetsPage />;
    case 'search':
      return <SearchPage first={searchParams.get('q') ?? ''} />;
    case 'slip':
      return <SharedSlipPage key={id} code={id} />;
    default:
      return <HomePage />;
  }
}
