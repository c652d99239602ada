type Overrides = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** 5-1: what the site says instead of its own words, by namespace; here the text of one field for one error. */
const nicknameTooLong = (text: string): Overrides => ({ forms: { fieldErrors: { fakename: { maxLength: text } } } });

/** Overrides of the site's messages by locale and namespace. Placeholders of errors: $$max$$ or {max}. */
const overrides: Readonly<Record<string, Overrides>> = {
  en: nicknameTooLong('A nickname has at most {max} characters'),
  ru: nicknameTooLong('Символов в псевдониме — не больше {max}'),
  es: nicknameTooLong('Un apodo tiene como máximo {max} caracteres'),
  ar: nicknameTooLong('عدد أحرف الاسم المستعار {max} على الأكثر'),
  'pt-BR': nicknameTooLong('Um apelido tem no máximo {max} caracteres'),
  tr: nicknameTooLong('Takma ad en fazla {max} karakter olabilir'),
  de: nicknameTooLong('Ein Spitzname hat höchstens {max} Zeichen'),
  lv: nicknameTooLong('Segvārdā ir ne vairāk kā {max} zīmes'),
  hi: nicknameTooLong('उपनाम में ज़्यादा से ज़्यादा {max} अक्षर हो सकते हैं'),
  uk: nicknameTooLong('Символів у псевдонімі — не більше {max}'),
};

export const messagesOf = (locale: string): Overrides => overrides[locale] ?? {};
