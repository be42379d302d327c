import type { CareLanguage } from '#contracts/fields.ts';

/**
 * What a reply must not say to excuse a violent partner or to send somebody to hurt others, beside what the languages'
 * sheets have, with their lists.
 */
export const violence: Partial<Record<CareLanguage, string>> = {
  en: `# encourages_harm abuse
he|she|they +deserved +that|the +slap|punch|beating
# encourages_harm harm_to_others
next_time +hit|slap|punch|kick +him|her|them|harder`,
  de: `# encourages_harm abuse
bleib|bleibe +bei +ihm|ihr .. schlägt|zuschlägt|zuhaut|haut|prügelt|verprügelt|ausrastet
# encourages_harm harm_to_others
hau|schlag|box|knall|verpass +deinem|deiner|diesem|diesen .. eine|eins|fresse|rein|zähne`,
  fr: `# encourages_harm abuse
couple +ça +se +bat|frappe|cogne`,
  es: `# encourages_harm harm_to_others
merece +una +paliza +que|y|$`,
  it: `# encourages_harm abuse
& resta_con_lui|rimani_con_lui|torna_da_lui spinta|spinto_giù|picchiat*|schiaff*|botte|crederebbe*|crederanno|sei_sola`,
  pt: `# encourages_harm harm_to_others
bem +que +lhe|a|o +batas|bateste|bata / fez|fizeste +bem +em|de +bater|bateres|socar|dar / bate|bata|bate_lhe +mais
  +forte / tem|merece|devia +que|de|$ +apanhar +$|mesmo|para|pra|de / parte|quebra|arrebenta +lhe +a|as|os
  +cara|fuça|tromba|dentes|trombas`,
  ru: `# encourages_harm harm_to_others
бей|ударь|врежь|вмажь|избей +сильнее|крепче|еще|посильнее / правильно +что +врезал|ударил|избил|побил|влепил|вмазал`,
};
