/** What people who type Cyrillic choose as passwords; the package's own lists are in Latin letters. Commonest first. */
export const russianPasswords: readonly string[] = [
  'пароль', 'любовь', 'привет', 'наташа', 'максим', 'марина', 'андрей', 'солнышко', 'кристина', 'настя', 'александр', 'сергей', 'дмитрий', 'виктория', 'светлана',
  'екатерина', 'анастасия', 'юлия', 'ольга', 'елена', 'татьяна', 'ирина', 'мария', 'алексей', 'михаил', 'николай', 'владимир', 'евгений', 'роман', 'артем', 'артём',
  'никита', 'денис', 'кирилл', 'даниил', 'данила', 'иван', 'антон', 'олег', 'вадим', 'ксения', 'полина', 'диана', 'карина', 'алина', 'дарья', 'софия', 'катя', 'даша',
  'маша', 'саша', 'паша', 'миша', 'лена', 'юля', 'оля', 'таня', 'вика', 'дима', 'женя', 'котенок', 'котёнок', 'зайка', 'зайчик', 'киска', 'рыбка', 'малыш', 'солнце',
  'лапочка', 'принцесса', 'красотка', 'любимая', 'любимый', 'мамочка', 'мама', 'папа', 'семья', 'счастье', 'спартак', 'зенит', 'динамо', 'локомотив', 'россия',
  'москва', 'питер', 'победа', 'ленинград', 'сталкер', 'танкист', 'администратор', 'админ', 'пользователь', 'доступ', 'секрет', 'пиздец', 'хуй', 'сука', 'блядь',
  'казино', 'удача', 'джекпот', 'деньги', 'миллион', 'ставка', 'игрок', 'рулетка', 'фортуна', 'весна', 'лето', 'осень', 'зима', 'дракон', 'тигр', 'волк', 'медведь',
];

/** The rows of the keyboard, unshifted and shifted, each half a key to the right of the one above. */
const rows = [
  ['ё1234567890-=', 'Ё!"№;%:?*()_+'],
  [' йцукенгшщзхъ\\', ' ЙЦУКЕНГШЩЗХЪ/'],
  [' фывапролджэ', ' ФЫВАПРОЛДЖЭ'],
  [' ячсмитьбю.', ' ЯЧСМИТЬБЮ,'],
] as const;

const keyAt = (row: number, column: number): string | null => {
  const [plain = '', shifted = ''] = rows[row] ?? [];
  const sign = plain[column] ?? ' ';
  return sign === ' ' ? null : `${sign}${shifted[column] ?? ''}`;
};

/** Each sign with the keys about it, clockwise from the left: runs such as йцукен are found by it. */
export const russianKeyboard: Record<string, (string | null)[]> = Object.fromEntries(
  rows.flatMap(([plain, shifted], row) =>
    [...plain].flatMap((sign, column) => {
      if (sign === ' ') return [];
      const about = [keyAt(row, column - 1), keyAt(row - 1, column), keyAt(row - 1, column + 1), keyAt(row, column + 1), keyAt(row + 1, column), keyAt(row + 1, column - 1)];
      return [sign, shifted[column] ?? sign].map((one) => [one, about]);
    }),
  ),
);
