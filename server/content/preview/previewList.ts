import type { ContentPage } from '../../../src/shared/content/contentPage.ts';
import { parseTextMarkers, plainText } from '../../../src/shared/text/textMarkers.ts';
import { escapeHtml } from '../../escapeHtml.ts';
import { previewAddress } from './previewAddress.ts';
import type { Spoken } from './previewDocument.ts';

export interface LanguagePages {
  readonly code: string;
  readonly name: string;
  readonly pages: readonly ContentPage[];
}

interface List {
  readonly user: string;
  readonly defaultCode: string;
  readonly languages: readonly LanguagePages[];
}

/** Everything that an editor can look at, by language, with its state. */
export function previewList({ words }: Spoken, { user, defaultCode, languages }: List): string {
  const [before = '', after = ''] = words.signedInAs.split('{name}');
  const sections = languages.map(({ code, name, pages }) => {
    const plain = (text: string) => plainText(parseTextMarkers(text, { locale: code, defaultLocale: defaultCode }));
    const rows = pages.map(
      ({ slug, title, preview }) =>
        `<tr><td><a href="${escapeHtml(previewAddress(slug, code, defaultCode))}" lang="${code}">${escapeHtml(plain(title))}</a></td><td>${escapeHtml(words[preview ?? 'published'])}</td></tr>`,
    );
    const table = `<div class="scroll"><table><thead><tr><th scope="col">${escapeHtml(words.page)}</th><th scope="col">${escapeHtml(words.state)}</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
    return `<h2 lang="${code}">${escapeHtml(name)}</h2>${rows.length === 0 ? `<p>${escapeHtml(words.none)}</p>` : table}`;
  });
  return [
    `<h1>${escapeHtml(words.title)}</h1>`,
    `<p>${escapeHtml(before)}<b>${escapeHtml(user)}</b>${escapeHtml(after)} · <a href="/nfx/preview?view=password">${escapeHtml(words.password)}</a></p>`,
    `<form method="post" action="/nfx/preview/leave"><button>${escapeHtml(words.leave)}</button></form>`,
    ...sections,
  ].join('');
}
