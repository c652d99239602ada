/** Parts of invented names in the manner of a country: any start goes with any end. */
export interface Culture {
  readonly towns: readonly [starts: string, ends: string];
  /** What clubs are called; `*` is the town. */
  readonly clubs: string;
  readonly men: string;
  readonly women: string;
  readonly surnames: readonly [starts: string, ends: string];
}

/** By ISO 3166-1 alpha-2 code. Lists are separated by spaces, clubs by commas. */
export const CULTURES: Readonly<Record<string, Culture>> = {
  GB: {
    towns: ['Alder Bram Corn Dunt Elver Farn Grims Hather Kest Lorn Mar Pend', 'mere wick holt stow combe bury'],
    clubs: '* Rovers,* Town,* Albion,* Wanderers,* Athletic,* Park',
    men: 'Alfie Callum Edwin Harvey Jude Lewis Rory Toby',
    women: 'Ada Bethan Edie Freya Isla Maisie Orla Tilda',
    surnames: ['Ash Brock Crom Dray Hollo Kettle Marr Pell Thorn Wain', 'ley worthy combe field stow by'],
  },
  ES: {
    towns: ['Alba Beni Cala Fuente Lora Mira Olma Peña Riba Torre Valde Zafra', 'luna sera vera mora rosa dal'],
    clubs: '* CF,Atlético *,Real *,Deportivo *,Unión *,* Balompié',
    men: 'Adrián Bruno Darío Gonzalo Hugo Iker Mateo Rubén',
    women: 'Alba Carla Daniela Inés Leire Nuria Paula Vega',
    surnames: ['Aldo Bara Cerve Ferra Landa Mora Oliva Quinta Salve Vare', 'zábal rosa dilla mendi nuevo trés'],
  },
  IT: {
    towns: ['Acqua Bel Castel Fiora Gra Lumi Monte Pietra Rocca Sant Terra Villa', 'vento sole donna mare lara fonte'],
    clubs: '* Calcio,AC *,Virtus *,Polisportiva *,US *,Libertas *',
    men: 'Alessio Dario Enzo Gianni Luca Matteo Nico Tommaso',
    women: 'Alessia Bianca Chiara Elisa Giada Ilaria Marta Noemi',
    surnames: ['Albe Bor Casta Der Fala Gamba Mar Pello Sor Ven', 'rotti ghini monte nesi valdi cello'],
  },
  DE: {
    towns: [
      'Ahorn Birken Drachen Eichen Falken Kron Linden Mühl Raben Silber Tann Weiden',
      'hausen tal furt brück mar werth',
    ],
    clubs: 'SV *,TSV *,FC *,Eintracht *,Viktoria *,VfR *',
    men: 'Anton Bastian Emil Fabian Jonas Lennart Moritz Timo',
    women: 'Annika Carla Emilia Greta Johanna Lena Mila Svenja',
    surnames: ['Ahl Bren Dorn Fels Gruen Hart Krahn Lind Roth Wald', 'bacher müller stätt hofer mann recht'],
  },
  FR: {
    towns: ['Aubé Beau Clair Font Gran Haute Mont Neuf Pont Roche Val Vieu', 'rivane mance lac sault vigne cour'],
    clubs: 'Olympique *,Stade *,AS *,Racing *,* FC,Étoile *',
    men: 'Adrien Bastien Émile Jules Loïc Maxime Rémi Théo',
    women: 'Agathe Camille Élise Jeanne Lucie Manon Océane Zoé',
    surnames: ['Aube Bel Char Dela Ferr Garo Lau Mari Pel Ville', 'rand tier vaux chon court nel'],
  },
  BR: {
    towns: ['Água Boa Campo Itá Jara Monte Nova Pira Porto Serra Uba Vila', 'çu verde mirim rosa linda tuba'],
    clubs: '* EC,Atlético *,* FC,Grêmio *,Esportivo *,União *',
    men: 'Arthur Caio Davi Enzo Igor Luan Ruan Vitor',
    women: 'Aline Bruna Débora Iara Lívia Marina Rafaela Yara',
    surnames: ['Al Bor Camar Dua Fer Lace Mou Pei Sil Ta', 'vadela zinho redo marinho veira gueiro'],
  },
  NL: {
    towns: ['Alker Bree Dijk Groen Heem Kooi Lek Noor Ooster Polder Wester Zand', 'dam horn meer veen wijk sluis'],
    clubs: 'SC *,* Boys,VV *,FC *,Sparta *,Willem *',
    men: 'Bram Daan Jesper Koen Lars Niek Sander Thijs',
    women: 'Anouk Femke Ilse Jet Lotte Maud Sanne Tess',
    surnames: ['Bloe Dijk Hoek Kui Lan Meer Riet Stee Vel Wou', 'mans hoven stra wijk ters broek'],
  },
  TR: {
    towns: ['Ak Bey Çam Deniz Gök Gül Kara Kız Sarı Taş Yel Yeşil', 'dere pınar sarnıç bahçe oba kale'],
    clubs: '*spor,* Gücü,* Yıldız,* FK,* İdman,* Belediye',
    men: 'Arda Berk Cem Deniz Emir Kaan Onur Tolga',
    women: 'Aslı Buse Ceren Defne Ece İpek Melis Selin',
    surnames: ['Ak Boz Çelik Demir Gür Kara Koç Öz Taş Yıl', 'alan bey soylu türe malı ören'],
  },
  US: {
    towns: [
      'Amber Cinder Dusk Ember Gilded Juniper Larkspur Magnolia Onyx Quill Saffron Thistle',
      ' City burg ville  Falls  Point field',
    ],
    clubs: '* Comets,* Stallions,* Pilots,* Foxes,* Rangers,* Thunderbirds,* Owls,* Miners',
    men: 'Brady Carter DeShawn Elijah Jalen Mason Tyrell Wyatt',
    women: 'Addison Brooke Hailey Jada Kennedy Peyton Sloane Taylor',
    surnames: ['Ander Black Car Darn Hart Jeffer Mont Stan Whit Win', 'well mond ridge land more shaw'],
  },
  CA: {
    towns: [
      'Alderon Boreal Caribou Frost Glacier Kestrel Lichen Snow Sorrel Spruce Tamarack Timber',
      ' Bay  Ridge ford  Lake wood  River',
    ],
    clubs: '* Bears,* Lynx,* Blades,* Voyageurs,* Icebreakers,* Wolves,* Herons',
    men: 'Beckett Colton Dylan Gavin Jaxon Logan Nolan Riley',
    women: 'Avery Brielle Claire Emery Kenzie Maëlle Quinn Sadie',
    surnames: ['Bou Cal Des Fra Gre Lan Mac Pel Tre Wil', 'chaine der laire gregor shaw ton'],
  },
  SE: {
    towns: ['Björk Ek Fors Gran Hav Kull Lilje Norr Sjö Söder Tall Älv', 'vik berga sund hamra dal ås'],
    clubs: '* IF,* BK,IFK *,* HC,* AIF,* SK',
    men: 'Albin Elias Filip Hampus Isak Linus Nils Viktor',
    women: 'Alva Ebba Elsa Klara Linnea Moa Saga Tove',
    surnames: ['Berg Ek Fors Gran Hall Lind Nor Sjö Strand Wester', 'kvist löv gren hed mark rud'],
  },
  FI: {
    towns: [
      'Hauki Hirvi Kallio Karhu Koivu Kuura Lumi Myrsky Pihla Raju Suvi Tuuli',
      'lampi niemi joki salo ranta vaara',
    ],
    clubs: '* HK,* Pallo,* Kiekko,* Ilves,* Jää,* Karhut',
    men: 'Aaro Eetu Joonas Kasper Lauri Oskari Rasmus Veeti',
    women: 'Aino Elli Helmi Iida Kerttu Lotta Siiri Venla',
    surnames: ['Ala Halo Joki Kero Lehti Mäke Niemi Pelto Salo Vuo', 'rinne koski saari lampi suo kangas'],
  },
  CZ: {
    towns: ['Břez Čer Dub Hol Jas Kam Lip Mod Ostr Slav Vrch Zla', 'ovice enov any kovec ínek nice'],
    clubs: 'HC *,Slovan *,Sokol *,FK *,Dynamo *,Lokomotiva *',
    men: 'Adam Dominik Filip Jakub Kryštof Matěj Ondřej Vojta',
    women: 'Adéla Barbora Eliška Karolína Lucie Natálie Tereza Zuzana',
    surnames: ['Bar Čap Dol Hav Jel Kub Lis Mach Pod Vra', 'ánek lička ovský ínek ota atka'],
  },
  LT: {
    towns: ['Aukš Ber Dau Gint Jūr Kal Lie Nem Pal Sau Uk Žal', 'tava gala vilis upė mėnai kiemis'],
    clubs: 'BC *,KK *,* Vėtra,* Perkūnas,* Sakalai,* Banga',
    men: 'Arnas Domas Gytis Jonas Lukas Mantas Rokas Tautvydas',
    women: 'Austėja Eglė Gabija Ieva Kamilė Rūta Saulė Viltė',
    surnames: ['Adom Bal Dauk Gri Kaz Mat Nor Petr Sab Vait', 'aitis enas iūnas kus utis elis'],
  },
  GR: {
    towns: ['Argo Chryso Doro Kalli Lefko Meli Neo Pyrgo Rodo Thala Vasi Xero', 'petra kastro vouni limni chora nisi'],
    clubs: 'AO *,Asteras *,* BC,Doxa *,Ermis *,GS *',
    men: 'Alexis Dimos Fotis Giannis Kostas Nikos Stavros Vasilis',
    women: 'Anna Danae Eleni Iro Katerina Maria Sofia Zoe',
    surnames: ['Alexo Dimo Gera Kara Lambro Mavro Papa Stavro Theo Vla', 'poulos kis dakis ridis nakos llis'],
  },
  RS: {
    towns: ['Bela Crni Dren Gorska Jelen Kalna Lipov Nova Ravna Sokol Tisa Zlato', 'var grad ac polje brod vica'],
    clubs: 'KK *,Radnik *,FK *,Zora *,Mladi *,* Beli',
    men: 'Aleksa Bojan Dušan Filip Luka Marko Nikola Stefan',
    women: 'Ana Dunja Jovana Katarina Lena Milica Sara Tijana',
    surnames: ['Ban Dra Gaj Jano Kova Lazo Mili Rado Stani Vuko', 'šević novac jković bratić tijević manov'],
  },
  JP: {
    towns: ['Aka Ao Fuji Haru Hoshi Kawa Kuro Mina Mori Shira Taka Yama', 'hira nose zaka mine kura no'],
    clubs: '* FC,Sora *,* Kaze,* SC,Ryusei *,* Taiyo',
    men: 'Daiki Haruto Kaito Kenji Ren Sota Takumi Yuma',
    women: 'Aoi Hina Honoka Mei Nanami Rin Sakura Yui',
    surnames: ['Ara Fuka Hata Ishi Kiri Mizu Naga Oka Sawa Tsuki', 'mori gata no shiro hara be'],
  },
  EG: {
    towns: ['Ain Bahr Bir Dar Kafr Minya Nahr Qasr Ras Tell Wadi Zahr', ' Salam  Nour  Bahri  Amal  Rimal  Nakhla'],
    clubs: '* SC,Nadi *,* United,Nasr *,Hilal *,Shabab *',
    men: 'Adham Fares Hossam Karim Mazen Omar Tarek Youssef',
    women: 'Amina Dina Farida Hana Laila Mariam Nour Salma',
    surnames: ['Abdel El Fah Gha Has Kha Man Ra Sha Zak', 'wany mawy shidy nour bery rawi'],
  },
};

/** Countries whose players are on the tennis tours. */
export const COUNTRIES: readonly string[] = Object.keys(CULTURES);
