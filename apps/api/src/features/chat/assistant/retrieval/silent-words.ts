import { plain, plainWords } from '@arkpax/schema/finnish-terms'

/** Words that questions are made of and that say nothing of what is asked, besides those that the site's search drops. */
const WORDS = `
  onko olisi olla ollut olen olet oletko ovat eivat eiko ole olisiko kuuluu kuuluuko
  voisi voisiko voisin voitko voiko voinko voimme voidaan pystyy pystyyko pystyn saa saako saan saanko saisi saisiko saadaan
  mika mita mitka mitk millainen millaista millaisia minkalainen millaiset minka milla mille miksi missa mista mihin minne milloin koska
  kumpi kumman kumpaa kuka kuinka miten paljonko montako kauanko monta moneen monesti usein ihan niinku niin
  mina minun minulla minulle mulla mul mun mulle ma sina sinun sulla meilla meidan me teilla teidan teille te tama tata taman tasta tassa
  taa tan tuo tuon nama naita nuo se sita sen siita siina silla sille sita siihen ne niita niiden niilla niihin han joku jokin jotain jonkin
  haluaisin haluan haluaisi halua tahdon tahtoisin aion aikoa meinaan ajattelin mietin pohdin tarvitsen tarvitsenko tarvii tarvitaan tarvitsee
  kerro kertoa kertokaa kertoisitko neuvo neuvoa auta apua ohje ohjeet tieto tietoja tietoa infoa
  pitaa pitaisi pitaako taytyy taytyyko kannattaa kannattaako kannattaisi tulee tuleeko tulisi
  hei moi terve moikka huomenta paivaa iltaa kiitos kiitti
  jos kun kanssa ilman myos viela vai vain nyt sitten siis ja tai mutta etta kuin kai edes vaikka ehka varmaan oikein ihan aika
  entapa enta entas mites mitas
  teen tehda tehdaan tee tekee tehtava toimia asia asiaa jutut juttu homma
  vieda viety ottaa laittaa laitan menna mennaan neuvoksi vaihe vaiheet vaiheittain kyseinen minkalaista loytyy loytyyko loydan sanoa kaytannossa teette oletteko annatte tarkoittaa tarkoita tarkoittavat meinaa kyse suhteen liittyen varten kohti valiin
  keraatte kaytatte kaytattekyo kaytetaan kaytetaanko toimiiko toimivat onnistuu onnistuuko mahdollista mahdollinen sallittu sallittua kuuluvat tapahtuu kay kayko lukee nakyy tassa lisaa edelleen jalkeen aikana
  saatteko otatteko voitteko teetteko pidatteko annatteko
  takia vuoksi monessako moneltako kerralla hetkella tuolla siis pystyisi pystyisko saisko kaikki kaiken teilta minua meita jonnekin jossain jostain minkalaista
  talla tallakin tassakin ma sa noi naa taa toi tos tas sun mul sul sit sitte ku oon oot ootko ootte mihi mist mis mil kui kuis nii joo okei kai kyl kylla ees ei eiks oisko ois vois pitais tarviiko tarvin voin voiko saisin olis oli olivat tuleeks mitenka mitenhan jotta ettei eika ette etten enka myoskin muka ihmeessa oo ootteko
  yhden yksi kaksi kolme yhteensa noin
  the is are was does do did can could will would should how what which who when where why a an of for to with and or not me tell about i you it
  my your in on be have has much many any there if from at this that they s
  ar och att det den som vad hur vilken vilka vilket nar var varfor kan jag min mitt ett en finns i pa med till fran er du de ni mycket om av for
`

const silent = new Set(WORDS.trim().split(/\s+/).map(plain))

/** Whether a word says nothing of what is asked: also those that the texts are indexed without. */
export const isSilent = (word: string) => silent.has(word) || plainWords(word).length === 0
