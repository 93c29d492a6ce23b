/** How people ask for what a passage tells, by its id, in words of their own; several ways are parted by semicolons. */
const PHRASINGS: Readonly<Record<string, string>> = {
  // Questions and answers
  '/general-faqs#mika-kannettava-voimalaitos-on':
    'käyttää sisällä sisätiloissa kerrostalossa; onko hiljainen; pitääkö ääntä; haiseeko pakokaasu savuttaa häkä; mikä tämä laite on; eroaa aggregaatista; tarvitseeko polttoainetta bensaa; onko laturi sisäänrakennettu',
  '/general-faqs#kumpi-malli-sopii-minulle':
    'kumpi malli minulle; kumpi kannattaa ostaa ottaa valita; riittääkö pienempi; mikä malli sopii tarpeeseen; suositus mallista',
  '/general-faqs#mita-ip67-tarkoittaa':
    'kestääkö vettä; vedenpitävä vesitiivis; jos tippuu putoaa veteen järveen mereen; saako upottaa kuinka syvälle; uppoaa kelluu; kastua kokonaan; kotelointiluokka; pölytiivis pöly hiekka; kestääkö suolavettä; huuhtelu suolaveden jälkeen; painepesuri painepesu',
  '/general-faqs#mita-lahtoja-asemissa-on':
    'mitä liitäntöjä portteja pistorasioita; montako laitetta voi kytkeä yhtä aikaa; montako töpseliä reikää; usb teho; mihin johdon saa kiinni',
  '/general-faqs#montako-lisaakkua-voi-kytkea':
    'montako akkua lisäksi; kuinka paljon kapasiteettia saa lisää; kasvattaako lisäakku tehoa; laajentaa laajennus',
  '/general-faqs#kuinka-pitkaan-akku-riittaa':
    'hyötysuhde häviö; miten käyttöaika lasketaan; kauanko akku kestää yhdellä latauksella; laskukaava käyttöajalle',
  '/general-faqs#sopiiko-herkalle-elektroniikalle':
    'voiko kytkeä tietokoneen television; tietokone televisio äänentoisto; lääkinnällinen laite uniapnealaite hengityskone hyväksyy; puhdas siniaalto; meneekö herkkä laite rikki; mittalaite',
  '/general-faqs#kuinka-kauan-akku-kestaa':
    'elinkaari elinikä kestoikä vuosi; montako vuotta kestää; latauskerrat sykli; milloin akku on loppu; heikkeneekö akku kuluuko akku; akun vanheneminen',
  '/general-faqs#miten-tilaan-tuotteen':
    'haluan ostaa tilata; tilata tilaaminen; osta ostaa ostaminen; ostoskori verkkokauppa; miten saan tarjouksen pyydä tarjous; mistä voi ostaa; hinta sisältää',
  '/general-faqs#voiko-aseman-ottaa-lentokoneeseen':
    'lentokone lennolle matkalaukku käsimatkatavara; junaan bussiin; matkustaa kuljettaa matkalla',
  '/general-faqs#kuinka-nopeasti-asema-latautuu':
    'latausaika; kauanko lataus kestää verkkovirta seinä pistorasia; koska on täynnä täysi; montako tuntia ladata; kuinka paljon ottaa pistorasiasta ladatessa; latausteho; pilvinen sää paneeli',
  '/general-faqs#montako-aurinkopaneelia-tarvitsen':
    'montako paneelia voi kytkeä; kuinka monta paneelia tarvitaan; yhdellä paneelilla täyteen; kahdella paneelilla täyteen; kauanko lataa auringolla; riittääkö yksi paneeli',
  '/general-faqs#voiko-asemaa-kayttaa-ladattaessa':
    'lataa samalla kun käytän; käyttö latauksen aikana; laturi kiinni koko ajan; jatkuvasti seinässä verkossa; ups varavirta tietokone sammuuko katkossa',
  '/general-faqs#toimiiko-asema-pakkasella':
    'kova pakkanen; astetta pakkasta; talvella ulkona kylmässä; mitä lämpötilaa kestää; ladata pakkasessa; haittaako kylmyys; hyytyykö kylmässä',
  '/general-faqs#jaksaako-asema-kaynnistaa-tyokalun':
    'jaksaako käynnistää sahan työkalun; käynnistysvirta käynnistyshuippu; moottori ei lähde käyntiin; hetkellinen teho',
  '/general-faqs#saako-asemaa-kayttaa-sateessa':
    'ulkona sade kastua; jää sateeseen yöksi; kestääkö sadetta; ladata sateessa; märkä liitin vettä liittimessä; kansi luukku auki sateessa; pitääkö suojata sateelta',
  '/general-faqs#miten-asema-kytketaan-veneeseen':
    'kytkeä veneeseen matkailuautoon; 12 voltin järjestelmä johto jännitehäviö; auton veneen akku rinnalle; maasähkö; kiinteä asennus',
  '/general-faqs#voiko-aseman-ladata-autossa-tai-aggregaatilla':
    'ladata autossa ajon aikana; tupakansytytin; riittääkö aggregaatin teho lataamiseen; generaattorilla lataaminen; auton pistorasia',
  '/general-faqs#miten-asema-sailytetaan':
    'talvisäilytys varastointi; mökille talveksi; käyttämättömänä kuukausia; pitkä säilytys akku; mihin varaukseen jättää; saako jättää tyhjäksi',
  '/general-faqs#miksi-asema-sammuttaa-lahdon':
    'sammuu itsestään; virta katkeaa katkesi; sammutti virran; lähtö sammuu pienellä kuormalla; pistorasiasta ei tule virtaa; ylikuorma',
  '/general-faqs#kuinka-pitka-takuu-on':
    'takuuaika kesto vuosi; kauanko takuu voimassa; onko takuu umpeutunut mennyt; takuu loppuu milloin',
  '/general-faqs#miten-haen-takuuta':
    'hae takuuta; tee takuupyyntö; laite meni rikki; mihin reklamoin; laite on viallinen; saako lähettää postissa',
  '/general-faqs#mita-takuu-ei-kata':
    'korvaa kattaa putoaminen kuluminen; korvaako takuu jos putosi; kastui kansi auki takuu; raukeaako takuu',
  '/general-faqs#miksi-tuote-kannattaa-rekisteroida': 'rekisteröinti pakollinen hyöty; pitääkö rekisteröidä',
  '/general-faqs#mista-loydan-sarjanumeron': 'tyyppikilpi sarjanumero; missä lukee numero',
  '/general-faqs#voinko-palauttaa-tuotteen':
    'palautusoikeus palautus palauttaminen; kadun kauppaa; en tykännyt voiko palauttaa; vaihtaa mieltä; kuka maksaa palautuksen; montako päivää aikaa palauttaa',
  '/general-faqs#milloin-saan-hyvityksen':
    'rahat takaisin tilille; kortti palautus; koska rahat tulevat; hyvityksen kesto',
  '/general-faqs#mita-teen-jos-paketti-on-vaurioitunut':
    'paketti rikki hajalla; kuljetusvaurio; laite tuli rikkinäisenä; kolhuja laatikossa',
  '/general-faqs#voinko-korjata-aseman-itse':
    'korjaaminen itse; saako avata kotelon; huolto ruuvit; vaihtaa akun itse; puhdistaa puhdistus pesu',
  '/general-faqs#mihin-vien-vanhan-akun':
    'kierrätys hävittäminen; vanha akku roskiin; mihin viedä käytöstä poistettu; sekajäte',
  '/general-faqs#milloin-asiakaspalvelu-vastaa':
    'kuinka nopeasti vastaatte sähköposti; vastausaika; viikonloppu lauantai auki; milloin voi soittaa',

  // Policies
  '/terms-of-service#kuka-palvelua-voi-käyttää':
    'ikäraja alaikäinen; kuinka vanha pitää olla tilata; saako lapsi ostaa',
  '/terms-of-service#chat': 'onko chat ihminen; kuka chatissa vastaa; ovatko vastaukset sitovia',
  '/terms-of-service#asiakastili': 'poistaa tilin; asiakastilin sulkeminen; mitä tilillä näkee',
  '/terms-of-service#arvostelut':
    'kuka voi kirjoittaa arvostelun; poistatteko huonoja arvioita; vahvistettu osto; ovatko arvostelut aitoja',
  '/terms-of-service#hinnat': 'toimituskulut; arvonlisävero; onko hinta sitova väärä hinta',
  '/terms-of-service#tilaaminen':
    'miten ostan; tarjous voimassa; tilausvahvistus; kuinka kauan tarjous on voimassa; mitä tarjous sisältää; milloin sopimus syntyy tilaus on sitova',
  '/terms-of-service#maksaminen':
    'maksutapa; maksutavat; millä voi maksaa; kortti paypal tilisiirto; lasku laskulla; yrityslasku maksuaika',
  '/terms-of-service#toimitus':
    'toimitusaika; kauanko toimitus kestää; koska tuote tulee perille; toimita ulkomaa ulkomaille ruotsiin; kuljetus postitus; kauanko pitää odottaa että saan kotiin perille; toimitus myöhässä viivästyi; toimituskulut',
  '/terms-of-service#vastuunrajoitus': 'kuka korvaa vahingon; vastuu vahingosta',
  '/terms-of-service#sovellettava-laki-ja-riitojen-ratkaiseminen':
    'riita; kuluttajariitalautakunta; minkä maan laki; mihin valittaa',
  '/return-refund-policy': 'palautusehdot; palautusaika',
  '/return-refund-policy#30päivän-palautusoikeus':
    'saako avata paketin ja kokeilla; rahat takaisin jos avattu; mistä päivästä palautusaika lasketaan; pitääkö alkuperäinen pakkaus olla; palautuksen ehdot; voiko yritys palauttaa',
  '/return-refund-policy#kuluttajan-14päivän-peruuttamisoikeus':
    'perua peruutan kauppa tilaus; katua kadun kauppaa; peruuttamisoikeus; voiko tilauksen perua ennen toimitusta',
  '/return-refund-policy#näin-palautat-tuotteen':
    'palautusohje; miten palautan; mihin osoitteeseen palautus lähetetään; voinko lähettää akun postissa; palautuksen vaiheet',
  '/return-refund-policy#palautuskulut':
    'nouto maksaa; palautus hinta; kuka maksaa palautuksen; mitä palauttaminen maksaa; palautuksen kulut euroa',
  '/return-refund-policy#hyvitys': 'milloin rahat palautetaan; hyvitys maksutapa; rahojen palautus kesto',
  '/return-refund-policy#jos-tuotetta-on-käytetty':
    'palauttaa käytetty tuote; vähennetäänkö hinnasta; saako käyttää ennen palautusta; naarmuja',
  '/return-refund-policy#viallinen-tai-väärä-tuote':
    'sain väärän tuotteen mallin; tuli väärä malli; tuote on viallinen; kuka maksaa postikulut kun tuotteessa on vika; virheilmoitus aika; paketti vaurioitunut matkalla',
  '/return-refund-policy#vaihto': 'vaihtaa toiseen malliin; vaihto isompaan; väärä malli vaihtaa',
  '/return-refund-policy#peruuttamislomake': 'peruuttamislomake; lomake peruuttamiseen pakollinen',
  '/warranty-policy':
    'takuu ulkomailla; missä maissa takuu voimassa; takuuehdot; maksaako takuukorjaus; kuka maksaa rahdin takuu',
  '/warranty-policy#takuuaika':
    'milloin takuu loppuu; siirtyykö takuu uudelle omistajalle; takuu käytettynä ostettu; alkaako takuu alusta korjauksen jälkeen',
  '/warranty-policy#mitä-takuu-kattaa':
    'kattavuus; mitä takuu kattaa korvaa; kuuluuko akku takuuseen; kapasiteetti laskenut takuu',
  '/warranty-policy#mitä-takuu-ei-kata': 'mitä ei korvata; salamanisku ylijännite; oma korjaus takuu; väärä käyttö',
  '/warranty-policy#näin-haet-takuuta': 'takuukorjaus kestää kauanko; korjausaika huolto; miten takuuhakemus etenee',
  '/warranty-policy#miten-korvaamme-vian':
    'saanko uuden laitteen; korjataanko vai vaihdetaanko; rahat takaisin viallisesta',
  '/warranty-policy#jos-olemme-eri-mieltä': 'eri mieltä takuusta; valitus takuupäätöksestä',
  '/warranty-policy#lakisääteiset-oikeutesi-säilyvät':
    'virhevastuu takuun jälkeen; laki kuluttajansuoja; vika takuun päätyttyä',
  '/privacy-policy':
    'tietosuoja; tietosuojaseloste; mitä henkilötietoja keräätte; seuraatteko kävijöitä; luovutatteko tietoja eteenpäin',
  '/privacy-policy#evästeet-ja-selaimen-muisti': 'eväste; cookie; keksi; mitä selaimeen tallennetaan',
  '/privacy-policy#chat':
    'tallennetaanko keskustelu; chat tietosuoja; kuka näkee mitä kirjoitan chattiin; tekoäly chat',
  '/privacy-policy#kuinka-kauan-säilytämme-tietoja':
    'kauanko tietoja säilytetään; säilytysaika; milloin tiedot poistetaan; keskustelujen tilausten säilytys',
  '/privacy-policy#uutiskirje': 'uutiskirje; peruuta uutiskirje; mainospostin lopetus',
  '/privacy-policy#oikeutesi': 'mitä oikeuksia minulla on; saanko tietoni poistettua',
  '/privacy-policy#näin-käytät-oikeuksiasi':
    'pyydä omat tiedot; poistaa tietoni; tietopyyntö; ladata omat tiedot; saada kaikki minua koskevat tiedot',
  '/privacy-policy#kuka-tietoja-käsittelee': 'kenelle tietoja luovutetaan; kuka näkee tietoni',
  '/privacy-policy#tietoturva': 'onko yhteys salattu; tietomurto; miten tiedot suojataan',
  '/saavutettavuus': 'saavutettavuus; ruudunlukija; näkövammainen',
  '/saavutettavuus#kerro-puutteesta': 'saavutettavuus palaute; sivu ei toimi',

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

/** The ways of asking for a passage; the manuals of the two stations have the same chapters. */
export const phrasingsOf = (id: string): string => {
  const key = decodeURIComponent(id)
  return PHRASINGS[key] ?? PHRASINGS[key.replace('ark-evo', 'ark-pro')] ?? ''
}
