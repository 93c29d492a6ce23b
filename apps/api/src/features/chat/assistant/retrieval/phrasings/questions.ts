/** How people ask for what the questions and answers and the policies tell. */
export const questions: Readonly<Record<string, string>> = {
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
}
