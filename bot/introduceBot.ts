import type { Api } from 'grammy';
import { appAddress } from './appAddress.ts';
import { locales, wordsByLocale } from './words/wordsByLocale.ts';
import type { Locale } from './words/wordsByLocale.ts';

/** Telegram knows languages, not their countries. */
const telegramsCode = (locale: Locale) => (locale === 'pt-BR' ? 'pt' : locale);

/** Publishes the commands in every language, and the button beside the chat's text field that opens the app. */
export async function introduceBot(api: Api, appUrl: string): Promise<void> {
  await api.setMyCommands(commandsIn('en'));
  for (const locale of locales) await api.setMyCommands(commandsIn(locale), { language_code: telegramsCode(locale) });
  await api.setChatMenuButton({
    menu_button: { type: 'web_app', text: 'Croupier', web_app: { url: appAddress(appUrl, 'en', '/') } },
  });
}

const commandsIn = (locale: Locale) =>
  Object.entries(wordsByLocale[locale].commands).map(([command, description]) => ({ command, description }));
