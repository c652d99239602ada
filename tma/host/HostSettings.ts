import type { SafeAreaInsets } from '@tma.js/bridge';
import { profileOf } from './profiles.ts';
import type { Profile } from './profiles.ts';
import type { ThemeName } from './themes.ts';

/** Settings from the page's query: `?profile=webk&theme=day&reload=reopen&top=47&bottom=34&content=46`. */
export interface HostSettings {
  readonly profile: Profile;
  /** Null for the system's preference. */
  readonly theme: ThemeName | null;
  /** `reopen` simulates a client that re-inserts the frame instead of letting the app reload itself. */
  readonly reload: 'ask' | 'reopen';
  readonly safeArea: SafeAreaInsets;
  readonly contentSafeArea: SafeAreaInsets;
}

export function readHostSettings(search: string): HostSettings {
  const query = new URLSearchParams(search);
  const length = (name: string): number => {
    const value = Number(query.get(name) ?? 0);
    return value > 0 && value < 400 ? value : 0;
  };
  const theme = query.get('theme');
  return {
    profile: profileOf(query.get('profile')),
    theme: theme === 'day' || theme === 'night' ? theme : null,
    reload: query.get('reload') === 'reopen' ? 'reopen' : 'ask',
    safeArea: { top: length('top'), bottom: length('bottom'), left: 0, right: 0 },
    contentSafeArea: { top: length('content'), bottom: 0, left: 0, right: 0 },
  };
}
