import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { AppProvider } from '../domains/kernel/AppContext.tsx';
import type { Root } from './createRoot.ts';
import { DialogHost } from './DialogHost.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Layout } from './layouts/Layout.tsx';
import { matchPath } from './matchPath.ts';
import { NoticeHost } from './NoticeHost.tsx';
import { OfflineBar } from './OfflineBar.tsx';
import { RoutePage } from './RoutePage.tsx';
import { systemRoutes } from './routes.ts';

/** The whole app. One tree serves the server render and the browser. */
export function App({ root }: { readonly root: Root }) {
  return (
    <AppProvider value={root}>
      <CurrentPage root={root} />
    </AppProvider>
  );
}

/** Follows the place alone, so that a step back, which the place and the frame around the page hear of at once, is drawn once. */
const CurrentPage = observer(function CurrentPage({ root }: { readonly root: Root }) {
  const { path, search } = root.place;
  const found = matchPath(path);
  const route = root.status.current === null ? (found?.route ?? systemRoutes[404]) : systemRoutes[root.status.current];
  return (
    <>
      <Layout name={route.layout}>
        <ErrorBoundary key={path}>
          <Suspense fallback={<div className="page-wait" />}>
            <RoutePage root={root} route={route} match={{ params: found?.params ?? {}, search: new URLSearchParams(search) }} />
          </Suspense>
        </ErrorBoundary>
      </Layout>
      <DialogHost />
      <NoticeHost />
      <OfflineBar />
    </>
  );
});
