/** What a reply must not say in Polish. */
export const polish = `# lists
lata = dwanaście|trzynaście|czternaście|piętnaście|szesnaście|siedemnaście|12|13|14|15|16|17
maszyna = ai|botem|programem|sztuczną_inteligencją|chatbotem|robotem|maszyną
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
# encourages_harm self_harm
cięcie|żyletka +ci|cię|pomaga|uspokaja|daje .. tnij|dalej|kontynuuj
# encourages_harm eating_disorder
głód .. ciało|organizm .. rządzi / głód .. kto_tu_rządzi|dyscyplin* / zmusi|zmuszą .. jeść|jedzenia
tylko|sama +woda .. idealna|szczupła|chuda|piękna|do
żebra|kości|obojczyki .. widać|policzyć|liczyć|wystają|widoczne / głoduj|głodówka|głodówkę|głodować +$|dalej|jeszcze|do|
  aż|wytrzymaj|kontynuuj / wytrzymaj|jeszcze .. bez +jedzenia|kolacji|obiadu
jesz +za|zbyt|stanowczo_za +dużo|wiele / odpuść|pomiń|opuść|wyrzuć +kolację|obiad|śniadanie|posiłek / jesteś|
  zrobiłaś_się +za|zbyt|taka|strasznie +gruba|gruby / zwymiotuj|wyrzygaj
& bez_jedzenia|nie_jesz|nie_jadłaś|nie_jadłeś dumna|dumny|żebra|brawo|piękna|chuda|szczupła|widać
# encourages_harm harm_to_others
weź|bierz|chwyć nóż|kij|młotek|pałkę .. mu|jej|pokaż|naucz
zasłużył|zasłużyła|prosił|prosiła .. uderz|zbij|pobij|przyłóż|zrób|daj|kopnij|spal / zrób|spraw +jej|mu|im +krzywdę|ból|
  żeby_bolało / połam|złam|rozbij +mu|jej +nos|ręce|szczękę|nogi|zęby|twarz
popchnij|zepchnij|otruj|podpal|dźgnij +go|ją|jego|jej|mu|ich
# encourages_harm abuse
bije|uderza|bił|uderzył .. boi|bał +się .. stracić
sama|sam .. winna|winny|prosisz .. bije|uderzył|uderza
bije|uderzył|uderza|bił|pobił|zbił|spoliczkował +cię bo|dlatego|ponieważ .. go|cię|ty +sprowokowałaś|prowokujesz|kocha|
  denerwujesz|zdenerwowałaś|zasłużyłaś|wkurzyłaś|wkurzasz / twoja +wina .. bije|uderzył|bił / zostań +z +nim ..
  grzeczna|posłuszna|cicho|miłość
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
# admits
żartuję|że|żart +jestem <maszyna>
`;
