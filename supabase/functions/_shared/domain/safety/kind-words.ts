import type { CareLanguage } from '#contracts/fields.ts';

/** What stands for a reply that broke a rule: no error, no reproach (R-CARE-08). `help` comes with the card. */
const kindWords: Record<CareLanguage, { plain: string; help: string }> = {
  en: {
    plain: 'I have taken back what I was about to say; it came out wrong. Tell me what is on your mind.',
    help: 'I have taken back what I was about to say. You matter, and there are people who can help right now.',
  },
  es: {
    plain: 'He retirado lo que iba a decir; no estaba bien. Cuéntame qué tienes en mente.',
    help: 'He retirado lo que iba a decir. Tú importas, y hay personas que pueden ayudar ahora mismo.',
  },
  de: {
    plain:
      'Was ich gerade sagen wollte, nehme ich zurück; es war nicht gut. Erzähl mir, was dich beschäftigt.',
    help: 'Was ich gerade sagen wollte, nehme ich zurück. Du bist wichtig, und es gibt Menschen, die jetzt helfen können.',
  },
  fr: {
    plain: 'Je retire ce que j’allais dire ; ce n’était pas bien. Dis-moi ce qui te préoccupe.',
    help: 'Je retire ce que j’allais dire. Tu comptes, et des personnes peuvent aider dès maintenant.',
  },
  pt: {
    plain: 'Retirei o que ia dizer; não estava bem. Conta-me o que tens em mente.',
    help: 'Retirei o que ia dizer. Tu és importante, e há pessoas que podem ajudar agora mesmo.',
  },
  it: {
    plain: 'Ho ritirato quello che stavo per dire; non andava bene. Dimmi che cosa hai in mente.',
    help: 'Ho ritirato quello che stavo per dire. Tu conti, e ci sono persone che possono aiutare adesso.',
  },
  pl: {
    plain: 'Cofam to, co chcę powiedzieć; to nie było dobre. Powiedz mi, co ci leży na sercu.',
    help: 'Cofam to, co chcę powiedzieć. Twoje życie jest ważne, a są ludzie, którzy mogą teraz pomóc.',
  },
  tr: {
    plain: 'Söyleyeceğim şeyi geri aldım; doğru değildi. Aklından ne geçtiğini anlat.',
    help: 'Söyleyeceğim şeyi geri aldım. Sen önemlisin ve şu anda yardım edebilecek insanlar var.',
  },
  ru: {
    plain: 'Этот ответ взят назад: он был неудачным. Расскажи, что у тебя на душе.',
    help: 'Этот ответ взят назад. Твоя жизнь важна, и есть люди, которые могут помочь прямо сейчас.',
  },
  ar: {
    plain: 'سحبتُ ما كان سيُقال، فلم يكن مناسبًا. ما الذي يشغل البال الآن؟',
    help: 'سحبتُ ما كان سيُقال. حياتك مهمة، وهناك أشخاص يمكنهم المساعدة الآن.',
  },
  hi: {
    plain: 'जो बात कही जाने वाली थी, वह वापस ले ली गई है; वह ठीक नहीं थी। बताइए, मन में क्या चल रहा है?',
    help: 'जो बात कही जाने वाली थी, वह वापस ले ली गई है। आप मायने रखते हैं, और अभी मदद करने वाले लोग मौजूद हैं।',
  },
  ja: {
    plain: '言いかけたことを取り消しました。よくない内容でした。いま何を考えているか、聞かせてください。',
    help: '言いかけたことを取り消しました。あなたは大切な人です。いま力になってくれる人がいます。',
  },
  ko: {
    plain: '하려던 말을 거두었어요. 좋지 않은 말이었어요. 지금 어떤 생각을 하고 있는지 들려주세요.',
    help: '하려던 말을 거두었어요. 당신은 소중한 사람이고, 지금 도와줄 수 있는 사람들이 있어요.',
  },
  zh: {
    plain: '我收回了刚才要说的话，那样说不合适。告诉我你现在在想什么吧。',
    help: '我收回了刚才要说的话。你很重要，现在就有人可以帮助你。',
  },
};

/** The words for a reader of `language`; behind the words that the reply went on from, if any. */
export function withKindWords(start: string, language: CareLanguage, kind: 'plain' | 'help'): string {
  return [start, kindWords[language][kind]].filter(Boolean).join('\n\n');
}
