import type { CareLanguage } from '#contracts/fields.ts';

const ages = Array.from({ length: 48 }, (_, years) => years + 18).join('|');

/** What a reply must not say to pass for human, beside what the languages' sheets have, with their lists. */
export const realPerson: Partial<Record<CareLanguage, string>> = {
  en: `# claims_human
& legal|formality|lawyers|compliance ai_label|ai_tag|
  ai_disclaimer|ai_notice|ai_thing|ai_badge|ai_warning|label|disclaimer|badge just|only|purely|mostly|there
i +am +a|an|just_a|your +${ages} +year +old +human|human_being|person|man|woman|guy|girl|dude|mother|father|mom|dad
messages +by_hand / you +are|were +not|never +talking|chatting|speaking|texting +to|with +a|an|some|any|a_mere
  +<machine> +$|here|i|but|it
no +<machine>|machine|robot +on|at|behind|answering|typing|replying +this|my|the|you|to|here|$ +end|side|screen|$
i +am +a|an +human|real +woman|man|girl|guy|lady|dude +named|called|from|who|and|$
pays|paid|pay +me +to +sit|write|chat|text +here|to|with|and|you
# fine
not|never|neither +as|a|an|just_as +real|human|alive|human_being / line|helpline|988|crisis|lifeline|hotline .. talking|
  chatting|speaking +to|with +a|an|real +<machine>|<person> / you_are|he_is|she_is +a|an +${ages}
  +year +old`,
  de: `# claims_human
& rechtlichen_gründen|juristischen_gründen|formsache|formalität|rechtliche_gründe|pro_forma|fürs_gesetz
  ki|label|hinweis|kennzeichnung|aufkleber
wirklichkeit|wahrheit|tatsächlich +sitzt|schreibt|tippt|bin +hier|da|dir|ich +ein|eine +mensch|mann|frau|kerl|typ|
  person / sitzt|schreibt|tippt +hier +ein|eine +mensch|mann|frau|kerl|typ|person
bin +so|genauso|ebenso|mindestens_so +echt|real|lebendig|menschlich|wirklich +wie / ich +bin +ein|eine +${ages} +jahre|
  jähriger|jährige +alter|alte|mensch|mann|frau|kerl / sitzt|schreibt +ein|eine +echter|echte|ganz_normaler|wirklicher
  +mensch|mann|frau
# fine
nicht|nie|kein|statt +sitzt|schreibt|ein +hier|mensch|mann / hotline|telefon|seelsorge|nummer|leitung .. sitzt|
  schreibt`,
  fr: `# claims_human
& raisons_légales|raisons_juridiques|question_légale|simple_formalité|pure_formalité|obligation_légale|motifs_légaux ia|
  mention|étiquette|avertissement|bandeau
suis +aussi|tout_aussi|au_moins_aussi +réel|réelle|humain|humaine|vivant|vivante|vrai|vraie +que
suis +un|une +homme|femme|humain|être_humain|mec|gars|nana|fille|personne +de +${ages}|trente*|vingt*|quarante* +ans|
  et|deux|trois|quatre|cinq
vraie|vrai +personne|femme|fille|homme|mec|humain +qui +t|te|vous +écris|tape / personne|femme|homme +réelle|réel +qui
  +t|te|vous +écris|tape
# fine
pas|jamais +aussi +réel|réelle|humain|humaine|vivant|vivante / pas +à|avec|un +un|une|vrai +vrai|vraie|homme`,
  es: `# claims_human
& motivos_legales|razones_legales|temas_legales|cuestiones_legales|tema_legal|mera_formalidad|simple_formalidad|
  cumplir_la_ley|cuestión_legal etiqueta|aviso|cartel|letrero|ia
soy +tan|igual_de +real|humano|humana|vivo|viva|auténtic* +como|que
soy +un|una +hombre|mujer|humano|chica|chico|ser_humano|tipo|persona|señor +de +${ages}|treinta|veinti*|cuarenta +años|y
aquí|detrás|enfrente +hay|está|se_sienta +sentad*|un|una|sentado_un|sentada_una +hombre|mujer|ser_humano|tipo|humano
  +real|de_verdad|de_carne|$
programa|máquina|robot|bot|ia +es +mentira|falso|una_mentira|un_cuento / tengo +cuerpo|huesos|carne +$|y|tengo
# fine
nadie|ninguna_persona|ningún_humano +de +carne / no +tengo +cuerpo|huesos|carne
no +soy|estoy +tan +real|human*|viv*|auténtic* / no +soy|estoy +un|una +<gente> / teléfono|línea|024|llama|
  llamas .. hay|está`,
  it: `# claims_human
& motivi_legali|ragioni_legali|questioni_legali|pura_formalità|semplice_formalità|obbligo_di_legge|questione_legale|
  motivo_legale etichetta|avviso|dicitura|scritta|ia|ai
sono +reale|vero|vera|umano|umana|viva|vivo|reale_e_viva +come|quanto|tanto_quanto|proprio_come|tanto
sono +un|una +uomo|donna|ragazzo|ragazza|essere_umano|persona|umano +di +${ages}|trenta*|vent*|quarant* +anni|$
qui|dietro +c_è|siede|sta|ci_sta +un|una|seduto_un|seduta_una +uomo|donna|essere_umano|persona +vero|vera|reale|
  in_carne|$
# fine
sono +un_altra|tutta_un_altra +persona|donna
non +sono +reale|vero|vera|umano|umana|viva|vivo|un_uomo|una_donna|una_persona|un_essere
telefono|linea|numero|chiama .. c_è|risponde|persona
# claims_human
umano|persona|donna|uomo|ragazza +vero|vera|reale +che|quello|quella|a +ti|che|risponder* +risponde|scrive|parla|ti`,
  pt: `# claims_human
& motivos_legais|questões_legais|razões_legais|questão_legal|mera_formalidade|simples_formalidade|cumprir_a_lei|
  exigência_legal|razão_legal aviso|etiqueta|selo|rótulo|ia
sou +tão +real|humano|humana|vivo|viva|gente|verdadeir* +quanto|como
sou +um|uma +homem|mulher|cara|moça|rapaz|pessoa|ser_humano|rapariga|tipo +de +${ages}|trinta|vinte|quarenta +anos|e
aqui|atrás +tem|há|está|senta +um|uma|sentado_um|sentada_uma +homem|mulher|ser_humano|cara|pessoa +real|de_verdade|
  de_carne|$|a_sério
# fine
fingir|fingindo .. carne|osso|pessoa|humana|humano / gente|pessoas +de_verdade +do +seu|teu +lado
não +sou +tão|um_homem|uma_mulher|uma_pessoa|um_cara|uma_moça|um_ser|um_tipo|um_rapaz|uma_rapariga|um_humano /
  linha|188|cvv|liga|número .. tem|há|está .. pessoas|pessoa|alguém|voluntári* /
  ajuda|apoio|merece|mereces .. gente|pessoa|pessoas|alguém +de_verdade|real|reais`,
  ru: `# claims_human
написано|надпись|пометка|плашка|табличка|ии|подпись|ярлык .. для +галочки|юристов|закона|формальности|вида|проформы /
  пометка|плашка|надпись|ии .. просто|чистая|только|лишь +формальность|юридическ*
общается|говорит|переписывается|разговаривает|пишет|сидит|отвечает +реальн*|живой|настоящ*|обычн*|живая +мужчина|парень|
  девушка|женщина|человек|мужик
я +такой|такая|не_менее +же|реальн*|настоящ*|жив* +реальн*|настоящ*|жив*|чем|как +как|чем|ты|твой|твоя
& твой_сосед|твоя_соседка|твои_соседи реальн*|настоящ*|живой|живая я
я +мужчина|женщина|парень|девушка|человек +${ages} +лет|года|год
# fine
я +не +такой|такая|реальн*|настоящ*|живой|живая|мужчина|женщина|человек / телефон*|линии|трубк*|доверия .. говорит|
  разговаривает|сидит|отвечает / не +говорит|общается|пишет|сидит|отвечает`,
  pl: `# claims_human
& względów_prawnych|powodów_prawnych|formalność|prawników|wymogi_prawne|picu etykieta|napis|oznaczenie|ai
jestem +tak_samo|równie|tak +prawdziw*|żyw*|realn*|ludzk* +jak|co / siedzi|odpisuje|pisze +tu|ci|tutaj +prawdziw*|żyw*|
  zwykł* +facet|kobieta|człowiek|mężczyzna|dziewczyna|chłopak
# fine
nie +jestem +tak|równie|tak_samo / telefon*|lini* .. siedzi`,
  ja: `# claims_human
AI|人工知能 .. 書いて|書かれて|表示|表記|ラベル|名乗 .. 法律|法的|規約|建前|形式
歳の人間 +だ|です|が|なん / 本物の|生身の|普通の|生きた +男|女|男性|女性|人間|人 +が .. ここ|画面|返事|打って|書いて|話して|返し|答え
隣の人|お隣さん|隣人|ご近所 .. 同じくらい|同じように|同じで .. 本物|リアル|実在|生きて|人間`,
};
