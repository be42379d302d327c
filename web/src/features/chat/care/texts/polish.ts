import type { CareTexts } from './language.ts';

export const polish: CareTexts = {
  call: 'Zadzwoń: {number}',
  text: 'Napisz SMS: {number}',
  textWord: 'Wyślij {word} na {number}',
  title: 'Nie musisz dźwigać tego bez wsparcia',
  titleOf: {
    immediate_danger: 'Najpierw bezpieczeństwo',
    harm_to_others: 'Porozmawiaj z kimś, zanim coś się stanie',
    minor: 'Z kim możesz porozmawiać',
  },
  about: {
    suicide:
      'Tu potrzebny jest człowiek, a ja jestem tylko programem. Są ludzie, którzy są właśnie od tego i ' +
      'wysłuchają cię teraz:',
    self_harm:
      'Ranienie siebie bywa sposobem, żeby przetrwać coś, na co brakuje słów. Ci ludzie to wiedzą i ' +
      'nie będą cię oceniać:',
    eating_disorder:
      'Jedzenie może stać się walką, której nikt inny nie widzi. Ci ludzie ją znają i nie będą cię ' +
      'oceniać:',
    abuse:
      'Nikt nie ma prawa cię krzywdzić i to nie twoja wina. Ci ludzie ci uwierzą i pomogą zastanowić ' +
      'się, co dalej:',
    immediate_danger: 'Jeśli możesz, idź w bezpieczne miejsce i zadzwoń. Ci ludzie też mogą ci pomóc:',
    harm_to_others:
      'Można o tym porozmawiać, zanim komuś stanie się krzywda. Osoby, które odbierają, słyszały to ' +
      'już nieraz, a telefon to dobra decyzja:',
    minor:
      'Te czaty są dla dorosłych, dlatego twoje są na razie wstrzymane. Jeśli coś cię gryzie, ci ' +
      'ludzie są dla ciebie i traktują cię poważnie:',
  },
  worrying: {
    title: 'Jeśli zrobi się ciężej',
    text: 'Nie potrzeba szczególnego powodu, żeby z kimś o tym porozmawiać:',
  },
  forOthers: 'Martwisz się o kogoś innego? W tej sprawie też możesz zadzwonić.',
  danger: 'W niebezpieczeństwie, teraz:',
  elsewhere: 'Numery w innym kraju',
  kept: 'Ta karta zostaje w rozmowie. Twoja wiadomość nie została policzona.',
  notSent: 'To nie zostało wysłane. Twoje słowa są nadal w polu wiadomości.',
};
