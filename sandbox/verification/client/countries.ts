const codes =
  'AD AE AG AL AM AO AR AT AU AZ BA BB BD BE BG BH BJ BN BO BR BS BT BW BY BZ CA CH CI CL CM CN CO CR CY CZ DE DK DM DO DZ EC EE EG ES ET FI FJ FR GA GB GD GE GH GR GT GY HK HN HR HU ID IE IL IN IQ IS IT JM JO JP KE KG KH KR KW KZ LA LB LC LI LK LT LU LV MA MC MD ME MG MK MN MT MU MV MX MY MZ NA NE NG NI NL NO NP NZ OM PA PE PG PH PK PL PT PY QA RO RS RU RW SA SC SE SG SI SK SM SN SR SV TH TJ TM TN TR TT TW TZ UA UG US UY UZ VE VN ZA ZM ZW';

/** Countries with their names in the language, sorted by name. */
export function countries(lang: string): readonly { readonly code: string; readonly name: string }[] {
  const names = new Intl.DisplayNames([lang], { type: 'region' });
  return codes
    .split(' ')
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((left, right) => left.name.localeCompare(right.name, lang));
}
