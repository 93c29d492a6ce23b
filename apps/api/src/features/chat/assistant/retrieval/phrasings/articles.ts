/** How people ask for what support articles, posts and use cases tell. */
export const articles: Readonly<Record<string, string>> = {
  // Support articles
  '/support/article/aikavyohykkeen-asettaminen#milloin-aikavyöhyke-pitää-asettaa':
    'pitääkö kello asettaa; tarvitseeko aikavyöhykettä; mihin kelloa tarvitaan',
  '/support/article/aikavyohykkeen-asettaminen#ennen-kuin-aloitat':
    'mitä painikkeet tekevät valikossa; miten valikossa liikutaan; katkeaako virta asetusten aikana',
  '/support/article/aikavyohykkeen-asettaminen#aseta-aikavyöhyke':
    'aikavyöhyke ulkomailla; aikavyöhykkeen vaihto; utc ero Suomi; miten pääsen asetusvalikkoon',
  '/support/article/aikavyohykkeen-asettaminen#aseta-kesäaika':
    'kesäaika; kesäaika pieleen väärin; talviaika; kellon siirto',
  '/support/article/aikavyohykkeen-asettaminen#aseta-kellonaika':
    'kello; kellon aika asetus; kello oikeaan aikaan; kello väärässä; päivämäärä',
  '/support/article/aikavyohykkeen-asettaminen#kello-jätättää-mitä-teen': 'kello edistää jätättää; kello käy väärin',
  '/support/article/aikavyohykkeen-asettaminen#näytössä-on-0000-onko-laite-rikki':
    'kello näyttää nollaa; 00:00; kello pysähtynyt nollautunut',
  '/support/article/aikavyohykkeen-asettaminen#eikö-valikko-aukea':
    'valikko ei aukea; asetukset eivät avaudu; painike ei toimi käsineet märkä',
  '/support/article/kalibrointi-ja-nollaus':
    'prosentti lukema hyppii pomppii; näyttö väärin paljonko aikaa jäljellä; sammuu vaikka akkua jäljellä; näyttö jumissa; kalibrointi vai nollaus; mittari näyttää väärin; laite sekaisin',
  '/support/article/kalibrointi-ja-nollaus#miksi-mittari-erehtyy':
    'kuinka usein kalibroida; pitääkö kalibroida monesti; miksi prosentti on väärä',
  '/support/article/kalibrointi-ja-nollaus#kalibrointi':
    'miten kalibroidaan; kalibroinnin vaiheet; kauanko kalibrointi kestää aikaa; voiko kalibroinnin keskeyttää',
  '/support/article/kalibrointi-ja-nollaus#lisäakun-kalibrointi': 'lisäakun kalibrointi',
  '/support/article/kalibrointi-ja-nollaus#nollaus':
    'jumissa jumi; resetti; vikakoodi ei poistu lähde pois; näyttö ei reagoi; napit eivät toimi; katoavatko asetukset nollauksessa; poistaako nollaus asetukset; miten nollataan; käynnistää uudelleen',
  '/support/article/kalibrointi-ja-nollaus#tehdasasetukset':
    'tehdasasetukset; asetukset alkuun oletus; palauttaa laite alkutilaan alkuasetukset; asetusten tyhjennys; laite myydään uusi omistaja; asetukset sekaisin',
  '/support/article/kalibrointi-ja-nollaus#milloin-on-aika-ottaa-yhteyttä':
    'akku turvonnut; haisee palaneelle; kotelo haljennut; kuumenee itsestään; milloin pitää huolestua; lopeta käyttö; kapasiteetti pienentynyt',
  '/support/article/latausnopeuden-optimointi#tarkista-ensin-näytöstä':
    'mistä näen paljonko virtaa tulee sisään; mitä input output tarkoittaa; paljonko laitteet kuluttavat nyt; lataus hidas syy',
  '/support/article/latausnopeuden-optimointi#lataa-verkkovirrasta-täydellä-teholla':
    'sulake palaa; latausteho pienemmäksi; pienentää lataustehoa; jatkojohto lataus; ampeeri sulake; leirintäalue maasähkö lataus; täysi latausteho; ajastettu lataus yöllä halpa sähkö; kuinka paljon virtaa ottaa',
  '/support/article/latausnopeuden-optimointi#miksi-viimeinen-viidennes-on-hitain':
    'lopussa hidas; lataus hidastuu lopussa; viimeinen kymmenen prosenttia kestää; yli 80 prosentin hidas',
  '/support/article/latausnopeuden-optimointi#lataa-auringosta':
    'miten saan paneelista enemmän tehoa; paneelin kääntäminen; kuinka usein paneelia käännetään; varjo vaikuttaa; paneelin puhdistus; montako paneelia latausaika taulukko; paneelit rinnan sarjaan',
  '/support/article/latausnopeuden-optimointi#käytä-verkkoa-ja-aurinkoa-yhtä-aikaa':
    'paneeli ja verkkovirta samaan aikaan; kaksi latausta yhtä aikaa',
  '/support/article/latausnopeuden-optimointi#pidä-akku-sopivan-lämpimänä':
    'missä lämpötilassa ladata; lataus pakkasessa kylmässä; lataus helteellä kuumassa; paljonko lataus hidastuu kylmässä; lataus ei käynnisty kylmässä',
  '/support/article/latausnopeuden-optimointi#lataa-lisäakut-samalla-kertaa':
    'lisäakkujen lataus aika; kauanko lisäakku latautuu; ladataanko lisäakku yhtä aikaa; asema ja lisäakut täyteen',
  '/support/article/latausnopeuden-optimointi#jos-lataus-on-yhä-hidas':
    'lataus hidas; lataa hitaasti; lataus kestää kauan; miksi ei lataa täysillä',
  '/support/article/takuun-hakeminen#tarkista-ensin-nämä': 'mitä kokeilla ensin ennen takuuta; vika itse korjattavissa',
  '/support/article/takuun-hakeminen#kerää-tiedot':
    'kuitti hukassa kadonnut; mitä tietoja takuuseen tarvitaan; käykö tiliote; ilman kuittia takuu',
  '/support/article/takuun-hakeminen#lähetä-takuupyyntö':
    'takuuhakemus hakea; mihin takuupyyntö lähetetään; reklamaatio osoite; soittaa takuu',
  '/support/article/takuun-hakeminen#mitä-sen-jälkeen-tapahtuu':
    'kauanko takuukäsittely kestää; mitä pyynnön jälkeen; kuka maksaa kuljetuksen huoltoon; saanko lainalaitteen',
  '/support/article/takuun-hakeminen#pakkaa-laite-näin':
    'miten pakata laite huoltoon; pakkaaminen lähettää; akun varaus kuljetus',
  '/support/article/takuun-hakeminen#mitä-takuu-ei-korvaa':
    'maksaako tutkimus; takuun ulkopuolinen korjaus hinta; kustannusarvio; pudotus kuluminen',

  // Posts
  '/blogi/akku-pakkasessa-seitseman-vinkkia-talveen#1-muista-raja-10c':
    'kuinka kylmässä saa käyttää; alaraja pakkanen; liian kylmä',
  '/blogi/akku-pakkasessa-seitseman-vinkkia-talveen#2-lataa-lämpimänä':
    'lataus pakkasessa; lataaminen talvella hidas; lämmitä ennen latausta',
  '/blogi/akku-pakkasessa-seitseman-vinkkia-talveen#3-laske-kapasiteetista-neljännes-pois':
    'paljonko pakkanen syö kapasiteettia; kestääkö akku talvella vähemmän; kylmä vie akkua käyttöaika pakkasella',
  '/blogi/akku-pakkasessa-seitseman-vinkkia-talveen#4-eristä-alhaalta-älä-peitä-sivuilta':
    'saako peittää peitto viltti päälle; suojaa kylmältä; jään lumen päällä; eristää',
  '/blogi/akku-pakkasessa-seitseman-vinkkia-talveen#5-varo-kosteutta-kun-tulet-sisään':
    'kosteus kondenssi tiivistyy sisään tuodessa; kansi jäässä kiinni jäätynyt; lumi',
  '/blogi/akku-pakkasessa-seitseman-vinkkia-talveen#6-säilytä-puolillaan-älä-tyhjänä':
    'jättää talveksi mökille kylmään; talven yli säilytys; kuinka usein varaus tarkistetaan talvella',
  '/blogi/akku-pakkasessa-seitseman-vinkkia-talveen#7-tee-sähkökatkoa-varten-kuivaharjoitus':
    'miten varaudun sähkökatkoon; sähkökatkon harjoittelu',
  '/blogi/akku-pakkasessa-seitseman-vinkkia-talveen#entä-aurinkopaneeli-talvella':
    'paneeli talvella hyöty tuotto; toimiiko aurinkopaneeli talvella pakkasessa; kevättalvi lumi',
  '/blogi/kolme-paivaa-saaristomerella-ilman-maasahkoa': 'kokemuksia veneestä; testi purjevene',
  '/blogi/kolme-paivaa-saaristomerella-ilman-maasahkoa#lauantai-jurmon-aurinko': 'paneelin tuotto päivässä veneessä',
  '/blogi/kuinka-suuri-voimalaitos-riittaa': 'minkä kokoinen tarvitaan; mitoitus',
  '/blogi/kuinka-suuri-voimalaitos-riittaa#kaksi-lukua-teho-ja-energia': 'teho energia ero eroavat; watti wattitunti',
  '/blogi/kuinka-suuri-voimalaitos-riittaa#vaihe-2-laske-energia':
    'miten lasken kulutuksen; paljonko laite kuluttaa; nyrkkisääntö kulutus',
  '/blogi/kuinka-suuri-voimalaitos-riittaa#viikonloppu-mökillä': 'riittääkö viikonloppu mökillä',
  '/blogi/kuinka-suuri-voimalaitos-riittaa#isompi-asema-vai-lisäakku':
    'isompi asema vai lisäakku; kannattaako lisäakku vai pro',

  // Use cases
  '/kayttotapaus/rakentaminen': 'soveltuuko työmaalle; raksalle',
  '/kayttotapaus/rakentaminen#mallin-valinta-työnkuvan-mukaan-teksti':
    'malli asentaja kirvesmies hitsaaja laatoittaja maalari; kumpi työmaalle',
  '/kayttotapaus/rakentaminen#turvallinen-työmaakäyttö-teksti':
    'kipinä hitsaus lähellä; hitsata aseman vieressä; työmaakeskus; kuljetus pakettiautossa sidottuna; jatkojohto työmaalla',
  '/kayttotapaus/rakentaminen#lataaminen-työpäivän-rytmissä-teksti':
    'lataus työpäivän aikana; paljonko latautuu tunnissa tauolla',
  '/kayttotapaus/retkeilyyn#ominaisuudet-2': 'yksi paneeli tuottaa päivässä',
  '/kayttotapaus/retkeilyyn#ominaisuudet-3': 'pitääkö ääntä yöllä; meluaako teltassa; häkä',
  '/kayttotapaus/retkeilyyn#luvut-0': 'viikko viikon retki sähkö kuluu kulutus; viikonloppu retki kulutus',
  '/kayttotapaus/retkeilyyn#aurinko-pidentää-retkeä-teksti':
    'paneelin tuotto päivässä retkellä; paljonko yksi paneeli tuottaa kesällä; montako wattituntia sähköä paneelista saa päivässä',
  '/kayttotapaus/retkeilyyn#vaunussa-teltassa-ja-mökillä-teksti':
    'saako pitää teltassa vaunussa asuntoautossa sisällä; sopiiko asuntovaunuun matkailuautoon; nukkua samassa; makuupussi peitto päällä',
  '/kayttotapaus/retkeilyyn#kylmällä-kelillä-teksti': 'syksyllä retkellä kylmä; kuuma auto helle',
  '/kayttotapaus/retkeilyyn#kumpi-mukaan-teksti':
    'vaellus reppu; kumpi retkelle; mukaan vaellukselle; riittääkö evo viikonlopuksi retkelle telttaan',
  '/kayttotapaus/useita-laitteita#varavirtaa-ilman-asennusta-teksti':
    'kytkeä talon sähkötauluun sähkökeskus; syöttää talon pistorasiaverkkoa; mökin sähköverkko; varavirta kotiin; tarvitaanko sähkömies',
  '/kayttotapaus/useita-laitteita#katkeamaton-syöttö-tietokoneelle-teksti':
    'laturi koko ajan kiinni ups; pysyykö tietokone reititin palvelin päällä',
  '/kayttotapaus/useita-laitteita#näin-lasket-oman-kuormasi-teksti': 'miten lasken riittääkö; kuorman laskeminen',
  '/kayttotapaus/useita-laitteita#mikä-lähtö-millekin-teksti':
    'mihin porttiin kännykkä kannettava reititin; mikä reikä liitäntä paras puhelimelle; kylmälaukku suoraan 12 volttiin ilman muuntajaa; tyhjäkäynti kuluttaako tyhjänä; usb c läppäri johto',
  '/kayttotapaus/useita-laitteita#kun-katko-venyy-teksti': 'pitkä sähkökatko päiviä',
  '/kayttotapaus/veneily#ominaisuudet-0': 'aalto roiske vene kastuu',
  '/kayttotapaus/veneily#kytkentä-ja-paikka-teksti': 'mihin aseman sijoittaa veneessä; kiinnitys veneessä',
  '/kayttotapaus/veneily#lataaminen-matkalla-teksti': 'lataus vierassatamassa maasähkö tunnissa; luonnonsatama lataus',
  '/kayttotapaus/veneily#suolavesi-ja-kunnossapito-teksti':
    'suolavesi merivesi huuhtelu; tiivisteiden tarkistus; veneen talvisäilytys',
  '/kayttotapaus/veneily#pro-vai-evo-teksti': 'kumpi veneeseen; pro vai evo vene',
}
