import type { SugarWord } from './en.ts';

export const es: Readonly<Record<SugarWord, string>> = {
  hint: '8 o más iguales pagan en cualquier sitio · 4 piruletas dan giros gratis',
  how1: 'Ocho o más dulces iguales pagan estén donde estén. Desaparecen, los de arriba caen y llegan otros nuevos.',
  how2: 'Cada cascada con premio hace avanzar el multiplicador: ×1, ×1, ×2, ×3, ×5, ×8 y ×10 desde la séptima. Un giro nuevo empieza en ×1.',
  how3: 'Cuando los dulces se paran, cuatro, cinco o seis piruletas dan 10, 12 o 15 giros gratis. En ellos, cuatro piruletas añaden 5, hasta 30 en total.',
  how4: 'En los giros gratis el multiplicador empieza en ×2, sube con cada cascada con premio hasta ×30 y no vuelve atrás entre giros.',
  how5: 'Ninguna ronda paga más de 1500 veces la apuesta: termina cuando lo alcanza.',
  how6: 'Cada casilla se sortea por separado, con las mismas probabilidades para todas.',
};
