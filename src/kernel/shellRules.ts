import type { ShellName, ShellRules } from '../shared/site/siteInfo.ts';
import { useIsLive } from '../ui/basics/useIsLive.ts';
import { useApp } from './AppContext.tsx';
import type { PlatformKind } from '../platform/Platform.ts';
import type { AppServices } from './AppServices.ts';

interface Shell extends Pick<AppServices, 'content'> {
  readonly platform: { readonly kind: PlatformKind };
}

/** The market's policy for the shell that the app runs in. Only what every shell hides is hidden in a server render. */
export function shellRules({ content, platform }: Shell): ShellRules {
  const { shells } = content.site;
  if (platform.kind !== 'server') return shells[shellName(platform.kind)];
  const { web, telegram } = shells;
  return {
    methods: null,
    coins: null,
    hiddenPages: web.hiddenPages.filter((page) => telegram.hiddenPages.includes(page)),
  };
}

const shellName = (kind: PlatformKind): ShellName => (kind === 'telegram' ? 'telegram' : 'web');

/** Whether there is no page at this path (without locale) here. */
export const isHiddenPage = (path: string, { hiddenPages }: Pick<ShellRules, 'hiddenPages'>): boolean =>
  hiddenPages.some((page) => path === page || path.startsWith(`${page}/`));

/** The same for components that the server renders, too: what is hidden in this shell only goes after the hydration. */
export function useHiddenPages(): readonly string[] {
  const { content, platform } = useApp();
  const isLive = useIsLive();
  return shellRules({ content, platform: { kind: isLive ? platform.kind : 'server' } }).hiddenPages;
}
