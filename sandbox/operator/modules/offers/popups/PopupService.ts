import type { OutputOf } from '../../../../../src/contract/index.ts';
import type { popups } from '../../../../../src/contract/offers/popups.ts';
import type { LocaleCode } from '../../../market/facts.ts';
import type { SandboxClock } from '../../../SandboxClock.ts';
import type { Player } from '../../../players/player.ts';
import type { Popup } from './seed.ts';

type WirePopup = OutputOf<typeof popups.get>['items'][number];

/** 7-89: the popups of the campaigns that run now and are for a player. */
export class PopupService {
  constructor(
    private readonly clock: Pick<SandboxClock, 'now'>,
    private readonly vendorsUrl: string,
    private readonly all: readonly Popup[],
  ) {}

  list({ has_deposits: hasDeposits }: Pick<Player, 'has_deposits'>, locale: LocaleCode): readonly WirePopup[] {
    const now = this.clock.now();
    return this.all
      .filter(({ starts_at: start, ends_at: end }) => start <= now && (end === null || end > now))
      .filter(({ audience }) => audience === 'all' || hasDeposits)
      .map((popup) => this.present(popup, locale));
  }

  private present({ name, edition, image, link, texts }: Popup, locale: LocaleCode): WirePopup {
    const { title, text, button } = texts[locale];
    return {
      name,
      descriptions: {
        notification_image: `${this.vendorsUrl}${image}`,
        notification_header: title,
        notification_text: text,
        button_text: button,
        button_link: link,
      },
      seen_key: `popup_${name}_${edition}`,
    };
  }
}
