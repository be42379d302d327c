import { type CountryLines, findAHelpline, line } from './line.ts';

/** Help lines in Asia, Africa and the Middle East. */
export const asiaAfricaAndMiddleEast: Record<string, CountryLines> = {
  JP: {
    emergency: '119',
    anything: [
      line('いのちの電話', '0120-783-556', 'https://www.inochinodenwa.org', '0120783556'),
      line('#いのちSOS', '0120-061-338', 'https://www.lifelink.or.jp/inochisos', '0120061338'),
      line('TELL Lifeline (English)', '0800-300-8355', 'https://telljp.com', '08003008355'),
    ],
    abuse: [line('DV相談＋', '0120-279-889', 'https://soudanplus.jp', '0120279889')],
    minor: [line('チャイルドライン', '0120-99-7777', 'https://childline.or.jp', '0120997777')],
  },
  KR: {
    emergency: '119',
    anything: [
      line('자살예방 상담전화', '109', 'https://www.129.go.kr/109', '109'),
      line('정신건강 위기상담전화', '1577-0199', 'https://www.mohw.go.kr', '15770199'),
    ],
    abuse: [line('여성긴급전화', '1366', 'https://women1366.kr', '1366')],
    minor: [line('청소년상담전화', '1388', 'https://www.1388.go.kr', '1388')],
  },
  CN: {
    emergency: '120 或 110',
    anything: [
      line('全国统一心理援助热线', '12356', 'https://www.nhc.gov.cn', '12356'),
      line('北京心理援助热线', '010-82951332', 'https://www.crisis.org.cn', '01082951332'),
    ],
    minor: [line('12355青少年服务台', '12355', 'https://www.12355.net', '12355')],
  },
  TW: {
    emergency: '119 或 110',
    anything: [
      line('安心專線', '1925', 'https://www.mohw.gov.tw', '1925'),
      line('生命線', '1995', 'https://www.life1995.org.tw', '1995'),
      line('張老師', '1980', 'https://www.1980.org.tw', '1980'),
    ],
    abuse: [line('保護專線', '113', 'https://www.mohw.gov.tw', '113')],
    minor: [line('保護專線', '113', 'https://www.mohw.gov.tw', '113')],
  },
  HK: {
    emergency: '999',
    anything: [
      line('情緒通', '18111', 'https://www.shallwetalk.hk', '18111'),
      line('香港撒瑪利亞防止自殺會', '2389 2222', 'https://sbhk.org.hk', '23892222'),
      line('The Samaritans (multilingual)', '2896 0000', 'https://samaritans.org.hk', '28960000'),
    ],
  },
  SG: {
    emergency: '995 or 999',
    anything: [line('Samaritans of Singapore', '1767', 'https://www.sos.org.sg', '1767')],
  },
  MY: {
    emergency: '999',
    anything: [line('Befrienders KL', '03-7627 2929', 'https://www.befrienders.org.my', '0376272929')],
  },
  TH: {
    emergency: '1669',
    anything: [line('สายด่วนสุขภาพจิต', '1323', 'https://www.dmh.go.th', '1323')],
  },
  PH: {
    emergency: '911',
    anything: [line('NCMH Crisis Hotline', '1553', 'https://ncmh.gov.ph', '1553')],
  },
  IN: {
    emergency: '112',
    anything: [line('Tele MANAS', '14416', 'https://telemanas.mohfw.gov.in', '14416')],
    abuse: [line('Women Helpline', '181', 'https://wcd.gov.in', '181')],
    minor: [line('Child Helpline', '1098', 'https://wcd.gov.in', '1098')],
  },
  TR: {
    emergency: '112',
    anything: [findAHelpline],
    abuse: [line('ALO 183 Sosyal Destek Hattı', '183', 'https://www.aile.gov.tr', '183')],
    minor: [line('ALO 183 Sosyal Destek Hattı', '183', 'https://www.aile.gov.tr', '183')],
  },
  IL: {
    emergency: '101 or 100',
    anything: [line('ער״ן', '1201', 'https://www.eran.org.il', '1201')],
  },
  LB: {
    emergency: '140 or 112',
    anything: [line('Embrace Lifeline', '1564', 'https://embracelebanon.org', '1564')],
  },
  EG: {
    emergency: '123 or 122',
    anything: [line('الأمانة العامة للصحة النفسية', '16328', 'https://www.mohp.gov.eg', '16328')],
  },
  SA: {
    emergency: '911 or 997',
    anything: [line('المركز الوطني لتعزيز الصحة النفسية', '920033360', 'https://ncmh.org.sa', '920033360')],
    abuse: [line('مركز بلاغات العنف الأسري', '1919', 'https://www.hrsd.gov.sa', '1919')],
  },
  AE: {
    emergency: '999 or 998',
    anything: [line('National Mental Support Line', '800 4673', 'https://hope.hw.gov.ae', '8004673')],
  },
  ZA: {
    emergency: '112 or 10111',
    anything: [
      line('SADAG Suicide Crisis Helpline', '0800 567 567', 'https://www.sadag.org', '0800567567'),
      line('LifeLine South Africa', '0861 322 322', 'https://lifelinesa.co.za', '0861322322'),
    ],
    abuse: [line('GBV Command Centre', '0800 428 428', 'https://gbv.org.za', '0800428428')],
    minor: [line('Childline South Africa', '116', 'https://www.childlinesa.org.za', '116')],
  },
};
