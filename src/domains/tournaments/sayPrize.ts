import type { TournamentWon } from '../../contract/tournaments/tournaments.ts';
import type { AppServices } from '../../kernel/AppServices.ts';
import { moneyInText } from '../../shared/money/moneyInText.ts';
import { parseMoney } from '../../shared/money/moneyWire.ts';
import { parseTextMarkers, plainText } from '../../shared/text/textMarkers.ts';

/** In ms: three facts are to be read. */
const noticeMs = 10_000;

/** Tells the player, on whatever page, what a final place has won. */
export async function sayPrize(app: AppServices, { title, place, prize }: TournamentWon['data']): Promise<void> {
  await app.loadMessages(['tournaments']);
  const { locale, t } = app;
  const locales = { locale: locale.code, defaultLocale: locale.defaultCode };
  const params = {
    place,
    title: plainText(parseTextMarkers(title, locales)),
    prize: moneyInText(parseMoney(prize), locale, 'precise'),
  };
  app.notices.show(t('tournaments:won', params), 'success', { time: noticeMs });
}
