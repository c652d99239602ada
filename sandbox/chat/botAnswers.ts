/** The bot says what it is. The first answer greets, later ones only point to people. */
const answers: Readonly<Record<string, readonly [first: string, later: string]>> = {
  en: [
    'Hello! This is a sandbox: messages are answered by a script, not by a person. For a lasting answer, write to us under Support.',
    'I am still a script and cannot help with that. Your message is stored; the Support page has answers and a form.',
  ],
  ru: [
    'Здравствуйте! Это песочница: на сообщения отвечает программа, а не человек. Чтобы получить ответ, напишите нам в разделе «Поддержка».',
    'Я всё ещё программа и не могу с этим помочь. Сообщение сохранено; в разделе «Поддержка» есть ответы и форма.',
  ],
  es: [
    '¡Hola! Esto es un entorno de pruebas: responde un programa, no una persona. Para una respuesta duradera, escríbenos en Soporte.',
    'Sigo siendo un programa y no puedo ayudarte con eso. Tu mensaje queda guardado; en Soporte hay respuestas y un formulario.',
  ],
  ar: [
    'مرحبًا! هذه بيئة تجريبية: يرد على الرسائل برنامج وليس شخصًا. للحصول على رد دائم اكتب إلينا في قسم الدعم.',
    'ما زلت برنامجًا ولا أستطيع المساعدة في ذلك. رسالتك محفوظة، وفي قسم الدعم إجابات ونموذج.',
  ],
};

export function botAnswer(locale: string, isFirst: boolean): string {
  const [first = '', later = ''] = answers[locale] ?? answers['en'] ?? [];
  return isFirst ? first : later;
}
