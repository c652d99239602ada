/** Below every page: what the sandbox is. */
export const footerNotes: Readonly<Record<string, string>> = {
  en: 'Sandbox: play money only. Nothing here can be paid in with, won as, or cashed out to real money.',
  ru: 'Песочница: только игровые деньги. Здесь нельзя внести, выиграть или вывести настоящие деньги.',
  es: 'Entorno de pruebas: solo dinero ficticio. Aquí no se puede ingresar, ganar ni retirar dinero real.',
  ar: 'بيئة تجريبية: أموال اللعب فقط. لا يمكن هنا إيداع أموال حقيقية أو ربحها أو سحبها. +18.',
  'pt-BR': 'Ambiente de testes: só dinheiro fictício. Aqui não se deposita, não se ganha e não se saca dinheiro real.',
  tr: 'Deneme ortamı: yalnızca oyun parası. Burada gerçek para yatırılamaz, kazanılamaz ve çekilemez.',
  de: 'Testumgebung: nur Spielgeld. Hier lässt sich kein echtes Geld einzahlen, gewinnen oder auszahlen.',
  lv: 'Izmēģinājumu vide: tikai spēles nauda. Šeit īstu naudu nevar ne iemaksāt, ne laimēt, ne izmaksāt.',
  hi: 'परीक्षण साइट: सिर्फ़ खेल के पैसे। यहाँ असली पैसा न जमा होता है, न जीता जाता है, न निकाला जाता है।',
  uk: 'Пісочниця: лише ігрові гроші. Тут не можна внести, виграти чи вивести справжні гроші.',
};

/**
 * Beside the auth popup (2.9-5). What it says is true of the sandbox: a test counts the studio's games, and each shows
 * the proof of its rounds.
 */
export const authBanners: Readonly<Record<string, { label: string; value: string; addition: string }>> = {
  en: {
    label: 'Welcome to the table',
    value: '27 games, every round provable',
    addition: 'Each game shows the seed behind every result, so you can check it yourself. Play money only.',
  },
  ru: {
    label: 'Добро пожаловать за стол',
    value: '27 игр, каждый раунд можно проверить',
    addition: 'Каждая игра показывает сид любого результата: проверьте его сами. Только игровые деньги.',
  },
  es: {
    label: 'Bienvenido a la mesa',
    value: '27 juegos, cada ronda comprobable',
    addition: 'Cada juego muestra la semilla de cada resultado, para que lo compruebes tú. Solo dinero ficticio.',
  },
  ar: {
    label: 'مرحبًا بك إلى الطاولة',
    value: '27 لعبة، وكل جولة قابلة للتحقق',
    addition: 'تعرض كل لعبة البذرة وراء كل نتيجة لتتحقق منها بنفسك. أموال اللعب فقط.',
  },
  'pt-BR': {
    label: 'Boas-vindas à mesa',
    value: '27 jogos, todas as rodadas verificáveis',
    addition: 'Cada jogo mostra a semente de cada resultado, para você conferir. Só dinheiro fictício.',
  },
  tr: {
    label: 'Masaya hoş geldin',
    value: '27 oyun, her turu doğrulanabilir',
    addition: 'Her oyun, sonuçlarının tohumunu gösterir; kendin denetleyebilirsin. Yalnızca oyun parası.',
  },
  de: {
    label: 'Willkommen am Tisch',
    value: '27 Spiele, jede Runde nachprüfbar',
    addition: 'Jedes Spiel zeigt den Seed hinter jedem Ergebnis, damit Sie es selbst prüfen können. Nur Spielgeld.',
  },
  lv: {
    label: 'Laipni lūdzam pie galda',
    value: '27 spēles, katrs raunds pārbaudāms',
    addition: 'Katra spēle parāda katra rezultāta sēklu, lai to varētu pārbaudīt pats. Tikai spēles nauda.',
  },
  hi: {
    label: 'टेबल पर आपका स्वागत है',
    value: '27 गेम, हर राउंड जाँचा जा सकता है',
    addition: 'हर गेम हर नतीजे का सीड दिखाता है, ताकि आप ख़ुद जाँच सकें। सिर्फ़ खेल के पैसे।',
  },
  uk: {
    label: 'Ласкаво просимо за стіл',
    value: '27 ігор, кожен раунд можна перевірити',
    addition: 'Кожна гра показує сід кожного результату: перевірте самі. Лише ігрові гроші.',
  },
};
