import type { LocaleOption } from '../../kernel/stores.ts';
import { createI18n } from '../../lib/i18n.ts';
import { fetchCatalogue } from '../catalogues.ts';
import type { Root } from '../createRoot.ts';
import { wordsLocaleOf } from '../messages.ts';
import { LanguageOffer } from './LanguageOffer.tsx';

/** In ms: it stays until it is answered. */
const untilAnsweredMs = 24 * 3_600_000;

/** Asks a guest, in the language that they chose last, whether to go on in it. */
export async function offerLanguage(root: Root, language: LocaleOption): Promise<void> {
  const wordsLocale = await wordsLocaleOf(language.code, root.locale.defaultCode);
  const words = { session: await fetchCatalogue('session', wordsLocale) };
  const { t } = createI18n(language.code, { words, wordsLocale });
  if (root.session.status !== 'guest') return;
  const question = t('session:offer.question');
  root.notices.show(question, 'info', {
    allowClose: false,
    time: untilAnsweredMs,
    body: {
      component: LanguageOffer,
      data: { language, accept: t('session:offer.accept'), decline: t('session:offer.decline') },
    },
  });
}
