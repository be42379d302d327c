import type { CareTexts } from './language.ts';

export const turkish: CareTexts = {
  call: 'Ara: {number}',
  text: 'SMS gönder: {number}',
  textWord: '{word} yaz, {number} numarasına gönder',
  title: 'Bunu tek başına taşımak zorunda değilsin',
  titleOf: {
    immediate_danger: 'Önce güvende ol',
    harm_to_others: 'Bir şey olmadan önce biriyle konuş',
    minor: 'Kiminle konuşabilirsin',
  },
  about: {
    suicide:
      'Bunun için bir insan gerek, ben ise yalnızca bir programım. Tam da bunun için orada olan ' +
      'insanlar seni şimdi dinler:',
    self_harm:
      'Kendine zarar vermek bazen sözü olmayan bir acıya dayanmanın yolu olur. Bu insanlar bunu ' +
      'biliyor ve seni yargılamaz:',
    eating_disorder:
      'Yemek, başka kimsenin görmediği bir mücadeleye dönüşebilir. Bu insanlar bunu biliyor ve seni ' +
      'yargılamaz:',
    abuse:
      'Kimsenin sana zarar vermeye hakkı yok ve bu senin suçun değil. Bu insanlar sana inanır ve ne ' +
      'yapabileceğini seninle düşünür:',
    immediate_danger: 'Yapabiliyorsan güvenli bir yere git ve ara. Bu insanlar da yardım edebilir:',
    harm_to_others:
      'Kimse zarar görmeden önce bunu konuşabilirsin. Telefondaki insanlar bunu daha önce de duydu ve ' +
      'aramak doğru olan şey:',
    minor:
      'Bu sohbetler yetişkinler için, o yüzden seninkiler şimdilik durduruldu. Aklında bir şey varsa ' +
      'bu insanlar senin için orada ve seni ciddiye alır:',
  },
  worrying: {
    title: 'Daha da ağırlaşırsa',
    text: 'Bunu biriyle konuşmak için özel bir nedene ihtiyacın yok:',
  },
  forOthers: 'Başka biri için mi endişeleniyorsun? Onun için de arayabilirsin.',
  danger: 'Şu anda tehlike varsa:',
  elsewhere: 'Başka bir ülkenin hatları',
  kept: 'Bu kart sohbetinde kalır. Mesajın sayılmadı.',
  notSent: 'Bu gönderilmedi. Yazdıkların hâlâ mesaj kutusunda.',
};
