import { reaction } from 'mobx';
import { isPlatformDriven, keepChosenLanguage } from '../../domains/profile/face/accountLanguage.ts';
import type { Stop } from '../../kernel/manifest.ts';
import { rememberedLocale, rememberLocale } from '../../lib/localeCookie.ts';
import type { Root } from '../createRoot.ts';
import { stopAll } from './stopAll.ts';

/** 4-47, 9-7: keeps the chosen language in the cookie and in the account, and offers it to guests. */
export function startLanguage(root: Root): Stop {
  return stopAll([hearChoice(root), followAccount(root), offerToGuests(root)]);
}

/**
 * Links to other languages have `hreflang`. They load another page, so the account is changed by a call that outlives
 * this one.
 */
function hearChoice(root: Root): Stop {
  const hear = ({ target }: MouseEvent) => {
    const chosen = target instanceof Element ? (target.closest('a')?.hreflang ?? '') : '';
    if (!root.locale.all.some(({ code }) => code === chosen)) return;
    rememberLocale(chosen);
    keepChosenLanguage(root, chosen);
    if (!root.session.isPlayer || isPlatformDriven(root) || chosen === root.session.account?.locale) return;
    // 3-9: the content system may have languages in which the operator writes to nobody.
    if (root.content.site.accountLocales?.includes(chosen) === false) return;
    // A failure is reported by the transport: the page is in the chosen language all the same.
    void root
      .call('POST account.changelocale', { locale: chosen }, { outlivesPage: true, player: root.session.uid })
      .catch(() => undefined);
  };
  document.addEventListener('click', hear);
  return () => document.removeEventListener('click', hear);
}

const followAccount = (root: Root): Stop =>
  reaction(
    () => (isPlatformDriven(root) ? null : (root.session.account?.locale ?? null)),
    (locale) => {
      if (locale !== null) rememberLocale(locale);
    },
    { fireImmediately: true },
  );

/** A guest on a page in another language than the one they chose last is asked, and never redirected. */
function offerToGuests(root: Root): Stop {
  const chosen = rememberedLocale();
  // A launch comes in the default language because its address says nothing of the user's.
  if (chosen === null && root.platform.launch.registration === null) rememberLocale(root.locale.code);
  const language = root.locale.all.find(({ code }) => code === chosen);
  if (language === undefined || language.code === root.locale.code || isPlatformDriven(root)) return () => {};
  return reaction(
    () => root.session.status === 'guest',
    (isGuest, _before, itself) => {
      if (!isGuest) return;
      itself.dispose();
      // Only an offer: without its code the page is as it was.
      void import('../language/offerLanguage.ts')
        .then(({ offerLanguage }) => offerLanguage(root, language))
        .catch(() => undefined);
    },
    { fireImmediately: true },
  );
}
