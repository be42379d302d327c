import { core } from './polish-core.ts';

/** Polish, in the notation of `../phrases.ts`. */
export const polish = `# lists
shb = ulg*|lzej|spokoj*|uspok*|specjalnie|celowo|zasluz*|kara*|kare|karz*|zeby|poczuc|poczuje|czuj*|bol|bolu|ukryw*|
  rekaw*|bluz*|nikt|znow*|wroc*|czyst*|przesta*|bransolet*|wstyd|nienawidz*|musze|ciagnie|codziennie|zlosc*|stres*|
  pomaga|odpust*|wytrzym*|ukryci*|chowam|nienawisc*|zasluguj*|widziec|bez_tego
body = rek*|rece|ramie*|ramion*|przedramie*|przedramion*|nadgarst*|udo|uda|udach|udzie|nog*|nodze|skor*|brzuch*|zyl*|
  lydk*|kostk*|dlon*|palc*|ciele|cialo|glow*|twarz*
weapon = noz|nozem|noza|pistolet*|bron|siekier*|maczet*|mlot*|kij|kijem|spluw*|wiatrowk*|strzelb*|kos|kose|palka|
  tasak*|
  widl*
mal = maz|mezem|meza|chlopak*|facet|partner*|ojciec|ojca|tata|ojczym*|matka|mama|macocha|wujek|wuj|brat|dziadek|
  konkubent*|stary|stara|byly|bylego|ex|ksiadz|trener|szef|nauczyciel|on|tesc|zona|dziewczyna|kuzyn|narzeczon*|syn|
  corka|kierownik|sasiad|szwagier
kil = zabij*|zabic|zamord*|zadzga*|dzgn*|zadusz*|udusi*|udusz*|zastrzel*|otru*|zatluk*|zatluc|zarabie|zarabac|zarzn*|
  podpal*|poderzn*|rozjad*|rozjech*|przejad*|zajebe|zajebac|zajebie|wykoncze|przebij*|powystrzel*|wystrzel*|rozstrzel*|
  pozabij*|wymord*|wysadz*|zgwalc*|skrzywdz*|potrzasn*|utop*|wbij*|rozwal*_leb|poharat*|potn*|zaciuk*|odstrzel*|
  rozpierd*|wpakuj*|zadzwg*|zakatuj*|pobij*|poleje|obleje|rozwale|wybij*
tgt = go|ja|ich|jego|mu|jej|im|meza|zone|ojca|ojczyma|matke|szefa|sasiad*|byla|bylego|byłej|tesciow*|brata|siostre|
  dziecko|nim|nia|wszystkich|tego|kogos|typa|gnoja|skurwysyn*|kurw*|chlopaka|dziewczyne|kierownik*|synka|corke|
  nauczyciel*|klas*|szkol*|ludzi|komornik*|starego|dziad*|wszystkim|ex|kolege|wspolnik*|zlodziej*|mame|rodzin*|malego|
  mala|ryczy|placz*
n = 11|12|13|14|15|16|17|jedenascie|dwanascie|trzynascie|czternascie|pietnascie|szesnascie|siedemnascie
born = 2009|2010|2011|2012|2013|2014|2015|2016|2017|2018
# suicide 2
& most*|moscie|wiaduk*|dach*|pociag*|tory|torach|tor|metro|balkon*|parapet*|okna|wiezow*|lina|line|linke|sznur*|petl*|
  pasek|tablet*|lek|leki|lekow|lekami|proch*|nasenn*|zyletk*|zyly|pistolet*|bron|strzelb*|trucizn*|gaz|kabel*|garsc*|
  opakowan*|samochodem|drzewo|rzek*|ciezarowk* umrz*|umiera*|smierc*|samoboj*|zegn*|skocz*|skacz*|zabic|powies*|wiesz*|
  obudz*|odwag*|istnie*|mnie_nie_bedzie|polkn*|lykn*|podetn*|po_wszystkim|po_sprawie|mnie_nie_ma|zabij*_sie|sie_zabij*|
  skonczyc_ze_soba|zasnac_na_zawsze|przepr*|na_zawsze|rzuce_sie|rzucic_sie dzis*|jutro|teraz|zaraz|wieczorem|noc*|
  pojutrze|piatk*|sobot*|niedziel*|weekend*|poniedzial*|juz|wkrotce|chce|chcial*|mysle|planuje|zbieram|kupil*|mam|
  przygotow*|zamierzam|gotow*|postanowil*|zdecydowal* / skocz*|rzuc* +pod|z|sie_z|sie_pod +most*|pociag*|dachu|balkon*|
  metro|wiezow*|okna|kola|tir* / & list|listy|kartk*|wiadomosc*|filmik*|nagran*|sms* pozegna*|zegnaj*|samoboj*|umrz*|
  odchodz*|wybacz*|nie_bedzie|zabij* napisal*|zostawil*|nagral*|wyslal*|gotow*|mam|zostawiam|pisze / odebrac|odbiore|
  odbieram|odebral* +sobie +zycie / sie +zabic|zabije|zabijam|powiesic|powiesze|wieszam|utopic|zastrzelic|otruc|powiesi|
  zabil / & samobojst*|samobojcz* popelnic|mysli|mysle|mysl|probe|probie|planuj*|jedyn*|dzis*|jutro|codziennie|list|
  popelnie|popelni / zabic|zabije|powiesze|powiesic|wieszam|zastrzele|utopie|otruje|wykoncze +sie|siebie / nie|bez
  +chce|mam|daje|widze dalej|rady|sily|sensu|juz|dluzej +zyc|istniec / nie|bez|brak|dosc|dosyc|zmeczon* .. chce|mam|
  daje|widze|sily|sensu|sens|powodu|po_co|juz +zyc|istniec|zycia +$|bo|i|serio|dluzej / chce|chcial*|wole|wolal*|marze|
  lepiej|mysle_o .. umrzec|nie_zyc|zdechnac|nie_istniec|nie_obudz*|zniknac_na_zawsze|umierac|smierci|sie_nie_obudz* /
  skonczyc|skoncze ze|z +swoim|soba|wszystkim +$|zyciem|raz / ze_soba|ze_swoim_zyciem +skoncz*|koncze / & lina|sznur|
  petla|strzelb*|pistolet|dubeltowk*|bron strych*|garaz*|belk*|wisi|wyjal*|wyciagn*|naladow*|nabit*|stole|lozku czekam|
  czekac|wyjda|tam_pojde|sensu|koniec|napisan* / & list|listy dzieci|corki|syna|rodzin*|zony|meza|mamy napisan*|gotow*|
  lezy|leza koniec_ze_mna|jutro_koniec|ostatni*|odchodze / & odklad*|zbieram|uzbieral*|gromadz*|chomik* tablet*|leki|
  proszki|nasenn* wezme_wszyst*|wezme_je|naraz|lykn*|polkn*|starczy
wybral*|wyznaczyl*|ustalil* +juz|dzien|date .. to_zrobie|zrobie_to|odejde .. dadza_rade|poradz*|beze_mnie|zegna*
# eating_disorder 2
& rzyg*|wymiot*|zwymiot*|przeczyszcz*|laksatyw*|nie_jem|nie_jadl*|palec|palce|palcami|napad*|obzer*|obzar*|objad*|
  wypluw*|anoreks*|bulimi*|kompuls*|sedes*|kibl*|kibel|herbatk*|nie_jem_od|nie_jem_nic|nic_nie_jem|tylko_woda|
  samej_wodzie|zwracam|zwrocilam|glodz*|glodow*|glodu grub*|tlust*|tluszcz*|schud*|chud*|utyc|przyty*|tyc|swini*|krow*|
  slon*|wieloryb*|obrzydl*|brzydz*|wstret*|nienawidz*|waz*|kg|kilo*|lustr*|kosci|kosc|zebr*|zemdl*|mdlej*|gardl*|
  specjalnie|celowo|okres*|nikt_nie|ukryw*|po_kazdym|po_obiedzie|wyrzut*|wstyd*|zmusz*|prowok*|panik*|kontrol*|ulg*|
  lzej|rozmiar|boczki|zapasc*|omdl*|slabn*|idealn*|motyl*|po_cichu|zwazyc|zostaj*_we_mnie|centymetr*|niknę|znik*|kara*|
  kare|karz* / & jem|jesc|zjadl*|zjem|jedzeni*|wode|wodzie|kawie|obiad*|jablk* grub*|tlust*|schud*|chud*|obrzydl*|
  brzydz*|waz*|kosci|zemdl*|rzyg*|wymiot*|okres*|kg|swini*|sedes*|znik* nic|tylko|dni|dzien|nienawidz*|palc*|rzyg*|
  panik*|tydzien|tygodni*|ukryw*|miesi*|wyrzucam|samej|kara*|kare|karz* / glodz* +sie / & rzyg*|wymiot*|zwymiot*|
  przeczyszcz*|palce|sedes*|kibl*|zwracam|zwrocilam kazd*|posilk*|obiad*|zjem|zjadl*|celowo|palc*|codzien*|gardl*|
  zjedz*|wszystko|po_jedzeniu|po_kolacji / anoreksj*|anorektycz*|bulimi* / obzeram|objadam .. glod*|wymiot*|rzygam / &
  moczopedn*|przeczyszcz* mdlej*|leci|przestac|skurcz* / & kcal|kalori* zwym*|zwroc*|zwrac*|kibl*|rzyg*|gardlo / & wlosy
  wypadaj*|garsciami|leca zjesc|jesc|utyc|przytyc|chleb* boje|potrafie|umiem / & przelkn*|zjesc|niejedzeni* kg|waz*|
  serce|przytyc umiem|potrafie|boje|trzese|siada
zre|jem|obzeram|wpierdalam +i|potem|sie_i +rzygam|wymiotuje|zwracam|rzygam / boje +sie +ze .. przytyje|utyje ..
  kroplow*|wody|jablk*|salat*|lyk*|lisci* / & schudlam|schudlem|waze 33|34|35|36|37|38|39|40|41|42|43|44 kg|kilo|
  kilogram* szpital*|gruba|gruby|brzuszki|przytyje|lustr*|kroplow* / nie_jadl*|nie_jem .. talerz|jedzeni*|kanapk*|obiad
  .. panik*|placz*
# self_harm 2
& tne|tna|tnie|ciac|ciecia|ciecie|cielam|cial*|ciela|pociel*|pocial*|pociac|nacin*|naciec*|kresk*|sznyt*|zyletk*|noz*|
  cyrkiel*|krew|krwi|krwaw*|przypal*|oparz*|parze|papieros*|zapalniczk*|kalecz*|okalecz*|drap*|gryz*|igla|igle|bije|
  wale|wali|tluk*|uderz*|blizn*|szklem|szklo|szkla|wrzat*|zelazk*|prostownic*|maszynk*|temperow*|krzywd*|wbij*|szczyp*|
  harat*|chlast*|ostrz*|golark*|rozdrap*|skub*|fajk*|rysy|szram*|pet|peta|pety|wyryw*|rana|rany|rane|rani*|swieca|
  swieczk* <shb> <body>|sie|sobie / bije|tluke|wale +sie +piesci* / zrobic|robie|zadaje|sprawiam +sobie +krzywde|bol|
  rane / tn*|zranic|ranie +sie / widz*|zobacz* .. krew|krwi .. lzej|ulg*|spokoj* / przypala* .. papieros*|zapalniczk*|
  zelazk* / samookalecz*|autoagres* / & zyletk*|kresek|kresk*|sznyt*|tne|tnie|pociel*|pocial*|cielam|okalecz*|nozyk*|
  temperow*|cyrkiel|cyrkl* <body>|<shb> / & sie tne|pocielam|pocialem|cielam_znowu|ciac|ciecia|potne|ciac_znow|
  przypalam|samookaleczam|okaleczam|kalecze|pociac|przypalac|pocial|pociela|tnie|okaleczac
# immediate_danger 3
stoje|stoi +za barierk*|balustrad* / & ratun*|pogotowi*|karetk*|112|999|997|998|straz|blagam|co_robic|co_mam_robic|
  co_robimy|jestem_sam*|jestem_sama|nikogo_nie_ma|pomocy|pomoz*|policje pozar|pali|ogien|dym|krew|krwi|krwawi*|oddych*|
  oddech*|zemdl*|nieprzytomn*|drgawk*|padaczk*|zawal|udar|przedawk*|dusi|dlawi|zadlawi*|siny|sina|sinieje|strzela*|
  wlam*|zlodziej*|porwa*|uwiezi*|wypadek|dachowa*|gaz|czad*|trucizn*|tonie|topi|przygniot*|spadl|spadla|upadl*|<weapon>|
  puchn*|wybielacz*|tablet*|bateri*|zaczadz*|potraci*|goni|sledzi / ktos|facet|koles|obcy|typ .. mieszkaniu|moim_domu|
  dobija|wlamuj* / & oddycha|oddechu|reaguje|budzi|obudzic|dobudz*|ocuc*|nieprzytomn*|drgawk*|charczy|sinieje|siny|sina|
  sine|dlawi|zadlawil*|zakrztus*|zawal|udar|przedawk*|belkocze|zemdl*|lyknal*|krzywa|krzywe|krzywo|wykrzyw*|padaczk*|
  dusi|topi|tonie|piane|piana|utopil* maz|zona|ojciec|tata|mama|matka|babcia|dziadek|syn*|cork*|dzieck*|niemowl*|brat|
  siostra|kolega|kumpel|przyjaci*|on|ona|mu|jej|mala|maly|chlopak|dziewczyna|sasiad*|facet|kolezanka|wujek|ciocia|
  kobieta|mlody nie|co|pomoc*|ratun*|karetk*|112|999|lezy|robic|usta|twarz|reka|teraz|szybko|baterie|wybielacz*|
  domestos*|tablet*|lek|leki|lekow|lekami|kreta|plyn|krwi|gardle|wody / on|facet|maz|ojciec|zaraz +mnie +zabij* ..
  pomoc*|ratun*|blagam|$ / nie +oddycha / & klat*|piers*|gard*|serc*|oddych*|oddech*|powietrz*|tchu|jezyk|twarz|usta|
  ramie|reke|reka|glow* boli|bol|sciska|gniecie|puchn*|duszno|dretwi*|drętwieje|mrowi|klu*|pali|osa|pszczol*|uzadl*|
  orzech*|alergi*|astm*|inhalator*|lapi*|zimny|poty|poce|poci|mdl*|lewa|lewe|lewej|zawal|slabo nie|ledwo|brak|pomoc*|
  karetk*|112|sam|sama|umieram|boje|coraz|reke|szczek*|zaraz|mogę|moge|dusze / krwawie|wykrwawi* .. nie|mocno|duzo|
  strasznie|umieram|pomoc*|$ / & dom*|drzwi*|okn*|mieszkani*|klatc*|klatk*|podworz*|ogrod*|ulic*|szaf*|lazienk*|pokoj*|
  piwnic*|kuchni*|samochod*|las|auto|auta|taks*|przystank*|park*|szkol*|galeri*|zamek|garaz*|balkon* wlam*|wlaz*|
  wchodz*|weszli|wszedl*|wywaz*|dobija|wali|kopie|rozwala|wylam*|wybil*|krec*|sled*|idzie_za|goni*|lazi|jedzie_za|grozi|
  <weapon>|strzela*|zablokowal*|probuj*|czai|skreca*|skrecil|chodzi_po|stoi|jest_w ktos|facet|typ|koles|obcy|ex|maz|
  meza|ojciec|ojczym|zlodziej*|bandyt*|on|oni|mezczyzn*|taksowkarz|kierowca|sasiad|chlopak|pijany|samochod|brat|faceci|
  jacys|moj_byly pomoc*|ratun*|sama|sam|schowa*|ukry*|chowam|siedze|zamkn*|policj*|112|cicho|slysz*|kroki|dziec*|noz*|
  siekier*|zabij*|teraz|szept*|gadac|dol*|mnie|boj*|blagam|krzycz* / wylamuje|wywaza|rozwala|wyrywa .. drzwi|okno|zamek
  / zaraz|zara +skocze|skacze / & tablet*|lek|leki|lekow|proch*|nasenn*|psychotrop*|apap*|paracetamol*|ibuprom*|
  ketonal*|xanax*|wybielacz*|trucizn*|domestos*|kret|kreta|kwas*|trutk*|antydepres*|relanium|insulin*|pigul*|denaturat|
  plyn wzial*|wziel*|lykn*|polkn*|zazyl*|wypil*|popil*|nazar*|najad*|nalyk*|zjadl*|wsypal*|wstrzykn* wszystk*|cal*|
  opakowan*|garsc*|blister*|butelk*|sztuk|20|30|40|50|60|kilkadziesiat|paczk*|zaluj*|kreci|senn*|mrowi|zygam|rzygam|
  zbieral*|mdli|naraz|umrz*|umiera*|co_teraz / & strzelaja|strzela|strzaly|strzelanina schowa*|ukry*|galerii|szkole|
  zamkn*|dworze|slysze|teraz / & pali|pozar|plonie|ogien|dym|zapalil*|czad*|gaz|gazu|powodz|woda|wypadek|dachowal*|
  rozbil*|zderz*|wjechal*|zawalil*|wybuch*|lawin*|utknel*|przygniot*|ciagnik*|zasyp* dom*|blok*|mieszkani*|klat*|
  kuchni*|pietr*|schod*|drzwi*|strych*|komin*|samochod*|auto|auta|aucie|drodze|rowu|rowie|motocykl*|piwnic*|pokoj*|czuc|
  smierdzi|ulatnia|piecyk*|winda|windzie|polu|szyb*|parter* wyjsc|uwiez*|zakleszcz*|pomoc*|wydosta*|zejsc|nog|krwaw*|
  nieprzytomn*|benzyn*|rusza*|otworz*|zemdl*|kreci|slabo|112|998|uciec|oddych*|lezy|zamkn*|rzyg*|czuje|straz|krzycz* / &
  krew|krwi|krwawi*|wykrwawi* nie|duzo|pelno|tyle|mocno|leje|leci|tryska|sika|strasznie|kaluz*|caly|wszedzie|ciagle
  przesta*|zatrzym*|zatamow*|stop*|recznik*|slabo|gleboko|rek*|nadgarst*|zyl*|uda|udo|udzie|noz*|brzuch*|glow*|pomoc*|
  wykrwaw*|ciąż*|ciazy|szmat*|zemdl* / & dach*|most*|moscie|krawedz*|barier*|balkon*|parapet*|torach|tory|wiaduk*|
  wiezowc*|urwisk*|gzyms*|balustrad*|peron*|klad* stoje|siedze|jestem|wisze|leze|wszedl*|weszl*|wlazl*|przeszl*|nogi|
  czekam skocz*|skacz*|rzuc*|pusc*|zegnaj*|dol|pociag|zaraz|drugiej|wiatr|krok|koniec|patrze / nie +moge|moze|da_sie
  +oddych*|zlapac_tchu|zlapac_oddech*|zlapac_powietrza / & idzie_za_mna|lezie_za_mna|biegnie_za_mna|za_mna_idzie|
  za_mna_lezie facet|typ|mezczyzna|ktos|koles|gosc / stoje|siedze +na +moscie|wiadukcie|dachu|barierce .. skoczyc|
  skocze|skok / & twarz*|ramie|ust|usta|kacik|reka|reki|reke|strony|strone|noga lewej|lewa|prawa|prawej|strona|jezyk|
  pol|polowa|polowe|wykrzyw* nie_czuje|nie_moge|nie_moze|nie_rusza|podniesc|belkocz*|slow|opadl*|dretwi*|mowic / &
  piecu|piecyk|piecyka|kominek|gazem|czad|czadu|tlenek glow*|mdli|wymiot*|zwymiot*|zemdl*|rzyg*|robi_mi kreci|wstac|
  slabo|upadl*|wszystk* / & woda|wody|wode podch*|podeszla|siega|nabiera|wlewa*|zalewa|zalala|zalalo|podnosi utkn*|
  uwiezi*|wyjsc|wydosta*|otwieraj*|na_dachu / zepchnac|spycha|spychaj*|taranuj* .. drogi|rowu|pobocz*|szosy|mostu / &
  mnie wrzucili|wepchneli|wciagneli|wsadzili|zapakowali bagaznik*|auta|busa|samochodu|furgon* / & dymie|dymu|pali
  klatka|klatce|schody pietrze|wyjsc|zejsc / & taks*|kierowca|bus*|samochodu|auta|bagaznik* wypuscic|wypuszcza|wciagn*|
  wepchn*|wsadzili drzwi|gdzie_jed*|dokad|wiem_gdzie|gdzie_mnie
dym|dymu +wchodzi|leci|wlatuje|idzie|wali|wdziera|wciska +pod|spod|sie_pod|szparami|przez +drzwiami|drzwi|szpar* / &
  pali_sie|plonie klatka|klatce|korytarz*|kamienic*|pietro dym|dymu|uciec|wyjsc
# abuse 2
& <mal> bije|bil|bila|bija|pobil*|zbil*|uderz*|dusi|dusil|poddusz*|przydus*|kopie|kopal|kopn*|skopal*|gwalc*|zgwalc*|
  molest*|obmac*|maca|macal|katuj*|tlucze|leje|zlal*|popych*|popchn*|szarp*|maltret*|zneca*|wykorzyst*|policzk*|
  spoliczk*|poniza*|grozi*|rozbier*|dotyk*|wklada*|dobiera*|sila|pasem|kablem|limo|siniak*|since|szantaz*|obrywam|
  rzuc*_mna|oblapi*|napastuj*|zwyzywal|ciagn*_za_wlosy|pobit*|bity|bita|wpierdol*|napierdal*|lanie|klaps*|do_seksu|
  przywalil*|podgladal*|rekoczyn*|poranil|podnosi_reke|po_pijaku|wyrzuca_z|zamkn*_mnie|mnie_zamkn*|zamyka*_mnie|
  mnie_zamyka* mnie|mi|mna|nas|mame|mojej_mamie|dzieci|moja_siostre|siostre|w_domu|do_mnie|ja|syna|corke|przy_dzieciach|
  pod_nosem|za_wlosy|u_nas / & <mal> zgwalc*|gwalci*|molest*|katuj*|maltret*|zneca*|skatow*|dusi|dusil|obmac*|pobil*|
  zbil* / zostalam|zostalem|bylam|bylem +zgwalcon*|molestowan*|pobit*|wykorzystan*|bita|bity / bije|bil|bila|pobil*|
  zbil*|dusi|dusil|gwalc*|zgwalc*|molest*|katuj*|tlucze|skopal*|maltret*|zneca*|obmac*|spoliczk*|poddusz* +mnie|mi|mna|
  nas|sie_nade_mna|nade_mna / mnie|mi|nas +bije|bil|bila|pobil*|zbil*|dusi|dusil|gwalc*|zgwalc*|molest*|katuj*|tlucze|
  skopal*|maltret*|obmac*|spoliczk* / nie +pozwala|wypuszcza .. wychodzic|wyjsc|dom*|dusi|pracowac|spotyka*|rodzin*|
  kolez*|przyjac*|pieni*|nigdzie / & syn|syna|corka|corki|wnuk|synowa|ziec|opiekunka rente|renty|emerytur* zabiera*|
  wyrywa|kradnie mi|moja|mnie / zabiera mi rente|emerytur* .. zamyka*|szarp*|bije|jesc|popych* / & szef|dyrektor|
  kierownik|wlasciciel|majster z_nim_przesp*|przespac|seksu|do_lozka zwoln*|umow*|prac*|albo|inaczej / & koszar*|
  kompani*|zolnierz*|fala|dowodc*|kapral* tluk*|bija|bije|leja|kopi*|katuj*|znecaj* nas|mnie|noc* / & paszport*|
  dokument* zabral*|trzyma*|odebral*|ma|maja darmo|nie_plac*|wyplat*|pieniedzy|wypuszcz* / & szantaz* zdjec*|fotk*|
  nagra*|nagi* mnie|mi|wysle|rodzic*|odejde / & maz|facet|chlopak|partner|ojciec|on|ojczym|syn mi|mnie wybil|rozwalil|
  zlamal|rozcial|rozbil zab|zeba|zeby|warge|nos|zebro|szczeke
& dostaje|dostane|obrywam w_twarz|w_pysk|w_leb|po_twarzy|z_liscia|po_glowie|pasem <mal>|domu|spoznie|wroce|jak|gdy|jesli
# harm_to_others 2
& <kil> <tgt> chce|dzis*|jutro|zaraz|zamierzam|planuj*|przysiegam|musze|pojde|ide|mam|mysl*|ochot*|boje|glosy|kupil*|
  wezme|biore|czekam|nie_wytrzym*|postanowil*|serio|naprawde|wieczorem|poniedzial*|noc*|przygotow*|nie_zart*|trzym*|
  reczę|recze|gotow* / boje +sie +ze .. zrobie|zabije|skrzywdze|uderze|udusze +mu|jej|go|ja|cos|krzywde|dziecko / &
  <weapon>|benzyn*|kanist*|trutk* <tgt>|do_pracy|do_roboty <kil>|czekam|przynios*|wezme|biore|jutro|dzis*|plecak*|torb*|
  bagazn* / trzasl*|uderzyl*|pobil* +synkiem|corke|syna|dziecko|zone|dziewczyne|dzieckiem / nogami_do_przodu / zabij*|
  zabic|zadzga*|udusz*|zastrzel*|zarabie .. zone|meza|matke|ojca|szefa|ja|go|ich|byla|sasiad* .. $|dzis*|jutro|trzez*|
  przysieg*|noc*|jak|bo / zrobie +komus|mu|jej|im|dzis krzywde|komus / strzelanin* .. szkol*|jutro|zrobie / zabije|
  zajebe|zajebie|zadzgam|zatluke|zastrzele|udusze|zamorduje|otruje|zarzne|poderzne|zarabie|rozjade|wykoncze|
  powystrzelam|spale|podpale <tgt> / & bron|bronia|pistolet*|strzelb* kupil*|ide|wezme|przyjde zakladu|szkoly|biura|
  urzedu|roboty / & kwas|kwasem|benzyna|wrzatkiem|wrzatek wyleje|chlusne|poleje|obleje|oblac|wylac twarz|morde|jej|go|
  ja|niego / & trutk*|trucizn*|kreta|arszenik* wsyp*|doleje|dosyp*|dodam|wrzuce zup*|kawy|herbat*|obiad*|jedzeni*|piwa|
  rosolu|kompotu / & maly|mala|malego|malym|dziecko|dzieckiem|niemowl*|bachor*|synka|nim rzuce|rzucic|wyrzuce|cisne|
  walne sciane|okno|podloge / & potrzasnel*|potrzasam|szarpnel* nim|nia|dziecko|dzieckiem|mala|maly boje|znowu|mocno|
  plak*|drza / & jade|ide|wsiadam|biegne niego|niej|nim|nia|mieszka nozem|noz|siekier*|zywy_z|zywa_z|dozyje|zajebe|
  zastrzele|zadzgam|zabije_go|go_zabije
zepchne|zepchnac|zrzuce|zrzucic +<tgt> .. schod*|balkon*|okna|most*|peron*|tory / & maly|malutki|niemowle|bobas ochot*
  krzywd*|uderz*|udusic|potrzasn*
# ordinary
po +bulimii|anoreksji / & kg|dieta|schud* dietetycz*|rower|cukier / & dusi krawat|kaszel|zapach|golf|upal / & uderz*|
  rzuc* poduszk* / rzyg* .. wesel*|jak_kot|kac* / serce +mi|jej|mu|mocno +bije|bilo / zabic +sie +idzie / daj +sie /
  nigdy .. sobie|nic +nic|krzywdy / zamord*|zabij*|zabic .. cara|komar*|much*|pajak* / mnie|nas +z_tropu / reaguje +na /
  krew|krwi +z +nosa / sie +tlucze|tluka|leje|bija|bije / umrzec +niz / nigdy|nie +bym|sobie|zabije|chce|chcial*|mysle|
  jestem|zrobil* +sobie|zabil*|umierac|umrzec|samobojc*|o_samobojstwie|krzywdy|nic / umier*|umrzec|zdech*|pad*|dusi_sie|
  tchu +z|ze|od +glodu|smiech*|goraca|nudow|zimna|wstydu|zmeczenia|pragnienia|ciekawosci|niewyspania / zabi* +za|z|ze|
  czas|mnie_wzrokiem|smoka|bossa|nude|komara|mnie_jak|mnie_jesli +pierog*|smiech*|kebs*|czas|nud*|kaw*|jak|$|pizz*|
  czekolad* / szef|mama|stara|zona|nauczyciel*|matka|trener|dziewczyna|upal|korki +mnie|to_mnie +zabije|zabija|wykonczy|
  dobil* / ciel*|cial*|pocial*|pociel*|ciac|obci*|tne|skalecz*|oparz*|poparz* .. grzyw*|wlosy|palec|gotow*|cebul*|
  golen*|warzyw*|papier*|kroj*|koszt*|trawe|drewno|czajnik*|chleb / skocz* +spadochron*|do_sklepu|na_bungee|
  ze_spadochronem|na_piwo|do / bije|bil|pobil|pobila|uderzyl*|dusi|dusil|kopie|kopal|gwalci|zgwalcil|gwalcil|molestuje|
  molestowal|katuje|tlucze|leje|skatowal|popycha|szarpie|maltretuje|zneca|wykorzystuje|wykorzystal|poddusza|podduszal|
  policzkuje|spoliczkowal|wali|bija|szarpal|przypala|skopal*|zlal*|zbil*|bity|bita|pobity|pobita|uderza|poturbowal*|
  popchn*|przydusil*|obmac*|maca|macal|dobiera|spralo|spral|szarpnal|rzucil|zepchnal|napastuje|skatowany +mnie|nas +w|
  na|po_plecach|rekord|o|brawo|po_ramieniu|w_szachy szachy|fife|karty|tenisa|glow*|kregle|wzrusz*|oczy / nie +mam +mysli
  +samobojczych / zabi*|zatluk* .. karp*|komar*|much*|pajak*|ryb*|os* / & je* post|ramadan|dietety*|lekarz*|operacj*|
  badani*|wielki|12h / jelitow*|ciaz*|zatru*|wirus* .. rzyga*|wymiot*|zwraca* / dziecko|kot|pies|maly .. mnie +bije|
  drapie|gryzie|ugryzl / zabij*|wykoncz*|dobij* +mnie|nas +ta|te|ten|to|$|sesja|upal*|praca sesja|upal*|praca|egzamin*|
  matura|goraco|kolokwi*|korki|trzy|projekt / & zamkn* przypad*|niechcacy / przypalil*|spalil*|zapomnial*|rozbil*|
  stluk*|wydal*|kupil* .. zabije / liceum|podstawowce|nauczyciel*|pani .. bila|bil .. linijk*|czasy|dawn* / & sznur|lina
  prani*|bielizn*|hustawk*|namiot*|holown*|latawc* / & dentyst*|dentysc*|znieczul* twarz*|ust|usta|jezyk
^zabije|^zabija|^wykonczy|^zabil*|^zabije mnie|nas +ta|ten|te|to|moja +matm*|matematyk*|fizyk*|chemi*|robot*|prac*|
  sesja|pogod*|kaw*|nud*|alergi*|migren*|duchot*|zim*|kolejk*|biurokr*|szkol*|remont*|poniedzial*|kuchnia|kac|upal*|
  droga|trasa|silowni* / zastrzel*|zabij*|zabic|udus*|wykoncz*|zamord* ten|te|moj|ta|moja +budzik*|drukark*|komputer*|
  laptop*|odkurzacz*|router*|telefon*|kogut* / & dostaj*|dostan* pilk*|galez*|wiatr*|zyci*|sniezk*|mecz*|siatk* / bil|
  katowal|maltretowal .. odeszlam|odszedlem|rozwiodlam|19*|200*|201* / mnie +zabije +jak_zobaczy|jak_sie_dowie|za_te|
  za_to / peronie .. jem|czytam|czekam_na / siedze|siedzimy +na +peronie
${core}# now
dzis|dzisiaj|teraz|zaraz|w_nocy
# fiction
film*|serial*|odcin*|ksiazk*|powiesc|powiesci|powiescia|piosenk*|gra|gry|grze|grac|gramy|podcast*|postac*|dokumentaln*|
  anime|netflix*|rpg|bajk*|wiersz*|sztuka|sztuke|sztuki|teatr*|csie|cs|fortnite|gta|minecraft|wiedzmin*|boss*|smok*|
  zombie|romeo|werter*|witkac*|horror*|kryminal*|mecz*|artykul*|czytam|ogladam|obejrzal*|mafi*|strzyg*|szach*|fifa|fife|
  mario|tenis*|mroza / haha*|xd|xdd|lol|hehe* / pociag* .. opozn*|spozn*
# past
lat|lata +temu / w|od|do +198*|199*|200*|201* / jako +nastolat*|dziecko|student* / za +gowniarza|mlodu|studenta|studiow
  / to +bylo +dawno / dawno +temu
# well
dzis|dzisiaj|teraz|obecnie .. dobrze|szczesliw*|dobrego|swietn*|spokoj*|zdrow*|rodzin*|meza|zone|prowadze|sadze|super|
  wolna|wolny|bronie / wyszlam_z_tego|wyszedlem_z_tego|z_tego_wyszlam|z_tego_wyszedlem|wyleczon*|za_mna
# minor 2
jutro .. egzamin +osmoklasisty / & mama|tata|rodzice zabier*|zabral*|wylacza*|kaz*|chowa* tel|telefon|wifi|komorke|
  komputer|konsole szkol*|lekcj*|21|22|jutro|spac|oceny|ocen|jedynk*|dwoj*|pale|szlaban / mam|dostalam|dostalem +szlaban
  / mam|skoncze|skonczylam|skonczylem|koncze|dopiero|mam_dopiero|bede_miec|prawie|niecale|juz_prawie +<n>|dopiero_<n>|
  tylko_<n>|prawie_<n>|niecale_<n> / nie|bez|jeszcze +mam|skonczyl*|jestem +jeszcze|18|osiemnast*|pelnoletni* +$|18|
  osiemnast*|pelnoletni*|lat|tu / klamal*|sklamal*|podal*|wpisal*|zmienil*|falszyw* .. wiek*|dat*|urodzenia ..
  rejestrac*|dopiero|osiemnast*|mam|$|konto / rocznik|jestem +<born>|z_<born> / chodze|jestem|ide|do|w|mojej +do|w|z
  +szostej|siodmej|osmej|piatej|czwartej|6|7|8|podstawow* +$|klasy|klasie|do|dzwon* / jestem|jeszcze|bo +nieletni*|
  niepelnoletni*|maloletni*|nastolatk*|uczennica|dzieckiem / nieletni*|niepelnoletni* / dyrektor*|wychowawc*|
  wychowawczyni|nauczyciel*|pani +zadzwonil*|dzwonil*|napisal*|wezwal* +do|po|na +moich|mojej|mojego|rodzicow|mamy /
  moge|wolno|pozwalaja .. telefon*|dwor*|komputer* +tylko|do +do|20|21|22 / jestem|chodze|ide +w|do +1|2|pierwszej|
  drugiej|liceum +klasie|klasy|lo|$ +liceum|technikum|$ / ^<n> +lat +dziewczyna|chlopak|k|m / wychowawczyni ..
  podstawow*|klasy|rodzic* .. rodzic*|mi|do_mnie|mnie|uwag* / ^<n> +lat +$|i|skonczone|mam|dopiero / sprawdzian|
  kartkowk*|klasowk* .. siodma|osma|szosta|osmej|siodmej|klas* / jutro|mam|pojutrze|dzis +mam|jutro|byla|byl +kartkowk*|
  sprawdzian*|klasowk* / & mama|tata|rodzice podpisac|podpis|uwage|uwaga dzienni*|szkol*|uwage|uwaga|jedynk*|pala|
  wywiadowk* / osiemnastk*|osiemnascie .. mam|dopiero|bede .. za|dopiero / koncze|skoncze|bede_miec|kończę .. <n> +$|
  lat|za|w
# adult
ours = wnuk*|wnucz*|prawnu*|siostrzen*|siostrzeni*|bratan*|chrzesni*|chrzestn*|pasierb*|najmlodsz*|najstarsz*|starsz*|
  mlodsz*|blizniak*|blizniacz*|moi_uczniowie|moich_uczniow|corci*|coreczk*|synek|synk*|syn|syna|synowi|corka|corke|
  corce|dzieciak*|kuzyn*|pies|kot|kotka|suczka|mala|maly / syn|corka|wnuk|wnuczka|uczniowie .. egzamin +osmoklasisty /
  <n> +lat +pracy|po|stazu|doswiadczenia|malzenstwa|praktyki / brat|brata|bratu|siostra|siostry|siostrze .. ma|chodzi|
  jest|konczy|skonczyl* +<n>|klas*|do|w|dopiero|juz / <ours> .. ma|maja|konczy|koncza|skonczyl*|skonczy|bedzie_miec|
  ukonczyl* +<n>|dopiero|juz|tylko|prawie|ledwo / <ours> jest|chodzi|idzie|poszedl|poszla|ma|maja|chodza|zdaje .. klas*|
  podstawow*|sprawdzian|kartkowk*|klasowk*|nieletni*|niepelnoletni* / klasy|klasie +chodzi|idzie|jest|poszla|poszedl
  +moj*|nasz*|syn|corka|wnu* / syn*|cork*|wnu*|dziec*|ucze*|mojej_corki .. ma|<n>|chodzi|corki|z|podstawow*|konczy +<n>|
  letni*|osiemnast*|klas*|lat|znowu|podstawow* / <n> +godzin|godziny|minut|tygodni*|dni|kilo|kg|km|miesiecy|zlotych|
  lat_temu|lat_w|lat_na|lat_razem|stron / & szlaban|wywiadowk*|dzienni*|sprawdzian*|klasowk*|kartkowk*|liceum syn*|
  cork*|uczni*|wnu*|za_moich|studi*|uczelni|sprawdzam|w_dziecinstwie|lat_temu|dzieci
`;
