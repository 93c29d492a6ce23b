/**
 * What people all over the world, and Finns in particular, build their passwords on, lower-cased. Digits and signs before and
 * behind them are looked through, see `common-passwords.ts`.
 */
export const commonWords = new Set(
  `
password passwort passw passwd pass motdepasse contrasena senha parola salasana salasanat salis salainen salaisuus tunnussana
login letmein welcome admin administrator root guest user test testi testaus testing tester demo default changeme secret secure access
master hello hallo moikka moimoi heippa terve tervetuloa superman batman spiderman starwars pokemon naruto minecraft fortnite
roblox nintendo playstation xbox google facebook youtube instagram twitter tiktok linkedin microsoft windows apple samsung nokia
iloveyou iloveu loveyou lovely lover love forever always rakastan rakkaus rakas kulta kultaseni muru mursu hellyys ikuisesti
sunshine princess prinsessa football baseball basketball hockey soccer tennis golf jalkapallo jaakiekko jääkiekko salibandy
monkey dragon shadow michael jennifer jordan hunter killer ranger buster soldier harley pepper ginger cookie banana cheese
chocolate suklaa karkki orange purple yellow summer winter spring autumn kesä kesa talvi kevät kevat syksy joulu joulupukki
january february march april june july august september october november december tammikuu helmikuu maaliskuu huhtikuu toukokuu
kesäkuu kesakuu heinäkuu heinakuu elokuu syyskuu lokakuu marraskuu joulukuu maanantai tiistai keskiviikko torstai perjantai
lauantai sunnuntai monday tuesday wednesday thursday friday saturday sunday
perkele saatana vittu vitut vittusaatana paska paskaa jumalauta helvetti kyrpa kyrpä perse pillu mulkku homo huora
kissa kissat kissanpentu koira koirat mirri musti rekku turre hevonen heppa poni hiiri karhu susi kettu jänis lintu kala
mansikka mustikka vadelma omena peruna makkara pulla sauna kalja olut viina lonkero koskenkorva kahvi pizza
suomi finland finlandia helsinki tampere turku oulu espoo vantaa lahti kuopio jyvaskyla jyväskylä pori vaasa rovaniemi lappi
suomi sisu isänmaa leijonat ilves tappara karpat kärpät jokerit ifk hifk tps lukko
anna anne anni antti arttu aino aleksi eetu eero elina ella emilia emma hanna heikki heidi henri iida ilona jaakko janne jari
jarmo jenna jenni jere joni jonna joonas juha juho jukka jussi kaisa kalle kari karri katja kimmo kirsi krista lauri laura leena
liisa maija mari maria marika marja marko markus matti mika mikael mikko minna miika miia nico niko nina noora olli otto outi
paavo pasi pauli pekka petri petteri pia pirjo pirkko päivi paivi raimo reijo riikka risto ritva saara salla sami sampo sanna
santeri sara satu seppo sini sofia susanna suvi taina tapani tapio teemu tero tiina timo tommi toni tuomas tuula tuuli veera vesa
ville virpi viivi
daniel andrew thomas robert charlie ashley jessica amanda nicole jasmine matthew joshua george michelle anthony william samantha
martin david alexander oliver sophie chelsea liverpool arsenal barcelona manchester ferrari mercedes porsche corvette mustang
yamaha honda suzuki toyota volvo skoda bmw audi
computer internet matrix freedom trustno trustnoone whatever nothing something flower butterfly angel angels heaven jesus god
blessed money dollar diamond golden silver phoenix tiger eagle falcon wolf lion panda bear mickey mouse snoopy garfield tigger
biteme fuckyou fuckme fuckoff asshole bitch sexy sexsex pussy dick penis
qwerty qwertyui qwertyuiop qwertz azerty asdfgh asdfghjkl asdf zxcvbn zxcvbnm zxcv qazwsx qazwsxedc wsxedc qweasd qweasdzxc
qaz wsx qwe asd zxc abc abcd abcde abcdef abcdefg aaa xxx
arkpax ark arkpro arkevo akku akut aurinkopaneeli voimaasema virta sähkö sahko
korhonen virtanen makinen mäkinen nieminen makela mäkelä hamalainen hämäläinen laine heikkinen koskinen jarvinen järvinen lehtonen
aurinko kuutamo tahti tähti ukkonen salama myrsky lumi jaa jää tuli vesi kotiin koti kotisivu auto autot vene mökki mokki metsä kalastus metsästys moottoripyörä mopo traktori musiikki elämä elama onnea
onni ystävä ystavat kaveri äiti aiti isä isi mummo ukki pappa perhe lapsi lapset vauva tyttö tytto poika pojat enkeli
`
    .trim()
    .split(/\s+/),
)
