import { addressOrNone, completeAuthConfig } from './completeAuthConfig.ts';
import { completeCashierConfig } from './completeCashierConfig.ts';
import { completeFooter } from './completeFooter.ts';
import { completeMenu } from './completeMenu.ts';
import { completeRedirects } from './completeRedirects.ts';
import { completeSeo } from './completeSeo.ts';
import { defaultSiteConfig } from './siteConfig.ts';
import { readValidators } from '../../shared/validation/validatorConfig.ts';
import { characterPlaces } from '../../kernel/SiteConfig.ts';
import type { ErrorButton, SiteConfig, WithdrawalErrors } from '../../kernel/SiteConfig.ts';

type Raw = Readonly<Record<string, unknown>>;

const record = (value: unknown): Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

/** Takes values of `raw` that have the default's type, else the defaults: the content system is not trusted. */
function sameKind<T extends object>(raw: unknown, defaults: T): T {
  const given = record(raw);
  const entries = Object.entries(defaults).map(([key, fallback]): [string, unknown] => {
    const value = given[key];
    if (Array.isArray(fallback)) return [key, Array.isArray(value) ? value : fallback];
    if (typeof fallback === 'object' && fallback !== null) return [key, sameKind(value, fallback as object)];
    return [key, typeof value === typeof fallback ? value : fallback];
  });
  return Object.fromEntries(entries) as T;
}

/** An invalid quality is replaced by the default: the browser and the image proxy must agree on it. */
function pictureQualities(given: SiteConfig['imageQuality']): SiteConfig['imageQuality'] {
  const { tile, banner } = defaultSiteConfig.imageQuality;
  const isQuality = (value: number) => Number.isInteger(value) && value >= 1 && value <= 100;
  return { tile: isQuality(given.tile) ? given.tile : tile, banner: isQuality(given.banner) ? given.banner : banner };
}

/** Shortest interval of balance requests: a shorter one would flood the operator. */
const leastIntervalSeconds = 1;

/** Browsers fire longer timers at once; no demo is played for a day. */
const longestDelaySeconds = 24 * 60 * 60;

/** A loader that appears later would hide for how long nothing has happened (I8). */
const longestLoaderDelayMs = 5_000;

/** A notice that stays for longer is in the way. */
const longestNoticeSeconds = 30;

/** 3-36: a link that leads nowhere is left out. */
function withdrawalErrors({ unconfirmedContact, identityCheck }: WithdrawalErrors): WithdrawalErrors {
  const button = ({ isButtonVisible, link }: ErrorButton): ErrorButton => ({
    isButtonVisible,
    link: addressOrNone(link),
  });
  return { unconfirmedContact: button(unconfirmedContact), identityCheck: button(identityCheck) };
}

/** 9-3, 3-29: the content system's configuration, with defaults for missing values and wrong types. */
export function completeSiteConfig(raw: unknown): SiteConfig {
  const config = sameKind(raw, defaultSiteConfig);
  const themes = [...new Set(config.themes.list)].filter((name) => defaultSiteConfig.themes.list.includes(name));
  return {
    ...config,
    balance: {
      ...config.balance,
      countSecondsForInterval: Math.max(leastIntervalSeconds, config.balance.countSecondsForInterval),
    },
    wheel: {
      winnersTabs: known(['allTabs', 'onlyUser', 'onlyPublic'], config.wheel.winnersTabs),
      winnersOrder: known(['publicFirst', 'userFirst'], config.wheel.winnersOrder),
    },
    characterPlaces: characterPlaces.filter((place) => config.characterPlaces.includes(place)),
    loader: {
      ...config.loader,
      delayMs: Math.min(longestLoaderDelayMs, Math.max(0, config.loader.delayMs)),
    },
    notices: { secondsToShow: Math.min(longestNoticeSeconds, Math.max(1, config.notices.secondsToShow)) },
    imageQuality: pictureQualities(config.imageQuality),
    validators: readValidators(raw),
    validatorMessages: config.validatorMessages === 'second' ? 'second' : 'first',
    auth: completeAuthConfig(config.auth, raw, defaultSiteConfig.auth),
    games: {
      gamesItem: {
        ...config.games.gamesItem,
        type: config.games.gamesItem.type === 'horizontal' ? 'horizontal' : 'vertical',
        contentViewType: config.games.gamesItem.contentViewType === 'list' ? 'list' : 'grid',
      },
      secondsDelayToShowDemoGameNotice: Math.min(
        longestDelaySeconds,
        Math.max(0, config.games.secondsDelayToShowDemoGameNotice),
      ),
    },
    cashier: completeCashierConfig(record(raw)['cashier']),
    languageStrategy: config.languageStrategy === 'platform' ? 'platform' : 'account',
    withdrawalErrors: withdrawalErrors(config.withdrawalErrors),
    menu: completeMenu(config.menu),
    redirects: completeRedirects(config.redirects),
    seo: completeSeo(record(raw)['seo']),
    footer: completeFooter(record(raw)['footer']),
    home: { blocks: [...new Set(config.home.blocks)].filter((name) => typeof name === 'string') },
    themes: {
      list: themes.length > 0 ? themes : defaultSiteConfig.themes.list,
      default: themes.includes(config.themes.default)
        ? config.themes.default
        : (themes[0] ?? defaultSiteConfig.themes.default),
    },
  };
}

/** An unknown value is the first one. */
const known = <Value extends string>(values: readonly [Value, ...Value[]], value: Value): Value =>
  values.find((one) => one === value) ?? values[0];
