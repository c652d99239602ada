import type { AppServices } from '../../../kernel/AppServices.ts';
import type { Need } from '../../verification/face/needs/needOf.ts';
import { wayOf } from '../../verification/face/needs/wayOf.ts';
import type { Way } from '../../verification/face/needs/wayOf.ts';
import type { SiteConfig } from '../../../kernel/SiteConfig.ts';
import { lockWords } from './lockWords.ts';
import type { Lock } from './parseWithdraw.ts';

type App = Parameters<typeof wayOf>[0] & Pick<AppServices, 'content'>;
type Buttons = SiteConfig['withdrawalErrors'];

const configured: Partial<Readonly<Record<Need['code'], keyof Buttons>>> = {
  contact: 'unconfirmedContact',
  identity: 'identityCheck',
  identityToWithdraw: 'identityCheck',
  provider: 'identityCheck',
};

/** 3-36: the way that mends a withdrawal's need; for contacts and identity checks as the site is configured. */
export function withdrawalWay(app: App, need: Need): Way | null {
  const usual = wayOf(app, need);
  const name = configured[need.code];
  if (name === undefined) return usual;
  const { isButtonVisible, link } = app.content.config.withdrawalErrors[name];
  if (!isButtonVisible) return null;
  if (link === '') return usual;
  return { label: usual?.label ?? (need.code === 'contact' ? 'needs:way.contact' : 'needs:way.verify'), path: link };
}

/** What mends a lock; null where the player can only wait, or nothing has to be mended. */
export function wayOfLock(app: App, lock: Lock): Way | null {
  // A destination is mended by the form below, or by the provider's action where the player has to show it.
  if (lock.reason === 'destination' && lock.need?.code !== 'requisitesToShow') return null;
  if (lock.need !== null) return withdrawalWay(app, lock.need);
  const { way } = lockWords[lock.reason];
  return way === null || !lock.link.startsWith('/') ? null : { label: way, path: lock.link };
}
