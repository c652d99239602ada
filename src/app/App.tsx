import { observer } from 'mobx-react-lite';
import { Activity, memo, useLayoutEffect, useState } from 'react';
import type { ComponentProps } from 'react';
import { AppProvider } from '../kernel/AppContext.tsx';
import { HydratingPart } from '../kernel/HydratingPart.tsx';
import { HydrationContext } from '../kernel/Hydration.ts';
import type { Hydration } from '../kernel/Hydration.ts';
import { ViewportProvider } from '../ui/basics/useViewport.ts';
import { SlowTextProvider } from '../ui/form/SlowAnswer.tsx';
import type { Root } from './createRoot.ts';
import { CardHost } from './CardHost.tsx';
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

interface Props {
  readonly root: Root;
  /** Told what has hydrated; null in a server render. */
  readonly hydration?: Hydration | null;
}

/** The whole app. Server and browser render the same tree. */
export function App({ root, hydration = null }: Props) {
  useLayoutEffect(() => hydration?.begin(), [hydration]);
  return (
    <AppProvider value={root}>
      <HydrationContext value={hydration}>
        <ViewportProvider value={root.viewport}>
          <SlowTextProvider value={root.t('core:stillWorking')}>
            <CurrentPage root={root} />
          </SlowTextProvider>
        </ViewportProvider>
      </HydrationContext>
    </AppProvider>
  );
}

/**
 * Observes the place only: on a step back the place and the layout change at the same time, and must cause one render.
 */
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
      <CardHost />
      <DialogHost />
      <NoticeHost notices={root.notices} />
      <OfflineBar coming={root.coming} />
    </>
  );
});

const keptRoutes = routes.filter((route) => route.isKept);
const noMatch = { params: {}, search: new URLSearchParams() };

/** Renders the kept routes visited so far, all but the current one hidden, so that they keep their state. */
function KeptPages({ root, current }: { readonly root: Root; readonly current: Route }) {
  const [met] = useState(() => new Set<Route>());
  // Mutated during render: it only grows, by the current route, so rendering twice gives the same result.
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

/** Catches the page's own errors. Memoised: a kept page is not rendered again when other pages change. */
const Page = memo(function Page(props: ComponentProps<typeof RoutePage>) {
  return (
    <ErrorBoundary>
      <HydratingPart fallback={<div className="page-wait" />}>
        <RoutePage {...props} />
      </HydratingPart>
    </ErrorBoundary>
  );
});
