/** A team's crest, made of its name: the same name always has the same colours and pattern. */
export function Crest({ name }: { readonly name: string }) {
  const hash = hashOf(name);
  const hue = hash % 360;
  const other = (hue + 90 + ((hash >> 9) % 180)) % 360;
  const main = `hsl(${hue} 62% 46%)`;
  const second = (hash >> 4) % 3 === 0 ? '#f2efe6' : `hsl(${other} 58% 62%)`;
  return (
    <svg className="crest" viewBox="0 0 24 24" aria-hidden="true">
      <path d={SHIELD} fill={main} />
      <path d={PATTERNS[(hash >> 6) % PATTERNS.length]} fill={second} opacity=".92" />
      <path d={SHIELD} fill="none" stroke="#fff" strokeOpacity=".28" />
    </svg>
  );
}

const SHIELD = 'M4 3.500h16v9.300c0 4.2-3.4 6.9-8 8.7-4.6-1.8-8-4.5-8-8.700z';

/** A half, stripes, a band across, a chevron, a cross: all inside of the shield. */
const PATTERNS = [
  'M12 3.500h8v9.300c0 4.2-3.4 6.9-8 8.700z',
  'M7 3.500h3v17.100a16 16 0 0 1-3-1.700zM14 3.500h3v15.400a16 16 0 0 1-3 1.700z',
  'M4 5l16 9a8 8 0 0 1-1.7 3L4 9.400z',
  'M4 9l8 5 8-5v4l-8 5-8-5z',
  'M10.5 3.500h3v5H20v3h-6.500v9.400l-1.5.6-1.5-.6v-9.400H4v-3h6.500z',
];

function hashOf(text: string): number {
  let hash = 2_166_136_261;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return hash >>> 1;
}
