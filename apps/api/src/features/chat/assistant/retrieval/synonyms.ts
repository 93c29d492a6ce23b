import { stem } from '@arkpax/schema/finnish-terms'

/** Words of the trade that customers and the site use for the same thing; each line is one meaning. */
const SAME_MEANING = [
  'asema voimalaitos voimaasema virtalahde virtaasema powerstation laite vehje masiina',
  'akku akkupaketti paristo',
  'vaihtosuuntaaja invertteri',
  'pistorasia topseli pistoke tokkeli schuko',
  'kayttoohje ohjekirja kayttoopas opaskirja kasikirja',
  'vikakoodi virhekoodi virheilmoitus',
  'vaurioitunut rikki viallinen hajalla sarkynyt vaurio',
  'takuupyynto takuuhakemus reklamaatio takuuasia',
  'takuu garantia',
  'asiakaspalvelu asiakastuki neuvonta',
  'toimitus lahetys postitus toimittaa kuljetus',
  'hyvitys palautusraha',
  'pakkanen kylma talvi',
  'sade kastua',
  'vene laiva purjevene paatti',
  'matkailuauto asuntoauto asuntovaunu karavaani vaunu',
  'aggregaatti generaattori agregaatti',
  'evaste keksi cookie',
  'puhelin kannykka luuri matkapuhelin',
  'nollaus nollata uudelleenkaynnistys',
  'kierratys havittaa kierrattaa keraypiste keraily',
  'lentokone lento matkalaukku',
  'ulkomaa muu',
  'laakintalaite uniapnealaite laakinnallinen cpap hengityslaite',
  'prosentti lukema varaus',
  'aurinkopaneeli paneeli aurinkokenno panel',
  'mukana sisalto pakkaus',
  'ilmainen maksuton',
  'peruuttaa perua peruutus',
  'sailyttaa varastoida talvisailytys sailytys',
  'sahkokatko katko sahkokatkos',
  'verkkovirta seina verkkosahko sahkoverkko',
  'kotelointiluokka ip67 vesitiivis vedenpitava vesitiiviys',
  'sahkoposti viesti',
  'henkilotieto tieto tietosuoja',
  'ostoskori verkkokauppa kori',
  'jumissa jumi jumiutunut reagoi',
  'sammuttaa sammua katketa',
  'savuta savuaa kuumeta',
  'kauppa tilaus ostos',
  'retki leiri retkeily telttailu',
  'mokki kesamokki',
  'korvata korvaa kattaa',
  'liittaa kytkea',
  'puhdistaa pyyhkia pesta puhdistus pyyhi',
  'jattaa jata sailyttaa',
  'reklamoida reklamoin takuupyynto',
  'valmistaa valmistaja perustaa',
  'sammuttaa sammutan sammuta sammuttaminen',
  'kaynnistaa kaynnista kaynnistaminen kaynnistetaan',
  'kantaa nostaa nosta',
  'kuumeta kuumenee kuuma',
  'ukkonen ukkostaa salama',
  'erikseen erillinen erillista',
  'asettaa asetus saataa muuttaa',
  'tyomaa rakennus rakentaminen',
]

/** The stems that mean the same as a stem, without itself. */
export const synonymsOf: (term: string) => readonly string[] = (() => {
  const others = new Map<string, string[]>()
  for (const line of SAME_MEANING) {
    const stems = [...new Set(line.split(' ').map(stem))]
    for (const each of stems) {
      others.set(each, [...(others.get(each) ?? []), ...stems.filter((other) => other !== each)])
    }
  }
  return (term) => others.get(term) ?? []
})()
