import type { Language } from '../passages.ts'

/** Words of the runtime answers. */
interface RuntimeWords {
  lead: (loads: string) => string
  start: (watts: string) => string
  need: (energy: string, withLosses: string, days: number) => string
  usualDay: (hours: string, energy: string) => string
  lasts: (name: string, nominal: string, practical: string) => string
  powerSuffices: (continuous: string, peak: string | undefined) => string
  powerUpTo: (continuous: string) => string
  tooWeak: (name: string, need: string, continuous: string) => string
  startTooWeak: (name: string, need: string, peak: string) => string
  plusBatteries: (count: number) => string
  verdict: (extraBatteries: number | undefined, most: number) => string
  nominal: string
  calculator: string
}

export const runtimeWords: Record<Language, RuntimeWords> = {
  fi: {
    lead: (loads) => `Laskettuna kuormalla ${loads}:`,
    start: (watts) => ` (käynnistyessä ${watts})`,
    need: (energy, withLosses, days) =>
      `Kulutus on ${energy}${days > 1 ? ` ${days} vuorokaudessa` : ''}, häviöineen noin ${withLosses}.`,
    usualDay: (hours, energy) => `Jos laite käy ${hours} vuorokaudessa, se kuluttaa ${energy}.`,
    lasts: (name, nominal, practical) => `${name}: nimellisesti ${nominal}, käytännössä noin ${practical}.`,
    powerSuffices: (continuous, peak) =>
      peak ? `Jatkuva teho ${continuous} ja huipputeho ${peak} riittävät.` : `Jatkuva teho ${continuous} riittää.`,
    powerUpTo: (continuous) => `Teho riittää laitteille, jotka ottavat enintään ${continuous}.`,
    tooWeak: (name, need, continuous) =>
      `${name}: teho ei riitä. Tarve on ${need} ja jatkuva teho ${continuous}, eikä lisäakku kasvata tehoa.`,
    startTooWeak: (name, need, peak) => `${name}: käynnistysteho ei riitä. Tarve on ${need} ja huipputeho ${peak}.`,
    plusBatteries: (count) => ` + ${count} ${count === 1 ? 'lisäakku' : 'lisäakkua'}`,
    verdict: (extra, most) => {
      if (extra === 0) return 'Energia riittää.'
      if (extra === undefined) return `Edes ${most} lisäakkua ei riitä: lataa välillä.`
      return extra === 1 ? 'Tarvitset 1 lisäakun.' : `Tarvitset ${extra} lisäakkua.`
    },
    nominal:
      'Nimellinen aika on kapasiteetti jaettuna teholla. Vaihtosuuntaajan häviöt lyhentävät sitä noin 10\u00A0%.',
    calculator: 'Käyttöaikalaskuri',
  },
  en: {
    lead: (loads) => `For a load of ${loads}:`,
    start: (watts) => ` (${watts} at start)`,
    need: (energy, withLosses, days) =>
      `It uses ${energy}${days > 1 ? ` in ${days} days` : ''}, about ${withLosses} with losses.`,
    usualDay: (hours, energy) => `Running ${hours} a day, it uses ${energy}.`,
    lasts: (name, nominal, practical) => `${name}: ${nominal} nominally, about ${practical} in practice.`,
    powerSuffices: (continuous, peak) =>
      peak
        ? `Continuous power ${continuous} and peak power ${peak} are enough.`
        : `Continuous power ${continuous} is enough.`,
    powerUpTo: (continuous) => `Power is enough for appliances that take up to ${continuous}.`,
    tooWeak: (name, need, continuous) =>
      `${name}: not enough power. The need is ${need}, continuous power ${continuous}; extra batteries do not add power.`,
    startTooWeak: (name, need, peak) => `${name}: not enough starting power. The need is ${need}, peak power ${peak}.`,
    plusBatteries: (count) => ` + ${count} ${count === 1 ? 'extra battery' : 'extra batteries'}`,
    verdict: (extra, most) => {
      if (extra === 0) return 'One charge is enough.'
      if (extra === undefined) return `Even ${most} extra batteries are not enough: recharge in between.`
      return extra === 1 ? 'You need 1 extra battery.' : `You need ${extra} extra batteries.`
    },
    nominal: 'The nominal time is capacity divided by power. Inverter losses shorten it by about 10%.',
    calculator: 'Runtime calculator (in Finnish)',
  },
  sv: {
    lead: (loads) => `Räknat med belastningen ${loads}:`,
    start: (watts) => ` (${watts} vid start)`,
    need: (energy, withLosses, days) =>
      `Förbrukningen är ${energy}${days > 1 ? ` på ${days} dygn` : ''}, med förluster ungefär ${withLosses}.`,
    usualDay: (hours, energy) => `Om apparaten går ${hours} per dygn drar den ${energy}.`,
    lasts: (name, nominal, practical) => `${name}: nominellt ${nominal}, i praktiken ungefär ${practical}.`,
    powerSuffices: (continuous, peak) =>
      peak
        ? `Den kontinuerliga effekten ${continuous} och toppeffekten ${peak} räcker.`
        : `Den kontinuerliga effekten ${continuous} räcker.`,
    powerUpTo: (continuous) => `Effekten räcker till apparater som tar högst ${continuous}.`,
    tooWeak: (name, need, continuous) =>
      `${name}: effekten räcker inte. Behovet är ${need} och den kontinuerliga effekten ${continuous}; extrabatterier ökar inte effekten.`,
    startTooWeak: (name, need, peak) =>
      `${name}: starteffekten räcker inte. Behovet är ${need} och toppeffekten ${peak}.`,
    plusBatteries: (count) => ` + ${count} ${count === 1 ? 'extrabatteri' : 'extrabatterier'}`,
    verdict: (extra, most) => {
      if (extra === 0) return 'En laddning räcker.'
      if (extra === undefined) return `Inte ens ${most} extrabatterier räcker: ladda emellan.`
      return extra === 1 ? 'Du behöver 1 extrabatteri.' : `Du behöver ${extra} extrabatterier.`
    },
    nominal:
      'Den nominella tiden är kapaciteten delad med effekten. Växelriktarens förluster förkortar den med ungefär 10\u00A0%.',
    calculator: 'Drifttidsräknare (på finska)',
  },
}
