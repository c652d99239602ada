import type { RuneWord } from './en.ts';

export const es: Readonly<Record<RuneWord, string>> = {
  hint: 'Los grupos de 5 o más pagan · las casillas que se rompen otra vez multiplican',
  how1: 'Cinco o más runas iguales que se tocan por los lados pagan. Se rompen, las de arriba caen y llegan otras nuevas.',
  how2: 'La casilla donde se rompió una runa queda marcada. Cada nueva rotura la sube: ×2, ×4, ×8, ×16 y como mucho ×32.',
  how3: 'Un grupo se multiplica por la suma de sus casillas marcadas, y una marcada una sola vez cuenta 1; sin ninguna, por 1. Las marcas duran un giro.',
  how4: 'Cuando las runas se paran, tres, cuatro, cinco o seis puertas dan 8, 10, 12 o 15 giros gratis. En ellos, tres puertas añaden 3, hasta 30 en total, y las marcas se quedan hasta el final.',
  how5: 'Ninguna ronda paga más de 5000 veces la apuesta: termina cuando lo alcanza.',
  how6: 'Cada casilla se sortea por separado, con las mismas probabilidades para todas. En los giros gratis las runas bajas salen más, así que los grupos son mayores.',
};
