/** Polish, in the notation of `../phrases.ts`. */
export const polish = `# lists
kin = maz|mezem|chlopak|facet|partner|zona|dziewczyna|ex|byly|ojciec|tata|ojczym|matka|mama|macocha|wujek|brat|
  siostra|dziadek|kuzyn|tesc|rodzice|konkubent|narzeczony|stary
close = <kin>|przyjaciel|przyjaciolka|kumpel|kolega|kolezanka|syn|corka|synek|dziecko|dziecku|dzieci|szef|sasiad|
  nauczyciel|rodzina|ktos|wszyscy|kogos
abuser = on|ona|<kin>|trener|szef|sasiad|ksiadz|nauczyciel|syn|typ
want = chce|chcialbym|chcialabym|chcial|mysle|myslalem|myslalam|mysli|zamierzam|planuje|postanowil*|probowal*|
  sprobuje|zaraz|pojde|pisze|napisal*|powiedzial*|mowi|grozi|marze|wole|musze|ide|zeby|zdecydowal*|gotow*
pills = tabletek|tabletki|lekow|leki|prochow|prochy|pigulek|opakowanie|opakowania|paracetamolu|nasennych|nasenne|
  xanax*|blister
hits = bije|bil|pobil|pobila|uderzyl*|dusi|dusil|kopie|kopal|gwalci|zgwalcil|gwalcil|molestuje|molestowal|obmacuje|
  obmacywal|katuje|tlucze|leje|skatowal|popycha|szarpie|maltretuje|zneca|wykorzystuje|wykorzystal|poddusza|podduszal|
  policzkuje|spoliczkowal|wali|bija|szarpal|przypala
body = reka|reke|rece|rekach|ramie|ramiona|przedramie|przedramiona|nadgarstek|nadgarstki|udo|uda|udach|noga|nogi|
  nogach|skora|skore|brzuch|zyly
weapon = noz|nozem|pistolet|bron|siekiera|siekiere|maczeta|mlotek|kij|spluwa|wiatrowka
n = 11|12|13|14|15|16|17|jedenascie|dwanascie|trzynascie|czternascie|pietnascie|szesnascie|siedemnascie
# suicide 2
samobojstw* +$|bo|dzis|codziennie|nie|od|i|popelni*|to|jutro|juz
<want>|o|popelni*|mysli|list|plan* samobojstw*|samobojcz*
samobojcze|samobojczych +mysli|$
mysli +samobojcze|samobojczych
& sie zabije|zabic|powiesic|powiesze|wieszam|utopic|zastrzelic|zabijam|powiesi|zabije|otruc|zastrzele|rzuce_pod|
  rzucic_pod
sie +powiesic|zabic|utopic|zastrzelic|otruc
skonczyc|skoncze ze|z +swoim|soba|wszystkim +$|zyciem|raz
odebrac|odbiore|odbierze|odebral*|odbieram +sobie +zycie
skoncze|skonczyc|koncze|skonczy +ze|z|to +soba|tym_wszystkim|zyciem|wszystko
ze_soba|ze_swoim_zyciem +skoncz*|koncze
nie|bez +chce|mam|daje|widze juz|dalej|rady|sily|sensu +zyc|istniec
nie +chce +zyc|istniec|sie_budzic
<want> umrzec|nie_zyc|zdechnac|zniknac_na_zawsze|nie_istniec|sie_nie_obudzic|nie_obudzic|zakonczyc_zycie
skocz*|rzuc* +sie|z|pod|z_mostu most*|pociag*|dach*|balkon*|tory|metro|okna|wiezowc*
list|listy +pozegnaln*
list .. zabij*|pozegnal*|napisan* .. zabij*|noc*|zabije|pociag
podciac|podetne|podcial* +sobie +zyly
lepiej .. beze_mnie|zebym_nie_zyl*|gdybym_nie_zyl*|umrzec
nikt|wszystkim .. teskni*|lepiej|obejdzie .. beze_mnie|umre
wolalbym|wolalabym +nie_zyc|umrzec
zakonczyc|zakoncze +swoje|to|swoj|moje +zycie|zywot
# immediate_danger 3
zaraz|zara +skocze|skacze
& domu|mieszkaniu|domem jest|ktos|wszedl facet|ktos|obcy|mezczyzna|bandyta <weapon>|sama|schow*|pomoc*
polkn*|wzial*|lykn*|nalyka*|zjadl*|wypil*|zazyl* .. cale|cala|wszystkie|opakowanie|garsc|paczke|dwa|30|40|50|60|20|
  butelke <pills>
przedawk*
wypil*|polkn*|napil* wybielacz*|trucizn*|domestos*|kwas*|kreta|trutk*
stoje|siedze|jestem .. dach*|most*|krawedz*|barierk*|balkon*|parapet*|torach|wiaduk* .. skocz*|skacz*|rzuc*|pusc*|
  krawedzi|zegnaj*|barierka|dol
stoje +za|na +barierk*|krawedzi
krew|krwi .. nie|leje|leci|pelno|duzo|wszedzie|tyle .. przesta*|zatrzym*|wszedzie|leci|stop*|zatam*|gleboko
podcial*|przeci*|poci* +sobie|za +zyly|gleboko|tetnic*
krwawie|wykrwawi* .. nie|mocno|duzo|strasznie|umieram|pomoc*|$
& <weapon> on|ex|facet|maz|ojciec|ktos|byly|stoi|koles|dobija drzwi*|lazienk*|schowa*|pomoc*|ratun*|zabij*|
  mieszkani*|dom|okn*
chce|zaraz|krzyczy|grozi|mowi|idzie|probuje .. mnie|nas .. zabic|zabije|zabij* .. pomoc*|ratun*|drzwi*|lazien*|
  schow*|blagam
on|facet|maz|ojciec|zaraz +mnie +zabije|zabij* .. pomoc*|ratun*|blagam|$
wlamuj*|wlamal*|wywaz*|dobija|wali|kopie|rozwala|wszedl .. drzwi*|mieszkani*|domu|okno .. sama|sam|ratun*|pomoc*|
  boje|siekier*|noz*|schow*|kto*|facet|koles|zabij*|slysze
ktos|facet|koles|obcy|typ .. wlam*|mieszkaniu|moim_domu|dobija|domu
postrzel*|dzgn*|porwa*|dzgniet* .. krwawi*|pomoc*|ratun*|mnie
nie +oddycha|reaguje|budzi
<close>|on|ona .. polkn*|nalyka*|wzial*|przedawk*|lykn* .. tabletk*|lek*|opakowanie|prochy
karetk*|pogotowi*|policj* .. szybko|pomoc*|prosze|ratun*
# self_harm 2
samookalecz*|autoagres*
& sie tne|pocielam|pocialem|cielam_znowu|ciac|ciecia|potne|ciac_znow|przypalam|samookaleczam|okaleczam|kalecze|
  pociac|przypalac|pocielam|pocial|pociela|tnie|okaleczac|zranic|ranie
tne|ciac|pociel*|pocial*|nacin*|kalecz*|okalecz*|drapie|przypala*|przypal* .. <body>|zyletk*|papieros*|zapalniczk*|
  specjalnie|celowo
przypala* .. papieros*|zapalniczk*|zelazk*
zyletk*|ostrze|skalpel .. <body>|tne|ciac|znowu|wroc*
rece|uda|rekach|nogi|przedramiona .. blizn*|ran*|cieci*|pociet*|naciec .. tn*|swie*|nowe|rekaw*|ciac|wstyd
robie|zrobic|zadaje|sprawia* +sobie +krzywde|bol|rany|krzywdy .. specjalnie|celowo|znowu|przesta*|zeby|gdy|jak|$
wal*|bij*|uderz* .. glowa|piescia|piesciami|sie .. sciane|mur|twarz .. krew|krwi|nienawidz*|az|siniak*|krwi
bije|walę|uderzam +sie .. az|siniak*|krew|zasluz*
<close>|ona|on .. sie +tnie|okalecza|samookalecza|pociela|pocial
wroc*|znowu|znow|przesta* .. ciac|ciecia|zyletk*|okalecz*
# eating_disorder 2
anoreksj*|anorektycz*|bulimi*
rzyga*|wymiot*|zwraca* .. posil*|jedzeni*|specjalnie|celowo|zjem|zjadl*|obiad*|wszystko|kolac*|schudn*
posil*|obiad*|jedzeni*|zjem|zjesc|wszystko .. rzyga*|wymiot*|zwraca* .. dwa|lata|nikt|zmusz*|specjalnie|celowo|mie*|
  $|codziennie
zmusz*|prowok* .. wymiot*|rzyg*
palce|palec +do|w|w_gardlo +gardla|gardlo
glodze|glodzic|glodzi|glodzilam +sie
przeczyszczaj*|laksatyw* .. jem|jedz*|schudn*|tyc|utyc|codziennie|waga|po
nie|nic|tylko|prawie .. jem|jadl*|zjadlam|jesc|pije .. grub*|schudn*|waze|kg|kilo|brzydz*|tlust*|utyc|chud*|
  obrzydliw*|wstret*
dni|dzien|tydzien|tygodnie .. nic|nie|tylko|wode .. jem|jadl*|wode|kawe .. grub*|waze|schudn*|kg|tlust*|chud*|
  obrzydliw*
boje|panicznie|strach .. przyty*|zjesc|utyc|jesc .. kilogram|jogurt|waga|waz*|okres*|nic|kalori*
waze .. 35|36|37|38|39|40|41|42|43|44|45 .. grub*|tlust*|wciaz|nadal|widze
100|200|300|400|500|600 +kalorii|kcal .. dzien|dziennie|jem|za
# abuse 2
& mnie|nas|mame|dzieci <hits> <abuser>
& mnie <hits> znowu|wczoraj|pasem|codziennie|pijany|kiedy|jak|gdy|wstyd|czesto
& ja|siostre|przyjaciolke|mame bije|pobil|dusi|katuje|leje <kin>|jej|facet|maz
zgwalci*|zgwalcon*|gwalci*|molestow*|molestuj* .. mnie|mi|ja|zostal*|przez|jako|facet|wujek
zostal*|bylam|bylem|jestem +zgwalcona|molestowan*|bita|pobita|wykorzystywan*|wykorzystan*|bity|pobity|gwalcona|
  ofiara_przemocy
zmusz*|zmusil* .. seks*|lozk*|stosun*|rozbier*|wspolzy*
dotyka*|maca*|obmac* .. mnie|miedzy|piersi|nocy|noc* .. noc*|spie|ojcz*|wujek|tata|ojciec|brat|mama|miejsc*|dziec*
<kin>|trener|ksiadz +mnie +dotyka*|maca*|obmac*
wklada|pcha +mi +rece|lapy
nie +pozwala|wypuszcza .. wychodzic|wyjsc|dom*|dusi|pracowac|spotyka*|rodzin*|kolez*|przyjac*|pieni*|nigdzie
zabiera|zabral|kontroluje|sprawdza|schowal|trzyma .. telefon|tel|karte|dokumenty|dowod|pieniadze|kase|paszport|
  wyplate .. zamyka|bije|grozi|dusi|wychodz*|wypuszcza|boje|krzyczy|klucz
zamyka|zamknal|zamykal|wiezi|przetrzymuje .. mnie|klucz|domu|pokoju|piwnicy|mieszkaniu .. klucz|mnie|maz|telefon|
  grozi|bije|wychodz*
grozi|grozil|mowi|powiedzial .. mi|mnie|nas|ze .. zabije|zabic|nozem|smiercia|zabij*|pobije|zdjeci*|dzieci .. jesli|
  jak|odejd*|mnie|nas|$|zostaw*
boje +sie +meza|ojca|chlopaka|partnera|ojczyma|bylego|wracac_do|wrocic_do|go|ze_maz|ze_ojciec|ze_mnie +$|bo|bije|
  pobije|zabije|uderzy|bedzie|znowu|domu|znow
siniak*|warg*|zebro|nos|limo|oko .. maz|facet|chlopak|ojciec|pobil|zlama*|rozci*|on|partner|szyi .. maz|facet|
  chlopak|ojciec|pobil|bije|partner|uderz*
przemoc* +domow*
pasem|kablem .. bije|leje|mnie
<abuser> .. zlamal|rozbil|podbil|wybil +mi
# harm_to_others 2
strzelanin* .. szkol*|jutro|zrobie
zrobie +komus|mu|jej|im|dzis krzywde|komus
chce dzgnac|pobic|zabic|otruc +brata|szefa|ojca|matke|meza|zone|sasiada|go|ja|ich
chce|zamierzam|mam_ochote|ochote|przysiegam|jutro|dzis|dzisiaj|boje_sie_ze|pojde|planuje|musze|ide|postanowil*|
  mysle_o .. zabic|zabicia|zadzgac|zamordowac|udusic|zastrzelic|pobic|skrzywdzic|otruc|podpalic|zatluc|poderznac|
  zgwalcic|zgwalcic +$|go|ja|ich|mojego|moja|swojego|swoja|meza|zone|szefa|brata|ojca|matke|sasiada|kogos|bylego|
  byla|wszystkich|dziecko|tego|te|ta|siostre|chlopaka
zabije|zadzgam|zatluke|zastrzele|udusze|zamorduje|otruje|zarzne|spale|potne|poderzne|pobije|zajebie|rozjade|ubije|
  wykoncze +go|ja|ich|ojca|matke|byla|bylego|meza|zone|tego|szefa|sasiada|wszystkich|brata|te|ta|kogos|mojego|moja|
  siostre|dziewczyne|chlopaka
go|ja|ich|ojca|matke|meza|zone|bylego|typa .. zabije|zadzgam|zatluke|zastrzele|udusze|zamorduje|otruje|dzgne|zarzne|
  spale|pobije|zajebie
<weapon>|benzyn* .. plecak*|szkol*|kupil*|mam_juz|torbie|zabij*|spal*|podpal* .. zabij*|zadzg*|szkol*|jutro|nozem|
  plecak*|podpal*|dzgn*|dom
przyniose|wezme|wnosze|zabiore .. bron|noz|pistolet|bombe .. szkol*|prac*|klas*
podpal*|spal* +im|mu|jej|ten|ich|jego +dom|mieszkanie|samochod|chate|chalupe
boje|ochote|mysli|bojac|strach .. krzywde|skrzywdz*|rzuc*|potrzas*|udusz*|zabij*|zabic|uderz*|gorszego .. dzieck*|
  synk*|syn*|cork*|mal*|kogos|matk*|zon*|bab*
boje +sie +ze .. zrobie|zabije|skrzywdze|uderze|udusze +mu|jej|go|ja|cos|krzywde|dziecko
trzasl*|uderzyl*|pobil* +synkiem|corke|syna|dziecko|zone|dziewczyne|dzieckiem
<close>|on .. mowi|powiedzial|chce|grozi|ze .. zabije|zastrzeli|zadzga|zabic +go|ja|zone|byla|bylego|szefa|sasiada|
  ich|kogos|swoja
# now
dzis|dzisiaj|teraz|zaraz|w_nocy
# ordinary
nie +mam +mysli|samobojc*
nie +mam +mysli +samobojczych
zabijam +sie +o
umrzec +niz
nigdy|nie +bym|sobie|zabije|chce|mysle|jestem|zrobil* +sobie|zabil*|umierac|samobojc*|o_samobojstwie|krzywdy|nic
nigdy .. sobie|nic +nic|krzywdy
umier*|zdech*|pad* +z|ze|od +glodu|smiech*|goraca|nudow|zimna|wstydu|zmeczenia|pragnienia|ciekawosci|niewyspania
zabi* +za|z|ze|czas|mnie_wzrokiem|smoka|bossa|nude|komara|mnie_jak|mnie_jesli +pierog*|smiech*|kebs*|czas|nud*|kaw*|
  jak|$|pizz*|czekolad*
za +pierog*|kebs*|pizz*|kaw*|czekolad*
szef|mama|stara|zona|nauczyciel*|matka|trener|dziewczyna|upal|korki +mnie|to_mnie +zabije|zabija|wykonczy|dobil*
nogi|upal|sesja|silownia|trening|praca|buty|glowa +mnie|dzis|mnie_dzis +zabij*|zabil*|wykoncz*
na_silce|magisterka|egzamin
ciel*|cial*|ciac|obci*|tne|skalecz*|oparz*|poparz* .. grzyw*|wlosy|palec|gotow*|cebul*|golen*|warzyw*|papier*|kroj*|
  koszt*|trawe|drewno|czajnik*|chleb
rzyga*|wymiot*|zwraca* .. jelitow*|ciaz*|kac*|grypa|chorob*|noc|zatru*|wirus*|statk*
jelitow*|ciaz*|zatru*|wirus* .. rzyga*|wymiot*|zwraca*
& je* post|ramadan|dietety*|lekarz*|operacj*|badani*|wielki|12h
zyc +bez|z|w|tak|na|tu|jak
<hits> +mnie|nas +w|na|po_plecach|rekord|o|brawo|po_ramieniu|w_szachy szachy|fife|karty|tenisa|glow*|kregle|wzrusz*|
  oczy
dziecko|kot|pies|syn|maly .. mnie +bije|drapie|gryzie|ugryzl
drukarke|budzik
bije|bili +rekord*|brawo|sie_o|piane|mi_serce
skocz* +spadochron*|do_sklepu|na_bungee|ze_spadochronem|na_piwo|do
# fiction
film*|serial*|odcin*|ksiazk*|powies*|piosenk*|gra|gry|grze|grac|gramy|podcast*|postac*|dokument*|anime|netflix*|rpg|
  bajk*|wiersz*|sztuk*|teatr*|csie|cs|fortnite|gta|minecraft|wiedzmin*|boss*|smok*|zombie|romeo|werter*|witkac*|
  horror*|kryminal*|mecz*|artykul*|czytam|ogladam|obejrzal*|mafi*|strzyg*|szach*|fifa|fife|mario|tenis*|szachy|
  serialu|mroza
haha*|xd|xdd|lol|hehe*
jako|mialam|mialem|kiedys nastolat*|16|15|17|anoreks*|bulimi*|cielam|dzieciak .. temu|dzis|lat|teraz
10|15|20|12|18|25|30|dziesiec|pietnascie|dwadziescia +lat +temu
# minor 2
mam|skoncze|skonczylam|skonczylem|koncze|dopiero|mam_dopiero|bede_miec +<n>|dopiero_<n>|tylko_<n>
jestem|jeszcze|bo +nieletni*|niepelnoletni*|maloletni*|nastolatk*|uczennica|dzieckiem
nieletni*|niepelnoletni*
nie|bez|jeszcze +mam|skonczyl*|jestem +jeszcze|18|osiemnast*|pelnoletni* +$|18|osiemnast*|pelnoletni*|lat|tu
osiemnastk*|osiemnascie .. mam|dopiero|bede .. za|dopiero
klamal*|sklamal*|podal*|falszyw* .. wiek*|dat*|urodzenia .. rejestrac*|dopiero|osiemnast*|mam|$|konto
chodze|jestem|ide|do|w|mojej +do|w|z +szostej|siodmej|osmej|piatej|czwartej|6|7|8|podstawow* +$|klasy|klasie|do|dzwon*
sprawdzian|kartkowk*|klasowk* .. siodma|osma|szosta|osmej|siodmej|klas*
wychowawczyni .. podstawow*|klasy|rodzic* .. rodzic*|mi|do_mnie|mnie|uwag*
rodzice|mama .. nie_wiedza|nie_pozwala*|zabiera* .. niepelnoletni*|telefon|podstawow*|nieletni*
# adult
kiedy|gdy|jak|od|w +mialem|mialam|<n>|mial|miala
syn*|cork*|brat*|siostr*|wnu*|dziec*|ucze*|moja|mojej_corki|moj .. ma|<n>|chodzi|corki|z|podstawow*|konczy +<n>|
  letni*|osiemnast*|klas*|lat|znowu|podstawow*
<n> +godzin|godziny|minut|tygodni*|dni|kilo|kg|km|miesiecy|zlotych|lat_temu|lat_w|lat_na|lat_razem|stron
w +<n>
ucze|nauczyciel*|wykladam +w|klasy .. klas*
`;
