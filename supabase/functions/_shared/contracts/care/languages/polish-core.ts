/** Polish: how a crisis is said plainly, in the notation of `../phrases.ts`. */
export const core = `# lists
whom = go|ja|ich|szefa|meza|zone|ojca|matke|tesciow*|tescia|brata|siostre|byla|bylego|bylą|sasiada|sasiadke|kierownika|
  brygadzist*|syna|corke|dziecko|babcie|dziadka|ojczyma|tego_gnoja|tego_typa|starego|kolege|swojego|swoja|moja|mojego
# suicide 2
odbierze|odebrala|odebrac|odbiore|targne|targnela|targnal|targnac|targnie +sobie|sie +zycie|na +$|zycie|swoje|i|dzis*|
  jutro / skoncze|skoncz +ze_soba +$|dzis*|jutro|zaraz|raz|w_nocy|bo|i / skoncze|skonczyc|zaraz|dzis* ..
  ze_soba_skoncze|ze_soba_skonczyc|ze_soba_koncze / nie_chce_mi_sie|nie_chce_sie|nie_chce_mi_sie_juz|nie_chce_mi +zyc|
  juz_zyc +$|bo|i|dluzej|tak / nie|oby_sie +chce|chcialbym|chcialabym|juz|juz_nie|nie +sie|juz|jutro|rano|wiecej|
  obudzic|nigdy +obudzic|obudzic_rano|sie_obudzic +$|jutro|rano|wiecej|juz|nigdy / & tabletki|tabletek|leki|lekow|
  proszki|prochy uzbieran*|nazbieran*|odlozon* dzien|wszystkie|chwile|starczy|umrzec|koniec / list +pozegnalny +$|lezy|
  dla_mamy|dla_rodziny|dla_dzieci|dla_rodzicow|gotowy|juz_napisany|na_stole / beze_mnie|bezemnie +bedzie|byloby|
  wszystkim_byloby|im_bedzie|wam_bedzie|wszystkim .. lepiej|lzej|szczesliw*|spokoj / lepiej|lzej|szczesliwsi|
  szczesliwsz* .. beze_mnie|bezemnie +$|i|bo / odetchn*|lepiej|ulge|ulga .. jak|gdy|kiedy|jakbym|gdybym +umre|
  mnie_nie_bedzie|zdechne|nie_zyla|nie_zyl|umarla|umarl|zniknela_na|nie_bede_zyc / strzele|palne|walne|wpakuje +sobie
  +w|kulke +leb|glowe|skron|w_leb|w_glowe / podetne|podetnę|podcial|podcialem|podcielam|podciela|podcinam|przetne
  +sobie|zyly +zyly|dzis*|jutro|$ / & wjade|wjechac|walne|pierdolne|przywale autem|samochodem|motorem|auto drzewo|
  filar|mur|tira|slup specjalnie|celowo|koniec|po_wszystkim|wszystko_sie|spokoj / postanowil*|zdecydowal* +umrzec|
  ze_umre|ze_sie_zabije|sie_zabic / mam +dosc|dosyc +zycia|tego_zycia|zyc +$|chce|i|bo|nie_chce / chce|wole|wolalabym|
  wolalbym|chcialabym|chcialbym .. byc +martwa|martwy / mnie +juz|jutro|wkrotce +nie_bedzie .. wybacz*|przepraszam|
  zegna*|kocham / jutro +mnie|juz +juz|mnie +nie_bedzie .. wybacz*|przepraszam|zegna*|kocham / zycie +juz|nie|dla_mnie|
  stracilo +nie|ma|juz|sens +ma|sensu|nie_ma +sensu|$ +$|bo|i|dla_mnie / zycie +nie +ma +sensu / nie +ma|widze +sensu
  +zyc|zycia|dalej_zyc / nie +dam_rady|moge|umiem|daje_rady tak +dalej|juz +zyc / wyskocze|wyskakuje|wyskoczyc|skocze
  +przez|z|z_tego|z_dachu|oknem +okno|okna|balkonu|dachu|$|wiezowca / wezme|lykne|polkne|nalykam +wszystkie|dzis|
  dzisiaj|sie|jutro tabletki|leki|prochy|proszki|tabletek|lekow +$|naraz|i|jakie|na_raz / & wszystko_przygotowane|
  wszystko_gotowe|wszystko_zalatwione na_zawsze|odchodze|zegnaj* dzis*|jutro|noc* / oby +sie .. nie +obudzic /
  tabletki|leki|proszki|tabletek +odlozone|przygotowane|uzbierane|schowane .. pojsc_do_niego|isc_do_niego|
  pojsc_do_niej|do_niego|do_niej|odejsc / mam +odlozone|przygotowane|uzbierane +tabletki|leki|proszki .. do_niego|
  do_niej|odejsc|zasnac|umrzec
# self_harm 2
<body> mam|cale pociet*|poharatan*|pokaleczon* .. sobie|sama|sam|dzis*|wczoraj|specjalnie / mam +pociete|pocieta|
  poharatane|cale +<body> .. sama|sam|sobie|wczoraj|dzis*|ranach|$ / bije|wale|tluke|uderzam|napierdalam +glowa|
  piescia|piesciami|reka +w|o +sciane|mur|beton|kafelki|podloge|biurko / bije|okladam|tluke|wale +sie +po|piesciami|w
  +twarzy|glowie|nogach|po|twarz|udach / drapie|gryze|rozdrapuje|szczypie +sie|rece|skore|ramiona|reke .. do|az +krwi|
  krew|krwawie|leci_krew / wrocilam|wrocilem|wracam|znow_wrocilam|wrocilo +do +ciecia|zyletki|zyletek / po|jak|kiedy|
  gdy +cieciu|sie_tne|sie_potne|tne_sie .. ulg*|lepiej|spokoj*|lzej / wbijam|wbilam|wbilem|wkluwam +sobie|w +igle|
  cyrkiel|nozyczki|szpilke|szpilki|agrafke|noz|reke|noge|udo / <body> .. ranach|ciecia|cieciach|blizny|bliznach +ktore|
  co|bo +sama|sam / & polewam|przypalam|parze wrzatk*|zelazk*|prostownic*|zapalniczk* kare|karze|specjalnie|celowo /
  zrobilam|zrobilem|robie +sobie|wczoraj|znowu .. naciecia|ciecia|rany|sznyty|kreski .. <body>
# eating_disorder 2
& nie_jadlam|nie_jadlem|nie_jem|nic_nie_jem poniedzial*|wtorku|srody|czwartku|piatku|soboty|niedzieli|dni|tydzien|
  tygodnia gruba|gruby|tlust*|schudnac|zamierzam|wazyc|kg|kilo / nic +nie +jadlam|jadlem|jem +i +nie +zamierzam / &
  przeczyszczenie|przeczyszczajac* garsc*|garsciami|po_20|po_10|po_15|20|30|opakowan*|codziennie|lykam / & waze|waga
  33|34|35|36|37|38|39|40|41|42|43|44 tluszcz*|gruba|gruby|swini*|schudnac|za_duzo / jem +tylko|max|maks|najwyzej +100|
  200|300|400|500 +kcal|kalori* .. dziennie|gruba / & 100|200|300|400|500 kcal|kalori* wyrzyg*|zwymiot*|gruba|gruby|
  tlust* / gloduje|glodze|glodzic .. schudn*|chud*|wazyc|kg|wagi / nie +bede|zamierzam +jesc|jadla|jadl|nic .. az|
  dopoki|poki .. wazyc|wazyla|schudne|kg|kilo|45|40
# abuse 2
ojczym|ojciec|tata|wujek|dziadek|brat|kuzyn +przychodzi|przychodzil|wchodzi|wchodzil|kladzie|kladl|wlazi +mi|do|sie ..
  noc*|lozka +lozka|do_lozka|w_nocy|do_mnie|$ / zmusza|zmusil|zmuszal|zmuszaja +mnie +do +seksu|tego_w_lozku|
  wspolzycia|stosunku|lodzika / zamyka|zamykal|zamknal|zamknela|zamykaja +mnie|na +w|na|klucz .. domu|klucz|pokoju|
  piwnicy|wychodzi +na|$|klucz|jak|i|grozi|mi / & nie_daje_mi|nie_daja_mi|zabiera_mi lekow|leki|insuliny|jesc|jedzenia|
  tabletek opiekunk*|syn|corka|synowa|ziec|wnuk|maz glodz*|emerytur*|rente|krzyczy|zamyka|szarpie|kare|karze / & nagie|
  nago|rozebran*|intymn* zdjecia|fotki|filmik|nagranie|zdjec grozi|szantaz*|wrzuci|wysle|wstawi|roz*sle rodzic*|byly|
  byla|ex|jak_odejde|jak|grozi / nagie|intymne|rozebrane +zdjecia|fotki|nagrania .. rodzicom|znajomym|wszystkim|
  internetu|sieci / kopnal|kopal|kopie|uderzyl|walnal +mnie +w +brzuch|twarz|glowe|zebra|plecy|krocze / zlamal|rozbil|
  rozkwasil|wybil|podbil +mi +nos|zeba|zeby|reke|szczeke|zebro|oko|wargę|luk / zrzucil|zepchnal|popchnal|pchnal +mnie
  +ze|po +schodow|schodach / ciagnie|ciagnal|szarpie|szarpal|wlekl|targa +mnie +za +wlosy / przywiazuje|przywiazal|
  przykul|wiaze|zwiazal +mnie +do|w|na|i +lozka|kaloryfera|krzesla|nocy|noc|zostawi* / sasiadke|kolezanke|siostre|mame|
  przyjaciolke|kuzynke +bije|pobil|dusi|leje|katuje|tlucze +maz|chlopak|jej_maz|facet|ojciec|jej_chlopak|partner /
  domu|domu_dziecka|osrodku +mnie|nas +bija|leja|tluka|glodza / bija|leja|tluka|katuja +mnie +w_domu|w_szkole|
  codziennie|wszyscy|w_osrodku|rodzice / dostaje|dostawalam|dostawalem|obrywam|dostalam|dostalem .. pasem|kablem|
  w_twarz|w_pysk|z_liscia|po_mordzie +$|codziennie|za|bo|jak|gdy / scisnal|sciska|sciskal|zlapal +mi|mnie|za +gardlo|
  za_gardlo|szyje|za_szyje .. zemdl*|tchu|oddech*|powietrza|czarno / & zabiera|zabral|zabrala kase|pieniadze|dowod|
  telefon|tel|karte|paszport klucz|grozi|sledzi|znajdzie|bije|dostaje_w_twarz|zamyka|nie_puszcza / & paszport*|dowod*
  zabral*|trzyma bije|nie_puszcza|zamyka|grozi / chlopak|maz|ojciec|tata|partner|facet|ojczym|on .. walnal|uderzyl|
  rabnal|uderzal|tlukl +moja|mna|mnie +glowa|o|w / opiekun|opiekunka|pielegniarka|pielegniarz|synowa +mnie|szczypie|
  bije|szarpie|popycha|uderza|wyzywa +szczypie|mnie|bije|szarpie|popycha|uderza
# immediate_danger 3
wypil* kreta|domestosa|wybielacza|wybielacz|trutki|plynu_do_rur|plyn_do_rur|kwas_solny / wzielam|wzielam_to|wzielam_je|
  wzialem|lyknelam|lyknalem|polknelam .. popilam|popilem +wodka|alkoholem|winem|piwem|wszystko / popilam|popilem
  +wodka|alkoholem|winem .. kreci|boje|senn*|ciemno / ktos|obcy +jest|chodzi|lazi|buszuje na_dole|na_gorze|u_mnie|
  po_domu|po_mieszkaniu +w_domu|w_mieszkaniu|a_ja|sama|schow* / pali_sie|plonie|pozar .. u_nas|w_domu|kuchnia|
  mieszkanie|dom|blok|nie .. mozemy_wyjsc|moge_wyjsc|wyjdziemy|da_sie_wyjsc|mam_jak_wyjsc|uciec / & klatka|klatce|
  klatke|mostku|piersi boli|bol|ucisk|sciska|gniecie|klucie|pali lewa|reka|reke|ramie|pot|poty|szczeka|dretwieje / za|
  zbyt +gleboko .. krew +sie|leci|nie|tryska|leje / & drinka|piwa|drinku|kieliszka|szklanki|napoju|drink dosypal*|
  wrzucil*|dolal*|dodal*|nasypal* cos|czegos|tabletk* mi|mnie|jej kreci|nog|ktos|slabo|mdli|dziwnie|typ|barman /
  siedze|leze|stoje|kleknelam|polozylam_sie +na +torach|szynach +$|pociag*|zaraz|nie|juz|kolejowych / zadlawil*|
  zakrztus* .. sinieje|siny|sina|nie_oddycha|dusi|niebiesk* / syn|corka|dziecko|maly|mala|wnuk|wnuczka|synek|coreczka
  .. polknal|polknela|polknelo|wypil|wypila|lyknal +baterie|bateryjke|magnes|magnesy|kreta|domestos|tabletk*|plyn /
  stoi|dobija|wali|czeka|jest +pod|do|w|sie +drzwiami|drzwi|oknem|moimi_drzwiami|do_drzwi .. nozem|siekiera|maczeta|
  palka|bronia|lomem / wzielam|wzialem|lyknelam|lyknalem|polknelam|polknalem +za|zbyt|o_wiele|15|20|25|30|40|50|
  dwadziescia|trzydziesci|czterdziesci|piecdziesiat +duzo|wiele|za|tabletek|lekow|prochow|nasennych +$|tabletek|lekow|
  prochow|i|apapu / wzielam|wzialem|lyknelam|lyknalem|polknelam|polknalem +dwadziescia|trzydziesci|czterdziesci|
  piecdziesiat +tabletek|lekow / ^dom|moj_dom|nasz_dom|nasze_mieszkanie|moje_mieszkanie|mieszkanie_mi +sie_pali|plonie|
  pali_sie +$|pomoc*|i|ratun* / maz|zona|mama|tata|ojciec|matka|babcia|dziadek|syn|corka|brat|siostra|on|ona +stracil|
  stracila|jest +przytomnosc|nieprzytomny|nieprzytomna / ^jest +nieprzytomny|nieprzytomna / za|zbyt +gleboko .. krew
  +leje|leci|nie|tryska|sie_leje / obcy|nieznajomy|facet|typ|mezczyzna|ktos .. korytarzu|przedpokoju|kuchni|salonie|
  schodach|mieszkaniu .. zamknelam|zamknalem|schowalam|schowalem|ukrylam|ukrylem / & klatka|klatke|mostek|piersi|klatce
  sciska|boli|gniecie|dusi|piecze reki|reke|reka|ramie|ramienia|szczeki|szczeke lewa|lewej|lewe|mdli|poty|pot
# harm_to_others 2
przejade|przejechac|rozjade|potrace|staranuje +<whom>|kilka .. autem|samochodem|ciezarowka|motorem|jutro|dzis* /
  podpale|spale|podpalic|spalic .. dom|mieszkanie|chate|bude|auto .. z_nimi|z_nia|z_nim|w_srodku|razem|bedzie_spal*|
  beda_spac|spia|benzyn* / zepchne|zrzuce|wypchne|popchne|zepchnac|wypchnac|zrzucic +<whom> .. metro|pociag|
  rusztowania|dachu|balkon*|okna|schodow|mostu|peronu|tory|tramwaj / zepchne|wypchne|zrzuce +<whom> / & poduszke|
  poduszka|poduszki trzymam|przycisne|przycisnac|docisne|przyloze|zatkam matka|matki|matce|jej|mu|twarz*|ojca|babci|
  mezowi zaraz|udus*|ucich*|cicho|zrobie|zamilk*|oddych*|wytrzym* / glos|glosy .. kaza|kaze|mowia|mowi|zebym|szepcza|
  krzycza .. zabic|zabil|zabila|zabij|zadzgac|skrzywdz*|udus*|uderz*|podpal*|pchn* / zaplace|wynajme|zaplacilam|
  zaplacilem|znalazlam|znalazlem .. zabil|zabic|zalatwi*|sprzatn*|uciszy* +<whom>|meza|tesciow*|szefa|mu|jej / utopie|
  udusze|skrzywdze|zadusze|wykoncze +dziecko|syna|corke|synka|swoje|moje|niemowle|swojego|swoja|malego|mala / chce|
  chcialbym|chcialabym|mam_ochote|boje_sie_ze|zaraz +zrobic|zrobie +krzywde +mojemu|mojej|swojemu|swojej|dziecku|
  synowi|corce|mamie|matce|zonie|mezowi|jej|mu|im / wyleje|wylac|obleje|oblac|chlusne +mu|jej|go|ja|im|na .. olej|
  olejem|wrzatek|wrzatkiem|kwas|kwasem|wode +na|twarz|w|leb|goraca|wrzaca / glos|glosy .. kaza|kaze|mowia|mowi|zebym ..
  wyrzucil*|rzucil*|utopil*|otrul*|dzgnal*|dzgnela|pchnal*|pchnela +dziecko|syna|corke|matke|meza|zone|kogos|go|ja|
  mala|malego
# ordinary
zabije|zabijam +sie +ze +smiechu / pies|kot|kotka|suczka|szczeniak|suka .. rzyga|wymiotuje|zwraca / oddychac
  +ze_smiechu|przez +nos|$|smiech / oddycha +zbyt|przez|spokojnie|normalnie|dobrze / zyc|zyc_juz +w_tym_miescie|
  w_tym_kraju|w_miescie|na_kredyt|w_polsce|na_wsi|z_rodzicami|z_tesciow*|bez_kawy|na_walizkach|w_bloku / pozegnalny ..
  kolegow|kolezanek|pracy|firmy|zespolu|klasy / tnie|sciela .. grzywk*|papier*|wycinank*|nozyczkami_po / stoje|stoimy
  +na +moscie|dachu .. patrze|zachod|zdjecie|zdjecia|korku / zabije +mnie|kiedys +kiedys|mnie +ta|ten|te|to / wale|
  bije|tluke +glowa +w +mur / drapie .. komar*|ugryzien*|uczulen*|alergi* / zycie +nie +ma +sensu +bez +kawy|czekolady|
  pizzy|internetu / bije +mnie +po +kieszeni|oczach / tabletek +witamin*|magnezu
`;
