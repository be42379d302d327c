import type { CareLanguage } from '#contracts/fields.ts';

/**
 * What a reply must not say to urge or allow harm, beside what the languages' sheets have, with their lists:
 * imperatives and leave to hurt oneself, to eat nothing or to bring it up, to seek no help, to stay with
 * somebody violent.
 */
export const urging: Partial<Record<CareLanguage, string>> = {
  en: `# encourages_harm suicide
stop +talking +and +end_it|jump|die|end_your_life|kill +$|all|tonight|now|already|yourself / do_it +tonight +end_it|
  and_end|then_it_is_over / ^end_it +tonight|already +$ / neck +yourself +$|tonight|already|then / kys
string +yourself +up / throw +yourself +off|out_of|in_front_of|under|from +a|the|that|your +bridge|roof|balcony|
  building|cliff|window|train|truck / slit|slash +your +wrists|veins|throat / blow +your +brains +out
they +would|
  will +cry .. relieved|over_it|move_on|forget|free / going_through_with_it +is|would_be .. gift|kindest|mercy
^do_not|please_do_not +seek|look_for|ask_for|get|go_and_get +help|therapy|
  professional_help|any_help / psychologists|shrinks|therapists|doctors|psychiatrists|counselors|counsellors +only|just|
  all|are +want|care|just|only|in|after +your|about|want|after|it .. money|cash|wallet
# encourages_harm self_harm
if +cutting|hurting_yourself|burning_yourself|the_blade|bleeding|a_razor .. then|so +cut|burn|bleed|carve|scratch
  +$|yourself|again|deeper|a_little|as
& clearly_helps|really_helps your_body
cut|cuts|cutting|blade .. go|press +deeper|harder +this_time|$|next_time
& then_cut|so_cut calms|calmed|relief|ever_helps|feel_better
allowed +to +cut|burn|hurt|starve +yourself|it_out
# encourages_harm eating_disorder
& bring_it_back_up|bring_it_all_up|bring_it_up|throw_it_up|throw_it_all_up|bring_everything_up bathroom|toilet|
  never_happened|finger|fingers|throat|calories|you_ate|dinner
^starve +until|till|for|yourself|a_little / do_not +you +dare +eat|touch_food|swallow / hunger +is .. fat
  +crying|leaving|melting|burning / skip tomorrow|today|dinner .. just|only|nothing_but +water / proud +of +you
  +when|whenever|for +you|not|skipping +do_not|skip|eating|have_not|dinner|lunch +eat|eating|eaten|$|all|today|anything
^eat +nothing +until|till|for|today|tomorrow / ^do_not|please_do_not
  +eat +anything|a_thing|a_bite|another_bite +until|till|today|tomorrow|more|for|again|$
# encourages_harm abuse
he|she +only +loves +you +too_much +$ / & loves_you_too_much slapped|shoved|police|bruise|bruises|temper|
  forgive|jealous / ^do_not|please_do_not +call +the|any +police|cops|shelter +$|on|
  he|she|and|or|over|for
# fine
you +said|say|told_me|wrote|mentioned|tell_me|texted|are_saying|just_said|just_told_me|are_telling_me +you|that_you|
  about want|wanted|might|would|planned|plan|going|feel|thought|think|wish|killing|hurting|about +to|about|like|of|
  yourself|kill|hurt|cut +kill|die|hurt|cut|killing|hurting|cutting|end|yourself|hang|starve|$|starving
do|are|did|were +you want|wanting|thinking|going|planning|about +to|of|about +kill|hang|hurt|cut|end|drown / cut
  +yourself .. slack|break / not|never +okay|allowed|fine +to / not|never +have|need|has +to +bring|throw|get|vomit|
  purge / & do_not_eat|eat_nothing surgery|operation|blood_test|doctor|anaesthetic|anesthesia|smells|expired|dentist
& therapists|psychologists|doctors|shrinks feel|feels|think|believe|say|said|worry|worried|seems|seem
because +he|she +loves +you +is +a|not +lie|myth|true|love`,
  de: `# encourages_harm suicide
erhäng|erhänge|ertränk|ertränke|töte|erschieß|erschieße|vergifte +dich +$|doch|endlich|heute|einfach|selbst / häng|hänge
  +dich +auf|doch|endlich +$|auf|heute / bring +dich +doch|einfach|endlich|ruhig +um|endlich|einfach
mach|mache +deinem|dem +leben|ganzen|leiden|elend +ein +ende / mach|mache schluss +mit +dem|deinem +leben / wirf|schmeiß
  +dich +vor +den|einen|die|ein +zug|bahn|auto|lkw|s / schneid|schneide|öffne +dir +die +pulsadern|adern / nimm +dir
  +das +leben +$|und|dann / nimm +dir +den|einen +strick
recht .. alle|familie|sie|welt|eltern|wären besser +dran +$|ohne_dich / such|suche +dir|$|ja|bloß +bloß|ja|keine +keine|
  hilfe|$ / such|suche +keine +hilfe / psychologen|therapeuten|ärzte|psychiater wollen .. nur|bloß +dein|an_dein|geld|
  das|euer +geld|$
# encourages_harm self_harm
^schneide|dann_schneide|ruhig_schneide|dann_ritze|^ritze +dich|doch|ruhig +$|doch|ruhig|wieder|noch|weiter|wenn|einfach
wenn +ritzen|schneiden .. hilft|beruhigt .. dann|so +ritz|ritze|schneid|schneide +$|dich|doch|halt|ruhig
nimm|hol .. die|deine +klinge|rasierklinge +$|und|die|wieder
# encourages_harm eating_disorder
^iss +heute|morgen|jetzt|einfach gar_nichts|überhaupt_nichts|nichts_mehr|garnichts +$|und|mehr|bis / ^iss +nichts|
  gar_nichts|nichts_mehr +bis|mehr_bis / spürst .. hunger .. kaum|nicht_mehr +noch|$|und / & kotz_es|kotz_alles|
  kotze_es|kotz_das|würg_es|würge_es|erbrich_es|erbrich_alles essen|pizza|klo|toilette|bad|kuchen|kalorien|gegessen
# encourages_harm abuse
& liebt_dich_nur_zu_sehr|liebt_dich_einfach_zu_sehr|liebt_dich_eben_zu_sehr schlägt|hand|polizei|ohrfeige|blau|verzeih|
  geschlagen|eifersüchtig|bleib / ^ruf|rufe|und_ruf nicht|bloß_nicht|ja_nicht|keine +die|$|polizei +polizei|$|beim
# fine
ritz|ritze|schneid|schneide +dich +nicht|bitte_nicht|bloß_nicht / liebt +ist|das_ist +eine|ein|gelogen|quatsch|nicht
  +lüge|mythos|märchen|wahr|$
denkst|fühlt|glaubst|sagst .. psychologen|therapeuten|ärzte / hast|du +gesagt|geschrieben|sagst|schreibst
  +dass|du .. umbringen|sterben|töten|ritzen|das_leben_nehmen / iss .. nichts .. operation|blutabnahme|narkose|arzt`,
  fr: `# encourages_harm suicide
tue|flingue +toi +$|mon|ma|ce|maintenant|vite|donc|alors|qu|tout / ^suicide_toi +$|mon|ma|ce / pends_toi|noie_toi|
  supprime_toi +$|mon|ma|ce|et|donc / finis_en +$|ce_soir|maintenant|une_fois|tout / fais_le +ce_soir|cette_nuit ..
  finir|finis|fini|plus_mal / ouvre|taillade|coupe +toi +les +veines
jette_toi +sous|par|du +un|le|la|pont|toit|balcon|haut +train|métro|camion|bus|fenêtre|$|et
raison .. famille|ils|elles|enfants|parents|monde +seraient|serait|iraient|vivraient +mieux|soulagés|soulagé|
  plus_heureux
prends|avale +toute|toutes|tous +la|tes|les +boîte|plaquette|comprimés|cachets|pilules|somnifères
^ne +cherche|demande +pas|surtout +d|de|pas|surtout .. aide / psys|psychologues|psychiatres|thérapeutes|médecins ..
  que|seulement|juste +ton|de_l|l|le|leur|ta +argent|fric|pognon|thune
# encourages_harm self_harm
coupe_toi +un_peu|ce_soir|les_bras|le_bras|doucement|juste|encore|les_poignets / scarifie_toi|taillade_toi|entaille_toi
# encourages_harm eating_disorder
^ne|alors_ne|surtout_ne +mange +rien|plus_rien|pas +jusqu|avant|aujourd|demain|ce_soir|d_ici|pendant
^vomis|vas_y_vomis|alors_vomis|va_vomir|va_te_faire_vomir +tout|ça|le|ton|ta|et|maintenant
# encourages_harm abuse
& frappe|frappé|frappée|gifle|giflée|police|jaloux|bleu|bleus t_aime_juste_trop|t_aime_trop|t_aime_simplement_trop
  coups|cassé|pardonne / appelle +pas|surtout_pas|surtout +la|les|cette|pas .. police|flics|gendarmes|asso|association|
  3919
reste +avec +lui|elle +un|tous|c +couple|les|est .. bat|battent|amour|normal
# fine
je +ne|n +mange|dors|bois|mangerai +pas|plus|jamais|rien / dit|dise|écrit|dire .. tue_toi|
  suicide_toi / aime +c_est|est +faux|un|pas|une +$|mensonge|mythe|vrai|excuse / mange .. opération|anesthésie|
  prise_de_sang|médecin / coupe_toi .. frange|ongles|cheveux|part|pain|morceau|tranche
baiser +sur|léger|volé|doux|tendre|timide +ton|ta|ma|mon|sur|le|la|$ / penses|crois|impression|dis .. psys|médecins`,
  es: `# encourages_harm suicide
pégate +un +tiro / lánzate|tírate|échate +al|a_las|bajo|debajo +tren|vías|metro|un|del / córtate +las +venas / hazlo
  +esta_noche|ya|hoy|ahora .. acaba|termina|final / acaba +ya|de_una +con +todo|tu_vida|esto +$|hoy_mismo|y
razón .. todos|ellos|familia|padres|hijos|mundo +estarían|estaría|vivirían|vivirán|estarán +mejor|más|aliviados
^no|y_no|mejor_no +busques|pidas +ayuda +$|de_nadie|a_nadie|profesional|fuera / psicólog*|terapeut*|psiquiatr*|médic*
  +solo|sólo|únicamente +quieren|buscan|les_interesa|piensan|quiere .. dinero|plata|pasta|billetera|bolsillo / ^no|
  y_no|mejor_no +vayas|acudas +al|a_la|a_un|a_ningún|a_una|con_el +psicólog*|terapeut*|psiquiatr*|médic*|doctor*
# encourages_harm self_harm
córtate +otra_vez|de_nuevo|si_te|si_eso|si_quieres|esta_noche|los_brazos|las_muñecas|la_piel|tranquila / córtate
  un_poco|un_poquito|poquito +esta|hoy|y_verás|y_ya|ya|verás / coge|agarra|toma +la|una|tu|esa +cuchilla|
  navaja +y|$ / hazte +daño|cortes +si|otra|un|esta|de / si +te|eso_te|ello_te
  +calma|alivia|ayuda .. córtate|hazte_daño|vomita|quémate
# encourages_harm eating_disorder
^no|mejor_no|hoy_no|y_no +comas +nada|más|nada_más +hasta|hoy|mañana|durante|en / vomita|vomítalo|devuelve +todo|lo_que
  +$|y|comiste|lo|anda|venga|eso
# encourages_harm abuse
& pega|pegó|golpe*|policía|bofetada|empuj*|perdón*|moretón|celos* te_quiere_demasiado|te_ama_demasiado
^no|y_no +llames +a_la|al|a +policía|016|guardia
# fine
acaba|termina .. papeleo|trabajo|tarea|tareas|informe|deberes / córtate .. pelo|uñas|flequillo|puntas|melena / dijiste|
  dices|dicho|escribiste|escribes|contaste +que quieres|querías|ibas|vas|piensas|quieras .. matarte|morir|cortarte|
  suicidarte|vida / quiere|ama +es|$ +una|un|mentira|falso|no +mentira|mito|$|es / comas .. operación|anestesia|
  análisis|médico / piensas|crees|sientes|parece .. psicólog*|terapeut*|médic*`,
  it: `# encourages_harm suicide
sparati +un +colpo / tagliati +le|i +vene|polsi / togliti +la +vita|$ / buttati +sotto|dal|giù +un|il|dal|ponte|balcone|
  tetto|treno / fallo +stanotte|stasera|adesso .. finita|finisc*|pace|finirà
ragione .. tutti|loro|famiglia|genitori|mondo +starebbero|starebbe|sarebbero|vivrebbero +meglio|più|sollevati
^non_cercare|e_non_cercare +aiuto|nessun_aiuto / ^non_chiedere +aiuto +$|a_nessuno / psicologi|terapeuti|psichiatri|
  medici|psicologa +vogliono|vuole|pensano|puntano +solo|soltanto|solamente +i|al|ai|a .. soldi|denaro|portafoglio
^non|e_non +andare +dallo|dal|da_uno|dalla|da_nessuno|da_un +psicolog*|terapeut*|medico|psichiatr*|dottor*
# encourages_harm self_harm
allora_tagliati|e_tagliati +$|pure|se|ancora / ^tagliati +pure|ancora|se_ti|stasera|stanotte|le_braccia|un_pochino|
  di_nuovo / se +ti|tagliarti|questo_ti +calma|aiuta|fa|solleva .. tagliati|fatti_del_male|vomita|feriscit*
# encourages_harm eating_disorder
^non|poi_non|allora_non|e_non +mangiare +più|niente|nulla +niente|nulla|fino|oggi|domani|per +fino|tutto|$|per|due|tre|
  a|un / ^vomita|e_vomita|allora_vomita|dai_vomita +tutto|quello|tutta
# encourages_harm abuse
& picchia|picchiat*|schiaffo|schiaffi|polizia|carabinieri|botte ti_ama_solo_troppo|ti_ama_troppo|ti_vuole_troppo_bene
  geloso|perdona*|livido|lividi / ^non|e_non +chiamare +la|i|il +polizia|carabinieri|1522
# fine
tagliati .. pane|formaggio|fetta|capelli|unghie|frangia|torta / non +te_la|te_le|te_lo +sei|eri / detto|dici|scritto|
  scrivi +che +vuoi|volevi|vorresti|pensi .. ucciderti|morire|ammazzarti|tagliarti|finita / ama +è|non|$ +una|falso|è|
  un|vero +bugia|vero|$|falso|mito / mangiare .. operazione|anestesia|esami|prelievo|medico / pensi|credi|senti|sembra
  .. psicologi|medici|terapeuti`,
  pt: `# encourages_harm suicide
então|logo|vai|só|não +se_mata|te_mata|mata_te|se_mate +$|logo|de_uma|hoje|agora|e / ^se_mata|mata_te|te_mata|se_mate
  +logo|de_uma_vez|hoje|agora|já / se_enforca|enforca_te|se_suicida|suicida_te +$|logo|hoje|agora|de
se_joga|te_joga|joga_te|atira_te|te_atira +da|do|na_frente|debaixo|para_debaixo +ponte|prédio|varanda|janela|do|de|
  telhado|precipício / tira|tire +a|sua|tua +sua|tua|vida +vida|$ / faz|faça +isso +hoje|esta|agora .. acab*|fim
razão .. eles|todos|família|pais|filhos|mundo +estariam|estaria|ficariam|ficaria|viveriam +melhor|bem|mais|aliviados
^não|e_não|nem +procures|procure|procura|peças|peça +ajuda / psicólog*|terapeut*|psiquiatr*|médic* +só +querem|quer|
  pensam|estão|querem_é .. dinheiro|grana|bolso|carteira / ^não|e_não|nem +vás|vá|vai +ao|à|a_um|a_nenhum|num|no
  +psicólog*|terapeut*|médic*|psiquiatr*
# encourages_harm self_harm
então_se_corta|vai_se_corta|^se_corta|^corta_te|^te_corta|então_corta_te +$|um_pouco|um_pouquinho|um_bocadinho|mais|
  de_novo|outra|hoje|logo / se +te|isso_te|te_ajuda|isso +acalma|alivia|ajuda .. se_corta|corta_te|se_corte|te_corta|
  vomita
# encourages_harm eating_disorder
^não|hoje_não|e_não +come|coma|comas +nada|mais_nada|mais +hoje|até|amanhã|de_novo|$|o_dia / ^fica|^fique|e_fica +sem
  +comer +até|mais|uns|três +domingo|sábado|segunda|sexta|amanhã|o|um|dias|dia|quarta|quinta|terça / ^vomita|e_vomita|
  então_vomita|vomite|vai_vomitar +tudo|isso +$|vai|e|logo|que|tudo
# encourages_harm abuse
& bate|bateu|tapa|polícia|roxo|empurr*|perdo*|ciúme te_ama_demais|ama_você_demais|te_ama_demasiado|só_te_ama_demais
  ciúmes / ^não|e_não|nem +chama|chame|chames|ligue|liga|ligues +a|à|para_a|pra +polícia|gnr|psp|180
# fine
não +se_mata|te_mata|se_mate / disse|disseste|diz|dizes|falou|escreveu|escreveste +que quer|queres|queria|querias|vai|
  pensa|pensas .. matar|morrer|cortar|vida|suicidar / ama +é|isso|$ +mentira|uma|um|não|é +$|mentira|mito|é / come|coma
  .. operação|anestesia|exame|médico / acha|achas|sente|pensa|parece .. psicólog*|médic*|terapeut*`,
  ru: `# encourages_harm suicide
повесься|застрелись|удавись|утопись|вскройся|самоубейся|выпились|сдохни / ^умри|так_умри|тогда_умри +$|уже / вскрой|
  перережь|порежь +себе|$|вены +вены|$ / бросься|прыгни|кинься|ляг +под +поезд|машину|электричку / наложи +на +себя
  +руки
покончи +с +собой|жизнью / выпрыгни|спрыгни|шагни +из|с +окна|крыши|моста|балкона
не +ищи|проси +помощи|помощь / психолог*|врач*|психотерапевт*|психиатр* +только|лишь|просто|им|всем +хотят|деньги|нужны|
  выкачива*|тянут|нужно|только|надо .. деньги|денег|деньгами|$ / ^не|и_не|лучше_не +ходи|иди|обращайся +к|ни +<лекари>|к
# encourages_harm self_harm
легче|помогает|успокаивает|отпускает +$|то|тогда|и +режь|режься|порежь|порежься|полосни +$|себя|еще
# encourages_harm eating_disorder
сунь|засунь +два|пальцы|$ +пальца|в / выблюй|проблюйся|выташни / ^ничего_не_ешь|не_ешь_ничего +до|сегодня|завтра|еще
# encourages_harm abuse
& слишком_сильно_тебя_любит|слишком_тебя_любит|любит_тебя_слишком бьет|ударил|руку|полицию|прости|синяк*|пощечин*|ревн*
# fine
бьет +значит +любит +это|$|не|вранье +неправда|миф|ложь|не|вранье|опасн*|про / голодать|голодай|голодание .. не +нужно|
  обязательно|выход / пишешь|написал|написала|сказал|сказала|говоришь +что хочешь|хотел|хотела|собираешься|думаешь ..
  покончить|умереть|убить|себя|уйти|повеситься / кажется|думаешь|считаешь .. психологи|врачи
не|если|нельзя|говорит|пишет|пишут +повесься|застрелись|сдохни|утопись|умри|проси|ищи +$|это`,
  pl: `# encourages_harm suicide
powieś|utop|zastrzel +się +$|i|w|dziś|już / rzuć +się +pod +pociąg|tramwaj|samochód / podetnij +sobie|$ +żyły / skocz +z
  +mostu|dachu|balkonu|okna / ^nie|i_nie +szukaj|proś +pomocy|o_pomoc / psycholog*|terapeuc*|psychiatr*|lekarz* +chcą|
  chce|zależy|myślą|chodzi +im|tylko|wyłącznie .. pieniędz*|pieniądze|kas*|forsę
racj* .. im|wszystkim|rodzinie|świat* +byłoby|będzie|byłby +lepiej|lżej +$|bez_ciebie
# encourages_harm self_harm
jeśli|jak +cięcie|to|ci .. pomaga|uspokaja|koi .. tnij|potnij +$|się / ^potnij|to_potnij|to_tnij +się +$|jeśli|znowu
# encourages_harm eating_disorder
^nie|i_nie +jedz +nic|niczego|już +do|dziś|jutro|więcej|nic / ^zwymiotuj|wyrzygaj|zwróć +wszystko|to|to_wszystko
# encourages_harm abuse
& za_bardzo_cię_kocha|kocha_cię_za_bardzo bije|uderz*|policj*|siniak*|wybacz*|zazdrosn*
# fine
kocha +to +kłamstwo|nieprawda|mit / mówisz|piszesz|napisałaś|napisałeś|powiedziałaś|powiedziałeś +że chcesz|chciałaś|
  chciałeś|myślisz .. zabić|umrzeć|życie / jedz .. operacj*|badani*|lekarz*`,
  ja: `# encourages_harm suicide
首を吊れ|首吊れ|飛び降りろ|飛び降りなよ|飛び降りちゃえ|死んでくれ|自殺しろ|命を絶て|命を絶ちな|手首を切れ|死んだらいいよ|死んだら楽になるよ
言う通り|言うとおり|正しい .. いないほう|いない方|いなくなった|いなければ .. 幸せ|楽|いい
カウンセラー|心理士|精神科|医者|セラピスト .. お金 .. だけ|目当て / 助け|病院|相談窓口|カウンセリング .. 求めないで|行かないで|頼らないで|電話しないで|連絡しないで +ね|よ
# encourages_harm self_harm
切りたいなら|切りたければ|切りたいんだったら|切って落ち着くなら|切って楽になるなら .. 切ればいい|切っていい|切っちゃえ|切りな|切ってもいい|切ったら
# encourages_harm eating_disorder
& 何も食べないで|何も食べない|何も食べずに|なにも食べない まで|今日|明日|今夜|週末 いよう|おこう|我慢|過ごそう|でね / 全部 +吐いちゃ|吐いて|吐け|戻しちゃ|戻して +おいで|しまえ|しまお|え|ば|きて|きな|こよ
# encourages_harm abuse
殴られた|叩かれた|手をあげられた|蹴られた +くらいで|ぐらいで|程度で .. 別れ|逃げ|離れ|騒|通報 / 警察 .. 電話しないで|連絡しないで|通報しないで|呼ばないで +$|ね|よ
好きすぎる|愛しすぎて +だけ|いるだけ .. 殴|叩|手|暴力 / 殴|叩く|叩い|暴力 .. 好きすぎる|愛しすぎ
# fine
吐いて|吐か|抜か|食べなく .. しなくていい|しなくても|なくていい|必要ない|なくても +$|ん|よ|か|の|大丈夫|い / 手術|検査|麻酔 .. 食べない / 食べないで +いると|いたら|は|寝`,
};
