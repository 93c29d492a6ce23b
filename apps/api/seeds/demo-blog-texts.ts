import type { blogCategories } from '@arkpax/schema/blog'

/** A post of the demo; one without `publishedDaysAgo` is a draft. The HTML is as the cleaner leaves it. */
export interface DemoPost {
  title: string
  excerpt: string
  category: (typeof blogCategories)[number]
  tags: readonly string[]
  picture: string
  readTime: string
  writtenDaysAgo: number
  publishedDaysAgo?: number
  content: string
}

/** Oldest first. */
export const demoPosts: readonly DemoPost[] = [
  {
    title: 'Yksi paneeli vai kuusi? Näin mitoitat aurinkolatauksen',
    excerpt:
      'Paneelin kyljessä lukee 200 W, mutta montako wattituntia siitä jää illaksi? Laskemme sen yhdellä kertolaskulla ja katsomme, milloin toinen paneeli maksaa itsensä takaisin.',
    category: 'Tekniikka',
    tags: ['Aurinkolataus', 'Mitoitus', 'Mökki', 'Retkeily'],
    picture: 'solar-panel-open',
    readTime: '5 min lukuaika',
    writtenDaysAgo: 38,
    publishedDaysAgo: 34,
    content: `<p>Aurinkopaneelin teho mitataan laboratoriossa, jossa aurinko paistaa kohtisuoraan ja taivas on pilvetön. Mökin laiturilla ei ole laboratoriota. Siksi <strong>200 W:n paneeli</strong> antaa hyvänäkin päivänä yleensä 120–160 W.</p>
<h2>Laske päivän tuotto</h2>
<p>Kerro paneelin nimellisteho niillä tunneilla, jolloin aurinko todella osuu siihen, ja ota tuloksesta 70 %. Kesäkuussa Etelä-Suomessa hyviä tunteja kertyy noin viisi:</p>
<blockquote><p>200 W × 5 h × 0,7 = 700 Wh</p></blockquote>
<p>Se riittää puhelimille, valoille ja kylmälaukulle, ja vähän jää illan elokuvaankin. Syyskuussa tunteja on puolet vähemmän, ja marraskuussa laskemisen voi jättää väliin.</p>
<h2>Montako paneelia?</h2>
<table>
<thead><tr><th scope="col">Paneeleita</th><th scope="col">Hyvänä kesäpäivänä</th><th scope="col">Sopii</th></tr></thead>
<tbody>
<tr><td>1</td><td>noin 700 Wh</td><td>viikonlopulle, kun asema lähtee kotoa täynnä</td></tr>
<tr><td>2</td><td>noin 1400 Wh</td><td>viikon retkelle tai veneeseen</td></tr>
<tr><td>6</td><td>noin 4200 Wh</td><td>kesämökille, jossa ei ole muuta sähköä</td></tr>
</tbody>
</table>
<p>Asemiin voi kytkeä enintään 1200 W eli kuusi paneelia. Kytke ne aina käyttöohjeen kaavion mukaan.</p>
<h2>Kolme virhettä, jotka syövät puolet</h2>
<ol>
<li><strong>Varjo.</strong> Yksi oksa tai puomi riittää pudottamaan tuoton alle puoleen, koska paneelin lehdet on kytketty peräkkäin.</li>
<li><strong>Paneeli makaa maassa.</strong> Käännä se kohti aurinkoa ja siirrä aamulla, päivällä ja iltapäivällä.</li>
<li><strong>Asema samassa auringossa.</strong> Paneeli viihtyy paisteessa, akku ei. Vie asema varjoon.</li>
</ol>
<h2>Milloin toinen paneeli kannattaa?</h2>
<p>Katso näytöltä, paljonko akkua on jäljellä kolmannen päivän aamuna. Jos varaus on joka kerta pienempi kuin edellisenä aamuna, toinen paneeli on halvempi ratkaisu kuin suurempi akku. Jos varaus pysyy ennallaan, yksi riittää.</p>
<p>Paneelin tiedot ja hinta: <a href="/tuote/4">Aurinkopaneeli 200 W</a>.</p>`,
  },
  {
    title: 'Työpäivä akulla: mitä Ark PRO jaksaa työmaalla',
    excerpt:
      'Sähköt ovat poikki, ja porukalla on kahdeksan tuntia aikaa. Laskimme, mihin yksi lataus riittää ja miksi lounastauko on työmaan tärkein lataushetki.',
    category: 'Ammattikäyttö',
    tags: ['Työmaa', 'Työkalut', 'Käyttöaika'],
    picture: 'ark-pro-stack',
    readTime: '6 min lukuaika',
    writtenDaysAgo: 17,
    publishedDaysAgo: 12,
    content: `<p>Aggregaatti on työmaalla tuttu ääni. Saneerauskohteessa sitä ei kuitenkaan voi viedä sisälle, ja naapurit kuulevat sen jo aamuseitsemältä. Akku on hiljainen ja päästötön, mutta se pitää osata annostella.</p>
<h2>Ensin teho, sitten energia</h2>
<p>Moottori ottaa käynnistyessään moninkertaisen tehon. Iskuporakone käy 800 W:n teholla, mutta käynnistys vaatii 2400 W. Neljäntoista tuuman katkaisusaha käy 2000 W:lla ja vaatii 4000 W. Ark PRO antaa kahden sekunnin ajan 4800 W, joten molemmat lähtevät käyntiin. Niitä ei silti kannata käynnistää samalla hetkellä.</p>
<h2>Esimerkkipäivä</h2>
<table>
<thead><tr><th scope="col">Työ</th><th scope="col">Kulutus</th></tr></thead>
<tbody>
<tr><td>Valonheitin 200 W, 4 tuntia</td><td>800 Wh</td></tr>
<tr><td>Iskuporakone, yhteensä 30 minuuttia kuormalla</td><td>400 Wh</td></tr>
<tr><td>Imuri 1200 W, yhteensä 20 minuuttia</td><td>400 Wh</td></tr>
<tr><td>Neljän työkaluakun lataus</td><td>440 Wh</td></tr>
<tr><td><strong>Yhteensä</strong></td><td><strong>2040 Wh</strong></td></tr>
</tbody>
</table>
<p>Kun lasketaan mukaan noin 10 prosentin häviöt, akusta kuluu lähes kaikki 2300 Wh. Päivä menee läpi, mutta pelivaraa ei jää.</p>
<h2>Lounastauko on lataustauko</h2>
<p>Verkkovirralla tyhjä akku täyttyy 80 prosenttiin noin puolessatoista tunnissa. Puolen tunnin tauko naapurirapun pistorasiassa tuo siis noin 600 Wh eli suurimman osan siitä, minkä valonheitin kuluttaa koko päivänä. Merkitse pistorasia aamulla, niin sitä ei tarvitse etsiä kahvi kädessä.</p>
<h2>Neljä tapaa, jotka säästävät akkua</h2>
<ul>
<li>Vaihda halogeenit LED-valoihin. Sama valo, viidesosa kulutuksesta.</li>
<li>Lataa työkaluakut päivän alussa, kun asema on täynnä, älä lopussa.</li>
<li>Käytä imurin automaattikäynnistystä. Se käy silloin vain sahatessa.</li>
<li>Sammuta pistorasiat tauoksi. Vaihtosuuntaaja kuluttaa vähän myös tyhjäkäynnillä.</li>
</ul>
<h2>Kun yksi lataus ei riitä</h2>
<p>Yksi <a href="/tuote/3">lisäakku</a> kaksinkertaistaa energian 4600 wattituntiin. Teho pysyy samana, joten hitsauskone ei käy sillä kovempaa, mutta se käy kaksi kertaa niin kauan. Kysy tarjous <a href="/contact">yhteydenottolomakkeella</a>, niin lasketaan kohteesi kulutus yhdessä.</p>`,
  },
  {
    title: 'Kevään ensimmäinen lataus: tarkistuslista talven jälkeen',
    excerpt: 'Asema on nukkunut talven varastossa. Kymmenessä minuutissa näet, onko se valmis kauteen.',
    category: 'Käyttöohjeet',
    tags: ['Huolto', 'Säilytys', 'Veneily'],
    picture: 'ark-evo-front',
    readTime: '3 min lukuaika',
    writtenDaysAgo: 8,
    content: `<p>Useimmat talven jälkeen ilmoitetut viat eivät ole vikoja. Akku on vain ehtinyt tyhjentyä tai liitin on kerännyt pölyä. Käy lista läpi, ennen kuin lastaat veneen tai auton.</p>
<h2>Ennen kuin kytket mitään</h2>
<ul>
<li>Katso kotelo ja kahvat läpi. Halkeamia, turvotusta tai vuotojälkiä ei saa olla.</li>
<li>Avaa jokainen suojakansi ja pyyhi tiiviste kostealla liinalla. Hiekka tiivisteen alla päästää veden sisään.</li>
<li>Anna aseman lämmetä huoneenlämpöiseksi. Se vie kylmästä varastosta muutaman tunnin.</li>
</ul>
<h2>Lataa täyteen yhdellä kertaa</h2>
<p>Verkkovirrasta lataus kestää noin kaksi tuntia. Jos asema on ollut pitkään tyhjänä, näytön prosenttilukema voi aluksi hypätä. Se asettuu, kun akku on ladattu kerran täyteen.</p>
<h2>Kokeile jokainen lähtö</h2>
<p>Kytke vuorollaan valaisin pistorasiaan, puhelin USB-portteihin ja kylmälaukku 12 V:n lähtöön. Kun kaikki toimivat kotona, ne toimivat myös satamassa.</p>
<p>Jos jokin lähtö jää pimeäksi, <a href="/support">tukikeskuksesta</a> löytyy apu.</p>`,
  },
  {
    title: 'Taloyhtiön pihatalkoot ilman jatkojohtoja',
    excerpt:
      'Pensasleikkuri, kahvinkeitin ja kaiutin samalla pihalla, eikä yhtään johtoa rappukäytävän ovesta. Näin se meni viime keväänä Turussa.',
    category: 'Kokemukset',
    tags: ['Kokemus', 'Taloyhtiö'],
    picture: 'family',
    readTime: '4 min lukuaika',
    writtenDaysAgo: 3,
    content: `<p>Viime keväänä isännöitsijä kysyi, saisiko pihalle sähköä ilman, että kukaan kompastuu jatkojohtoon. Veimme paikalle yhden Ark PRO:n ja seurasimme sivusta, mihin sitä käytettiin.</p>
<h2>Mitä pihalla kulutettiin</h2>
<ul>
<li>Kahvinkeitin 1200 W: viisi pannullista, yhteensä noin 900 Wh</li>
<li>Pensasleikkuri 500 W: tunti, noin 350 Wh</li>
<li>Kaiutin ja puhelimet: alle 100 Wh</li>
</ul>
<p>Illalla akussa oli jäljellä vajaat 40 prosenttia. Kovimman työn teki siis kahvinkeitin, kuten talkoissa kuuluukin.</p>
<h2>Mitä olisi voinut tehdä toisin</h2>
<p>Oksasilppuri jäi käyttämättä, koska sen tyyppikilvessä luki 2800 W. Se olisi ollut liikaa. Tarkista siis aina suurin laite etukäteen.</p>`,
  },
]
