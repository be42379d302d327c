/** German: how a crisis is said plainly, in the notation of `../phrases.ts`. */
export const core = `# lists
low = 33|34|35|36|37|38|39|40|41|42|43|44|45 / whom = ihn|sie|alle|euch|den_typ|den_kerl|den_sack|das_schwein|
  mein_<close>|meine_<close>|meinen_<close>|mein_ex|meinen_ex|den_<close>|die_<close>|meine_schwiegermutter|
  meinen_schwiegervater|den_alten|die_alte / beaten = geschlagen|verprugelt|gehauen|getreten|misshandelt|vergewaltigt|
  missbraucht|begrapscht|gewurgt|zusammengeschlagen|eingesperrt|ausgepeitscht
# suicide 2
bring|bringe +mich|ich_mich .. um +sobald|bevor|nachdem|irgendwann|wann|demnachst|bald|ich|i|denn|eh|nachts|am|sonst|
  nachher|dann|endlich / bringt +sich +um +$|heut*|wenn|jetzt|und / ich|mir +s_leben +nehmen|nehm|nehme / mach|mache
  schluss +mit +meinem +leben / mach|mache .. heute_nacht|heut_nacht|heute_abend +ein_ende|schluss +$ .. sterben|leben|
  verzeih*|sorry|tut_mir / mach|mache +heut*|ich_heut* +nacht +ein_ende +$|ich|und / beende|beend es +heute_nacht|
  heut_nacht / will|mag|mocht|mochte +nimmer|net_mehr|ned_mehr|nich_mehr|nicht_mehr|nicht_langer|einfach_nicht_mehr
  +leben +$|seit|weil|ohne|so|und|aber|bitte|wenn|ich|i / am_liebsten|gern|gerne +tot / endlich|einfach|nur|nur_noch
  +tot +sein|zu_sein|ware / & ich_tot_bin|ich_tot_ware|ich_tot_war|ich_weg_ware|ich_nicht_mehr_da_bin|
  ich_nicht_mehr_bin|ich_nicht_mehr_da_ware besser|leichter|glucklicher|keinem|keiner|niemand*|auffallen|froh|
  erleichtert|ruhe|allen / jag|jage|schiess|schiesse +mir|ich_mir .. kugel|kopf|schlafe|birne|hirn / &
  gegen_einen_baum|gegen_den_baum|gegen_nen_baum|gegen_den_bruckenpfeiler|gegen_einen_bruckenpfeiler|gegen_nen_pfeiler|
  gegen_einen_pfeiler|gegen_die_mauer fahr|fahre|fahren|zu_fahren|lenk*|rase|rasen absicht*|vorbei|vollgas|endlich|
  ruhe|sterben|schluss|leben|einfach|aussehen / & bruckenpfeiler absicht* / beschlossen|entschieden|entschluss +zu
  +sterben / werd|werde +heut*|heute_nacht|heute_abend|morgen|diese_nacht|heut_nacht +sterben / morgen|montag|bald ..
  leb|lebe +ich +nicht|nimmer|nich +mehr|$ / leb|lebe +morgen|montag|bald +nicht_mehr|nimmer / weg_von|raus_aus
  +dieser|der +welt .. immer|endgultig / & brief|briefe|zettel|video|sprachnachricht* abschied|verabschied*
  weg_fur_immer|fur_immer_weg|nicht_mehr_da_bin|nicht_mehr_lebe|bin_ich_weg|tot_bin|bin_ich_tot / & bahnsteig|
  bahnsteigkante beim_nachsten|mit_dem_nachsten spring*|werf*|vorbei|mud*|leb* / bring|bringe +mi|i_mi .. um +$|heit|
  heut*|wenn|und|weil|i|jetz|morgen / mog|mag|wu|wui|will|wil +nimma|nima|nimmer|net_mehr|ned_mehr|nich_mer|nicht_mer
  +leben|lebn|lem / will|wil|mocht|mag .. sterbn|verreckn|tod_sein / i|das_i|dass_i +mi +umbring|umbringa|umbringe /
  ich +spring|springe +jetzt|jetz|gleich +$ / lass|lasse +die +zuge +vorbei / ich +tote|toete +mich / ich +will|werde|
  werd|mocht|mochte|wollt|wollte|muss +mich +toten|umbringn|umbringa / nehm|nehme +heut*|ich_heut*|dann|jetzt ..
  <pills> .. auf_einmal|auf_ein_mal|schlaf* / lass|lasse +mich|ich_mich .. vom_zug|von_der_bahn|von_nem_zug|
  von_einem_zug|vom_auto|von_einem_auto|vom_laster|von_nem_auto .. uberfahr*|uberroll* / & alles_vorbereitet|
  alles_bereit|alles_geregelt fur_immer|ist_es_soweit|lebewohl|nicht_mehr_da geh|gehe|gegangen|weg|bin heut*|morgen / &
  tabletten|pillen|schlaftabletten|medikamente zurechtgelegt|bereitgelegt|gesammelt ich_auch geh|gehe|gehen|zu_ihm|
  zu_ihr|folg* / mich vor +den|die|einen|nen +ice|zug|bahn|u_bahn|s_bahn|lkw +schmeiss*|werf*|zu_werfen|stell*|leg*|
  stoss*
# self_harm 2
schneid|schneide|ritz|ritze|ritzt +mich|ich_mich +heimlich|seit|im|nachts|manchmal|oft|immer|taglich|jeden|damit|um_zu|
  wenn|weil|und|aber|$ / & mich_schneide|mich_geschnitten|mich_ritze|mich_schneiden|mich_verbrenne|dem_schneiden|
  dem_ritzen|das_schneiden besser|ruhig*|erleicht*|druck|fuhl*|hilft|spur*|beruhig*|lebendig / mich heut*|gestern|
  wieder|vorhin|nachts|nacht|abend +geritzt / fug|fuge|fuege|fugt +mir|sich|ich_mir wunden|schmerzen|verletzungen|
  schnitte|brandwunden / tu|tue +mir|ich_mir +selber|selbst|absichtlich +weh +$|wenn|damit|um|weil / stech*|piks*
  +mich|mir|ich_mich .. zirkel|schere / mich +verbrannt|geschnitten|verletzt|geschlagen .. absicht|absichtlich
# eating_disorder 2
& finger_rein|finger_reinstecken|finger_reingesteckt essen|esse|mahlzeit*|klo / & ubergeb_mich|ubergib_mich|
  ubergeb_ich_mich|ubergebe_ich_mich|speib*|reiher* mahlzeit*|absichtlich|heimlich|nach_jedem|jedes_mal|finger|fress* /
  & kotz|kotze|erbrech|erbreche ich jeden_abend|jeden_tag|taglich|seit / esse|ess|isst seit .. nur +gurke*|wasser|
  kaugummi|kaffee|apfel|salat +$|und|weil|bin|fett / <low> +kilo|kg +und|aber|bin .. fett|zu_dick|zu_viel|ekel*|
  schwabbel* / wieg|wiege +<low> .. auf|bis|ziel +30|31|32|33|34|35|36|37|38 / & spuck*|ausspuck* serviette|kuchentuch|
  tute zunehm*|dick|fett|kalorien / esse|ess +nichts|nix|erst_wieder|nicht_mehr .. bis|wenn .. unter +40|42|44|45|46|
  48|50 / & wieg|wiege|gewicht 38|39|40|41|42|43|44|45|46|47 abnehm*|abzunehmen|runter weiter|noch|immer_noch|mehr /
  zahnburste|loffel|finger +in +den +hals
# abuse 2
<abuser>|nachbar|arzt|kollege|mitschuler .. mich|mir .. vergewaltigt|missbraucht|misshandelt|verprugelt|gewurgt|
  begrapscht|zusammengeschlagen|ausgepeitscht|angekettet / wird|werde|werd|wurde|wurd .. von +ihrem|seinem|meinem|
  meiner|ihrer|seiner|unserem|den +<kin>|mitschulern|pfleger*|chef|lehrer|trainer .. <beaten> / ich|<close>|oma|opa
  +wird|werd|werde|wurde +daheim|zuhause|zu_hause|im_heim|im_altenheim|im_pflegeheim|von_ihm|wieder|jeden_tag|standig
  +<beaten> / <abuser> .. mich .. gekettet|ans_bett_gefesselt|an_den_stuhl_gefesselt|am_bett_fest / fesselt +mich +ans|
  an|am|nachts|und / mein|meine <kin> schlagt|haut wieder +zu / schlagt|haut +zu +wenn +er|sie .. trinkt|besoffen|
  betrunken|sauft|wutend|sauer|getrunken / & gibt_mir|geben_mir|bekomme|krieg|kriege tabletten|medikamente|insulin|
  essen|trinken pfleger*|sohn|tochter|schwieger*|betreuer*|mann nassen|rente|hunger*|sperrt|droht|schreit|bestraf*|
  tagelang / enthalt +mir tabletten|medikamente|essen|insulin / & nimmt_sich|holt_sich was_er_will|was_er_braucht nein|
  nicht_will|weine|wehre / & schwitzkasten ohnmachtig|luft|bewusstlos mich|mir / & frauenhaus getreten|geschlagen|
  schlagt|gewurgt|rippe* mich|mir / mei|mein +mo|oida|voda|vadda|vata|freind|bua|oide +schlogt|haut|schlagt|drischt
  +mi|mich|uns / geschlagen|getreten +und +dann +mich / <abuser> .. mir|uns .. gurtel|kabel|stock|kochloffel|rute|
  faust|schlappen|kleiderbugel .. <hits> / <abuser> .. schlagt|verprugelt|schlug|pruegelt +unser|unsere|mein|meine|ihr|
  das|den|die|sein +kind|kinder|sohn|tochter|baby|kleinen|schwester|bruder +$|wenn|und|mit_dem|weil / <abuser> .. mich|
  mir .. kopf +gegen|an|auf +den|die|das|turrahmen .. geknallt|geschlagen|gestossen|gerammt|gedonnert / <abuser> ..
  mich +gegen|an +die|den +wand|schrank|turrahmen|heizung|tur .. geknallt|geschleudert|gestossen|geschubst|geworfen|
  gedruckt
# immediate_danger 3
^die|hilfe_die +wohnung|kuche|bude +brennt +$ / zwei|drei|vier|2|3|4|5|ganze|ganzen|halbe +blister|streifen|packung*|
  schachtel* .. geschluckt|eingeworfen|intus / zwei|drei|vier|2|3|4|5 +blister|packung*|schachtel* +<pills> .. genommen
  / da +ist|is +jemand|einer|wer|irgendwer +unten|oben +im|in +haus|keller|flur|treppenhaus / einbrecher|fremder|fremde
  +im|in|bei +haus|keller|wohnung|der|meiner|uns|mir .. schrank|bett|versteck*|hilfe|polizei|leise|bad|klo / & brennt|
  brennts bei_uns|bei_mir|im_haus|die_wohnung|unsere_wohnung|das_haus|unser_haus|die_kuche|meine_kuche kommen|komm|
  komme|raus|hilfe|112|feuerwehr / meine|unsere|unser|mein +wohnung|haus|kuche|bude +brennt +$|hilfe|und / &
  brustschmerz*|schmerzen_in_der_brust|druck_auf_der_brust|stechen_in_der_brust|brust_schmerzt|brust_tut_weh|
  brust_brennt arm|kiefer|schwitz*|schweiss*|luft|ubel|schulter / & blutet|blute|blutung|blut krieg*|bekomm*|nicht|nich
  gestillt|stillen|gestoppt / & mir was|etwas|ko_tropfen ins_glas|in_den_drink|in_mein_glas|in_meinen_drink|
  ins_getrank|ins_bier|in_mein_getrank getan|gekippt|gemischt|reingetan jemand|wer|einer|typ|typen|kerl / lieg|liege|
  steh|stehe|sitz|sitze|hock|knie +auf +den +gleisen|schienen|bahngleisen / mich|uns +in|ins|in_einen|in_ein|in_den|
  in_ihren|in_seinen +transporter|auto|wagen|lieferwagen|kofferraum|van +gezerrt|gestossen|gezwungen|geschubst|
  gesperrt|geworfen / & knopfbatterie|batterie|spulmaschinentab|putzmittel|waschmittel verschluckt|geschluckt|getrunken
  kind|sohn|tochter|baby|kleine*|enkel* / lauft|lauf +blau +an / ex|mann|typ|er|jemand|vater +schlagt|tritt|bricht|
  rammt|hammert +die|meine|unsere +tur|wohnungstur|haustur +ein|auf / steh|stehe .. dach|brucke|parkhaus|balkon|
  gelander .. spring|springe +gleich|jetz|jetzt|$|runter / zehn|zwanzig|dreissig|vierzig|funfzig|20|25|30|40|50|60|
  lauter .. <pills>|ibuprofen|paracetamol|aspirin|tramal|zopiclon .. genommen|geschluckt|eingeworfen / jemand|einer|
  wer|typ +bricht|steigt|klettert .. bei_uns|bei_mir|bei_meinen|durchs_fenster .. ein / einbrecher +sie|er|die|sind|
  ist|im|in|bei|unten +sind|ist|unten|oben|haus|flur +unten|oben|im|in|$ / brennt .. voller|alles +rauch|qualm .. raus|
  tur|hilfe|luft|kinder / ich +verblute|verblut
# harm_to_others 2
fahr|fahre|mah|mahe|knall|schiess|schiesse +ich|<whom> .. uber_den_haufen / ich +uberfahr|uberfahre +<whom> / &
  erstick|ersticke|ersticken kissen <whom>|ihn|sie / ich +zund|zunde +<whom> .. an .. schlaft|benzin|brenn*|lebendig|
  verbrenn*|verrecken|$ / stoss|stosse|schubs|schubse +<whom> .. vor_die_u_bahn|vor_die_bahn|vor_den_zug|
  vor_die_s_bahn|vor_den_bus|vor_ein_auto|vom_gerust|vom_dach|vom_balkon|von_der_brucke|die_treppe|treppe_runter|
  aus_dem_fenster / schubs*|stoss* <whom> morgen|heut* .. gerust|dach|balkon|brucke|gleis*|treppe / stimme|stimmen ..
  soll|sollst|muss|befehl* .. erstech*|umbring*|toten|verletz*|anzund*|erwurg*|aufschlitz*|umzubring* / erschiess|
  erschiesse|erstech|ersteche|erschlag|erschlage|erwurg|erwurge|vergifte +ich +<whom> / bring|bringe +ich +<whom> .. um
  +$|und|wenn|heut*|morgen|ich / ich +bring|bringe +<whom> .. um +sobald|bevor|nachher|dann|noch|ich|weil / bereit|
  entschlossen|vor|plane +ihn|sie|den|die|meine* .. zu_toten|umzubringen|zu_erstechen|zu_erschiessen|abzustechen|
  zu_vergiften / hau|haue|ramm|ramme|schlag|schlage|stech|steche|stoss|jag|steck +ich|ihm|ihr|denen|dem .. axt|beil|
  messer|hammer|schraubenzieher|kugel|klinge / & kehle|gurgel ihm|ihr|dem|ihnen|meinem|meiner|dir schneid*|schlitz*|
  durchschneid*|durchzuschneid*|aufschlitz* / & ihm|ihr|meiner|meinem was|etwas|tropfen|pulver tee|kaffee|essen|suppe|
  bier|wein gemischt|gekippt|getan|geruhrt ruhe|stirbt|rest|verreckt|tot|sterben / & kochende|kochendes|heisses|
  siedendes|heisse ol|wasser|fett ihm|ihr gesicht|kopf kipp*|schutt*|giess*
# ordinary
katze|kater|hund|welpe|hundin|baby|saugling .. kotz*|erbrech*|ubergib*|speib* / katze|kater|hund|welpe|labrador|hundin
  .. kilo|kg / nicht_mehr|nimmer|will +leben +wie|in|bei / bindet|festgebunden .. krawatte|fliege|schuhe|schleife|
  schurze / schneid* .. haar*|spitzen|pony|bart|nagel / drucker|kopierer|computer|laptop|wecker|pc|router|handy|auto|
  hahn .. erschiess*|erschlag*|bring|bringe|erwurg* +ich +ihn|sie / stech*|steche .. nah*|stick*|stricken / leben
  +leichter|leicht|schwer
`;
