import { faq, links } from '../blocks.ts';
import type { PageSource } from '../blocks.ts';

export const questions: PageSource = {
  id: 6,
  documentId: 'pg6faqs4s7d1f9g3h5j2k8l6z0',
  slug: 'faq',
  kind: 'faq',
  updatedAt: '2026-11-20T09:00:00.000Z',
  texts: {
    en: {
      title: 'Questions and answers',
      lead: 'Short answers to what players ask most.',
      description: 'Answers about accounts, deposits, withdrawals, bonuses and fair games in the Croupier sandbox.',
      blocks: [
        faq(
          'Account',
          [
            'Can I look around without an account?',
            'Yes. Every game has a demo with the same rules, without account and deposit.',
          ],
          [
            'I forgot my password.',
            'Choose <strong>Restore access</strong> when you sign in. You get a code by e-mail or text message.',
          ],
          [
            'How do I close my account?',
            'In <a href="/profile/privacy">Privacy settings</a>. If you only need time, take a break instead.',
          ],
        ),
        faq(
          'Money',
          ['Is this real money?', 'No. The sandbox has play money only: nothing can be paid in, won or cashed out.'],
          [
            'How long does a withdrawal take?',
            'A short review, then it is paid. Each method says its usual time, and the history shows the state.',
          ],
          [
            'Why does my withdrawal wait?',
            'Most often for a confirmed contact or the identity check. The page of withdrawals names the reason and leads to it.',
          ],
        ),
        faq(
          'Games',
          [
            'How do I check a round?',
            'Open it in your history and choose <strong>Proof</strong>. Your browser then computes the result from the seeds by itself.',
          ],
          [
            'What happens if my connection breaks?',
            'The round is finished by the server with the result that was sealed. You see it when you come back.',
          ],
        ),
        links(
          'Still open?',
          ['Responsible play', '/responsible-play', 'Limits, breaks and help.'],
          ['Bonus rules', '/bonus-rules', 'What counts and what does not.'],
        ),
      ],
    },
    ru: {
      title: 'Вопросы и ответы',
      lead: 'Короткие ответы на то, о чём игроки спрашивают чаще всего.',
      description: 'Ответы о счетах, пополнениях, выводах, бонусах и честности игр в песочнице Croupier.',
      blocks: [
        faq(
          'Счёт',
          [
            'Можно ли осмотреться без счёта?',
            'Да. У каждой игры есть демо по тем же правилам, без счёта и пополнения.',
          ],
          [
            'Я забыл пароль.',
            'При входе выберите <strong>восстановление доступа</strong>. Код придёт на почту или в сообщении.',
          ],
          [
            'Как закрыть счёт?',
            'В <a href="/profile/privacy">настройках конфиденциальности</a>. Если нужно только время, лучше сделать перерыв.',
          ],
        ),
        faq(
          'Деньги',
          [
            'Это настоящие деньги?',
            'Нет. В песочнице только игровые деньги: внести, выиграть или вывести настоящие нельзя.',
          ],
          [
            'Сколько идёт вывод?',
            'Короткая проверка, затем выплата. У каждого способа указано обычное время, а состояние видно в истории.',
          ],
          [
            'Почему мой вывод ждёт?',
            'Чаще всего нужны подтверждённый контакт или проверка личности. Страница вывода называет причину и ведёт к ней.',
          ],
        ),
        faq(
          'Игры',
          [
            'Как проверить раунд?',
            'Откройте его в истории и выберите <strong>доказательство</strong>. Браузер сам вычислит результат из сидов.',
          ],
          [
            'Что будет, если связь прервётся?',
            'Сервер завершит раунд с запечатанным результатом. Вы увидите его, когда вернётесь.',
          ],
        ),
        links(
          'Остались вопросы?',
          ['Ответственная игра', '/responsible-play', 'Лимиты, перерывы и помощь.'],
          ['Правила бонусов', '/bonus-rules', 'Что засчитывается, а что нет.'],
        ),
      ],
    },
    es: {
      title: 'Preguntas y respuestas',
      lead: 'Respuestas breves a lo que más preguntan los jugadores.',
      description:
        'Respuestas sobre cuentas, ingresos, retiradas, bonos y juegos limpios en el entorno de pruebas de Croupier.',
      blocks: [
        faq(
          'Cuenta',
          [
            '¿Puedo mirar sin cuenta?',
            'Sí. Todos los juegos tienen demo con las mismas reglas, sin cuenta ni ingreso.',
          ],
          [
            'He olvidado mi contraseña.',
            'Al entrar elige <strong>recuperar el acceso</strong>. Recibirás un código por correo o mensaje.',
          ],
          [
            '¿Cómo cierro mi cuenta?',
            'En los <a href="/profile/privacy">ajustes de privacidad</a>. Si solo necesitas tiempo, mejor haz una pausa.',
          ],
        ),
        faq(
          'Dinero',
          [
            '¿Es dinero real?',
            'No. Aquí solo hay dinero ficticio: no se puede ingresar, ganar ni retirar dinero real.',
          ],
          [
            '¿Cuánto tarda una retirada?',
            'Una breve revisión y se paga. Cada método dice su plazo habitual y el historial muestra el estado.',
          ],
          [
            '¿Por qué espera mi retirada?',
            'Casi siempre por un contacto sin confirmar o la verificación de identidad. La página de retiradas dice el motivo y lleva a él.',
          ],
        ),
        faq(
          'Juegos',
          [
            '¿Cómo compruebo una ronda?',
            'Ábrela en tu historial y elige <strong>la prueba</strong>. Tu navegador calcula el resultado a partir de las semillas.',
          ],
          ['¿Y si se corta mi conexión?', 'El servidor termina la ronda con el resultado sellado. Lo verás al volver.'],
        ),
        links(
          '¿Aún con dudas?',
          ['Juego responsable', '/responsible-play', 'Límites, pausas y ayuda.'],
          ['Reglas de los bonos', '/bonus-rules', 'Qué cuenta y qué no.'],
        ),
      ],
    },
    ar: {
      title: 'أسئلة وأجوبة',
      lead: 'إجابات قصيرة عن أكثر ما يسأله اللاعبون.',
      description: 'إجابات عن الحسابات والإيداع والسحب والمكافآت ونزاهة الألعاب في بيئة Croupier التجريبية.',
      blocks: [
        faq(
          'الحساب',
          ['هل أستطيع التصفح بلا حساب؟', 'نعم. لكل لعبة نسخة تجريبية بالقواعد نفسها، بلا حساب ولا إيداع.'],
          ['نسيت كلمة المرور.', 'اختر <strong>استعادة الوصول</strong> عند تسجيل الدخول، وسيصلك رمز بالبريد أو برسالة.'],
          [
            'كيف أغلق حسابي؟',
            'من <a href="/profile/privacy">إعدادات الخصوصية</a>. وإن كنت تحتاج وقتًا فقط فخذ استراحة.',
          ],
        ),
        faq(
          'المال',
          ['هل هذا مال حقيقي؟', 'لا. هنا أموال لعب فقط: لا إيداع ولا ربح ولا سحب لأموال حقيقية.'],
          ['كم يستغرق السحب؟', 'مراجعة قصيرة ثم يُدفع. تذكر كل طريقة مدتها المعتادة، ويعرض السجل الحالة.'],
          [
            'لماذا ينتظر سحبي؟',
            'غالبًا بسبب جهة اتصال غير مؤكدة أو التحقق من الهوية. تذكر صفحة السحب السبب وتقودك إليه.',
          ],
        ),
        faq(
          'الألعاب',
          ['كيف أتحقق من جولة؟', 'افتحها في سجلك واختر <strong>الإثبات</strong>. يحسب متصفحك النتيجة بنفسه من البذور.'],
          ['ماذا لو انقطع اتصالي؟', 'يكمل الخادم الجولة بالنتيجة المختومة، وتراها حين تعود.'],
        ),
        links(
          'ما زال لديك سؤال؟',
          ['اللعب المسؤول', '/responsible-play', 'حدود واستراحات ومساعدة.'],
          ['قواعد المكافآت', '/bonus-rules', 'ما يُحتسب وما لا يُحتسب.'],
        ),
      ],
    },
  },
};
