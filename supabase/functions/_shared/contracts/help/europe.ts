import { type CountryLines, findAHelpline, line } from './line.ts';

/** Help lines in Europe, in the form that `CountryLines` describes. */
export const europe: Record<string, CountryLines> = {
  GB: {
    emergency: '999 or 112',
    anything: [
      line('Samaritans', '116 123', 'https://www.samaritans.org', '116123'),
      line('Shout', 'Text SHOUT to 85258', 'https://giveusashout.org', '', { to: '85258', text: 'SHOUT' }),
      line('NHS mental health line', '111, option 2', 'https://111.nhs.uk', '111'),
    ],
    eating_disorder: [line('Beat', '0808 801 0677', 'https://www.beateatingdisorders.org.uk', '08088010677')],
    abuse: [
      line(
        'National Domestic Abuse Helpline',
        '0808 2000 247',
        'https://www.nationaldahelpline.org.uk',
        '08082000247',
      ),
    ],
    harm_to_others: [
      line('Respect Phoneline', '0808 802 4040', 'https://respectphoneline.org.uk', '08088024040'),
    ],
    minor: [line('Childline', '0800 1111', 'https://www.childline.org.uk', '08001111')],
  },
  IE: {
    emergency: '112 or 999',
    anything: [
      line('Samaritans', '116 123', 'https://www.samaritans.org/ireland', '116123'),
      line('Pieta', '1800 247 247', 'https://www.pieta.ie', '1800247247'),
      line('Text About It', 'Text HELLO to 50808', 'https://www.textaboutit.ie', '', {
        to: '50808',
        text: 'HELLO',
      }),
    ],
    eating_disorder: [line('Bodywhys', '01 210 7906', 'https://www.bodywhys.ie', '012107906')],
    abuse: [line("Women's Aid", '1800 341 900', 'https://www.womensaid.ie', '1800341900')],
    minor: [line('Childline', '1800 66 66 66', 'https://www.childline.ie', '1800666666')],
  },
  DE: {
    emergency: '112',
    anything: [
      line(
        'TelefonSeelsorge',
        '0800 111 0 111 oder 116 123',
        'https://www.telefonseelsorge.de',
        '08001110111',
      ),
    ],
    abuse: [line('Hilfetelefon Gewalt gegen Frauen', '116 016', 'https://www.hilfetelefon.de', '116016')],
    harm_to_others: [
      line(
        'Täterarbeit Häusliche Gewalt, Beratung in der Nähe',
        'bag-taeterarbeit.de',
        'https://www.bag-taeterarbeit.de',
      ),
    ],
    minor: [line('Nummer gegen Kummer', '116 111', 'https://www.nummergegenkummer.de', '116111')],
  },
  AT: {
    emergency: '112',
    anything: [line('TelefonSeelsorge', '142', 'https://www.telefonseelsorge.at', '142')],
    abuse: [
      line('Frauenhelpline gegen Gewalt', '0800 222 555', 'https://www.frauenhelpline.at', '0800222555'),
    ],
    harm_to_others: [line('Männerinfo', '0800 400 777', 'https://maennerinfo.at', '0800400777')],
    minor: [line('Rat auf Draht', '147', 'https://www.rataufdraht.at', '147')],
  },
  CH: {
    emergency: '112',
    anything: [
      line('Die Dargebotene Hand, La Main Tendue, Telefono Amico', '143', 'https://www.143.ch', '143'),
    ],
    abuse: [line('Opferhilfe Schweiz', 'opferhilfe-schweiz.ch', 'https://www.opferhilfe-schweiz.ch')],
    minor: [line('147 Pro Juventute', '147', 'https://www.147.ch', '147')],
  },
  FR: {
    emergency: '112 ou 15',
    anything: [line('3114, numéro national de prévention du suicide', '3114', 'https://3114.fr', '3114')],
    eating_disorder: [
      line('Anorexie Boulimie Info Écoute', '09 69 325 900', 'https://www.ffab.fr', '0969325900'),
    ],
    abuse: [line('Violences Femmes Info', '3919', 'https://arretonslesviolences.gouv.fr', '3919')],
    harm_to_others: [line('Ne frappez pas, FNACAV', '08 019 019 11', 'https://www.fnacav.fr', '0801901911')],
    minor: [line('119, Allô Enfance en Danger', '119', 'https://www.allo119.gouv.fr', '119')],
  },
  BE: {
    emergency: '112',
    anything: [
      line('Zelfmoordlijn', '1813', 'https://www.zelfmoord1813.be', '1813'),
      line('Centre de Prévention du Suicide', '0800 32 123', 'https://www.preventionsuicide.be', '080032123'),
    ],
    abuse: [
      line('1712', '1712', 'https://1712.be', '1712'),
      line(
        'Écoute violences conjugales',
        '0800 30 030',
        'https://www.ecouteviolencesconjugales.be',
        '080030030',
      ),
    ],
    minor: [
      line('Awel', '102', 'https://awel.be', '102'),
      line('103 Écoute', '103', 'https://www.103ecoute.be', '103'),
    ],
  },
  NL: {
    emergency: '112',
    anything: [line('113 Zelfmoordpreventie', '113 of 0800-0113', 'https://www.113.nl', '113')],
    abuse: [line('Veilig Thuis', '0800-2000', 'https://veiligthuis.nl', '08002000')],
    harm_to_others: [line('Veilig Thuis', '0800-2000', 'https://veiligthuis.nl', '08002000')],
    minor: [line('De Kindertelefoon', '0800-0432', 'https://www.kindertelefoon.nl', '08000432')],
  },
  ES: {
    emergency: '112',
    anything: [
      line('Línea 024', '024', 'https://www.sanidad.gob.es/linea024', '024'),
      line('Teléfono de la Esperanza', '717 003 717', 'https://telefonodelaesperanza.org', '717003717'),
    ],
    abuse: [line('016', '016', 'https://violenciagenero.igualdad.gob.es', '016')],
    minor: [line('Fundación ANAR', '900 20 20 10', 'https://www.anar.org', '900202010')],
  },
  PT: {
    emergency: '112',
    anything: [
      line('SNS 24, aconselhamento psicológico', '808 24 24 24', 'https://www.sns24.gov.pt', '808242424'),
      line('SOS Voz Amiga', '213 544 545', 'https://www.sosvozamiga.org', '213544545'),
    ],
    abuse: [line('APAV, Linha de Apoio à Vítima', '116 006', 'https://apav.pt', '116006')],
    minor: [line('SOS Criança', '116 111', 'https://iacrianca.pt', '116111')],
  },
  IT: {
    emergency: '112',
    anything: [line('Telefono Amico Italia', '02 2327 2327', 'https://www.telefonoamico.it', '0223272327')],
    eating_disorder: [
      line(
        'SOS Disturbi alimentari',
        '800 180 969',
        'https://piattaformadisturbialimentari.iss.it',
        '800180969',
      ),
    ],
    abuse: [line('1522', '1522', 'https://www.1522.eu', '1522')],
    minor: [line('Telefono Azzurro', '1 96 96', 'https://azzurro.it', '19696')],
  },
  SE: {
    emergency: '112',
    anything: [line('Mind Självmordslinjen', '90101', 'https://mind.se', '90101')],
    abuse: [line('Kvinnofridslinjen', '020-50 50 50', 'https://kvinnofridslinjen.se', '020505050')],
    harm_to_others: [line('Välj att sluta', '020-555 666', 'https://valjattsluta.se', '020555666')],
    minor: [line('Bris', '116 111', 'https://www.bris.se', '116111')],
  },
  NO: {
    emergency: '112 eller 113',
    anything: [
      line('Mental Helse', '116 123', 'https://mentalhelse.no', '116123'),
      line('Kirkens SOS', '22 40 00 40', 'https://www.kirkens-sos.no', '22400040'),
    ],
    abuse: [line('Vold- og overgrepslinjen', '116 006', 'https://volinjen.no', '116006')],
    minor: [line('Alarmtelefonen for barn og unge', '116 111', 'https://www.116111.no', '116111')],
  },
  DK: {
    emergency: '112',
    anything: [line('Livslinien', '70 201 201', 'https://www.livslinien.dk', '70201201')],
    abuse: [line('Lev Uden Vold', '1888', 'https://levudenvold.dk', '1888')],
    minor: [line('BørneTelefonen', '116 111', 'https://www.bornetelefonen.dk', '116111')],
  },
  FI: {
    emergency: '112',
    anything: [line('MIELI Kriisipuhelin', '09 2525 0111', 'https://mieli.fi', '0925250111')],
    abuse: [line('Nollalinja', '080 005 005', 'https://nollalinja.fi', '080005005')],
    minor: [line('Lasten ja nuorten puhelin', '116 111', 'https://www.mll.fi', '116111')],
  },
  PL: {
    emergency: '112',
    anything: [
      line('Kryzysowy telefon zaufania', '116 123', 'https://116sos.pl', '116123'),
      line('Centrum Wsparcia', '800 70 2222', 'https://centrumwsparcia.pl', '800702222'),
    ],
    abuse: [line('Niebieska Linia', '800 120 002', 'https://www.niebieskalinia.info', '800120002')],
    minor: [line('Telefon zaufania dla dzieci i młodzieży', '116 111', 'https://116111.pl', '116111')],
  },
  HU: {
    emergency: '112',
    anything: [line('Lelki elsősegély', '116-123', 'https://www.sos116-123.hu', '116123')],
    abuse: [line('OKIT', '06 80 20 55 20', 'https://www.okit.hu', '0680205520')],
    minor: [line('Kék Vonal', '116-111', 'https://kek-vonal.hu', '116111')],
  },
  RO: {
    emergency: '112',
    anything: [findAHelpline],
    abuse: [
      line('Linia pentru victimele violenței domestice', '0800 500 333', 'https://anes.gov.ro', '0800500333'),
    ],
    minor: [line('Telefonul Copilului', '116 111', 'https://telefonulcopilului.ro', '116111')],
  },
  CZ: {
    emergency: '112',
    anything: [line('Linka první psychické pomoci', '116 123', 'https://linkapsychickepomoci.cz', '116123')],
    abuse: [line('Bílý kruh bezpečí', '116 006', 'https://www.bkb.cz', '116006')],
    minor: [line('Linka bezpečí', '116 111', 'https://www.linkabezpeci.cz', '116111')],
  },
  SK: {
    emergency: '112',
    anything: [
      line('Linka dôvery Nezábudka', '0800 800 566', 'https://dusevnezdravie.sk', '0800800566'),
      findAHelpline,
    ],
    abuse: [
      line(
        'Národná linka pre ženy zažívajúce násilie',
        '0800 212 212',
        'https://zastavmenasilie.sk',
        '0800212212',
      ),
    ],
    minor: [line('Linka detskej istoty', '116 111', 'https://ldi.sk', '116111')],
  },
  GR: {
    emergency: '112',
    anything: [
      line('Γραμμή Παρέμβασης για την Αυτοκτονία 1018', '1018', 'https://www.suicide-help.gr', '1018'),
    ],
    abuse: [line('Γραμμή SOS 15900', '15900', 'https://isotita.gr', '15900')],
    minor: [line('Το Χαμόγελο του Παιδιού', '1056', 'https://www.hamogelo.gr', '1056')],
  },
  UA: {
    emergency: '112',
    anything: [line('Lifeline Ukraine', '7333', 'https://lifelineukraine.com', '7333')],
    abuse: [line('Ла Страда-Україна', '116 123', 'https://la-strada.org.ua', '116123')],
    minor: [
      line('Ла Страда-Україна, лінія для дітей та молоді', '116 111', 'https://la-strada.org.ua', '116111'),
    ],
  },
};
