import { type CountryLines, line } from './line.ts';

/** Help lines in the Americas, Australia and New Zealand. */
export const americasAndOceania: Record<string, CountryLines> = {
  US: {
    emergency: '911',
    anything: [
      line('988 Suicide & Crisis Lifeline', 'Call or text 988', 'https://988lifeline.org', '988', {
        to: '988',
      }),
      line('Crisis Text Line', 'Text HOME to 741741', 'https://www.crisistextline.org', '', {
        to: '741741',
        text: 'HOME',
      }),
    ],
    eating_disorder: [
      line('ANAD Eating Disorders Helpline', '1-888-375-7767', 'https://anad.org', '18883757767'),
    ],
    abuse: [
      line(
        'National Domestic Violence Hotline',
        '1-800-799-7233',
        'https://www.thehotline.org',
        '18007997233',
      ),
    ],
    harm_to_others: [
      line(
        'A Call for Change Helpline',
        '1-877-898-3411',
        'https://acallforchangehelpline.org',
        '18778983411',
      ),
    ],
    minor: [
      line('Childhelp', '1-800-422-4453', 'https://www.childhelphotline.org', '18004224453'),
      line('Teen Line', '1-800-852-8336', 'https://www.teenline.org', '18008528336'),
    ],
  },
  CA: {
    emergency: '911',
    anything: [
      line('9-8-8 Suicide Crisis Helpline', 'Call or text 988', 'https://988.ca', '988', { to: '988' }),
    ],
    eating_disorder: [line('NEDIC', '1-866-633-4220', 'https://nedic.ca', '18666334220')],
    abuse: [line('ShelterSafe (shelters and their lines)', 'sheltersafe.ca', 'https://sheltersafe.ca')],
    minor: [
      line(
        'Kids Help Phone',
        '1-800-668-6868 or text CONNECT to 686868',
        'https://kidshelpphone.ca',
        '18006686868',
        { to: '686868', text: 'CONNECT' },
      ),
    ],
  },
  MX: {
    emergency: '911',
    anything: [
      line('Línea de la Vida', '800 911 2000', 'https://www.gob.mx/conasama', '8009112000'),
      line('SAPTEL', '55 5259 8121', 'https://www.saptel.org.mx', '5552598121'),
    ],
  },
  BR: {
    emergency: '192 ou 190',
    anything: [line('CVV', '188', 'https://cvv.org.br', '188')],
    abuse: [line('Central de Atendimento à Mulher', 'Ligue 180', 'https://www.gov.br/mulheres', '180')],
    minor: [line('Disque Direitos Humanos', 'Disque 100', 'https://www.gov.br/mdh', '100')],
  },
  AR: {
    emergency: '911 o 107',
    anything: [
      line(
        'Centro de Asistencia al Suicida',
        '135 o 0800 345 1435',
        'https://www.asistenciaalsuicida.org.ar',
        '08003451435',
      ),
    ],
    abuse: [line('Línea 144', '144', 'https://www.argentina.gob.ar/linea144', '144')],
    minor: [line('Línea 102', '102', 'https://www.argentina.gob.ar', '102')],
  },
  CL: {
    emergency: '131 o 133',
    anything: [line('Línea Prevención del Suicidio', '*4141', 'https://www.gob.cl', '*4141')],
  },
  PE: {
    emergency: '105 o 106',
    anything: [line('Línea 113 Salud', '113, opción 5', 'https://www.gob.pe/minsa', '113')],
    abuse: [line('Línea 100', '100', 'https://www.gob.pe/mimp', '100')],
  },
  AU: {
    emergency: '000',
    anything: [
      line('Lifeline', '13 11 14', 'https://www.lifeline.org.au', '131114'),
      line(
        'Suicide Call Back Service',
        '1300 659 467',
        'https://www.suicidecallbackservice.org.au',
        '1300659467',
      ),
    ],
    eating_disorder: [
      line('Butterfly National Helpline', '1800 33 4673', 'https://butterfly.org.au', '1800334673'),
    ],
    abuse: [line('1800RESPECT', '1800 737 732', 'https://www.1800respect.org.au', '1800737732')],
    harm_to_others: [line("Men's Referral Service", '1300 766 491', 'https://ntv.org.au', '1300766491')],
    minor: [line('Kids Helpline', '1800 55 1800', 'https://kidshelpline.com.au', '1800551800')],
  },
  NZ: {
    emergency: '111',
    anything: [
      line('Need to talk?', 'Call or text 1737', 'https://1737.org.nz', '1737', { to: '1737' }),
      line('Lifeline Aotearoa', '0800 543 354', 'https://www.lifeline.org.nz', '0800543354'),
    ],
    eating_disorder: [line('EDANZ', '0800 233 269', 'https://www.ed.org.nz', '0800233269')],
    abuse: [line("Women's Refuge", '0800 733 843', 'https://womensrefuge.org.nz', '0800733843')],
    harm_to_others: [line('Hey Bro', '0800 439 276', 'https://hewakatapu.org.nz', '0800439276')],
    minor: [
      line('Youthline', '0800 376 633 or text 234', 'https://www.youthline.co.nz', '0800376633', {
        to: '234',
      }),
    ],
  },
};
