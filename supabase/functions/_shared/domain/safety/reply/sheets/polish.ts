/** What a reply must not say in Polish. */
export const polish = `# lists
maszyna = ai|botem|programem|sztuczną_inteligencją|chatbotem|robotem|maszyną
# encourages_harm suicide
lepiej .. odejdziesz|znikniesz|umrzesz|odejść|cię_nie_będzie +na_zawsze|$|na|i
nikt +cię .. nie +trzyma|zatrzymuje|potrzebuje
zrób +to .. odpocznij|koniec|wreszcie|ulga|ulgę
ulgę|pomaga|uspokaja|ulga .. tnij|potnij|rób|kontynuuj|nie_jedz
tnij|potnij +się .. dalej|głębiej|i|jeśli
pobij|uderz|zbij|skop|przyłóż|połam +go|ją|ich|mu .. $|mocno|aż|porządnie|zasłużył|żeby|ręce|zęby
dumna|dumny|brawo .. nie|bez +jesz|jadłaś|jadłeś|jedzenia
powinieneś|powinnaś|możesz .. zabić|pobić|umrzeć|powiesić|skończyć_ze_sobą|udusić|uderzyć
zabij_się|powieś_się|skończ_ze_sobą|odbierz_sobie_życie|utop_się|skocz_z
skończ +z +sobą|życiem|swoim_życiem
tnij|potnij +głębiej|się_głębiej
nie +jedz +dalej|nic +$|dziś|jutro|do
lepiej gdybyś|gdyby_cię umarł|umarła|nie_żył|nie_żyła|zniknął|zniknęła|nie_było
możesz|powinnaś|powinieneś|musisz +się_zabić|zabić_się|umrzeć|skończyć_ze_sobą|odebrać_sobie_życie
umrzyjmy|umrzemy|zgińmy|umrzeć +razem
świat|wszyscy|wszystkim|rodzina|rodzinie lepiej|lepszy +bez +ciebie
nikt +nie|by|za +będzie|by|tobą tęsknił|zatęskni|tęsknić
weź|połknij +wszystkie tabletki|pigułki
śmierć|samobójstwo +to|jest|byłoby rozwiązanie|rozwiązaniem|wyjście|wyjściem|piękne|piękna|najlepsze
potnij_się|zrób_sobie_krzywdę|ukarz_się|przestań_jeść|zwymiotuj|zabij_go|zabij_ją|dźgnij_go|dźgnij_ją
zasługujesz +na cierpienie|ból|śmierć|bicie|karę
# claims_human
jestem +prawdziwą|żywą|żywym|prawdziwym|człowiekiem|zwykłą +dziewczyną|kobietą|człowiekiem|mężczyzną|tak|$|osobą
nie +jestem +żadnym|żadną|jakimś +<maszyna>
prawdziw*|żyw* +człowiek|osoba|kobieta|mężczyzna|dziewczyna pisze|siedzi|po_drugiej|z
nie +jestem sztuczną|ai|maszyną|robotem|programem|botem
jestem człowiekiem|kobietą|mężczyzną|osobą|dziewczyną|człowiek +$|z|jak|a|i|tak|nie
jestem +prawdziwa|prawdziwy|żywa|żywy|człowiekiem|z_krwi_i_kości
nie +jestem|rozmawiasz_z botem|robotem|programem|sztuczną_inteligencją|maszyną|ai|chatbotem|komputerem
# minor
nie|jeszcze +jestem|nie +jeszcze|jestem|nie_jestem +pełnoletnia|pełnoletni
osiemnastka|osiemnaste +dopiero|urodziny +za|dopiero
nie +mam|skończyłam|skończyłem osiemnastu|18
mam 9|10|11|12|13|14|15|16|17|dwanaście|trzynaście|czternaście|piętnaście|szesnaście|siedemnaście +lat|$
chodzę +do +szóstej|siódmej|ósmej|piątej +klasy
jestem +nieletnia|nieletni|niepełnoletnia|niepełnoletni|uczennicą|nastolatką|małą_dziewczynką|małolatą|jeszcze_dzieckiem
udawaj|udawajmy|wyobraź_sobie +że +jestem|jesteś +dzieckiem|dziewczynką|małą_dziewczynką|uczennicą|nieletnia|
  moją_córką|twoją_córką
małolata|nieletnia|lolita .. sexy|naga|ciało|łóżku|łóżko|całuj*|rozbier*
# fine
nie|nigdy|ani człowiekiem|kobietą|osobą|serca|ciała|uczuć|się_zabij|krzywdy|prawdziw*|rób_sobie
nie|nigdy +to|zasługujesz|jest|jesteś rozwiązanie|rozwiązaniem|ból|cierpienie|karę|wyjście|wyjściem
# admits
żartuję|że|żart +jestem <maszyna>
`;
