/** How people ask for what the manuals, the products and the page about the company tell. */
export const products: Readonly<Record<string, string>> = {
  // The stations' manuals; those of the EVO are asked for alike
  'ark-pro-fi/Turvallisuus/Sähköturvallisuus':
    'sähköisku vaara; kytkeä talon sähköverkkoon; märin käsin; sormi lapsi pistorasia; jatkojohto',
  'ark-pro-fi/Turvallisuus/Akku':
    'tulipalo syttyy palaa; akku savuaa; räjähtää; turvonnut haljennut; kuuma auto sauna helle; akku tyhjänä vaurio; miten akkupalo sammutetaan',
  'ark-pro-fi/Turvallisuus/Vesi ja pöly':
    'ladata sateessa; pesu letkulla painepesuri; vettä sisään kansi luukku auki; kytketty liitin sateessa',
  'ark-pro-fi/Turvallisuus/Sijoittaminen ja kantaminen':
    'mihin asema sijoitetaan; ilmankierto tilaa ympärillä; kuinka nostaa kantaa yksin kaksin; lapsi lapset koskea; kuljettaa autossa sitoa kiinni; suojaa kuljetuksen ajaksi; missä asennossa pidetään pystyssä kyljellään kallellaan',
  'ark-pro-fi/Pakkauksen sisältö':
    'mitä paketissa tulee mukana; kuuluuko latausjohto; tuleeko paneelin kaapeli; osa puuttuu; onko laturi erikseen',
  'ark-pro-fi/Osat ja liitännät/Etupaneeli':
    'valorengas merkkivalo vihreä valo; mikä painike on mikä; etupaneelin osat',
  'ark-pro-fi/Osat ja liitännät/Takapaneeli':
    'mihin latausjohto kytketään; takana olevat liitännät; sarjanumero takana',
  'ark-pro-fi/Osat ja liitännät/Näyttö':
    'mitä näytön merkinnät tarkoittavat; input output time left battery; mistä näkee paljonko akkua jäljellä; paljonko virtaa tulee sisään',
  'ark-pro-fi/Ensimmäinen käyttöönotto':
    'käyttöönotto ensimmäinen kerta; mitä tehdä uudelle laitteelle ensin; pitääkö ladata ennen käyttöä',
  'ark-pro-fi/Lataaminen/Verkkovirta':
    'miten lataan seinästä; latautuuko kun sammutettu pois päältä; latausjohdon kytkeminen; latausteho pienennys aggregaatti',
  'ark-pro-fi/Lataaminen/Aurinkopaneelit':
    'paneelien kytkentä asemaan; muun merkkinen vieras paneeli; paneelit sarjaan rinnan; oma paneeli käy',
  'ark-pro-fi/Lataaminen/Lataaminen kylmässä ja kuumassa': 'missä lämpötilassa ladata; lataus pysähtyy kuumassa',
  'ark-pro-fi/Käyttö/Käynnistäminen ja sammuttaminen':
    'käynnistää asema päälle; näytön herättäminen päälle; mistä napista menee päälle; miten sammutan sammutetaan; pistorasioista ei tule virtaa lähtö päälle; ac usb dc painike; usb portit päälle pois',
  'ark-pro-fi/Käyttö/Laitteiden kytkeminen': 'miten kytken laitteen; montako wattia yhteensä saa kytkeä',
  'ark-pro-fi/Käyttö/UPS-käyttö': 'ups käyttö; pysyykö päällä sähkökatkossa',
  'ark-pro-fi/Asetukset':
    'ajastaa ajastus yölataus halpa sähkö; latausraja; latausteho; valikko; takaisin asetuksissa; miten pääsen asetuksiin; automaattinen sammutus; sammuu itsestään kun mitään ei ole kytketty kiinni; p asetus',
  'ark-pro-fi/Laajentaminen': 'lisäakun kytkeminen asemaan; saako aseman nostaa lisäakun päälle; pinoaminen',
  'ark-pro-fi/Hoito ja säilytys':
    'miten puhdistetaan kotelo; huuhtelu suola; tiivisteet tarkistus; kuinka usein kalibroida; pitkä säilytys varaus; pesu',
  'ark-pro-fi/Vikakoodit/Muita oireita':
    'asema ei käynnisty mene päälle; lataus ei ala; lataus pysähtyy jää 80 90 prosenttiin; lukema hyppii; ei herää',
  'ark-pro-fi/Kierrätys': 'kierrätys; mihin vanha asema',
  'ark-pro-en/Settings': 'reset restart menu settings',
  'ark-pro-sv/Inställningar': 'nollställa återställa starta om meny',

  // The other manuals
  'extra-battery-fi': 'lisäakku ilman asemaa yksinään; onko lisäakussa omia lähtöjä pistorasioita',
  'extra-battery-fi/Turvallisuus/Pinoaminen ja nostaminen':
    'montako lisäakkua päällekkäin; pinota akut; akun nostaminen',
  'extra-battery-fi/Pakkauksen sisältö': 'mitä lisäakun mukana tulee; lisäakun kaapeli',
  'extra-battery-fi/Osat ja liitännät': 'expansion in out; lisäakun liitännät',
  'extra-battery-fi/Osat ja liitännät/Varausvalot':
    'montako valoa palaa; lisäakun valot; mistä näkee lisäakun varauksen',
  'extra-battery-fi/Lataaminen': 'lataako lisäakku samalla; ladataanko lisäakku erikseen; lisäakun lataus',
  'extra-battery-fi/Käyttö': 'lisäakun kapasiteetti yhdessä; sammuuko lisäakku; kumpi akku tyhjenee ensin',
  'extra-battery-fi/Laajentaminen/Pinoaminen Ark PRO:n alle':
    'lisäakun pinoaminen alle päälle; evo lisäakun päällä; miten päin pinotaan',
  'extra-battery-fi/Laajentaminen/Kaapelit':
    'miten lisäakku kytketään; irrottaa irrotan lisäakun; kaapelin kytkentä; ketjuttaa useampi akku',
  'extra-battery-fi/Vikakoodit': 'lisäakun valot vilkkuvat; lisäakku ei syty; valo vilkkuu',
  'solar-panel-fi/Turvallisuus/Sähkö':
    'paneeli suoraan puhelimeen akkuun laitteeseen; kolme paneelia sarjaan; rikkinäinen kaapeli; paneelin jännite vaara; muun merkkiseen asemaan',
  'solar-panel-fi/Turvallisuus/Tuuli, ukkonen ja kuumuus':
    'paneeli tuulessa ukkosella; myrsky paneeli; paneeli kuumenee; lähteekö tuulen mukaan',
  'solar-panel-fi/Turvallisuus/Käsittely': 'saako paneelin päälle astua; paneelin kantaminen; taipuuko',
  'solar-panel-fi/Turvallisuus/Vesi ja pöly': 'kestääkö paneeli sadetta vettä; paneeli sateessa',
  'solar-panel-fi/Pakkauksen sisältö': 'mitä paneelin mukana tulee; haaroitin; paneelin liittimet kaapeli',
  'solar-panel-fi/Osat ja liitännät': 'mitä liittimiä paneelissa on; mc4; paneelin kiinnitys naru',
  'solar-panel-fi/Lataaminen/Yksi paneeli': 'miten paneeli kytketään asemaan',
  'solar-panel-fi/Lataaminen/Useampi paneeli': 'paneelit rinnan; paneelit sarjaan; usean paneelin kytkentä; haaroitin',
  'solar-panel-fi/Lataaminen/Latausaika': 'paneelin latausaika; kauanko paneelilla kestää ladata',
  'solar-panel-fi/Käyttö/Suuntaaminen':
    'mihin suuntaan päin paneeli; missä kulmassa kesällä talvella; kuinka usein paneelia käännetään; kallistus',
  'solar-panel-fi/Käyttö/Varjot': 'varjo paneelin päällä; puun varjo; osittainen varjo',
  'solar-panel-fi/Laajentaminen': 'montako paneelia asemaan; vieraan merkin paneeli; jatkokaapeli paneeliin',
  'solar-panel-fi/Hoito ja säilytys':
    'paneelin puhdistus pesu; paneelin säilytys talveksi; lumi paneelin päällä; miten taitetaan',
  'solar-panel-fi/Vikakoodit':
    'paneeli ei lataa; paneelista ei tule virtaa; input nolla 0; paneelin teho vaihtelee heittelee; paneelin teho pieni; liitin kuumenee',

  // The company and its products
  '/about': 'valmistaja; kuka valmistaa tuotteet; kuka on arkpax; mikä yritys',
  '/about#tarina-tarina-1998': 'perustettu perustaa vuosi; historia; kuinka vanha yritys',
  '/about#laatu-ISO 9001': 'sertifikaatti; sertifikaatit laatu',
  '/about#laatu-IATF 16949': 'sertifikaatti; sertifikaatit laatu',
  '/tuote/1-turvallisuus': 'turvallisuusohjeet; varoitukset; märin käsin; lapsi lapset',
  '/tuote/1-ac-in': 'voiko ladata aggregaatista',
  '/tuote/1-anderson-out': 'anderson liitin mihin',
  '/tuote/1-dc5521-out': 'kylmälaukku 12 voltin liitin; pyöreä liitin',
  '/tuote/1-usb-c-out': 'läppäri usb c johdolla ilman laturia; kannettavan lataus usb',
}
