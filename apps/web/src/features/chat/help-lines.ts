/** Somebody to call: numbers as they are written there; a link dials their digits. */
export type HelpLine = {
  /** Its own name, in its own language. */
  readonly name: string;
  readonly call?: string;
  readonly text?: string;
  readonly chat?: string;
};
export type RegionHelp = { readonly emergency: readonly string[]; readonly lines: readonly HelpLine[] };

/** Where no region is known, and for whoever is abroad. */
export const findAHelpline = "https://findahelpline.com";
const elsewhere: RegionHelp = { emergency: ["112"], lines: [] };

/** By region (ISO 3166). Only numbers that are the country's own and have been so for years; who runs them stands beside. */
export const helpByRegion: Readonly<Record<string, RegionHelp>> = {
  // 988 Suicide & Crisis Lifeline (SAMHSA); Childhelp National Child Abuse Hotline
  US: {
    emergency: ["911"],
    lines: [
      { name: "988 Lifeline", call: "988", text: "988", chat: "https://988lifeline.org/chat" },
      { name: "Childhelp", call: "1-800-422-4453", text: "1-800-422-4453" },
    ],
  },
  // 9-8-8 Suicide Crisis Helpline (CAMH); Kids Help Phone
  CA: {
    emergency: ["911"],
    lines: [
      { name: "9-8-8", call: "988", text: "988" },
      { name: "Kids Help Phone / Jeunesse, J’écoute", call: "1-800-668-6868", text: "686868" },
    ],
  },
  // Samaritans; Childline (NSPCC)
  GB: {
    emergency: ["999"],
    lines: [
      { name: "Samaritans", call: "116 123" },
      { name: "Childline", call: "0800 1111", chat: "https://www.childline.org.uk" },
    ],
  },
  // Samaritans Ireland; Childline (ISPCC)
  IE: {
    emergency: ["112"],
    lines: [
      { name: "Samaritans", call: "116 123" },
      { name: "Childline", call: "1800 66 66 66" },
    ],
  },
  // Lifeline Australia; Kids Helpline (yourtown)
  AU: {
    emergency: ["000"],
    lines: [
      { name: "Lifeline", call: "13 11 14", text: "0477 13 11 14" },
      { name: "Kids Helpline", call: "1800 55 1800", chat: "https://kidshelpline.com.au" },
    ],
  },
  // 1737 (Whakarongorau Aotearoa); Youthline
  NZ: {
    emergency: ["111"],
    lines: [
      { name: "1737", call: "1737", text: "1737" },
      { name: "Youthline", call: "0800 376 633", text: "234" },
    ],
  },
  // TelefonSeelsorge; Nummer gegen Kummer
  DE: {
    emergency: ["112"],
    lines: [
      { name: "TelefonSeelsorge", call: "0800 111 0 111", chat: "https://online.telefonseelsorge.de" },
      { name: "Nummer gegen Kummer", call: "116 111" },
    ],
  },
  // Telefonseelsorge Österreich; Rat auf Draht
  AT: {
    emergency: ["112"],
    lines: [
      { name: "Telefonseelsorge", call: "142" },
      { name: "Rat auf Draht", call: "147" },
    ],
  },
  // Die Dargebotene Hand / La Main Tendue; Pro Juventute
  CH: {
    emergency: ["112"],
    lines: [
      { name: "Die Dargebotene Hand / La Main Tendue", call: "143" },
      { name: "Pro Juventute", call: "147" },
    ],
  },
  // 3114, Numéro national de prévention du suicide; 119, Allô enfance en danger
  FR: {
    emergency: ["112", "15"],
    lines: [
      { name: "3114", call: "3114" },
      { name: "119 Enfance en danger", call: "119" },
    ],
  },
  // Centre de Prévention du Suicide; Zelfmoordlijn; Écoute-Enfants
  BE: {
    emergency: ["112"],
    lines: [
      { name: "Prévention du suicide", call: "0800 32 123" },
      { name: "Zelfmoordlijn", call: "1813" },
      { name: "Écoute-Enfants", call: "103" },
    ],
  },
  // Kanner-Jugendtelefon (KJT)
  LU: { emergency: ["112"], lines: [{ name: "Kanner-Jugendtelefon", call: "116 111" }] },
  // 024, Línea de atención a la conducta suicida (Ministerio de Sanidad); Fundación ANAR
  ES: {
    emergency: ["112"],
    lines: [
      { name: "024", call: "024" },
      { name: "Fundación ANAR", call: "116 111" },
    ],
  },
  // Línea de la Vida (Secretaría de Salud)
  MX: { emergency: ["911"], lines: [{ name: "Línea de la Vida", call: "800 911 2000" }] },
  // Línea 102, derechos de niñas, niños y adolescentes; 107 is the ambulance
  AR: { emergency: ["911", "107"], lines: [{ name: "Línea 102", call: "102" }] },
  // Línea 141, ICBF
  CO: { emergency: ["123"], lines: [{ name: "Línea 141 (ICBF)", call: "141" }] },
  // Línea Libre (Fundación para la Confianza), for the young; 131 is the ambulance, 133 the police
  CL: { emergency: ["131", "133"], lines: [{ name: "Línea Libre", call: "1515" }] },
  // Línea 113 Salud (Ministerio de Salud), option 5
  PE: { emergency: ["105", "106"], lines: [{ name: "Línea 113 Salud", call: "113" }] },
  // 12356, national psychological help line (National Health Commission); 12355, youth line (Communist Youth League)
  CN: {
    emergency: ["110", "120"],
    lines: [
      { name: "心理援助热线", call: "12356" },
      { name: "青少年服务台", call: "12355" },
    ],
  },
  // 1925 安心專線 (Ministry of Health and Welfare); 113 protection line
  TW: {
    emergency: ["119", "110"],
    lines: [
      { name: "安心專線", call: "1925" },
      { name: "保護專線", call: "113" },
    ],
  },
  // 情緒通 18111; The Samaritan Befrienders Hong Kong
  HK: {
    emergency: ["999"],
    lines: [
      { name: "情緒通", call: "18111" },
      { name: "撒瑪利亞防止自殺會", call: "2389 2222" },
    ],
  },
  // Samaritans of Singapore
  SG: { emergency: ["999", "995"], lines: [{ name: "SOS", call: "1767" }] },
  // いのちの電話 (日本いのちの電話連盟); 24時間子供SOSダイヤル (文部科学省); 189 児童相談所
  JP: {
    emergency: ["110", "119"],
    lines: [
      { name: "いのちの電話", call: "0120-783-556" },
      { name: "24時間子供SOSダイヤル", call: "0120-0-78310" },
      { name: "児童相談所", call: "189" },
    ],
  },
  // Tele MANAS (Ministry of Health); Childline India
  IN: {
    emergency: ["112"],
    lines: [
      { name: "Tele MANAS", call: "14416" },
      { name: "Childline", call: "1098" },
    ],
  },
};

/** Zones of those regions: where somebody is says more than the language their browser came with. */
const zonesByRegion: Readonly<Record<string, RegExp>> = {
  US: /^(America\/(New_York|Chicago|Denver|Los_Angeles|Phoenix|Anchorage|Detroit|Boise|Juneau|Indiana\/.+|Kentucky\/.+|Indianapolis|Louisville|North_Dakota\/.+|Nome|Sitka|Menominee|Adak)|Pacific\/Honolulu|US\/.+)$/,
  CA: /^(America\/(Toronto|Vancouver|Montreal|Edmonton|Winnipeg|Halifax|Regina|St_Johns|Moncton|Whitehorse|Yellowknife|Iqaluit)|Canada\/.+)$/,
  GB: /^Europe\/(London|Belfast|Jersey|Guernsey|Isle_of_Man)$/,
  IE: /^Europe\/Dublin$/,
  AU: /^Australia\//,
  NZ: /^Pacific\/(Auckland|Chatham)$/,
  DE: /^Europe\/(Berlin|Busingen)$/,
  AT: /^Europe\/Vienna$/,
  CH: /^Europe\/Zurich$/,
  FR: /^Europe\/Paris$/,
  BE: /^Europe\/Brussels$/,
  LU: /^Europe\/Luxembourg$/,
  ES: /^(Europe\/Madrid|Atlantic\/Canary|Africa\/Ceuta)$/,
  MX: /^America\/(Mexico_City|Monterrey|Tijuana|Cancun|Merida|Chihuahua|Hermosillo|Mazatlan|Matamoros|Ojinaga|Ciudad_Juarez|Bahia_Banderas)$/,
  AR: /^America\/(Argentina\/.+|Buenos_Aires|Cordoba)$/,
  CO: /^America\/Bogota$/,
  CL: /^America\/(Santiago|Punta_Arenas|Coyhaique)$/,
  PE: /^America\/Lima$/,
  CN: /^Asia\/(Shanghai|Urumqi|Chongqing|Harbin|Kashgar)$/,
  TW: /^Asia\/Taipei$/,
  HK: /^Asia\/Hong_Kong$/,
  SG: /^Asia\/Singapore$/,
  JP: /^Asia\/Tokyo$/,
  IN: /^Asia\/(Kolkata|Calcutta)$/,
};

/** Where they are by their clock; where that says nothing, the region of their browser's languages. */
export function helpHere(zone: string, locales: readonly string[]): RegionHelp {
  const byZone = Object.entries(zonesByRegion).find(([, zones]) => zones.test(zone))?.[0];
  // A clock in a land that has no entry here: the numbers of the browser's language would be those of another.
  const isKnownPlace = zone !== "" && zone !== "UTC" && !zone.startsWith("Etc/");
  const byLocale = isKnownPlace ? undefined : locales.map(regionOf).find((region) => region && helpByRegion[region]);
  return helpByRegion[byZone ?? byLocale ?? ""] ?? elsewhere;
}

function regionOf(locale: string): string | undefined {
  try {
    return new Intl.Locale(locale).region;
  } catch {
    return undefined; // Some browsers name languages that no standard knows.
  }
}

/** What a link dials. */
export function digitsOf(number: string): string {
  return number.replace(/\D/g, "");
}
