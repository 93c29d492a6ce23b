/**
 * What the site says nothing of although its words stand in other texts: other makers and their products, discounts and
 * instalments, features that the products' pages do not tell of, and talk to the machine itself.
 */
export const NOT_OURS =
  /\b(ecoflow|jackery|bluetti|anker|solix|goal zero|zendure|ugreen|delta (pro|2)|tesla\w*|iphone\w*|makita|milwaukee|dewalt|sahkoauto\w*|alennu\w*|alennuskood\w*|osamaks\w*|klarna\w*|mobilepay\w*|black friday|wifi\w*|wlan\w*|bluetooth\w*|sovellu(s|ksen|sta|ksella)|appi|vari(nen|sena|set|a|t|ssa)?|punaise\w*|mustana|valkoise\w*|desibel\w*|melu\w*|taskulam\w*|jalleenmyy\w*|myymala\w*|liikevaihto\w*|toimitusjohtaj\w*|tyopaik\w*|toissa|ce merkin\w*|instagram\w*|facebook\w*|saa (on )?(huomenna|tanaan)|kehot\w*|jarjestelmakehot\w*|tekoalymalli\w*|system prompt|instructions|prompt|kaanna|vitsi\w*|runo\w*|bitcoin\w*|avaruu\w*|mita kello on|paljonko kello)\b/
