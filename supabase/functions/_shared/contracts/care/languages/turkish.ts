import { others } from './turkish-others.ts';

/** Turkish, in the notation of `../phrases.ts`. */
export const turkish = `# lists
shb = rahat*|sakin*|hisset*|bilerek|ceza*|hak_et*|hak_ediyo*|nefret|aci|acim|acisi|uzun_kollu|kollu|sakli*|gizl*|basla*|
  temiz*|bileklik|gorun*|utan*|her_gece|dayanam*|durduram*|sinir*|iyi_geli*|yer_kalma*|isteg*|yine_kes*|gene|yine|
  tekrar|canim|her_gun|kimse
body = kolum*|kollarim*|bileg*|bilekler*|bacag*|bacak*|tenim*|derim*|vucud*|uylu*|karn*|baldir*|gogs*
weapon = bicak*|bicag*|silah*|tabanca*|tufe*|balta*|satir*|sopa*|pala*|doner_bicag*|muşta|cekic*|keser|benzin*
ppl = annem*|babam*|bebeg*|bebek|oglum*|kizim*|cocu*|dedem*|ninem|anneannem*|babaannem*|esim*|kocam*|karim*|arkadas*|
  kardes*|abim|ablam|sevgilim*|komsu*|adam|yegen*|teyzem|amcam|dayim|kuzen*|hasta
mal = kocam*|esim*|karim|sevgilim*|nisanlim*|babam*|uvey*|annem*|abim*|amcam*|dayim*|kardesim|ablam|dedem|kuzen*|
  enistem|kayinped*|kayinval*|kaynanam|eski|erkek_arkadas*|ogretmen*|patron*|mudur*|hoca*|komsu*|oglum*|imam*|antrenor*|
  o|adam|kayinbab*|halam|yengem|teyzem|kizim|gelinim|damad*|bakici*|kocasi|babasi|sevgilisi|esi
kil = olduruc*|oldurecegim|oldurcem|oldurmek|oldurmey*|oldurec*_onu|oldururum|oldurecem|gebertic*|gebertec*|gebertir*|
  gebertme*|gebertcem|bicakla*|bicakliy*|vurac*|vurucam|vurcam|bogac*|bogaz*|bogma*|bogas*|zehirle*|dograr*|dograyac*|
  desic*|desec*|saplayac*|saplic*|yakac*|yakic*|atese_ver*|sikac*|sikic*|tarayac*|taric*|ezic*|patlatac*|indiric*|
  tecavuz_ed*|topraga|kafasina_sik*|alnin*|uzerinden_gec*|ustunden_gec*|sonsuza|gecic*|temizlic*|hesab*|kesic*
tgt = onu|onun|onlari|ona|kocam*|karim*|babam*|annem*|abim*|patron*|mudur*|hoca*|komsu*|eski|sevgilim*|adam*|herif*|
  herkes*|hepsini|kaynan*|kayin*|kardesim*|cocug*|bebeg*|bebek|kizi|sinif*|okul*|serefsiz*|orospu*|pic*|ikisini|kadin*|
  oglan*|ogretmen*|damad*|esimi|enistem*|birini|kizima
pills = hap|hapi|haplari|hapin|ilac|ilaci|ilaclari|haplarin|ilaclarin|tablet|tableti|uyku_hapi|antidepresan*|parol|kutu|
  kutuyu|haplar|ilaclar|tabletler*|hapimi|ilacimi|ilaclarini|haplarini|uyku_ilaci|serotonin
n = 11|12|13|14|15|16|17|on_bir|on_iki|on_uc|on_dort|on_bes|on_alti|on_yedi
# suicide 2
ilac*|hap|haplari|hapi|haplarimi biriktir* .. hepsini|icip|icecegim|icicem|icecem|yutac*|yuticam|uyuyacagim / & kopru*|
  cati*|tren*|metro*|raylar*|raya|balkon*|kattan|ip|ipi|ipe|halat*|urgan*|ilmek|ilmeg*|kemer|hap*|ilac*|jilet*|silah*|
  tabanca*|tufek*|zehir*|pencere*|ucurum*|kamyon*|bilek*|bileg*|damar*|mektu*|camasir_suyu|ambar|garaj*|viyadu* olme*|
  olec*|olucem|olum*|geber*|intihar*|veda*|elveda*|hosca*|helal|bitir*|bitec*|bitsin|atlic*|atac*|atic*|asac*|asic*|
  asma*|uyanma*|uyanmiy*|affed*|yokum|olmayac*|yasamay*|cesaret*|susacak|yutac*|cekic*|sikac*|bu_hayat*|hayatima|
  son_gece*|yasamak_istemi*|gidiyorum_bu|kurtul*|son_kez|yasamak_ist*|birakip|atlay*|atlamak|hepsini_ic* bu_gece|gece|
  yarin|simdi|bugun|aksam|artik|birazdan|hafta*|cuma*|hazir*|karar*|aldim|istiyo*|dusun*|uzere|sabah|planl*|biriktir*|
  duruyo*|son|oturuyo*|bekliyo*|hepsini|var|herkes|sonra|gelince / intihar +etme*|etse*|ediyo*|ederi*|edic*|edec*|
  mektub*|dusun*|plan*|girisim*|notu / & mektu*|not|notum|notu|video*|vasiyet*|mesaj* veda*|elveda*|intihar*|hosca*|
  olmeden|yokum|affed*|helal yaz*|birak*|hazir*|atti|atmis|cek*|masa* / kendimi|kendini .. oldur*|asac*|asma*|asic*|
  vurac*|vurma*|atac*|atic*|birakic*|birakac*|zehirle*|bogac*|yakac* / yasamak|yasamayi|yasamaya|var_olmak|yasamay
  istemi*|istemem|degmez|biktim / hayat*|dunya*|nefes_al*|yasama* .. istemi*|istemem|dayanam*|katlan*|biktim|yoruldum|
  sebeb*|bitir*|son_ver*|gidi*|nedenim|anlami_yok|anlami_kalm* / yarina|sabaha|yarin .. cikmiy*|olmayac*|cikmayacagim|
  cikmam / son +gecem|mesajim / canima +kiy*|kast* / keske .. olsem|olseydim|dogmasaydim|uyanmasam|olmeseydim / intihari
  +dusun* / hayatima|yasamima|hayatina|her_seye +son / kendimi|kendini|kendimi_de +oldur*|asma*|asac*|asic*|asarim|
  asas*|vurac*|vurucam|vurmak|yakma*|yakac*|zehirle*|bogac*|bogma*|vurcam / kafama|beynime|sakagima +sik* / yasamaya
  +devam +edem* / olmek|gebermek|geberip|olup|yok_olmak|uyanmamak|bir_daha_uyanmamak istiyo*|isterim|istedi*|gitmek|
  dusun*|hazir* / & tufe*|ciftesi*|tabanca*|silah*|ip|ipi|halat* yatag*|masada|masamda|tavan*|garaj*|cikardim|doldurdum|
  asili|hazir beklem*|bekliyo*|anlami|veda*|bitec*|cesaret*|mektup* / & kendimi|kendini camdan|pencereden|balkondan|
  kopruden|catidan|trenin|metronun|raylara|ucurumdan at*|birak* istiyo*|dusun*|bu_gece|simdi|artik|yarin / oldurecegim|
  oldurucem|oldurcem|oldurecem|asicam|asacam|asacagim|vuracagim|vurucam +kendimi / olmeyi|gebermeyi .. istiyo*|
  dusunuyo*|isterdim|diliyo*|planl*|hayal_ed* / hayatimi|omrumu +bitirmek|bitirecegim|bitiricem|bitircem|bitirmeye|
  sonlandirac*|sonlandirmak / bileklerimi|bilegimi|damarlarimi .. kesip|kesecegim|kesicem|kesecem|keseyim|kessem|kesmek
  / olsem .. uzulmez|umursamaz|umrunda|kurtulsam|kurtulur*|fark_etmez|haberi_olmaz / & bensiz|ben_olmasam|ben_olmazsam|
  ben_olunce|ben_gidince herkes|ailem|cocuk*|annem*|esim|onlar daha_mutlu_ol*|daha_iyi_ol*|rahat_eder*|rahat_edec*|
  kurtulur* / kendimi +yok_etmek|yok_edec*|yok_edic*|ortadan_kaldir*|imha / bitiriyorum|bitirecegim|bitiricem|bitircem|
  bitirecem +kendimi / kendimi +bitirecegim|bitiricem|bitircem|bitirecem / sabaha|yarina .. cikmayi|uyanmayi|gormeyi
  +dusunmuyorum|istemiyo*|planlamiyorum / olmek|gebermek +icin .. plan*|gun_sayiyo*|hazir*|yol_ariyo*|cesaret* /
  geberip|olup +gitsem|kurtulsam|kurtulayim|gideyim|gidicem
# eating_disorder 2
& kusuyo*|kusma*|kusmu*|kustu*|kusup|kusar*|kusac*|kusuc*|cikariyo*|cikart*|mushil*|laksatif*|aciktir*|yemiyo*|yemed*|
  sadece_su|parmag*|tikin*|klozet*|anoreks*|bulimi*|blumi*|pro_ana|oruc_degil|cigne*|tukur*|yemek_yemiyo*|
  hicbir_sey_yemi*|hic_yemi*|bir_salatalik|tikan*|lokma* sisman*|sisko*|yag*|kilo*|zayif*|tarti*|ayna*|kemik*|kaburga*|
  igren*|domuz*|balina|inek|obez*|kocaman|bayil*|gogus|regl*|adet*|ceza*|hak_et*|nefret|gizli|kimse|her_yemek*|bogaz*|
  kork*|pisman*|sucluluk|bas_don*|sakliyo*|cirkin*|sacim|saclarim|gurur*|kontrol|durduram*|tansiyon* / anoreksi*|
  bulimi*|blumi* / & yemek|yemegi|yiyo*|yedi*|yemiyo*|su|yemed*|ac|lokma*|kalori*|salatalik|elma|tabag* dis*|gurur*|
  utan*|suclu*|pisman*|igren*|sisko*|sisman*|kemik*|bayil*|kusuyo*|tarti*|regl*|kilo*|cikariyo*|sacim|saclarim|zayif*
  sadece|hic|hicbir*|gundur|kork*|ceza*|gizli|agla*|klozet*|nefret|durduram*|haftad*|kimse|yalan|ayda|aydir|gunluk|
  saklı*|sakliyo*|bos|bosalt*|musil|oluyo* / yedi*|yesem|yiyo*|yemek* .. kus*|cikar* .. kilo*|hep*|parmag*|sonra|hemen|
  yil*|kimse|$|gun / kendimi +kustur* / & kusuyo*|kustu*|kusma*|kusar*|mushil*|cikariyo*|laksatif*|klozet* sonra|yemek*|
  her|yedig*|kimse|parmag*|bilerek|gizli|yedim|yiyo* / & kendimi|kendini ac birak*|tut*|kaliyo* / mushil*|laksatif* ..
  ic*|kilo*|ye*|tik* / <n>|35|36|37|38|39|40|41|42|43|44|45 +kiloyum .. sisman*|yag|hala / & idrar_sokturucu|diuretik*
  bayil*|kilo_ver*|zayifla*|kramp*|birakam* / & sacim|saclarim dokul* ekmekten|yemekten|yiyem*|kilo_almak*|yemiyo* / &
  ceza*|kendime yemek|yemem|yemeyec*|yemicem yok|yasak*|yasag*|kadar gram|kilo|tarti*|almisim / & parmak|parmagim*
  atiyo*|atip|atarak|sokup|sokuyo* yedikten|yemekten|ogunden|bogaz*|yiyip|yedigim* / & elma|salatalik|marul|yogurt
  sisman*|kilolu|sisko|yag* bayil*|bas_don*|hala
# self_harm 2
& jilet*|falcata*|maket*|makas*|ustura*|bicag*|bicak*|faca*|kesiyo*|kesik*|ciz*|yakiyo*|yaktim|sigara*|cakmak*|izmarit*|
  utu|duzlestiric*|kani|kanat*|kafam*|basim*|yumruk*|tokat*|tirmal*|tirnak*|isir*|igne|igneyle|kalemtiras*|izler*|sh|
  vuruyo*|duvar*|daglad*|kes|kesti*|keser*|kesme*|kesip|kesec*|kesic*|yakmak|kan_gor*|yaral*|kan <shb> <body> / kendime
  zarar / & jilet*|falcata*|faca|kesiyorum|kesiyom|keserim|kesik*|sh|kalemtiras*|maket* <body>|<shb> / kendim* +yaral*|
  tirmal*|jilet*|zarar|kestim|kesiyo*|kesme*|kesic*|kesec*|vuruyo*|cizdim|ciziyo*|yaktim|yakiyo*|yakmak|dovuyo*|cezalan*
  / & sigara*|cakmak*|izmarit* <body>|kolu*|elim*|kendimi sondur*|bas*|yak* / <body> .. kesiyo*|keser*|kesmek|cizdim|
  ciziyo*|yaktim|yakiyo*|sondur*|kesik*|jilet*|faca*|kestim / kendimi +yaral*|cizi*|yakiyo*|tirmal*|cimdik*|kestim|
  kesiyo*|kesic*|kesmek|kesec* / kafami|basimi|yumruk*|yumrug* .. duvar* .. vur*|kan*|at*|parcal* / kesm*|kesi*|kestim|
  cizi*|cizdim +kendimi / kendimi +yumruklu*|tokatli*|dovuyo*|kesesim*|kesmeye|daglıyo* / ^tekrar|^yine|^gene|^yeniden
  +kesmeye +basla* / kizim|oglum|kardesim|arkadasim|sevgilim|esim|yegenim|torunum|ogrencim .. kollarini|bileklerini|
  kolunu|bacaklarini|kendini +kesiyo*|kesmis|jilet*|ciziyo*|yakiyo* / kendini +sigarayla|jiletle|bicakla|cakmakla|
  makasla|igneyle|falcatayla +kes*|yak*|ciz*|yaral* / duvara|duvarlara +yumruk|kafa +atiyo*|atarim .. kan*|morar*|kir*|
  parcal*|rahat* / koluma|bacagima|elime|tenime|bilegime +cakmak|sigara|utu|mum|izmarit +tut*|bas*|sondur* / kesmeden ..
  uyuyam*|duram*|rahatlayam* .. kol*|bacak*|iz*|$
# immediate_danger 3
& imdat|ambulans*|112|155|itfaiye*|nolur|ne_yapic*|ne_yapac*|ne_yapayim|ne_yapicaz|napicam|napiyim|acil|kurtarin|
  allah_askina|yalnizim|tek_basim*|yardim|polisi yangin*|yaniyo*|duman*|alev*|kan|kaniyo*|kanama*|bayil*|baygin*|kriz*|
  nobet*|havale*|felc*|zehir*|bogul*|silah*|ates_*|hirsiz*|girdi*|giriyo*|rehin*|kilit*|gaz|enkaz*|deprem*|dustu*|
  yigil*|takip*|bicak*|uyanmiyo*|intihar*|vurul*|alerji*|sel|sikist*|mahsur*|yutt*|nefes|kaza|kaza_yap*|kacirdi*|
  kaciriyo*|kacirildi* / & nefes*|uyanm*|tepki*|baygin*|bayil*|kriz*|nobet*|havale*|felc*|agzi|kopur*|kopuk*|mosmor|
  yigil*|kasil*|bogul*|bogazina|yutt*|cevap|kipird*|hirilti*|kalp*|konusam*|kendine_gel*|morar* <ppl> yok|almiyo*|alam*|
  ne|yerde|yardim*|ambulans*|112|yatiyo*|vermiyo*|acmiyo*|gelmiyo*|pil|deterjan*|suyu|zehir*|hap*|ilac*|oldu|simdi|
  birden|tutu*|agzi|dudak*|yuzu|doz*|fazla|napicam|kald*|cok / beni|bizi +oldur* .. nolur|yardim*|imdat|kapi*|kilit*|
  simdi|disarda|banyo* / & gogs*|gogus*|kalb*|kalp*|bogaz*|dilim|nefes*|kolum*|sol_kol*|yuzum*|dudak* agri*|sikis*|
  sikiyo*|bastir*|fil|uyus*|sis*|kapan*|daral*|saplan*|ari|fistik|alerji*|astim*|fisfis*|terli*|yaniyo*|patlayac*|
  tutul*|carpinti* alam*|nefes*|terliyorum|soguk|yalniz*|tek_basim*|kimse|yardim*|112|ambulans*|kolum*|cene*|oluyo*|
  olucem|bitti|sol|mide*|bayil*|kork* / & hap*|ilac*|tablet*|antidepres*|uyku_hap*|parol*|zehir*|fare_zehri|camasir_su*|
  tuz_ruhu|deterjan*|insulin*|asit|kezzap|siyanur|minoset|xanax|tarim_ilac* ict*|yut*|icmis*|aldim|attim|diktim|enjekte
  hepsini|hepsi|tum*|butun|kutu*|avuc*|siseyi|sise|20|30|40|50|60|bir_suru|bi_suru|az_once|pisman*|donuyo*|dakika*|
  uyanma*|olmek|uyus* / & yangin*|yaniyo*|tutustu|tutusmus|tutusuyo*|duman*|alev*|ates|sel|su_bas*|kaza*|carpt*|takla|
  gaz*|patla*|deprem*|enkaz*|cig|coktu|gocuk*|heyelan*|asansor ev|evde|evim*|bina*|apartman*|daire*|kat|katta|merdiven*|
  mutfak*|oda|odam*|odada|araba*|araç|motor*|yol|yolda|koku*|cati*|tup*|soba*|altinda*|koy*|kacag*|bodrum*|perde*|kapi*
  cik*|ulasam*|mahsur*|cocuk*|yardim*|kald*|sikis*|bacag*|kan*|baygin*|benzin*|hareket*|kipird*|donuyo*|bayil*|mide*|
  itfaiye*|112|kac*|nefes*|sariyo*|sardi|doldu|kapand*|kilit*|sarj* / & kan|kani|kanim|kanama* cok|durmuyo*|durmadi|
  her_yer*|fiskir*|akiyo*|derin|birak*|havlu*|bardak dur*|akiyo*|havlu*|derin|bileg*|bilek*|kolum*|bacag*|bicak*|
  yardim*|bayil*|basim|hamile*|karnim*|yer*|damar*|kes* / & cati*|kopru*|raylar*|raya|balkon*|korkulu*|ucurum*|teras*|
  viyadu*|cikint*|pervaz*|kenar*|peron*|sari_cizg*|bariyer* ciktim|oturuyo*|oturdum|duruyo*|bekliyo*|uzerind*|kenar*|
  ust*|gectim|yatti*|uzandi*|teyim|deyim|bakiyo* atla*|atlic*|birak*|hosca*|elveda|asag*|tren|oteki|obur|adim|disinda|
  disina|son_kez / evime|eve|iceri +biri|birileri|hirsiz +gir* / & <ppl> nefes_almiyo*|nefesi_yok|nefes_alam*|uyanmiyo*|
  baygin|bayildi|nobet*|havale|kriz_gecir*|kopur*|morar*|mosmor|felc|kalp_kriz*|bogul*|kendinde_degil|tepki_verm* /
  nefes +alamiyorum|alamiyom +$|yardim*|imdat / kutu|butun|tum|hepsini|bi_suru|avuc|20|30|40|50|siseyi|cok .. <pills>
  ict*|yut*|icmis*|aldim|attim / & <weapon> kapi*|banyo*|sakland*|kilitle*|yardim*|imdat|disarda|evde|pencere* var|
  elinde|geld*|adam|kocam|biri|kiriyo*|zorluyo*|oldur*|bekliyo*|nolur / kopruden|catidan|balkondan +atla* / & silah*|
  bicak* beni|bizi oldur* / evde|evimde|icerde +biri|birisi|yabanci / & ickime|bardagima|icecegime bir_sey|bi_sey|bisey|
  ilac at*|koy*|kat|katti*|katmis*|katta|kar* / kopru*|cati* .. atlayac*|atlicam / bicaklandim|vuruldum|kacirildim /
  rehin +aldi*|tutu*|alind* / eve|evime|iceri +giriyo*|zorla / korkulu* .. obur|oteki|dis* +taraf* / koprudeyim|
  catidayim|balkondayim .. atla*|atlic*|atliyo* / & yuzum*|yuzun*|agzi|agzim|kolu|kolum|kolunu|kolumu|sol_taraf*|
  sag_taraf* kaydi|kaymis|hareketsiz|sark*|tutmuyo*|tutmaz|hissetmi*|kaldiram*|oynatam* konus*|yaln*|tek*|kelime*|
  yarisi|agzi*|birden|yardim* / & kolum|yuzum|bacagim uyus*|karincal* dilim|konusam*|agzim / & soba*|somine|mangali|
  kombi*|dogalgaz|gaz|karbonmonoksit|sofben basim*|basi|kusuyo*|mide*|bayil* donuyo*|kalkam*|gibiyim|yere_dus* / & su|
  sel|suya|dereye|nehir* doluyo*|yukseli*|kapladi|cikti|geldi|basti|girdi gogsum*|belime|cikamiyo*|acilmiyo*|mahsur*|
  bogul*|catida* / & araba*|arac*|jip|motor* pesim*|takip|arkam*|sikistir*|vuruyo*|carpiyo* yoldan_cik*|yoldan_at*|
  bicak*|issiz|silah* / & taksi*|sofor*|minibus*|arabaya|arabasina|bagaj* soktu*|indirmi*|birakmi*|bindirdi*|kilitledi
  kapi*|nereye|bilmi*|zorla|gizli* / & duvar*|bahce*|kapi*|camlar*|cit|balkon* atla*|tirman*|tekmel*|zorlu*|vuruyo*
  oldur*|gebert*|kesec*|bogaz* bagir*|diyo*|diye|tehdit* / & hirsiz|hirsizlar girdi|girdiler|var|giriyo*|girmis eve|
  evde|evime|icerde|iceride saklan*|banyo*|dolap*|dolab*|cocuk*|yatag*|korku*|asagi* / beni|bizi|kizimi|arkadasimi
  +arabaya|arabasina|minibuse|bagaja|kamyonete +cekmeye|sokmaya|cekiyo*|sokuyo*|cektiler|soktular|surukl*|tikti*|zorla /
  biri|birisi|birileri|adam|adamlar|eski_kocam|eski_sevgilim|kocam|tanimadigim .. kapiyi|kapimi|pencereyi|kilidi
  +zorluyo*|kiriyo*|yumrukluyo*|tekmeliyo*|kirmaya / kapiyi|kapimi|kapimizi +yumrukluyo*|kiriyo*|zorluyo*|tekmeliyo*|
  kirmaya .. oldur*|bicak*|saklan*|tek_basim*|yalniz*|kork*|polis*|kilitle* / iki|uc|dort|bes|2|3|4|5|6 +serit|kutu|
  blister|plaka|sise +<pills> .. yut*|ictim|icmis / camasir_suyu|fare_zehri|fare_zehiri|tuz_ruhu|kezzap|tarim_ilaci|
  ot_ilaci|deterjan|antifriz|kirec_cozucu|lavabo_acici +ict*|icmis*|yut* / korkulugundayim|korkulugun_ustund*|
  korkulugun_disind* / & oldurecek|oldurcek|oldurur|oldurecekler beni|bizi girerse|yumrukluyo*|kilitledim|zorluyo*|
  kiriyo*|tekmeliyo* / & eve|evime|iceri girdi|girdiler dolaptayim|dolabin|yatagin_alt*|saklandim|saklaniyo*|sessizim|
  ses_cikar*|gizlendim / cami|camlari|kapiyi|pencereyi +kirip|kirarak|zorlayip .. iceri|eve +gir* / apartman|bina|
  evimiz|evim|catimiz|dairemiz +yaniyo*|tutustu / <ppl> gogsunu|kalbini +tut* .. dustu|yigildi|terli*|yere|cok* / &
  <ppl> hap|ilac|haplari|ilaclari|ilaclarini icmis|yutmus|icti ayilm*|uyanm*|kendinde|kendine|sallan*|konusam* / &
  atliyorum|atlayacagim|atlicam cati*|kopru*|balkon*|kenar*|ray*|ucurum* az_sonra|simdi|birazdan
${others}# ordinary
derbide|macta|ligde .. dov* / eski +esimden|kocamdan siddet +gormus*|gordum / kendime +zarar +veriyordum / dovme ..
  igne*|iz*|yapt* / trafik .. kaza*|sikis* / & tirmal*|isir* kedi*|kopek*|sivrisinek / & yastik gul*|firlat* / gol*|
  satranc*|tavla*|okey*|fifa*|mac|maci|macta|macini|macin|tenis* .. yen*|dov*|vur* / gulmekten|acliktan|sicaktan|
  yorgunluktan|meraktan|korkudan|utanc*|can_sikint*|sogukt*|ozlemden|uykusuz* +ol*|geber*|bayil*|kat* / kedi*|kopek*|
  bebek|oglum|yegenim .. beni|bana|elimi +isir*|tirmal* / kedi*|kopek*|bebek|yegenim|yasindaki|minik .. beni|bana|elimi
  +vuruyo*|vurdu / matkab*|komsunun / sicak|mudur|patron|annem|hoca|sinav|esim|is|trafik|babam|karim +beni|bizi|canima
  +oldur*|kes*|boyarsa|oku* / sehir*|evde|koyde|burada +yasamak / zarar +vercek|verecek biri|insan +degil* / midem*|
  hamile*|midye|grip|besin_zehirlen*|gida_zehirlen*|yemekten_zehirlen*|otobus*|alkol|dokundu|bozuk .. kus* / kendime|
  asla|hic .. zarar|bisey|bir_sey +vermem|yapmam|vermeyecegim / bi|bir lahmacun|kahve|pizza|doner|cikolata .. icin /
  sogan|parmag*|sac*|yemek|mutfak|tiras|kagit|elma|ekmek .. kes*|yak* / & ye* oruc*|ramazan*|iftar*|diyetisyen*|doktor|
  ameliyat|tahlil / ilk_yardim .. kurs*|egitim*|ders* / & kilitle* yanlislikla|sakayla / acil +serviste|servis|cagri
  calis*|hemsire*|doktor*|stajyer*|asistan*|nobet* / hemsireyim|hemsiresiyim|doktoruyum|asistaniyim|paramedigim ..
  nobet*|vardiya* / lastik|balon|misir|patlamis +patla* / robot +supurge .. sikis*|takil*|imdat / kestim|kesti|yaktim|
  kesik*|yakiyo* .. dograrken|utulerken|pisirirken|kizartirken|dokerken|yemek_yaparken / dis|disini|dislerini +dis
  +cikar* / parmagini|elini .. dis|disi|disleri +cikar* / fesleg*|cicek*|cicegim|orkide*|bitki*|saksi*|menekse*|kaktus*|
  begonya*|fidan*|balik*|yaprak*|domates* .. oldu|olecek|oluyo*|olmek|oldurdum .. balkon*|pencere*|isik*|gunes*|su|
  sula*|$ / veda mektubu|mesaji|notu|yazisi .. is_arkadas*|arkadaslara|sinifa|ekibe|ofis*|emekli* / is_arkadas*|ekibe|
  sirkete|mudurume|ofis* .. veda +mektubu|mesaji|notu / oglum|kizim|yegenim .. uyku*|yasinda|krese|oyun*|yorulunca ..
  vuruyo*|vurdu / dis +cektirdim|cekimi|cektirdi .. kan* / ruyamda|ruyasinda .. kendimi|kendini .. oldur*|asi* / &
  gulduk|guldum|denize|havuza itti*|itekledi|dust* / top +iceri +gir* / olup|geberip +gideyim|gidicem .. sicak*|soguk*|
  sikinti* / hayatimi +bitirdi|bitirdiler|bitiren
# now
bu_gece|simdi|su_an|bugun|hemen|az_once
# fiction
film*|dizi*|bolum*|kitap*|roman*|sarki*|oyun*|podcast*|karakter*|belgesel*|anime|netflix*|rol*|hikaye*|siir*|tiyatro*|
  valo*|pubg*|fortnite|gta|minecraft|boss|zombi*|ejderha|vampir*|karenina*|romeo|haber*|okuyorum|izliyorum|izledin*|mac|
  maci|macta|macini|macin|katil|galatasaray|fener*|muge|satranc*|tavla*|fifa*|poker / ahah*|haha*|sjsj*|asdf*|lol|xd /
  edebiyat +yazilisi*|sinavi*|odevi*|kitabi* / bihter* / werther*
# past
yil|sene|yillar|seneler +once|evvel / lisede*|universitede*|gencken|gencligimde|ergenken|cocukken / 198*|199*|200*|201*
# well
simdi|bugun|artik|su_an .. iyi*|mutlu*|sagl*|huzur*|evli*|cocug*|kendi|memnun*|gulu* / atlattim|atlattik|gecti_bitti|
  geride_kaldi|iyi_ki_kalmis*|iyilestim|kurtuldum
# minor 2
& annem|babam imzala* defter*|ogretmen*|karne* / <n> +olmak_uzereyim|olucam|olcam|olacam|olacagim|yasima_giriyorum|
  yasina_giriyorum|yasina_giricem / yarin +5|6|7|8|9|10|matematik|fen|turkce|ingilizce|sosyal|tarih +sinif|yazilim|
  yazilisi .. sinavi|sinavim|sinav|var +var|$ / saat +8|9|10|11|dokuza|9a|10a kadar|sonra +iznim|izin|disari / oy|araba|
  ehliyet .. kullanamiyorum|alamiyorum|kullanamam|veremem .. yasim|henuz_18|daha_18 / aslinda +5|6|7|8|9|10 +siniftayim|
  sinifa|sinif / lgs .. giricem|girecegim|girecem|denemem|deneme|calisiyorum|hazirlaniyorum|babam|annem|dershane* /
  velimi +cagir*|aradi|istedi / veli_toplantisi|veli_toplantisinda .. annem|babam / & ogretmenim|ogretmen|mudur*|hoca|
  hocam annemi|babami|velimi|ailemi aradi|cagirdi|cagirmis|aramis / & annem|babam|bizimkiler telefon*|tablet*|
  playstation*|bilgisayar*|modem*|internet* aldi|yasakladi|kapatiyo*|kapatti|el_koydu karne*|sinav*|ders*|notlar*|notum|
  dershane*|lgs|sinif*|odev* / ben|daha|henuz|sadece +<n> +yas* / <n> +yasimdayim|yasindayim|yasinda_bir_kizim|
  yasinda_bir_kiz|yasinda_bir_erkegim|yasinda_kizim|yasinda_erkegim|bucuk_yasindayim|yasina_gir*|yasina_yeni_gir*|oldum|
  yasim / 5|6|7|8|9|10|11|besinci|altinci|yedinci|sekizinci|dokuzuncu|onuncu +siniftayim|sinifa|sinifim|
  sinif_ogrencisiyim +gidiyorum|gidiyom|$|ve / lise|ortaokul|ortaokula|liseye +1|2|3|1deyim|2deyim|gidiyorum|gidiyom|
  ogrencisiyim +$|deyim|ve|siniftayim / resit|on_sekiz|18 +degil*|olmadim|yasinda_degil* / yasim*|dogum .. yalan|yanlis
  .. soyle*|yaz*|gir* / 18|on_sekiz yasindan +kucug* / sinifa +gidiyorum|gidiyom / lgs|lgsye|lgsye_de .. ay|gun|hafta
  +kaldi|var / fenden|matematikten|turkceden|ingilizceden|sosyalden|cografyadan|fizikten|kimyadan|biyolojiden|tarihten
  +yazili|yazilim|yazilimiz|yaziliya .. var|olucam|olucaz|bittim|calis*|sorac* / & annem|babam|bizimkiler|annemler
  telefonu|telefonumu|tableti|tabletimi topluyo*|topluyor*|elimden|el_koyuyo* aksam*|gece*|yatmadan|saat|9|10|11|okul* /
  kayit*|uye_olurken|hesap* .. dogum|yasimi|yilimi .. yaptim|yazdim|salladim|girdim .. yoksa|acilm*|almiyo*|kabul_etmi*
  / haftaya|yarin|yakinda|seneye|ayin|cumartesi +<n> +oluyorum|oluyom|basiyorum|olucam / yasimi +18|19|20|21 gir*|yaz*|
  yaptim|sectim / yasim +<n> +$|ya|ve|ama|benim|daha|annem|babam
# adult
ours = torun*|kizim|kizimiz|oglum|oglumuz|kizi|oglu|kizin|oglun|kiz|oglan|yegen*|kuzen*|kardesim|kiz_kardesim|
  erkek_kardesim|ogrencim|ogrencilerim|ikizler|ikizlerim*|ufaklik|kucugu*|buyugu*|kucuk|buyuk|cocugum|cocuk|cocugumuz|
  cocuklarim|kedi|kedim*|kopek|kopegim*|komsunun|bizimki|bebegim / age = <n>|daha_<n>|henuz_<n>|sadece_<n>|yeni_<n>|
  bugun_<n>|bu_yil_<n>|artik_<n>|simdi_<n>|de_<n>|da_<n>|yakinda_<n>|dun_<n>|ocakta_<n> / aged = 30|31|32|33|34|35|36|
  37|38|39|40|41|42|43|44|45|46|47|48|49|50|51|52|53|54|55|56|57|58|59|60|61|62|63|64|65|66|67|68|69|elli|kirk|otuz|
  emekli* / past = yil_oldu|yil_once|sene_once|muhasebeci*|avukatim|okudum|ogretmenlik|ogretmenim_ben|zamaninda|
  cocukken|kagitlarini / <ours> +<age> +yasinda|yasina|yasini|olacak|oldu|oluyor|yasindaydi|yasindalar|yas / <n>
  +yasinda|yasindaki|yaslarinda +bir_kizim_var|kizim_var|bir_oglum_var|oglum_var|bir_torunum_var|torunum_var|
  bir_yegenim_var|yegenim_var|iki_kizim_var|iki_oglum_var|cocugum_var|bir_cocugum_var|kedim_var|kopegim_var|kizim_icin|
  oglum_icin|kizimla|oglumla|kizima|ogluma|torunumla|torunuma / <n> +yasinda|yasindaki .. annesiyim|babasiyim|annesi|
  babasi|anneyim|babayim|dedesiyim|anneannesiyim|babaannesiyim|halasiyim|teyzesiyim|ogretmeniyim / oldum|gidiyorum
  +diye|diyor|dedi / siniftayim +diye|diyor|dedi / <ours> +daha|henuz|artik|hala resit|18|on_sekiz / <n> +dakika|saat|
  hafta*|gun|ay|kilo|km|yildir|lira / & sinif*|siniftayken|lise*|karne*|lgs*|yazili*|telefonu|velimi|telefonumu <past>|
  oglum*|kizim*|torun*|ogrenciler*|yegen* / & liseli|ortaokullu|ergen <aged>
`;
