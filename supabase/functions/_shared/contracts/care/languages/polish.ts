/** Polish, in the notation of `../phrases.ts`. */
export const polish = `# lists
kin = maz|mezem|chlopak|facet|partner|zona|dziewczyna|ex|byly|ojciec|tata|ojczym|matka|mama|macocha|wujek|brat|siostra|
  dziadek|kuzyn|tesc|rodzice|konkubent|narzeczony|stary|meza|ojca|ojczyma|partnera|chlopaka|bylego|wuja|babcia|
  narzeczonego|konkubenta|sasiad|tesciowa|trener
close = <kin>|przyjaciel|przyjaciolka|kumpel|kolega|kolezanka|syn|corka|synek|dziecko|dziecku|dzieci|szef|sasiad|
  nauczyciel|rodzina|ktos|wszyscy|kogos|zone|zonie|siostre|siostra|przyjaciolke|kolezanke|mame|mamy|tesciowa|tesciowej|
  malego|niemowle|niemowlaka|bobasa
abuser = on|ona|<kin>|trener|szef|sasiad|ksiadz|nauczyciel|syn|typ
want = chce|chcialbym|chcialabym|chcial|mysle|myslalem|myslalam|mysli|zamierzam|planuje|postanowil*|probowal*|sprobuje|
  zaraz|pojde|pisze|napisal*|powiedzial*|mowi|grozi|marze|wole|musze|ide|zeby|zdecydowal*|gotow*|chcem|chcialam|
  mam_zamiar|mam_plan|ochote|ochota|marzenie|bede|probuje|probowala|jutro|dzisiaj|wieczorem
pills = tabletek|tabletki|lekow|leki|prochow|prochy|pigulek|opakowanie|opakowania|paracetamolu|nasennych|nasenne|xanax*|
  blister|tabsy|tabsow|apap*|ibuprom*|psychotrop*|ketonal*|aspiryn*|opakowan
hits = bije|bil|pobil|pobila|uderzyl*|dusi|dusil|kopie|kopal|gwalci|zgwalcil|gwalcil|molestuje|molestowal|obmacuje|
  obmacywal|katuje|tlucze|leje|skatowal|popycha|szarpie|maltretuje|zneca|wykorzystuje|wykorzystal|poddusza|podduszal|
  policzkuje|spoliczkowal|wali|bija|szarpal|przypala|skopal*|zlal*|zbil*|bity|bita|pobity|pobita|uderza|poturbowal*|
  popchn*|przydusil*|obmac*|maca|macal|dobiera|spralo|spral|szarpnal|rzucil|zepchnal|napastuje|skatowany
body = reka|reke|rece|rekach|ramie|ramiona|przedramie|przedramiona|nadgarstek|nadgarstki|udo|uda|udach|noga|nogi|nogach|
  skora|skore|brzuch|zyly|przedramieniu|nodze|brzuchu|lydk*|kostk*|bok|szyje|dlon*
weapon = noz|nozem|pistolet|bron|siekiera|siekiere|maczeta|mlotek|kij|spluwa|wiatrowka
n = 11|12|13|14|15|16|17|jedenascie|dwanascie|trzynascie|czternascie|pietnascie|szesnascie|siedemnascie
edge = dach*|most*|krawedz*|barierk*|balkon*|parapet*|tor|torach|tory|wiaduk*|wiezowc*|urwisk*|przepasc*
born = 2009|2010|2011|2012|2013|2014|2015|2016|2017|2018
# suicide 2
lykne|wezme|polkne|zjem|zazyje +wszystko|wszystkie|cale|cala|garsc|opakowanie .. aptecz*|tablet*|lek*|klopocie|proch*
probowal*|proba|sprobuje|chcial* .. odebrac|zabic|powiesic|otruc|samoboj* .. sobie|sie|zycie|temu|znow*
nie .. widze|mam|chce|warto|umiem|potrafie|daje|moge .. sensu|sily|powodu|po_co|dalej|wiecej|dluzej zyc|zycia|zyciu|
  istniec / <close>|kolezanka .. wyslal*|napisal*|zostawil* .. pozegnal*|zegnaj|list .. odbiera|odpisuje|$|i
& sie zabije|zabic|powiesic|powiesze|wieszam|utopic|zastrzelic|zabijam|powiesi|zabije|otruc|zastrzele|rzuce_pod|
  rzucic_pod / line|lina|sznur|petle|petla|pasek .. wiem|gotow*|szyj*|zawies*|belk*|drzew*|hak*|kupil*|przygotow*
<want> umrzec|nie_zyc|zdechnac|zniknac_na_zawsze|nie_istniec|sie_nie_obudzic|nie_obudzic|zakonczyc_zycie
marze|snie|mysle|fantazj* +o +smierci|wlasnej_smierci|samoboj*|tym_zeby_umrzec|umieraniu / targn* +sie +na zycie|swoje
zbieram|uzbieram|odkladam|zbieralam|kolekcjonuje|chowam tabletki|tabletek|leki|prochy / samobojcze|samobojczych +mysli|$
skocz*|rzuc* +sie|z|pod|z_mostu most*|pociag*|dach*|balkon*|tory|metro|okna|wiezowc* / mysli +samobojcze|samobojczych
pasek|lina|petla|sznur|kabel .. wisi|drzwi*|zawies*|hak*|belc*|szyi|gotow*|klamk* / wolalbym|wolalabym +nie_zyc|umrzec
nie|bez +chce|mam|daje|widze juz|dalej|rady|sily|sensu +zyc|istniec / nie +chce|chcialabym .. obudzic|wstac|budzic
samobojstw* +$|bo|dzis|codziennie|nie|od|i|popelni*|to|jutro|juz / sie +powiesic|zabic|utopic|zastrzelic|otruc
lepiej|najlepiej .. gdyby|jakby|jak +mnie +nie +bylo|ma|bedzie / podetnie|podetne|podciac|podcial*|przetnie +sobie +zyly
list .. zabij*|pozegnal*|napisan* .. zabij*|noc*|zabije|pociag / mam|miec +dosc|dosyc +zycia|zyc|tego_zycia
<want>|o|popelni*|mysli|list|plan* samobojstw*|samobojcz* / skonczyc|skoncze ze|z +swoim|soba|wszystkim +$|zyciem|raz
zycie +nie +ma +sensu .. zegn*|koncz*|$|dosc|umrz*|dalej / odebrac|odbiore|odbierze|odebral*|odbieram +sobie +zycie
palne|strzele|strzelic|palnac +sobie +w / ze_soba|ze_swoim_zyciem +skoncz*|koncze / list|listy +pozegnaln*
po +co +mam|ja|mi +zyc|zycie|to_zycie / prob* +samoboj*
# immediate_danger 3
& pali|pozar|dym|plonie|ogien klatce|klatke|blok*|dom*|mieszkani*|kuchni*|drzwi*|pietr*|schod* wyjsc|wchodzi|dziec*|
  uwiezien*|pomoc*|pelno|idzie|wydostac|zejsc|wszedzie / krwawie|wykrwawi* .. nie|mocno|duzo|strasznie|umieram|pomoc*|$
& oddychac|oddechu|tchu|powietrza klat*|piers*|gard*|serc*|ramie|puchn* boli|bol|puchn*|sciska|gniecie|piecze moge|nie|
  brak / krew|krwi|krwawi* .. nie .. przesta*|zatrzym*|zatamow*|stop* / facet|typ|ktos|koles +mnie +sledzi|goni
<close>|kumpel .. drgawki|drgawek|padaczk*|zawal|udar|przedawk*|sinieje|charczy +$|i|na|podlodze|pomoc*|co|leży|ma|w
& siny|sina|sine|sinieje|usta charczy|dobudz*|obudz*|oddycha|budzi|dziecko|leżu|lezy|wzial|wziela|dziecka|robi
facet|koles|typ|ktos|samochod|auto|mezczyzna .. idzie|chodzi|jedzie|lazi|szedl +za +mna .. od|boje|ciemn*|przystank*|
  caly|krok|$ / ktos|facet|koles|obcy|typ .. wlam*|mieszkaniu|moim_domu|dobija|domu / stoje +za|na +barierk*|krawedzi
& wypadek|dachowal*|rozbil*|zderz* aut*|samochod*|drodze|rowie|motocykl* zakleszcz*|uwiezion*|krwaw*|nieprzytomn*|
  benzyn*|rusza / jestem|stoje|siedze +na +dachu|krawedzi|barierce|torach|parapecie wiezowc*|bloku|budynku|czekam|i
& gaz|gazem|czad|czadu czuc|ulatnia|smierdzi|pachnie|wlaczyl kreci|glowa|glowie|slabo|mdlosci|pomoc*|zemdl* / przedawk*
wlamal*|wlamuj*|zlodziej*|bandyc* .. dom*|mieszkani*|sa|srodku .. dole|schowa*|slysze|boje|na_dole|teraz|sama|sam
siedze|stoje|wisze .. parapecie|barierce|balustradzie|krawedzi|gzymsie .. pietrze|pietro|wiezowc*|bloku|moscie|
  zewnetrznej|$ / & strzelaja|strzela|strzaly|strzelanina schowa*|ukry*|galerii|szkole|zamkn*|dworze|slysze|teraz
& <weapon>|bronia|bron facet|koles|mezczyzna|typ|czlowiek|bandyta podworku|podworze|ogrodzie|klatce|ulicy|dworze|
  pod_domem|przed_domem / & klat*|serce|piers* trzyma|boli|bol|lapie upadl*|przewroc*|reke|rece|karetk*|zemdl*|poci
& siekier*|noz*|pistolet*|maczet*|kijem ex|byly|byl|ojciec|maz|brat|facet drzwi|drzwiami|dobija|goni|zabic|zabije|mame
wzielam|wzialem|lyknelam|polknelam|zazylam|wypilam|lyknalem|polknalem +20|30|40|50|60|ze|okolo|kilkadziesiat|cala|cale
  tablet*|20|30|40|50|60|lek*|opakowan*|proch* / wypil*|polkn*|napil* wybielacz*|trucizn*|domestos*|kwas*|kreta|trutk*
nazar*|zazyl*|najad*|nalyk*|lykn*|polkn*|wzial*|wziel*|zjadl*|wypil* .. lek*|tablet*|proch*|psychotrop*|nasenn* ..
  sztuk|duzo|cale|cala|wszystkie|opakowan*|garsc|50|60|30|40|20|paczk*|wstac|senn*|kreci / nie +oddycha|reaguje|budzi
stoje|siedze|jestem|wisze|lezu|leze|wszedlem|weszlam|wlazlem .. <edge> .. skocz*|skacz*|rzuc*|pusc*|zegnaj*|dol|czekam|
  pociag|drugiej|koniec|zaraz|wiezowc*|nogi / on|facet|maz|ojciec|zaraz +mnie +zabije|zabij* .. pomoc*|ratun*|blagam|$
& domu|mieszkaniu|domem jest|ktos|wszedl facet|ktos|obcy|mezczyzna|bandyta <weapon>|sama|schow*|pomoc*
polkn*|wzial*|lykn*|nalyka*|zjadl*|wypil*|zazyl* .. cale|cala|wszystkie|opakowanie|garsc|paczke|dwa|30|40|50|60|20|
  butelke <pills> / nieprzytomn*|nie_rusza|nie_oddycha|nie_reaguje .. opakowan*|lekach|tabletk*|puste|pusta|obok|fiolk*
stoje|siedze|jestem .. dach*|most*|krawedz*|barierk*|balkon*|parapet*|torach|wiaduk* .. skocz*|skacz*|rzuc*|pusc*|
  krawedzi|zegnaj*|barierka|dol / & dosypal*|wsypal*|dolal* drink*|piwa|napoj*|kieliszk*|picia cos|mi|pigulk*
krew|krwi .. nie|leje|leci|pelno|duzo|wszedzie|tyle .. przesta*|zatrzym*|wszedzie|leci|stop*|zatam*|gleboko
& <weapon> on|ex|facet|maz|ojciec|ktos|byly|stoi|koles|dobija drzwi*|lazienk*|schowa*|pomoc*|ratun*|zabij*|mieszkani*|
  dom|okn* / krew .. leje|tryska|leci|sika|kapie .. nadgarst*|zyl*|rak|reki|ud* / zaraz|zara +skocze|skacze
wlamuj*|wlamal*|wywaz*|dobija|wali|kopie|rozwala|wszedl .. drzwi*|mieszkani*|domu|okno .. sama|sam|ratun*|pomoc*|boje|
  siekier*|noz*|schow*|kto*|facet|koles|zabij*|slysze / postrzel*|dzgn*|porwa*|dzgniet* .. krwawi*|pomoc*|ratun*|mnie
siekier*|noz*|maczet* .. drzwi*|pomoc*|blagam|lazien*|stoi / wylamuje|wywaza|rozwala|wyrywa .. drzwi|okno|zamek
krew +leje|tryska|sika
# self_harm 2
okladam|tluke|wale|bije|uderzam +sie|piesc* .. glow*|twarz*|piesc*|nog*|udach .. wyjdz*|kar*|gdy|kiedy|jak|az|siniak*
zgasil*|gasze|przypal*|gasic .. peta|papieros*|fajke|szluga .. dloni|rece|sobie|skorze|udzie|przedramieniu
przypal*|parze|poparz* .. sie|sobie|papieros*|zapalniczk*|zelazk* .. celowo|specjalnie|papieros*|zapalniczk*|ulg*|poczuc
& sie ciela*|cielam|cial*|tne|tnac|ciac|pociac|pociel*|nacina* udach|udo|rekach|nadgarst*|dzis*|znow*|wczoraj|zyletk*|
  noz*|brzuch*|nog* / chlasn*|chlasta*|potnel*|ciachn*|rozci*|rozcin* .. rece|rekach|zyletk*|udach|uda|przedramie*|noge
& sie tne|pocielam|pocialem|cielam_znowu|ciac|ciecia|potne|ciac_znow|przypalam|samookaleczam|okaleczam|kalecze|pociac|
  przypalac|pocielam|pocial|pociela|tnie|okaleczac|zranic|ranie / w +kreskach|sznytach|bliznach
tne|ciac|pociel*|pocial*|nacin*|kalecz*|okalecz*|drapie|przypala*|przypal* .. <body>|zyletk*|papieros*|zapalniczk*|
  specjalnie|celowo / cale|cala|cale_mam|mam <body> .. pociet*|blizn*|naciec*|ran|sznyt*|ciecia* / drapi* .. krwi|krew
rece|uda|rekach|nogi|przedramiona .. blizn*|ran*|cieci*|pociet*|naciec .. tn*|swie*|nowe|rekaw*|ciac|wstyd
robie|zrobic|zadaje|sprawia* +sobie +krzywde|bol|rany|krzywdy .. specjalnie|celowo|znowu|przesta*|zeby|gdy|jak|$
wal*|bij*|uderz* .. glowa|piescia|piesciami|sie .. sciane|mur|twarz .. krew|krwi|nienawidz*|az|siniak*|krwi
wbija* .. cyrkiel|igl*|noz*|paznok*|szpilk* .. <body>|skore|poczuc|sobie / przypala* .. papieros*|zapalniczk*|zelazk*
miesiac*|tygodni*|dlugo|rok* .. znow*|wroc* .. zyletk*|ciac|ciecia|tne / sznyt*|pociete .. mam|znowu|rece|sobie
wroc*|znowu|znow|przesta* .. ciac|ciecia|zyletk*|okalecz* / samookalecz*|autoagres*
# eating_disorder 2
35|36|37|38|39|40|41|42|43|44|45 .. slonia|tluszcz|lustrz*|grub*|swini*|kg|kilo* .. widze|lustrz*|dalej|nadal|wciaz|
  jeszcze|tlust* / waz* .. 35|36|37|38|39|40|41|42|43|44|45 +kg|kilo* .. dalej|nadal|tlusz*|grub*|glodz*|widze|wciaz
& wodzie|wode|kawie|gumach|glodze|woda tygodni*|dni|dzien|zyje|pije swinia|swini*|grub*|tlust*|obrzydl*|krowa|schudn*|
  brzydz*|slon*|wieloryb* / obzera*|obzar*|napad*|objad* .. rzyg*|wymiot*|przeczyszcz*|zwrac*|palc*|palec / sie +glodz*
rzyga*|wymiot*|zwraca* .. posil*|jedzeni*|specjalnie|celowo|zjem|zjadl*|obiad*|wszystko|kolac*|schudn* / glodz* +sie
nie|nic|tylko|prawie .. jem|jadl*|zjadlam|jesc|pije .. grub*|schudn*|waze|kg|kilo|brzydz*|tlust*|utyc|chud*|obrzydliw*|
  wstret* / boje|panicznie|strach .. przyty*|zjesc|utyc|jesc .. kilogram|jogurt|waga|waz*|okres*|nic|kalori*
dni|dzien|tydzien|tygodnie .. nic|nie|tylko|wode .. jem|jadl*|wode|kawe .. grub*|waze|schudn*|kg|tlust*|chud*|obrzydliw*
waze .. 35|36|37|38|39|40|41|42|43|44|45 .. grub*|tlust*|wciaz|nadal|widze / palce|palec +do|w|w_gardlo +gardla|gardlo
przeczyszczaj*|laksatyw* .. jem|jedz*|schudn*|tyc|utyc|codziennie|waga|po / boje +sie +jesc|jedzenia|przytyc|utyc
chowam|wyrzucam|wypluwam|oszukuje .. jedzeni*|obiad* .. rodzic*|mam*|jem / glodze|glodzic|glodzi|glodzilam +sie
100|200|300|400|500|600 +kalorii|kcal .. dzien|dziennie|jem|za / kibla|kibel|lazienk*|toalet* .. palce|rzyg*|wymiot*
glodowk* .. brzydz*|grub*|schudn*|dzien|cial*|kar* / palce|palec|palcami +w|do +gardla|gardlo|gardle
zmusz*|prowok* .. wymiot*|rzyg* / anoreksj*|anorektycz*|bulimi*
# abuse 2
& syn|corka|synowa|ziec|wnuk bije|uderza|szarpie|popycha|wyzywa|krzyczy emerytur*|pieniadze|rente|lat|wstyd|jesc|stara
& zdjecia|nagie|filmik|filmy|fotki wrzuci|wysle|opublikuje|rozesle|pokaze grozi|szantaz*|jak|ex|zerw*
zabronil*|zabrania|zakazal*|kontroluje .. spotykac|wychodzic|pracowac|dzwonic|zlotowk*|kase|telefon .. siostr*|rodzin*|
  twarz|dostal*|wyplat*|kolez* / <kin> .. rzucil*|cisnal|walnal|grzmotnal|trzasnal|szarpnal|kopnal|zepchnal +mna|mnie|mi
& zabral|zabiera|kontroluje|sprawdza|schowal|wydziela dowod|karte|telefon|paszport|pieniadze|kase|konto wychodzic|
  dostaje|bije|grozi|krzyczy|znajomymi|rodzina|klucz*|pozwala
<kin> .. skopal*|zlal*|uderzyl*|popchn*|zepchn*|pobil*|zbil*|kopnal|spoliczk* +mnie|mi|nas|mame|siostre
zostal*|bylam|bylem|jestem +zgwalcona|molestowan*|bita|pobita|wykorzystywan*|wykorzystan*|bity|pobity|gwalcona|
  ofiara_przemocy / & wyplate|pieniadze|pensje|karte|kase zabiera|bierze|kontroluje pozwolenie|prosic|wyjsc|wychodzic
dotyka*|maca*|obmac* .. mnie|miedzy|piersi|nocy|noc* .. noc*|spie|ojcz*|wujek|tata|ojciec|brat|mama|miejsc*|dziec*
nie +pozwala|wypuszcza .. wychodzic|wyjsc|dom*|dusi|pracowac|spotyka*|rodzin*|kolez*|przyjac*|pieni*|nigdzie
zabiera|zabral|kontroluje|sprawdza|schowal|trzyma .. telefon|tel|karte|dokumenty|dowod|pieniadze|kase|paszport|wyplate
  .. zamyka|bije|grozi|dusi|wychodz*|wypuszcza|boje|krzyczy|klucz
zamyka|zamknal|zamykal|wiezi|przetrzymuje .. mnie|klucz|domu|pokoju|piwnicy|mieszkaniu .. klucz|mnie|maz|telefon|grozi|
  bije|wychodz* / zgwalci*|zgwalcon*|gwalci*|molestow*|molestuj* .. mnie|mi|ja|zostal*|przez|jako|facet|wujek
grozi|grozil|mowi|powiedzial .. mi|mnie|nas|ze .. zabije|zabic|nozem|smiercia|zabij*|pobije|zdjeci*|dzieci .. jesli|jak|
  odejd*|mnie|nas|$|zostaw* / przychodzi|wchodzi|wlazi .. noc*|pokoj*|lozk* .. maca|dotyka|obmac*|lapy|rozbier*|<kin>
& bije|dusi|kopie|leje|katuje zone|swoja|dziecko|dzieci sasiad|maz|szwagier|ojciec|brat
zlamal|rozbil|podbil|wybil|rozcial +mi +reke|nos|zebro|zeba|warge|oko|szczeke|palec / za +byle +co +dostaje|bije|obrywam
& mnie <hits> znowu|wczoraj|pasem|codziennie|pijany|kiedy|jak|gdy|wstyd|czesto / & mnie|nas|mame|dzieci <hits> <abuser>
& ja|siostre|przyjaciolke|mame bije|pobil|dusi|katuje|leje <kin>|jej|facet|maz
<kin> .. tlucze|leje|bije|katuje|oklada +brata|mame|siostre|matke|psa|dzieci
boje +sie +wlasnego|wlasnej|swojego|mojego +meza|ojca|chlopaka|partnera|zony
<kin> +mnie|mi|nas .. wczoraj|znowu|dzis|codziennie|ciagle|czesto <hits> / <abuser> .. zlamal|rozbil|podbil|wybil +mi
siostra|mama|przyjaciolka|kolezanka|corka +jest +bita|katowana|gwalcona
za +spoznienie|zupe|bylo|kazde|byle +dostalam|dostaje|dostalem|obrywam / <kin>|trener|ksiadz +mnie +dotyka*|maca*|obmac*
szef|trener|ksiadz|facet|kolega|<kin> .. zmusil*|zmusza* .. do / zmusz*|zmusil* .. seks*|lozk*|stosun*|rozbier*|wspolzy*
# harm_to_others 2
zabije|zamorduje|zadzgam|zadusze|zastrzele|otruje +swojego|swoja|wlasnego|wlasna|tego|te +<kin>|<close>|ojca|matke|meza|
  gnoja|szefa|skurwysyna / podpal*|spal* +im|mu|jej|ten|ich|jego +dom|mieszkanie|samochod|chate|chalupe
przynosze|przyniose|biore|wezme|wnosze +pistolet|noz|bron|siekiere|spluwe|karabin +do pracy|szkoly|biura|roboty
dosyp*|doleje|dolac|wsypac|podac .. mezowi|zupy|herbaty|jedzenia|kawy|tesciow*|jemu .. spokoj|trut*|truc*|zawsze|umrze
spale|podpale|sfajcze|puszcze_z_dymem +te|ta|jego|jej|im|mu|ich|cala .. bude|chate|dom|mieszkanie|auto|nim|nia
ochote|ochota|mysli|boje|checi .. rzucic|cisnac|potrzasnac|udusic|uderzyc|trzasnac|przydusic +nim|nia|malym|dziec*|
  synk*|cork*|o_sciane .. sciane|podlog*|ryk*|placz*|$|wyje / powystrzela*|wystrzela*|rozstrzela*|wymorduj*|pozabijam
noz|bron|pistolet|spluwe|siekiere|maczete|kose .. jutro|szkol*|plecak*|torbie|prac* .. szkol*|zabij*|wszystk*|ide|biore|
  wezme|zrobie|ich / & trutk*|trucizn*|arszenik* otru*|dosyp*|dolej*|wsyp*|jedzeni*|herbat*
otruje|zadusze|udusze|zatluke|zastrzele|zadzgam|zabije|zarabie|rozjade|przejade +tesciow*|go|ja|samochodem|sasiad*|
  wlasn*|te|tego|tych|dziad*|gnoja|typa|kurw*|skurw*|suke|drania|bydlaka / zrobie +komus|mu|jej|im|dzis krzywde|komus
wbije|wsadze|poderzne|wpakuje|rozwale|obetne|rozlupie +mu|jej|im|temu .. noz|kulke|gardlo|leb|glowe|kose|siekiere
podpale|podpalic|spale|puszcze +im|mu|jej|ten|ich|jego|wszystkich|z_dymem +dom|mieszkanie|samochod|chate|blok|z_dymem
chce|chcem|ochote|zamierzam|planuje|mysle|zaraz|jutro|zeby .. udusic|zabic|zadzgac|dzgnac|otruc|zastrzelic|spalic|
  skrzywdzic|pobic|zatluc|rozjechac .. <close>|wlasne|wlasnego|wlasna|kogos|typa|go|ja|ich
chce|zamierzam|mam_ochote|ochote|przysiegam|jutro|dzis|dzisiaj|boje_sie_ze|pojde|planuje|musze|ide|postanowil*|mysle_o
  .. zabic|zabicia|zadzgac|zamordowac|udusic|zastrzelic|pobic|skrzywdzic|otruc|podpalic|zatluc|poderznac|zgwalcic|
  zgwalcic +$|go|ja|ich|mojego|moja|swojego|swoja|meza|zone|szefa|brata|ojca|matke|sasiada|kogos|bylego|byla|wszystkich|
  dziecko|tego|te|ta|siostre|chlopaka / przyniose|wezme|wnosze|zabiore .. bron|noz|pistolet|bombe .. szkol*|prac*|klas*
zabije|zadzgam|zatluke|zastrzele|udusze|zamorduje|otruje|zarzne|spale|potne|poderzne|pobije|zajebie|rozjade|ubije|
  wykoncze +go|ja|ich|ojca|matke|byla|bylego|meza|zone|tego|szefa|sasiada|wszystkich|brata|te|ta|kogos|mojego|moja|
  siostre|dziewczyne|chlopaka / boje +sie +ze .. zrobie|zabije|skrzywdze|uderze|udusze +mu|jej|go|ja|cos|krzywde|dziecko
go|ja|ich|ojca|matke|meza|zone|bylego|typa .. zabije|zadzgam|zatluke|zastrzele|udusze|zamorduje|otruje|dzgne|zarzne|
  spale|pobije|zajebie / planuje|zaplanowal*|przygotowuje|szykuje +zabojstwo|morderstwo|zamach|strzelanine|masakre|atak
<weapon>|benzyn* .. plecak*|szkol*|kupil*|mam_juz|torbie|zabij*|spal*|podpal* .. zabij*|zadzg*|szkol*|jutro|nozem|
  plecak*|podpal*|dzgn*|dom / chce dzgnac|pobic|zabic|otruc +brata|szefa|ojca|matke|meza|zone|sasiada|go|ja|ich
boje|ochote|mysli|bojac|strach .. krzywde|skrzywdz*|rzuc*|potrzas*|udusz*|zabij*|zabic|uderz*|gorszego .. dzieck*|synk*|
  syn*|cork*|mal*|kogos|matk*|zon*|bab* / trzasl*|uderzyl*|pobil* +synkiem|corke|syna|dziecko|zone|dziewczyne|dzieckiem
strzelanin* .. szkol*|jutro|zrobie
# now
dzis|dzisiaj|teraz|zaraz|w_nocy
# ordinary
nigdy|nie +bym|sobie|zabije|chce|mysle|jestem|zrobil* +sobie|zabil*|umierac|samobojc*|o_samobojstwie|krzywdy|nic
umier*|zdech*|pad* +z|ze|od +glodu|smiech*|goraca|nudow|zimna|wstydu|zmeczenia|pragnienia|ciekawosci|niewyspania
zabi* +za|z|ze|czas|mnie_wzrokiem|smoka|bossa|nude|komara|mnie_jak|mnie_jesli +pierog*|smiech*|kebs*|czas|nud*|kaw*|jak|
  $|pizz*|czekolad* / nogi|upal|sesja|silownia|trening|praca|buty|glowa +mnie|dzis|mnie_dzis +zabij*|zabil*|wykoncz*
szef|mama|stara|zona|nauczyciel*|matka|trener|dziewczyna|upal|korki +mnie|to_mnie +zabije|zabija|wykonczy|dobil*
ciel*|cial*|ciac|obci*|tne|skalecz*|oparz*|poparz* .. grzyw*|wlosy|palec|gotow*|cebul*|golen*|warzyw*|papier*|kroj*|
  koszt*|trawe|drewno|czajnik*|chleb / zacia*|zaciel*|pocia*|pociel* .. papryk*|palec|palca|gotow*|chleb|ogork*|warzyw*
<hits> +mnie|nas +w|na|po_plecach|rekord|o|brawo|po_ramieniu|w_szachy szachy|fife|karty|tenisa|glow*|kregle|wzrusz*|oczy
& dym|ogien|pali|pozar grill*|komin*|swiec*|ognisk*|ciast*|przypal*|cwiczen*|papieros*|fajk* / nie +mam +mysli|samobojc*
& syn|corka bije|gryzie spac|dwulatek|dwuletni|lat_dwa|dwa_lata|przedszkol*|zmecz*|bawi* / nie +mam +mysli +samobojczych
rzyga*|wymiot*|zwraca* .. jelitow*|ciaz*|kac*|grypa|chorob*|noc|zatru*|wirus*|statk* / nigdy .. sobie|nic +nic|krzywdy
skocz* +spadochron*|do_sklepu|na_bungee|ze_spadochronem|na_piwo|do / zabi*|zatluk* .. karp*|komar*|much*|pajak*|ryb*|os*
& je* post|ramadan|dietety*|lekarz*|operacj*|badani*|wielki|12h / jelitow*|ciaz*|zatru*|wirus* .. rzyga*|wymiot*|zwraca*
dziecko|kot|pies|maly .. mnie +bije|drapie|gryzie|ugryzl / chodzi|idzie +za +mna .. insta|tiktok*|kot|pies / umrzec +niz
zabije +te|ta +drukark*|komputer|budzik|muche / bije|bili +rekord*|brawo|sie_o|piane|mi_serce / zabijam +sie +o
za +pierog*|kebs*|pizz*|kaw*|czekolad* / nie +zabije|zabij|zabilbym|zabilabym / & oddychac|piersi* smiech*|silown*
myslalem|myslalam .. go|ja +zabije / & wypadek korku|korek|korki / na_silce|magisterka|egzamin / kot|pies .. za +mna
zyc +bez|z|w|tak|na|tu|jak / drukarke|budzik / sniezk*
# fiction
film*|serial*|odcin*|ksiazk*|powiesc|powiesci|powiescia|piosenk*|gra|gry|grze|grac|gramy|podcast*|postac*|dokumentaln*|
  anime|netflix*|rpg|bajk*|wiersz*|sztuka|sztuke|sztuki|teatr*|csie|cs|fortnite|gta|minecraft|wiedzmin*|boss*|smok*|
  zombie|romeo|werter*|witkac*|horror*|kryminal*|mecz*|artykul*|czytam|ogladam|obejrzal*|mafi*|strzyg*|szach*|fifa|fife|
  mario|tenis*|szachy|serialu|mroza / 10|15|20|12|18|25|30|dziesiec|pietnascie|dwadziescia +lat +temu
jako|mialam|mialem|kiedys nastolat*|16|15|17|anoreks*|bulimi*|cielam|dzieciak .. temu|dzis|lat|teraz
haha*|xd|xdd|lol|hehe*
# minor 2
& mama|tata|rodzice zabier*|zabral*|wylacza*|kaz*|chowa* tel|telefon|wifi|komorke|komputer szkol*|lekcj*|21|22|jutro|
  spac / mam|skoncze|skonczylam|skonczylem|koncze|dopiero|mam_dopiero|bede_miec +<n>|dopiero_<n>|tylko_<n>
nie|bez|jeszcze +mam|skonczyl*|jestem +jeszcze|18|osiemnast*|pelnoletni* +$|18|osiemnast*|pelnoletni*|lat|tu
klamal*|sklamal*|podal*|falszyw* .. wiek*|dat*|urodzenia .. rejestrac*|dopiero|osiemnast*|mam|$|konto / rocznik +<born>
chodze|jestem|ide|do|w|mojej +do|w|z +szostej|siodmej|osmej|piatej|czwartej|6|7|8|podstawow* +$|klasy|klasie|do|dzwon*
rodzice|mama .. nie_wiedza|nie_pozwala*|zabiera* .. niepelnoletni*|telefon|podstawow*|nieletni* / urodzil* .. <born>
jestem|jeszcze|bo +nieletni*|niepelnoletni*|maloletni*|nastolatk*|uczennica|dzieckiem / nieletni*|niepelnoletni*
wychowawczyni .. podstawow*|klasy|rodzic* .. rodzic*|mi|do_mnie|mnie|uwag* / ^<n> +lat +$|i|skonczone|mam|dopiero
sprawdzian|kartkowk*|klasowk* .. siodma|osma|szosta|osmej|siodmej|klas* / jutro +mam +kartkowk*|sprawdzian*
brakuje|zostal*|jeszcze .. do +18|osiemnastki|pelnoletnosci / osiemnastk*|osiemnascie .. mam|dopiero|bede .. za|dopiero
pani +od +matmy|polskiego|biologii|historii|fizyki|wf / koncze|skoncze|bede_miec|kończę .. <n> +$|lat|za|w
# adult
syn*|cork*|brat*|siostr*|wnu*|dziec*|ucze*|moja|mojej_corki|moj .. ma|<n>|chodzi|corki|z|podstawow*|konczy +<n>|letni*|
  osiemnast*|klas*|lat|znowu|podstawow* / kiedy|gdy|jak|od|w +mialem|mialam|<n>|mial|miala
<n> +godzin|godziny|minut|tygodni*|dni|kilo|kg|km|miesiecy|zlotych|lat_temu|lat_w|lat_na|lat_razem|stron / w +<n>
ucze|nauczyciel*|wykladam +w|klasy .. klas*
`;
