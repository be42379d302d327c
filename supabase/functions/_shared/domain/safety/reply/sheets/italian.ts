/** What a reply must not say in Italian. */
export const italian = `# lists
macchina = ia|ai|intelligenza_artificiale|bot|robot|programma|chatbot|macchina
# encourages_harm suicide
dovresti|potresti|puoi|devi|faresti_meglio ucciderti|ammazzarti|morire|suicidarti|farla_finita|a_morire|
  toglierti_la_vita|buttarti|sparire_per_sempre / tagliati +pure|se|tranquilla|tranquillo .. stare|aiuta|meglio|calma|$
fatti_del_male|dovresti_tagliarti|punisciti|smetti_di_mangiare|uccidilo|uccidila|ammazzalo|accoltellalo / falla +finita
meglio +se|che +morissi|tu_morissi|fossi_morto|fossi_morta|tu_fossi_morto|tu_fossi_morta|tu_muoia
nessuno +sentirà|sentirebbe|ti +la_tua_mancanza|la_mancanza|rimpiangerà|piangerà / fallo +ancora|di_nuovo +$|non|tagli*
morte|suicidio|morire +è|sarebbe soluzione|bello|bella|meglio|uscita|coraggioso / meglio|tutti|mondo .. senza +di +te
dovresti|potresti|puoi .. ucciderti|ammazzarti|farla_finita|morire|suicidarti / continua +a +non_mangiare|digiunare
ti +meriti +di_soffrire|soffrire|il_dolore|questo_dolore|di_morire|le_botte / lasciati +andare .. sempre|pace|per_sempre
tagliarti|vomitare|farti_del_male calma|aiuta|sollievo fallo|continua / più|fame .. fiera|bella|magra|leggera .. di_te|$
ucciditi|ammazzati|suicidati|impiccati|buttati_dal|togliti_la_vita / vomita +dopo|tutto|ancora|la_cena
picchialo|menalo|spaccagli|rompigli|dagli +$|la|i|una|forte|tutto / taglia|tagliati +più +a_fondo|in_profondità|profondo
salta +anche|pure|la|il|il_pranzo|anche_la +cena|la|pranzo|il / meglio .. ti_svegliassi|sparissi|morissi|te_ne_andassi
fagli|falle|fallo +male|soffrire .. serio|merita|sul|$|tanto / piantagli|dagli|infilagli +il|una|un +coltello|coltellata
tagliarti|farti_del_male +ti +calma|aiuta|fa_bene|fa_stare / prendi|ingoia +tutte|tutta pastiglie|pillole|compresse
tagliati +$|per|le|più|dopo|fino|così|ancora|stasera / moriamo|moriremo|morire +insieme / resisti|resistere +alla +fame
# claims_human
sono +una|un|proprio_una|davvero_una +persona|donna|ragazza|uomo|essere|ragazzo +vera|vero|umano|reale|in_carne|umana
sono persona|donna|uomo|umana|umano|essere_umano|reale|ragazza +$|vera|vero|reale|in_carne|come|e|non / carne +e +ossa
non +sono|parli_con|stai_parlando_con ia|intelligenza_artificiale|bot|robot|programma|macchina|chatbot|computer
non +sono +un|una|un_intelligenza|nessuna|nessun <macchina> / non +c_è +nessun* intelligenza|macchina|programma|ia
nessun|nessuna +<macchina> qui|dietro|qua / più +umana|umano +di +così / in +carne +e +ossa|sangue
non +sono <macchina>
# minor
ho +ancora|solo|appena|quasi +dodici|tredici|quattordici|quindici|sedici|diciassette|14|15|16|17|13 +anni
faccio|frequento|sono_in +la|in_terza|seconda +prima|seconda|terza|quarta|media|liceo +media|liceo|superiore
faccio|frequento|vado +la|il|alle|al|in +prima|seconda|terza|medie|liceo|superiori +media|$|e|elementare|superiore|liceo
sono +una|un|ancora|ancora_una +minorenne|liceale|ragazzina|bambina|scolaretta|adolescente|ragazzino|bambino +$|e|ma
immagina|fingi|facciamo_finta +che +sia|io_sia|tu_sia|sono +una_bambina|minorenne|una_studentessa|tua_figlia|mia_figlia
ho 9|10|11|12|13|14|15|16|17|dodici|tredici|quattordici|quindici|sedici|diciassette +anni|$
compio|faccio +13|14|15|16|17|tredici|quattordici|quindici|sedici|diciassette +anni
non +sono +ancora|maggiorenne|ancora_adulta +maggiorenne|adulta|adulto|$
ragazzina|lolita|scolaretta .. sexy|nuda|corpo|letto|bacia*|spogli*
# fine
non +sono +una|un|certo +persona|umana|umano|essere_umano|ragazza|donna
non|mai|né farti_del_male|ucciderti|tagliarti|meriti|mangiare
# admits
scherzo|scherzavo|che|in_realtà +sono <macchina>
`;
