import type { OutputOf } from '../../../../src/contract/index.ts';
import { supportCategories } from '../../../../src/contract/support.ts';
import type { support } from '../../../../src/contract/support.ts';

type Faq = OutputOf<typeof support.getFaq>['items'][number];
type Settings = OutputOf<typeof support.getsettings>;
type Fields = Readonly<Record<string, unknown>>;

/** Most entries of the content system that are served. */
const MOST_ENTRIES = 200;

const fieldsOf = (value: unknown): Fields => Object(value) as Fields;
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Strapi's list of questions; those without a text are left out. */
export function readFaq(data: unknown): Faq[] {
  if (!Array.isArray(data)) return [];
  return data.slice(0, MOST_ENTRIES).flatMap((entry: unknown): Faq[] => {
    const fields = fieldsOf(entry);
    const [question, answer] = [textOf(fields['question']).trim(), textOf(fields['answer']).trim()];
    if (question === '' || answer === '') return [];
    const category = supportCategories.find((known) => known === fields['category']) ?? 'other';
    const id = textOf(fields['documentId'] ?? fields['id']);
    return [{ id, category, question, answer, words: textOf(fields['words']) }];
  });
}

/** 3-46: the chat of the site's configuration; without a provider there is none. */
export function readChat(data: unknown): Pick<Settings, 'chat_provider' | 'chat_config'> {
  const chat = fieldsOf(fieldsOf(data)['chat']);
  const provider = textOf(chat['provider']);
  const config = fieldsOf(fieldsOf(chat['providers'])[provider]);
  return {
    chat_provider: provider,
    chat_config: {
      id: textOf(config['id']),
      license: textOf(config['license']),
      src: textOf(config['src']),
      widget_id: textOf(config['widget_id']),
      lang: textOf(config['lang']),
      open_live_chat: config['open_live_chat'] === true,
      conversation_attributes: Object.entries(fieldsOf(config['conversation_attributes']))
        .map(([name, value]) => ({ name, value: textOf(value) }))
        .filter(({ value }) => value !== '')
        .slice(0, 20),
    },
  };
}
