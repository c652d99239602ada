import { historyPath } from '../../domains/cashier/paths.ts';
import { privacyPath } from '../../domains/privacy/paths.ts';
import { supportPath } from '../../domains/support/paths.ts';
import { vpnPath } from '../../domains/vpn/paths.ts';
import type { RouteMatch } from '../../kernel/pageModules.ts';
import { fileOrigins } from '../../shared/navigation/fileOrigins.ts';
import type { FileOrigin } from '../../shared/navigation/fileOrigins.ts';
import { SystemPage } from './SystemPage.tsx';

const targets: Readonly<Record<FileOrigin, string>> = {
  history: historyPath,
  privacy: privacyPath,
  support: supportPath,
  vpn: vpnPath,
};

/** 1-14, 2.3-6, 7-73: a link to a file was opened again, or too late: where a new one is asked for. */
export function FileOverPage({ match }: { readonly match: RouteMatch }) {
  const asked = match.search.get('from');
  const from = fileOrigins.find((one) => one === asked) ?? 'support';
  return <SystemPage name="fileOver" target={targets[from]} />;
}
