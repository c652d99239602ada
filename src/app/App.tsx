import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { Router, useLocation, useSearch } from 'wouter';
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

interface Ssr {
  readonly path: string;
  readonly search: string;
}

/** The whole app. One tree serves the server render and the browser; only where the address comes from differs. */
export function App({ root, ssr }: { readonly root: Root; readonly ssr?: Ssr }) {
  const prefix = root.locale.code === root.locale.defaultCode ? '' : `/${root.locale.code}`;
  return (
    <AppProvider value={root}>
      <Router base={prefix} {...(ssr ? { ssrPath: ssr.path, ssrSearch: ssr.search } : {})}>
        <CurrentPage root={root} />
      </Router>
    </AppProvider>
  );
}

const CurrentPage = observer(function CurrentPage({ root }: { readonly root: Root }) {
  const [path] = useLocation();
  const search = useSearch();
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
