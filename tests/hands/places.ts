/** What people call the places of a map. Our own words, from what players write; the reader's aliases are not among them. */
import type { Board } from '../../engine/board/board.ts';
import type { Province } from '../../engine/board/variant.ts';
import type { Random } from '../random.ts';

/** Standard map: id, cut name, slip that has one reading, German, French. */
const STANDARD = `
adr Adri/Adriatric Sea/Adriatisches Meer/Mer Adriatique; aeg Aege/Agean Sea/Ägäis/Mer Égée
alb Alba/Albannia/Albanien/Albanie; ank Anka/Ankarra/Ankara/Ankara; apu Apul/Appulia/Apulien/Pouilles
arm Arme/Armennia/Armenien/Arménie; bal Balt/Balitc Sea/Ostsee/Mer Baltique; bar Bare/Barrents Sea/Barentssee/Mer de Barents
bel Belg/Belguim/Belgien/Belgique; ber Berl/Belrin/Berlin/Berlin; bla Blac/Blakc Sea/Schwarzes Meer/Mer Noire
boh Bohe/Bohemmia/Böhmen/Bohême; bot GoB/Gulf of Bothina/Bottnischer Meerbusen/Golfe de Botnie; bre Bres/Bresst/Brest/Brest
bud Buda/Budapset/Budapest/Budapest; bul Bulg/Bulgeria/Bulgarien/Bulgarie; bur Burg/Burgandy/Burgund/Bourgogne
cly Clyd/Clide/Clyde/Clyde; con Cons/Constantinopel/Konstantinopel/Constantinople; den Denm/Denmrak/Dänemark/Danemark
eas EMed/Eastern Mediteranean/Östliches Mittelmeer/Méditerranée orientale; edi Edin/Edinburg/Edinburgh/Édimbourg
eng Engl Ch/English Chanel/Ärmelkanal/Manche; fin Finl/Finnland/Finnland/Finlande; gal Gali/Galacia/Galizien/Galicie
gas Gasc/Gascogny/Gascogne/Gascogne; gre Gree/Greese/Griechenland/Grèce
hel Helg/Helgoland Bigth/Helgoländer Bucht/Baie d'Héligoland; hol Holl/Hollond/Holland/Hollande
ion Ioni/Ionean Sea/Ionisches Meer/Mer Ionienne; iri Iris/Irsh Sea/Irische See/Mer d'Irlande; kie Kiel/Keil/Kiel/Kiel
lon Lond/Londen/London/Londres; lvn Livo/Livonnia/Livland/Livonie; lvp Lpool/Liverpol/Liverpool/Liverpool
lyo GoL/Gulf of Lyno/Golf von Lyon/Golfe du Lion; mao MidAtl/Mid-Altantic Ocean/Mittelatlantik/Milieu de l'Atlantique
mar Mars/Marseiles/Marseille/Marseille; mos Mosc/Moscov/Moskau/Moscou; mun Muni/Munic/München/Munich
naf NAfr/North Afrika/Nordafrika/Afrique du Nord; nao NAtl/North Altantic Ocean/Nordatlantik/Atlantique Nord
nap Napl/Napels/Neapel/Naples; nth Nth Sea/Norht Sea/Nordsee/Mer du Nord
nwg Nwg Sea/Norweigan Sea/Norwegische See/Mer de Norvège; nwy Norw/Norwey/Norwegen/Norvège; par Pari/Parris/Paris/Paris
pic Pica/Piccardy/Picardie/Picardie; pie Pied/Piedmond/Piemont/Piémont; por Port/Portugual/Portugal/Portugal
pru Prus/Prusia/Preußen/Prusse; rom Rome/Rome/Rom/Rome; ruh Ruhr/Rhur/Ruhrgebiet/Ruhr; rum Ruma/Rumaina/Rumänien/Roumanie
ser Serb/Sebria/Serbien/Serbie; sev Seva/Sevastapol/Sewastopol/Sébastopol; sil Sile/Silisia/Schlesien/Silésie
ska Skag/Skaggerak/Skagerrak/Skagerrak; smy Smyr/Smryna/Smyrna/Smyrne; spa Spai/Spian/Spanien/Espagne
stp StPete/St Petersberg/St. Petersburg/Saint-Pétersbourg; swe Swed/Sweeden/Schweden/Suède; syr Syri/Syrria/Syrien/Syrie
tri Trie/Treiste/Triest/Trieste; tun Tuni/Tunnis/Tunis/Tunis; tus Tusc/Tuscanny/Toskana/Toscane; tyr Tyro/Tirolia/Tirol/Tyrol
tys Tyrrh Sea/Tyrrhennian Sea/Tyrrhenisches Meer/Mer Tyrrhénienne; ukr Ukra/Ukrane/Ukraine/Ukraine
ven Veni/Vencie/Venedig/Venise; vie Vien/Veinna/Wien/Vienne; wal Wale/Whales/Wales/Pays de Galles
war Wars/Warsow/Warschau/Varsovie; wes WMed/Western Mediteranean/Westliches Mittelmeer/Méditerranée occidentale
yor York/Yorkshier/Yorkshire/Yorkshire`;

const CALLED = new Map(
  STANDARD.trim()
    .split(/; |\n/)
    .map((line) => {
      const [short, slip, de, fr] = line.slice(4).split('/');
      return [line.slice(0, 3), { short: short!, slip: slip!, de: de!, fr: fr! }];
    }),
);

/** Where the older judges and mapping programs abbreviate otherwise. */
const JUDGES: Readonly<Record<string, string>> = Object.fromEntries(
  'bot GOB,eas EME,hel HEL,lyo GOL,mao MID,nao NAT,nwg NRG,nwy NOR,tys TYN,wes WME,nth NTS'
    .split(',')
    .map((each) => each.split(' ')),
);

/** Styles: `code` nth, `Code` Nth (seas in capitals), `full` North Sea, `judge` older judges' abbreviations, `short` cut names, `slip`
 *  names with a slip of the pen now and then, `abbr` as the variant's author writes it, `mixed` as it comes, `de`, `fr`. */
export function callPlace(board: Board, id: Province, style: string, random: Random): string {
  const { name, type, abbr } = board.provinces[board.provinceNumber.get(id)!]!;
  const known = board.variant.id === 'standard' ? CALLED.get(id)! : { short: name, slip: name, de: name, fr: name };
  switch (style) {
    case 'code':
      return id;
    case 'Code':
      return type === 'sea' ? id.toUpperCase() : id[0]!.toUpperCase() + id.slice(1);
    case 'full':
      return name;
    case 'judge':
      return JUDGES[id] ?? id.toUpperCase();
    case 'slip':
      return random.percent(5) ? known.slip : name;
    case 'abbr':
      return abbr ?? callPlace(board, id, 'Code', random);
    case 'mixed':
      return callPlace(board, id, random.pick(['code', 'Code', 'full', 'short']), random);
    case 'short':
    case 'de':
    case 'fr':
      return known[style];
    default:
      throw new Error(`Nobody names places as ${style}.`);
  }
}
