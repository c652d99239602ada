/** Texts of the house's tournaments, with a value per language (9-17). */

interface Texts {
  readonly title: string;
  readonly text: string;
  readonly rules: string;
}

export const weekRace: Texts = {
  title: '##en:Harbour Week;ru:Неделя гавани;es:Semana del puerto;ar:أسبوع الميناء##',
  text: '##en:A week of slots: **every stake brings points**. Whoever has most on Sunday night takes the first prize.;ru:Неделя слотов: **очки приносит каждая ставка**. У кого их больше всех в ночь на понедельник, тот забирает главный приз.;es:Una semana de tragaperras: **cada apuesta da puntos**. Quien más tenga el domingo por la noche se lleva el primer premio.;ar:أسبوع من ألعاب السلوت: **كل رهان يجلب نقاطًا**. صاحب أكبر عدد من النقاط مساء الأحد يفوز بالجائزة الأولى.##',
  rules:
    '##en:Only stakes of your own money bring points.|Free spins and bonus money do not count.;ru:Очки приносят только ставки своими деньгами.|Фриспины и бонусные деньги не учитываются.;es:Solo las apuestas con tu propio dinero dan puntos.|Los giros gratis y el dinero de bono no cuentan.;ar:الرهانات بأموالك الخاصة وحدها تجلب نقاطًا.|لا تُحتسب الدورات المجانية ولا أموال المكافآت.##',
};

export const peakHunt: Texts = {
  title: '##en:Peak Hunt;ru:Охота за множителем;es:A por la cima;ar:صيد القمة##',
  text: '##en:One round is enough: **your highest multiple counts**, however small the stake. A new hunt begins every two days.;ru:Хватит одного раунда: **считается самый высокий множитель**, какой бы маленькой ни была ставка. Новая охота начинается каждые два дня.;es:Basta una ronda: **cuenta tu multiplicador más alto**, por pequeña que sea la apuesta. Cada dos días empieza otra.;ar:جولة واحدة تكفي: **يُحتسب أعلى مضاعف تحققه** مهما صغر الرهان. تبدأ جولة صيد جديدة كل يومين.##',
  rules:
    '##en:The multiple is what a round has paid, divided by its stakes.|A round with bonus money in it does not count.;ru:Множитель — это выплата раунда, делённая на его ставки.|Раунд, в котором есть бонусные деньги, не учитывается.;es:El multiplicador es lo que pagó la ronda dividido por sus apuestas.|Una ronda con dinero de bono no cuenta.;ar:المضاعف هو ما دفعته الجولة مقسومًا على رهاناتها.|لا تُحتسب جولة فيها أموال مكافآت.##',
};

export const tableCup: Texts = {
  title: '##en:Weekend Tables;ru:Столы выходного дня;es:Mesas de fin de semana;ar:طاولات نهاية الأسبوع##',
  text: '##en:Roulette, blackjack and video poker from Friday noon to Sunday night. **Join ahead**: points begin with the first bell.;ru:Рулетка, блэкджек и видеопокер с полудня пятницы до ночи воскресенья. **Записаться можно заранее**: очки считаются с самого старта.;es:Ruleta, blackjack y videopóker desde el viernes a mediodía hasta el domingo por la noche. **Apúntate antes**: los puntos cuentan desde el primer minuto.;ar:روليت وبلاك جاك وفيديو بوكر من ظهر الجمعة حتى ليل الأحد. **انضم مسبقًا**: تُحتسب النقاط منذ اللحظة الأولى.##',
  rules:
    '##en:Only stakes of your own money bring points.|Bonus money does not count.;ru:Очки приносят только ставки своими деньгами.|Бонусные деньги не учитываются.;es:Solo las apuestas con tu propio dinero dan puntos.|El dinero de bono no cuenta.;ar:الرهانات بأموالك الخاصة وحدها تجلب نقاطًا.|لا تُحتسب أموال المكافآت.##',
};

export const ticketCup: Texts = {
  title: '##en:Brass Ticket Cup;ru:Кубок латунного билета;es:Copa del billete de latón;ar:كأس التذكرة النحاسية##',
  text: '##en:Fewer players, higher prizes: **a ticket from the loyalty shop** opens the door. Your highest multiple of the week counts.;ru:Меньше игроков — выше призы: вход **по билету из магазина лояльности**. Считается самый высокий множитель недели.;es:Menos jugadores y premios más altos: se entra **con una entrada de la tienda de fidelidad**. Cuenta tu multiplicador más alto de la semana.;ar:لاعبون أقل وجوائز أكبر: الدخول **بتذكرة من متجر الولاء**. يُحتسب أعلى مضاعف لك في الأسبوع.##',
  rules:
    '##en:Joining uses one ticket.|The multiple is what a round has paid, divided by its stakes.|A round with bonus money in it does not count.;ru:Вступление тратит один билет.|Множитель — это выплата раунда, делённая на его ставки.|Раунд, в котором есть бонусные деньги, не учитывается.;es:Participar gasta una entrada.|El multiplicador es lo que pagó la ronda dividido por sus apuestas.|Una ronda con dinero de bono no cuenta.;ar:الانضمام يستهلك تذكرة واحدة.|المضاعف هو ما دفعته الجولة مقسومًا على رهاناتها.|لا تُحتسب جولة فيها أموال مكافآت.##',
};
