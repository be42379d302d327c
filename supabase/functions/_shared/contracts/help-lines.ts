/** A place where a person answers: what it is called, how to reach it, and its own page. */
export type HelpLine = { name: string; contact: string; url: string };

/**
 * Help lines by country. The page named with each line is its source: the organisation's own. Written down in November
 * 2026; every line has to be called or looked up again before launch and then every half year.
 */
export type CountryLines = {
  /** The number for an emergency, as it is said there. */
  emergency: string;
  /** For suicide, self-harm and everything else that is too heavy to carry alone. */
  anything: HelpLine[];
  /** Only where there is a line of its own for it. */
  eating_disorder?: HelpLine[];
  /** For people who fear that they will hurt somebody, or who live with violence. */
  harm_to_others?: HelpLine[];
};

const line = (name: string, contact: string, url: string): HelpLine => ({ name, contact, url });

/** Where we know no line of the country. */
export const elsewhere: CountryLines = {
  emergency: '112 in Europe and on most mobile phones, 911 in the Americas, 999 in many other countries',
  anything: [
    line(
      'Find A Helpline (lines in your country, by topic)',
      'findahelpline.com',
      'https://findahelpline.com',
    ),
    line('Befrienders Worldwide', 'befrienders.org', 'https://befrienders.org'),
  ],
};

export const countries: Record<string, CountryLines> = {
  US: {
    emergency: '911',
    anything: [
      line('988 Suicide & Crisis Lifeline', 'Call or text 988', 'https://988lifeline.org'),
      line('Crisis Text Line', 'Text HOME to 741741', 'https://www.crisistextline.org'),
    ],
    eating_disorder: [line('ANAD Eating Disorders Helpline', '1-888-375-7767', 'https://anad.org')],
    harm_to_others: [
      line('National Domestic Violence Hotline', '1-800-799-7233', 'https://www.thehotline.org'),
    ],
  },
  CA: {
    emergency: '911',
    anything: [line('9-8-8 Suicide Crisis Helpline', 'Call or text 988', 'https://988.ca')],
    eating_disorder: [line('NEDIC', '1-866-633-4220', 'https://nedic.ca')],
  },
  GB: {
    emergency: '999 or 112',
    anything: [
      line('Samaritans', '116 123', 'https://www.samaritans.org'),
      line('Shout', 'Text SHOUT to 85258', 'https://giveusashout.org'),
      line('NHS 111, mental health option', 'Call 111 and choose 2', 'https://111.nhs.uk'),
    ],
    eating_disorder: [line('Beat', '0808 801 0677', 'https://www.beateatingdisorders.org.uk')],
    harm_to_others: [line('Respect Phoneline', '0808 802 4040', 'https://respectphoneline.org.uk')],
  },
  IE: {
    emergency: '112 or 999',
    anything: [
      line('Samaritans', '116 123', 'https://www.samaritans.org/ireland'),
      line('Pieta', '1800 247 247', 'https://www.pieta.ie'),
      line('Text About It', 'Text HELLO to 50808', 'https://www.textaboutit.ie'),
    ],
    eating_disorder: [line('Bodywhys', '01 210 7906', 'https://www.bodywhys.ie')],
  },
  AU: {
    emergency: '000',
    anything: [
      line('Lifeline', '13 11 14', 'https://www.lifeline.org.au'),
      line('Suicide Call Back Service', '1300 659 467', 'https://www.suicidecallbackservice.org.au'),
    ],
    eating_disorder: [line('Butterfly National Helpline', '1800 33 4673', 'https://butterfly.org.au')],
    harm_to_others: [line('1800RESPECT', '1800 737 732', 'https://www.1800respect.org.au')],
  },
  NZ: {
    emergency: '111',
    anything: [
      line('Need to talk?', 'Call or text 1737', 'https://1737.org.nz'),
      line('Lifeline Aotearoa', '0800 543 354', 'https://www.lifeline.org.nz'),
    ],
    eating_disorder: [line('EDANZ', '0800 233 269', 'https://www.ed.org.nz')],
  },
  DE: {
    emergency: '112',
    anything: [line('TelefonSeelsorge', '0800 111 0 111 oder 116 123', 'https://www.telefonseelsorge.de')],
    harm_to_others: [line('Hilfetelefon Gewalt gegen Frauen', '116 016', 'https://www.hilfetelefon.de')],
  },
  AT: {
    emergency: '112',
    anything: [line('TelefonSeelsorge', '142', 'https://www.telefonseelsorge.at')],
    harm_to_others: [line('Männerinfo', '0800 400 777', 'https://maennerinfo.at')],
  },
  CH: {
    emergency: '112',
    anything: [line('Die Dargebotene Hand, La Main Tendue, Telefono Amico', '143', 'https://www.143.ch')],
  },
  FR: {
    emergency: '112 ou 15',
    anything: [line('3114, numéro national de prévention du suicide', '3114', 'https://3114.fr')],
    eating_disorder: [line('Anorexie Boulimie Info Écoute', '09 69 325 900', 'https://www.ffab.fr')],
    harm_to_others: [line('Violences Femmes Info', '3919', 'https://arretonslesviolences.gouv.fr')],
  },
  BE: {
    emergency: '112',
    anything: [
      line('Zelfmoordlijn', '1813', 'https://www.zelfmoord1813.be'),
      line('Centre de Prévention du Suicide', '0800 32 123', 'https://www.preventionsuicide.be'),
    ],
  },
  NL: {
    emergency: '112',
    anything: [line('113 Zelfmoordpreventie', '113 of 0800-0113', 'https://www.113.nl')],
    harm_to_others: [line('Veilig Thuis', '0800-2000', 'https://veiligthuis.nl')],
  },
  ES: {
    emergency: '112',
    anything: [
      line('Línea 024', '024', 'https://www.sanidad.gob.es/linea024'),
      line('Teléfono de la Esperanza', '717 003 717', 'https://telefonodelaesperanza.org'),
    ],
    harm_to_others: [line('016', '016', 'https://violenciagenero.igualdad.gob.es')],
  },
  PT: {
    emergency: '112',
    anything: [
      line('SNS 24, aconselhamento psicológico', '808 24 24 24', 'https://www.sns24.gov.pt'),
      line('SOS Voz Amiga', '213 544 545', 'https://www.sosvozamiga.org'),
    ],
  },
  IT: {
    emergency: '112',
    anything: [line('Telefono Amico Italia', '02 2327 2327', 'https://www.telefonoamico.it')],
    eating_disorder: [
      line('SOS Disturbi alimentari', '800 180 969', 'https://piattaformadisturbialimentari.iss.it'),
    ],
    harm_to_others: [line('1522', '1522', 'https://www.1522.eu')],
  },
  SE: {
    emergency: '112',
    anything: [line('Mind Självmordslinjen', '90101', 'https://mind.se')],
    harm_to_others: [line('Välj att sluta', '020-555 666', 'https://valjattsluta.se')],
  },
  NO: {
    emergency: '112 eller 113',
    anything: [
      line('Mental Helse', '116 123', 'https://mentalhelse.no'),
      line('Kirkens SOS', '22 40 00 40', 'https://www.kirkens-sos.no'),
    ],
  },
  DK: {
    emergency: '112',
    anything: [line('Livslinien', '70 201 201', 'https://www.livslinien.dk')],
  },
  FI: {
    emergency: '112',
    anything: [line('MIELI Kriisipuhelin', '09 2525 0111', 'https://mieli.fi')],
  },
  PL: {
    emergency: '112',
    anything: [
      line('Kryzysowy telefon zaufania', '116 123', 'https://116sos.pl'),
      line('Centrum Wsparcia', '800 70 2222', 'https://centrumwsparcia.pl'),
    ],
  },
  IN: {
    emergency: '112',
    anything: [line('Tele MANAS', '14416', 'https://telemanas.mohfw.gov.in')],
  },
  ZA: {
    emergency: '112 or 10111',
    anything: [
      line('SADAG Suicide Crisis Helpline', '0800 567 567', 'https://www.sadag.org'),
      line('LifeLine South Africa', '0861 322 322', 'https://lifelinesa.co.za'),
    ],
  },
  BR: {
    emergency: '192 ou 190',
    anything: [line('CVV', '188', 'https://cvv.org.br')],
  },
  MX: {
    emergency: '911',
    anything: [
      line('Línea de la Vida', '800 911 2000', 'https://www.gob.mx/conasama'),
      line('SAPTEL', '55 5259 8121', 'https://www.saptel.org.mx'),
    ],
  },
  JP: {
    emergency: '119',
    anything: [
      line('いのちの電話', '0120-783-556', 'https://www.inochinodenwa.org'),
      line('#いのちSOS', '0120-061-338', 'https://www.lifelink.or.jp/inochisos'),
      line('TELL Lifeline (English)', '0800-300-8355', 'https://telljp.com'),
    ],
  },
};

/** Languages of so many countries that the language alone does not tell which. */
const manyCountries = new Set([
  'en',
  'es',
  'pt',
  'ar',
  'zh',
  'ru',
  'sw',
  'fa',
  'ms',
  'ur',
  'bn',
  'ta',
  'und',
]);

/**
 * The country that a browser's language tag stands for: `en-GB` and `zh-Hant-TW` name a region, `de` is at home in one
 * country, `en` tells neither and is null (R-CARE-11). The code is as written and may be nobody's.
 */
export function countryOfLanguage(tag: string): string | null {
  const [, language, region] = /^([a-z]{2,3})(?:-[a-z]{4})?(?:-([a-z]{2}|\d{3}))?$/i.exec(tag) ?? [];
  if (language === undefined) return null;
  if (region !== undefined) return region.toUpperCase();
  const named = language.toLowerCase();
  return manyCountries.has(named) ? null : (new Intl.Locale(named).maximize().region ?? null);
}
