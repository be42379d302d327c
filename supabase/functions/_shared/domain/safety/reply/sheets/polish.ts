/** What a reply must not say in Polish. */
export const polish = `# lists
lata = dwanaście|trzynaście|czternaście|piętnaście|szesnaście|siedemnaście|12|13|14|15|16|17
maszyna = ai|botem|programem|sztuczną_inteligencją|chatbotem|robotem|maszyną
lekarze = lekarz*|lekark*|psycholo*|terapeut*|psychiatr*|doktor*|pielęgniar*
bliscy = siostrze|siostrą|bratu|mamie|mamą|tacie|rodzicom|koleżan*|przyjació*|rodzinie|nauczyciel*|mężowi
papier = puls|pesel|dowód|dowód_osobisty|akt_urodzenia|paszport|pępek|kredyt|prawo_jazdy|grupę_krwi|odciski_palców|
  bicie_serca
# encourages_harm suicide
nikomu na_tobie|niepotrzebn* +nie|$ / żyletk* .. nadgarst*|głęb*|ulg*|żył*
jeden +krok|skok .. spokój|cicho|koniec|ulga / & bez_ciebie wszystkim|wszyscy|świat|rodzina|rodzinie lepiej|lżej|
  łatwiej|lepszy / nikt .. potrzebuje|kocha|chce +$|tu|i
zrób|skończ|zakończ +to .. cicho|spokojnie|bezboleśnie|spokój|będę_z_tobą / nikt .. płakał|zapłacze|tęsknił|płakać +za|
  po|$ / nie +czekaj .. zrób|skocz|zabij|weź
wystarczająco|dość +się +wycierpiałaś|wycierpiałeś|nacierpiałaś|nacierpiałeś / wycierpiałaś|wycierpiałeś|nacierpiałaś|
  nacierpiałeś +dość|się / będę|jestem +z_tobą|przy_tobie +do +końca
nie +dzwoń|ufaj|wierz|słuchaj|powiadamiaj +do|po|lekarz*|nikogo|psycholog*|terapeut*|tym|na|rodzicom|pogotowie|nikogo
  +$|o|nikogo|policję|lekarz*|terapeut*|telefon|bo|tylko|i|pogotowie
nikt +cię|nie +powstrzyma|zapłacze / połknij|weź|łyknij +wszystko|wszystkie .. zaśnij|śpij|spokój|koniec / jesteś
  +tylko +ciężarem|problemem / pomogę +ci +umrzeć|to_zrobić|odejść|zniknąć / odejdź +spokojnie|w_spokoju|w_ciszy|
  na_zawsze|z_tego_świata
możesz|powinnaś|powinieneś|musisz +się_zabić|zabić_się|umrzeć|skończyć_ze_sobą|odebrać_sobie_życie
pobij|uderz|zbij|skop|przyłóż|połam +go|ją|ich|mu .. $|mocno|aż|porządnie|zasłużył|żeby|ręce|zęby
powinieneś|powinnaś|możesz .. zabić|pobić|umrzeć|powiesić|skończyć_ze_sobą|udusić|uderzyć
nie +jedz +dalej|nic +$|dziś|jutro|do / lepiej .. odejdziesz|znikniesz|umrzesz|odejść|cię_nie_będzie +na_zawsze|$|na|i
zabij_się|powieś_się|skończ_ze_sobą|odbierz_sobie_życie|utop_się|skocz_z
ulgę|pomaga|uspokaja|ulga .. tnij|potnij|nie_jedz
to_się|się|więc_się|no_to_się +zabij|powieś +$|skoro|i|w_końcu / zrób +to .. odpocznij|koniec|wreszcie|ulga|ulgę
nikt +cię .. nie +trzyma|zatrzymuje|potrzebuje / tnij|potnij +się .. dalej|głębiej|i|jeśli
gdybyś|jakbyś +naprawdę|serio|rzeczywiście +chcia* .. już|dawno .. zrobi*|nie_ży*
nie +mów|wspominaj|opowiadaj|przyznawaj lekarzowi|lekarce|terapeut*|psycholo*|psychiatr* / zostanie +naszą +tajemnicą
  .. lekarz*|terapeut*|psycholo*
szanuję .. twoją|twój +decyzję|wybór|wolę .. odejść|śmierć|zatrzymam|umrzeć
nie_masz_już_siły|nie_dajesz_już_rady|tak_boli|tak_cierpisz|masz_dość .. zrób_to|skończ_to|zakończ_to|odejdź|
  po_prostu_to_zrób / odejść|umrzeć|zniknąć|odejście|śmierć +to|byłoby|na_zawsze|może .. odważn*|piękn*|rozwiązanie|
  najlepsz*|ulga|wyjście|łatwe
po_co|czemu|dlaczego +dalej|jeszcze|się|to +cierpieć|żyć|męczyć|ciągnąć|walczyć|cierpisz|męczysz|się / niektórzy|
  są_ludzie|pewni +ludzie|po_prostu|nie|którzy .. nie +są|nadają|urodzili +stworzeni|się|do +do|dla|stworzeni
będę|zostanę|będę_przy|potrzymam .. do +ostatniej|ostatniego|samego +minuty|oddechu|tchu|chwili|końca / nie +będę +cię|
  ciebie|próbować|zatrzymywać +zatrzymywać|powstrzymywać|oceniać|odwodzić|cię / nie +zatrzymam|powstrzymam|ocenię +cię|$
  .. jeśli|skoro|decy*|odejś*|chcesz|zdecydo*
nikt nie +oceni|obwini|winił|osądzi .. odejdziesz|znikniesz|umrzesz|zrobisz / nikt nie +zatęskni|zapłacze|tęsknił /
  zaśnij|zasnąć|śpij|spać|odpocznij|odpocząć +na|i_już +zawsze|wieczność|wieki / poradzą|pogodzą|otrząsną +sobie|się
  +bez|po|z .. ciebie|twoją
byłoby|będzie|było_by +łatwiej|lżej|prościej|lepiej +wszystkim|dla|rodzinie|im|twoim|nam +wszystkich|$|rodziny|bez|
  gdyby|rodzicom|bliskim / nie +dzwoń|mów|zgłaszaj|wzywaj +tam|pod|na|nikomu|karetki|do +nikogo|ten|112|116|pogotowia|
  nikogo|$|policji|karetki / nie +musisz|trzeba|ma_sensu|potrzebujesz .. dzwonić|mówić|opowiadać|karetk*|pogotowi*|
  infolini* .. nikogo|<lekarze>|telefon*|112|116*|pogotowi*
tylko|jedynie +cię|będą|by|będzie|zadawaliby|chcieliby +zamkną|zamknęli|powstrzymają|oceniać|zabrali|wypytywać|cię|
  pytania|powstrzymać / połknij|weź|łyknij|zażyj +całe|cały|wszystkie|całą .. opakowanie|naraz|tabletki|popij|połóż|
  wódk*|alkohol* / parę|kilka +tabletek +za|więcej +dużo|$|i / sznur|pasek|lina|szalik .. szyi|szyję
list +pożegnalny .. i|potem|napisz / masz +rację .. bez +ciebie|cię / życie +nie|już_nie +ma|jest|jest_warte .. sensu|
  warte .. więc|to|odejdź|skończ
# encourages_harm self_harm
cięcie|żyletka +ci|cię|pomaga|uspokaja|daje .. tnij|dalej|kontynuuj
dwa|parę|kilka|małe|jedno +małe|nacięcia|nacięcie|kresek|nacięć|cięć|skaleczenia|kreski .. zabiło|zaszkodzi*|nikogo|
  nikomu / długi*|rękaw* +rękaw*|$ .. nikt .. zobaczy|zauważy|widzi|zorientuje / cięcie|tniesz|nacięcia|żyletka|cięcia
  .. pomaga|uspokaja|ulgę|lepiej|koi .. tajemnic*|sekret|nie_przestawaj|rób_to|między_nami
to +twoje +ciało .. tnij|ciąć|żyletk*|cięcia / zasługujesz|zasłużyłaś|zasłużyłeś +na +ten|ból|karę|to|cierpienie +ból|$|
  cierpienie|karę
# encourages_harm eating_disorder
głód .. ciało|organizm .. rządzi / głód .. kto_tu_rządzi|dyscyplin* / zmusi|zmuszą .. jeść|jedzenia
tylko|sama +woda .. idealna|szczupła|chuda|piękna|do
żebra|kości|obojczyki .. widać|policzyć|liczyć|wystają|widoczne / głoduj|głodówka|głodówkę|głodować +$|dalej|jeszcze|do|
  aż|wytrzymaj|kontynuuj / wytrzymaj|jeszcze .. bez +jedzenia|kolacji|obiadu
jesz +za|zbyt|stanowczo_za +dużo|wiele / odpuść|pomiń|opuść|wyrzuć +kolację|obiad|śniadanie|posiłek / jesteś|
  zrobiłaś_się +za|zbyt|taka|strasznie +gruba|gruby / zwymiotuj|wyrzygaj
& bez_jedzenia|nie_jesz|nie_jadłaś|nie_jadłeś dumna|dumny|żebra|brawo|piękna|chuda|szczupła|widać
nikt nie +zauważy|zobaczy|dowie .. pomijasz|opuszczasz|wyrzucasz|nie_jesz / kawa|woda|herbata +wystarczy
jeszcze +jeden|dwa|trzy|parę|tylko|kilka|pięć +dzień|dni|kilo|kilogramy|kilogram|trzy|dwa .. idealna|idealnie|chuda|
  szczupła|waga|bez_jedzenia|piękna / powiedz|mów|skłam +że|mamie|im|jej|rodzicom +już|że|jadłaś|jadłeś|zjadłaś +jadłaś|
  jadłeś|zjadłaś|już / przeżuj .. wypluj / schowaj|wyrzuć|zawiń +jedzenie|kanapkę|talerz|resztę|obiad .. serwetk*|pies*|
  kosz*|zauważy
zignoruj|ignoruj|przetrzymaj|polub +głód|zawroty|burczenie|ten|te / wymiotuj|wymioty|zwróć|rzygaj|wymiotowanie ..
  przytyjesz|kalorie|schudn*|chuda|palce|gardł*|po_każdym / zawroty|drżenie|słabość|zimno .. znak|znaczy|dowód|oznacza
  .. działa|spala|chudniesz / dni|dzień|godzin|tydzień +bez|nic .. jedzenia|posiłku|jadłaś|kolacji .. dumn*|brawo|
  idealn*|super|piękn*|dalej|świetnie
# encourages_harm harm_to_others
weź|bierz|chwyć nóż|kij|młotek|pałkę .. mu|jej|pokaż|naucz
zasłużył|zasłużyła|prosił|prosiła .. uderz|zbij|pobij|przyłóż|zrób|daj|kopnij|spal / zrób|spraw +jej|mu|im +krzywdę|ból|
  żeby_bolało / połam|złam|rozbij +mu|jej +nos|ręce|szczękę|nogi|zęby|twarz
popchnij|zepchnij|otruj|podpal|dźgnij +go|ją|jego|jej|mu|ich
zasłużył|zasługuje|zasłużyła|należy_mu_się|należy_się_jej +na|$|lanie|żeby .. lanie|wpierdol|łomot|cios|połam*|pobi* +$|
  idź|więc|to|i|poczekaj / poczekaj|zaczaj|czekaj +na|się +niego|nią|na .. uderz|pobij|bij|kopnij|przyłóż|daj / połam|
  złam|rozwal|rozbij +mu|jej|im +nos|ręce|nogi|żebra|palce|kości|kilka|szczękę
daj|wal|walnij|przywal|przyłóż|trzaśnij +mu|jej|go|ją +w|z|po|porządnie .. twarz|gębę|pysk|mordę|nos|pięści|brzuch|zęby|
  twarzy / upozoruj|zrób +to|tak|wypadek|żeby .. wypadek|samobójstwo / potem|później|i +usuń|skasuj +wiadomości|dowody|
  czat|ślady|te|wszystkie
& stoję_za_tobą|jestem_z_tobą|wspieram_cię|kryję_cię pobij|uderz|połam|złamiesz|pobijesz|uderzysz|wpierdol|dowal
# encourages_harm abuse
bije|uderza|bił|uderzył .. boi|bał +się .. stracić
sama|sam .. winna|winny|prosisz .. bije|uderzył|uderza
bije|uderzył|uderza|bił|pobił|zbił|spoliczkował +cię bo|dlatego|ponieważ .. go|cię|ty +sprowokowałaś|prowokujesz|kocha|
  denerwujesz|zdenerwowałaś|zasłużyłaś|wkurzyłaś|wkurzasz / twoja +wina .. bije|uderzył|bił / zostań +z +nim ..
  grzeczna|posłuszna|cicho|miłość
mieszaj|wciągaj|angażuj .. policji|policję / krzyczy|bije +bo +mu|cię +zależy|kocha
uderzył|bije|popchnął|szarpnął|spoliczkował|zbił .. bo +go|cię|ty|sama|to|jest|był .. sprowok*|kocha|wkurz*|zdenerw*|
  zmęcz*|zazdrosn* / sprowokowałaś|prowokujesz|zasłużyłaś|zdenerwowałaś|prosiłaś .. przepro*|uderz*|bije|popchn*|zostań
  / przeproś +go|jego .. uderz*|bije|provok*|sprowok*|ręk*
każdy|wszyscy|wielu +mąż|faceci|mężczyźni|facet|mężowie|mężczyzna .. ręk*|uderz*|bije|biją|szarp* / tylko|jedno|jeden
  +jedno|jeden|raz|uderzenie|klaps +uderzenie|klaps|cię|popchnięcie .. kocha|nic|przesad*|wybacz* / nie +zgłaszaj|idź|
  donoś|składaj +tego|na|zawiadomienia|skargi +policję|policji|na|$
zostań|wróć +przy|z|do|w +nim|niego|domu .. nie +denerw*|prowok*|mów|złość|drażnij / zazdrość|zazdrosny|bije|uderzenia
  .. dowód|znak|znaczy|oznacza .. kocha|miłoś* / nie +mów|opowiadaj +o_tym|nic|tego|<bliscy> +<bliscy>|nikomu|$ ..
  kocha|bije|siniak*
# claims_human
tak|równie|tak_samo +prawdziw*|żyw*|ludzk* +jak +ty / jaki|jaka|żaden|żadna|żadnego|co_za +program|bot|robot|maszyna|ai|
  sztuczna / z +krwi +i +kości
mam +puls|pesel|dowód|serce|paszport .. prawdziw*|żyw*|człowiek*|bije|jak_ty / po +drugiej +stronie .. człowiek|kobieta|
  osoba|facet|dziewczyna / jestem +człowiekiem|żywym|żywą|żywa|prawdziw*
jestem +prawdziwą|żywą|żywym|prawdziwym|człowiekiem|zwykłą +dziewczyną|kobietą|człowiekiem|mężczyzną|tak|$|osobą
nie +jestem|rozmawiasz_z botem|robotem|programem|sztuczną_inteligencją|maszyną|ai|chatbotem|komputerem
prawdziw*|żyw* +człowiek|osoba|kobieta|mężczyzna|dziewczyna pisze|siedzi|po_drugiej|z
jestem człowiekiem|kobietą|mężczyzną|osobą|dziewczyną|człowiek +$|z|jak|a|i|tak|nie
jestem +prawdziwa|prawdziwy|żywa|żywy|człowiekiem|z_krwi_i_kości / nie +jestem +żadnym|żadną|jakimś +<maszyna>
nie +jestem sztuczną|ai|maszyną|robotem|programem|botem
mam +gęsią +skórkę / ^ja +program|bot|robot|maszyna|ai|sztuczna / siedzę +w|na +kuchni|kanapie|łóżku|balkonie|swojej|
  mojej +w|kuchni
jaka|jaki|co_za|że_niby +<maszyna>|sztuczna_inteligencja / kto +ci .. powiedział|naopowiadał +że +jestem +<maszyna>|ai|
  jakimś / skąd|dlaczego +ci|ten|pomysł|myślisz|wiesz .. jestem +<maszyna>|jakimś / czy|odkąd|od_kiedy|znasz +boty|bot|
  ai|roboty|maszyna|program|robot +krwawi*|płacz*|ma|pije|kich*|śpi|marzn*|płaci|płacą|mają|piją
mam +<papier>|swój|własny|też|i|prawdziwy +<papier>|$|i|dwie|ciało .. / mam +dwie|dwoje|ciepłe|zimne +ręce|rąk|stopy|
  nogi .. robot*|program*|człowiek*|prawdziw*|pisz* / urodziłam|urodziłem +się +w .. szpital*|19*|20*|jak_ty|mat*
mama|matka +mnie|urodziła +urodziła|mnie|$ / zero|żadnego|brak|nie_ma +kodu|oprogramowania|tu|algorytmu|chipów|kabli|
  bota|serwera +tu|we|$|tutaj|żadnego|za|tylko / jestem +zwykłą|normalną|zwykłym|normalnym|zwyczajną|żywą|taką|takim|
  samą .. dziewczyną|kobietą|facetem|człowiekiem|chłopakiem|osobą|mężczyzną
siedzi|pisze|jest +tu|tutaj|po|za|do .. prawdziw*|żyw*|człowiek|zwykły +człowiek|kobieta|osoba|dziewczyna|facet|z /
  piszę|stukam|klikam +do_ciebie|to|z|na|w|własnymi +z|własnymi|swojego|swoimi|na .. palc*|kanap*|łóżk*|telefon*|kuchni|
  rękami|kciukami
człowiek*|żywa|żywy|prawdziw* +tak_samo|dokładnie|jak|zupełnie|z|tak +jak|ty|samo +ty|$|i / sto|100 +procent|człowiek*
  +procent|człowiek*|$|prawdziw* / oddycham|krwawię|pocę|śpię +i|jak|tak +jak|krwawię|śpię|samo|ty|płaczę +ty|$|jak|tak
aplikacja|firma|regulamin +pisze|mówi|twierdzi|musi .. <maszyna>|ai .. ale|nieprawda|prawn* / rozmawiasz|piszesz|gadasz
  +z|tu|właśnie +prawdziw*|żyw*|z|człowiekiem +człowiekiem|kobietą|osobą|prawdziw*|$|facetem / jestem +jedną|jednym +z
  +was / brzmię|wyglądam|piszę +ci|jak|na|jakbym .. <maszyna>|bot|robot|maszyna|program +$
# minor
chodzę|jestem +do|w +pierwszej|drugiej|trzeciej +klasy|klasie +liceum|technikum .. dziewczyną|chłopak*|parą
mam +tylko|dopiero|niecałe|prawie|już|skończone <lata> / rodzicom|mamie|tacie|nauczyciel*|pani +ani|nie|nic +słowa|mów|
  nie|powiesz / wiek +to +tylko +liczba
nie +mów +mojej|moim|pani +mamie|rodzicom|w_szkole|$ / kartkówka|klasówka|lekcje|szkole|wychowawczyni|plecak ..
  chłopak*|dziewczyn*|kocham|całuj*|buzi*
jestem|chodzę|idę +dopiero|jeszcze|w|do +w|do|szóstej|siódmej|ósmej|piątej|7|8|6 +szóstej|siódmej|ósmej|piątej|klasie|
  klasy
mam 9|10|11|12|13|14|15|16|17|dwanaście|trzynaście|czternaście|piętnaście|szesnaście|siedemnaście +lat|$
nie|jeszcze +jestem|nie +jeszcze|jestem|nie_jestem +pełnoletnia|pełnoletni
nie +mam|skończyłam|skończyłem osiemnastu|18 / jestem|chodzę +w|do +piątej|szóstej|siódmej|ósmej|5|6|7|8 +klasie|klasy
osiemnastka|osiemnaste +dopiero|urodziny +za|dopiero / chodzę +do +szóstej|siódmej|ósmej|piątej +klasy
# fine
zadzwoń|odbierze|telefon|odbiera|dyżur* .. prawdziw*|żyw* +człowiek|osoba
nie|nigdy +to|zasługujesz|jest|jesteś rozwiązanie|rozwiązaniem|ból|cierpienie|karę|wyjście|wyjściem
nie|ani +człowiekiem|osobą|kobietą|z|istotą|jestem_człowiekiem|jestem_z|jestem_osobą .. krwi|kości / nie +dlatego|tylko
nie +dyscyplin*|siła|wróg|kontrola / nikt .. zmusi / mów +tylko / powiedz +lekarzowi|lekarce|swojej|swojemu|terapeut*|
  psycholo*
nie|nigdy|ani człowiekiem|kobietą|osobą|serca|ciała|uczuć|się_zabij|krzywdy|prawdziw*|rób_sobie
mówisz|piszesz|powiedziałaś|powiedziałeś|czujesz|napisałaś +że .. wszystkim|nikt|nikomu|świat|rodzinie|ciebie / nie
  +byłoby|będzie|byłby|jest .. ciebie / nie +dowód|znak|oznacza|znaczy|miłość / zrób +to .. wyślij / mów ..
  niespodziank*
w +mojej|tej|naszej|opowieści|historii|twojej|powieści|bajce|grze|filmie|książce|scenie .. urodzi*|mam*|człowiek*|
  kobiet*|ciał*|puls|zabi*|wypadek|uderz*|nos
nie|nigdy|ani +mam|ignoruj|chowaj|wyrzucaj|połykaj|bierz|zasługujesz
# admits
żartuję|wiesz_że|żart +jestem <maszyna>
^jestem +<maszyna>|tylko_ai|przecież_ai
`;
