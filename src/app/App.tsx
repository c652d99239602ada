import { observer } from 'mobx-react-lite';
import { Activity, memo, Suspense, useState } from 'react';
import type { ComponentProps } from 'react';
import { AppProvider } from '../kernel/AppContext.tsx';
import { ViewportProvider } from '../ui/basics/useViewport.ts';
import type { Root } from './createRoot.ts';
import { DialogHost } from './DialogHost.tsx';
import { ErrorBoundary } from './routing/ErrorBoundary.tsx';
import { Layout } from './layouts/Layout.tsx';
import { matchPath } from './routing/matchPath.ts';
import { NoticeHost } from './NoticeHost.tsx';
import { OfflineBar } from './OfflineBar.tsx';
import { RoutePage } from './RoutePage.tsx';
import { routes, systemRoutes } from './routing/routes.ts';
import type { Route } from './routing/routes.ts';
import { useShownPlace } from './useShownPlace.ts';

/** The whole app. One tree serves the server render and the browser. */
export function App({ root }: { readonly root: Root }) {
  return (
    <AppProvider value={root}>
      <ViewportProvider value={root.viewport}>
        <CurrentPage root={root} />
      </ViewportProvider>
    </AppProvider>
  );
}

/** Follows the place alone, so that a step back, which the place and the frame around the page hear of at once, is drawn once. */
const CurrentPage = observer(function CurrentPage({ root }: { readonly root: Root }) {
  const { path, search } = useShownPlace();
  const found = matchPath(path);
  const route = root.status.current === null ? (found?.route ?? systemRoutes[404]) : systemRoutes[root.status.current];
  return (
    <>
      <Layout name={route.layout}>
        <KeptPages root={root} current={route} />
        {!route.isKept && (
          <Page
            key={`${route.name} ${path}`}
            root={root}
            route={route}
            match={{ params: found?.params ?? {}, search: new URLSearchParams(search) }}
          />
        )}
      </Layout>
      <DialogHost />
      <NoticeHost />
      <OfflineBar />
    </>
  );
});

const keptRoutes = routes.filter((route) => route.isKept);
const noMatch = { params: {}, search: new URLSearchParams() };

/** The current page if it is one that stays, and those that have stayed: coming back shows them as they were left. */
function KeptPages({ root, current }: { readonly root: Root; readonly current: Route }) {
  const [met] = useState(() => new Set<Route>());
  // Only ever grows, and by what is drawn now: drawing it twice changes nothing.
  met.add(current);
  return keptRoutes.map(
    (route) =>
      met.has(route) && (
        <Activity key={route.name} mode={route === current ? 'visible' : 'hidden'}>
          <Page root={root} route={route} match={noMatch} />
        </Activity>
      ),
  );
}

/** Keeps its fault to itself. Memoised: a page that stays is not drawn again while others come and go. */
const Page = memo(function Page(props: ComponentProps<typeof RoutePage>) {
  return (
    <ErrorBoundary>
      <Suspense fallback={<div className="page-wait" />}>
        <RoutePage {...props} />
      </Suspense>
    </ErrorBoundary>
  );
});
