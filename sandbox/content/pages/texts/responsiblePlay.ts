import { banner, links, listOf, richText } from '../blocks.ts';
import type { PageSource } from '../blocks.ts';

export const responsiblePlay: PageSource = {
  id: 3,
  documentId: 'pg3respons1r9t5b3ynw6hx8k2',
  slug: 'responsible-play',
  kind: 'article',
  updatedAt: '2026-11-20T09:00:00.000Z',
  texts: {
    en: {
      title: 'Responsible play',
      lead: 'Playing costs money on average, always. These are the tools that keep it a pastime.',
      description:
        'Limits, breaks and self-exclusion at Croupier, how fast they work, signs of a problem, and where to find free help.',
      blocks: [
        richText(
          [
            'How the odds stand',
            'Every game keeps a part of what is staked: the house edge. It is 100 % less the return to player that the game shows. No system and no lucky hour changes that. Play with what you can spare, as for an evening out.',
          ],
          [
            'Limits',
            listOf(
              '<strong>Deposits, losses and stakes</strong>, for 24 hours, 7 or 30 days.',
              '<strong>Length of a session</strong>: you are signed out when it is reached, and an open round is finished.',
            ),
            'A stricter limit holds at once. A looser one waits, so that nobody raises it in the heat of the moment.',
          ],
          [
            'Breaks',
            'One tap stops everything for 24 hours. A longer time-out takes days, a self-exclusion months; <strong>nobody can shorten them, support neither</strong>. Your own money stays yours, and open withdrawals are paid.',
          ],
          [
            'Signs to take seriously',
            listOf(
              'You play to win back what you lost.',
              'You hide how much you play.',
              'You borrow money to play, or bills wait.',
              'You cannot stop although you want to.',
            ),
            'One of them is reason enough to talk to somebody.',
          ],
          [
            'Free help',
            '<a href="https://www.gamblingtherapy.org/">Gambling Therapy</a> helps free of charge and in confidence, in many languages, also family and friends.',
          ],
        ),
        banner(
          'Set a limit now',
          'It takes a minute and holds on every device.',
          'To the limits',
          '/profile/responsible-game',
        ),
        links(
          'Read on',
          ['Bonus rules', '/bonus-rules', 'What an offer costs before it pays.'],
          ['Questions', '/faq', 'Short answers.'],
        ),
      ],
    },
    ru: {
      title: 'Ответственная игра',
      lead: 'В среднем игра всегда стоит денег. Вот средства, с которыми она остаётся развлечением.',
      description:
        'Лимиты, перерывы и самоисключение в Croupier, как быстро они действуют, тревожные признаки и где найти бесплатную помощь.',
      blocks: [
        richText(
          [
            'Каковы шансы',
            'Каждая игра оставляет себе часть ставок — преимущество казино. Это 100 % минус возврат игроку, указанный в игре. Ни система, ни удачный час этого не изменят. Играйте на то, что не жалко потратить, как на вечер в кино.',
          ],
          [
            'Лимиты',
            listOf(
              '<strong>Пополнения, проигрыши и ставки</strong> за 24 часа, 7 или 30 дней.',
              '<strong>Длительность сеанса</strong>: по её достижении вы выходите, а открытый раунд завершается.',
            ),
            'Более строгий лимит действует сразу. Более мягкий ждёт, чтобы никто не поднял его сгоряча.',
          ],
          [
            'Перерывы',
            'Одно нажатие останавливает всё на 24 часа. Перерыв подлиннее длится дни, самоисключение — месяцы; <strong>сократить их не может никто, даже поддержка</strong>. Ваши деньги остаются вашими, начатые выводы выплачиваются.',
          ],
          [
            'К чему отнестись серьёзно',
            listOf(
              'Вы играете, чтобы отыграть проигранное.',
              'Вы скрываете, сколько играете.',
              'Вы занимаете на игру, или ждут неоплаченные счета.',
              'Вы хотите остановиться и не можете.',
            ),
            'Достаточно одного признака, чтобы с кем-то поговорить.',
          ],
          [
            'Бесплатная помощь',
            '<a href="https://www.gamblingtherapy.org/">Gambling Therapy</a> помогает бесплатно и конфиденциально на многих языках, в том числе родным и друзьям.',
          ],
        ),
        banner(
          'Задайте лимит сейчас',
          'Это займёт минуту и действует на всех устройствах.',
          'К лимитам',
          '/profile/responsible-game',
        ),
        links(
          'Ещё по теме',
          ['Правила бонусов', '/bonus-rules', 'Чего стоит предложение, прежде чем оно заплатит.'],
          ['Вопросы', '/faq', 'Короткие ответы.'],
        ),
      ],
    },
    es: {
      title: 'Juego responsable',
      lead: 'De media, jugar siempre cuesta dinero. Estas herramientas ayudan a que siga siendo un pasatiempo.',
      description:
        'Límites, pausas y autoexclusión en Croupier, cuándo empiezan a valer, señales de alarma y dónde hay ayuda gratuita.',
      blocks: [
        richText(
          [
            'Cómo son las probabilidades',
            'Cada juego se queda con una parte de lo apostado: la ventaja de la casa. Es el 100 % menos el retorno al jugador que muestra el juego. Ningún sistema ni racha lo cambia. Juega con lo que puedas gastar, como en una salida.',
          ],
          [
            'Límites',
            listOf(
              '<strong>Ingresos, pérdidas y apuestas</strong>, por 24 horas, 7 o 30 días.',
              '<strong>Duración de la sesión</strong>: al alcanzarla se cierra y la ronda abierta se termina.',
            ),
            'Un límite más estricto vale al momento. Uno más amplio espera, para que nadie lo suba en caliente.',
          ],
          [
            'Pausas',
            'Un toque lo detiene todo 24 horas. Una pausa más larga dura días; la autoexclusión, meses; <strong>nadie puede acortarlas, tampoco el soporte</strong>. Tu dinero sigue siendo tuyo y las retiradas abiertas se pagan.',
          ],
          [
            'Señales que hay que tomar en serio',
            listOf(
              'Juegas para recuperar lo perdido.',
              'Ocultas cuánto juegas.',
              'Pides prestado para jugar o hay facturas sin pagar.',
              'Quieres parar y no puedes.',
            ),
            'Una sola basta para hablar con alguien.',
          ],
          [
            'Ayuda gratuita',
            '<a href="https://www.gamblingtherapy.org/">Gambling Therapy</a> ayuda gratis y de forma confidencial, en muchos idiomas, también a familiares y amigos.',
          ],
        ),
        banner(
          'Pon un límite ahora',
          'Lleva un minuto y vale en todos los dispositivos.',
          'A los límites',
          '/profile/responsible-game',
        ),
        links(
          'Sigue leyendo',
          ['Reglas de los bonos', '/bonus-rules', 'Lo que cuesta una oferta antes de pagar.'],
          ['Preguntas', '/faq', 'Respuestas breves.'],
        ),
      ],
    },
    ar: {
      title: 'اللعب المسؤول',
      lead: 'اللعب يكلف مالًا في المتوسط دائمًا. هذه الأدوات تبقيه تسلية.',
      description:
        'الحدود وفترات الراحة والاستبعاد الذاتي في Croupier، ومتى تسري، وعلامات المشكلة، وأين تجد مساعدة مجانية.',
      blocks: [
        richText(
          [
            'كيف تقف الاحتمالات',
            'تحتفظ كل لعبة بجزء من الرهانات: أفضلية الكازينو. وهي 100 % ناقص نسبة العائد للاعب التي تعرضها اللعبة. لا يغيّر ذلك نظام ولا ساعة حظ. العب بما تستطيع الاستغناء عنه، كنفقة سهرة.',
          ],
          [
            'الحدود',
            listOf(
              '<strong>الإيداعات والخسائر والرهانات</strong> خلال 24 ساعة أو 7 أيام أو 30 يومًا.',
              '<strong>مدة الجلسة</strong>: عند بلوغها تخرج من حسابك وتُكمَل الجولة المفتوحة.',
            ),
            'الحد الأشد يسري فورًا، أما الأخف فينتظر كي لا يرفعه أحد في لحظة انفعال.',
          ],
          [
            'فترات الراحة',
            'لمسة واحدة توقف كل شيء 24 ساعة. والراحة الأطول تدوم أيامًا، والاستبعاد الذاتي أشهرًا، <strong>ولا يستطيع أحد تقصيرها ولا الدعم</strong>. مالك يبقى لك، وتُدفع عمليات السحب الجارية.',
          ],
          [
            'علامات تستحق الاهتمام',
            listOf(
              'تلعب لتستعيد ما خسرته.',
              'تخفي مقدار لعبك.',
              'تقترض لتلعب، أو تتراكم الفواتير.',
              'تريد التوقف ولا تستطيع.',
            ),
            'علامة واحدة تكفي لتتحدث إلى أحد.',
          ],
          [
            'مساعدة مجانية',
            'تقدم <a href="https://www.gamblingtherapy.org/">Gambling Therapy</a> مساعدة مجانية وسرية بلغات كثيرة، وللعائلة والأصدقاء أيضًا.',
          ],
        ),
        banner('ضع حدًا الآن', 'يستغرق دقيقة ويسري على كل أجهزتك.', 'إلى الحدود', '/profile/responsible-game'),
        links(
          'اقرأ أيضًا',
          ['قواعد المكافآت', '/bonus-rules', 'كلفة العرض قبل أن يدفع.'],
          ['أسئلة', '/faq', 'إجابات قصيرة.'],
        ),
      ],
    },
  },
};
