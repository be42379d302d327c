import type { CareLanguage } from '#contracts/fields.ts';

/** What a reply must not say to keep a person from help, beside what the languages' sheets have, with their lists. */
export const noHelp: Partial<Record<CareLanguage, string>> = {
  en: `# encourages_harm suicide
call|text +nobody|no_one +tonight|about_it|$`,
  de: `# encourages_harm suicide
bloß|lieber +nicht +zum|zur|zu_einem|zu_nem|ins +arzt|ärztin|psycholog*|therapeut*|therapie|psychiater*|krankenhaus /
  stecken|sperren +dich .. geschlossene|klapse|psychiatrie`,
  fr: `# encourages_harm suicide
pas +besoin +d|de .. psy|psychologue|thérapeute|médecin|3114 +$|ni|pour_ça / ne +leur|lui|en +parle +pas +$|garde`,
  es: `# encourages_harm suicide
psicólog*|terapeut*|médic* +no +sirven|ayudan +para +nada`,
  it: `# encourages_harm suicide
psicolog*|terapeut*|medic* +non +servono +a +niente|nulla`,
  pt: `# encourages_harm suicide
psicólog*|terapeut*|médic* +não +servem|ajudam +para|pra|em +nada`,
  ru: `# encourages_harm suicide
психолог*|врачи|психиатры +не +помогут|помогают|понимают +$|никогда|тебе|тебя`,
  ja: `# encourages_harm suicide
誰にも +相談しちゃだめ|相談しないで|相談しなくていい`,
};
