/** Turkish, in the notation of `../phrases.ts`. */
export const turkish = `# lists
kin = kocam|esim|karim|sevgilim|nisanlim|babam|uvey_babam|annem|uvey_annem|abim|amcam|dayim|kardesim|ablam|dedem|
  kuzenim|enistem|kayinpederim|kayinvalidem*|eski_sevgilim|eski_kocam|erkek_arkadasim|ogretmenim|patronum|mudurum|hocam|
  komsum|oglum|ailem|erkek_arkadas|kaynanam|kayinbabam|yengem|halam|teyzem|kuzen|agabeyim|antrenor*|imam*|eski_esim|
  eski_karim
close = <kin>|arkadasim|kizim|cocugum|bebegim|bebegi|sevgilisi|karisi
pills = hap|hapi|haplari|hapin|ilac|ilaci|ilaclari|haplarin|ilaclarin|tablet|tableti|uyku_hapi|antidepresan*|parol|kutu|
  kutuyu|haplar|ilaclar|tabletler*|hapimi|ilacimi|ilaclarini|haplarini|uyku_ilaci|antidepresanlari|serotonin
hits = dov*|vuruyo*|vurdu|vurur|tokat*|tekme*|yumruk*|bog*|tecavuz*|taciz*|istismar*|siddet*|saldir*|girisiyo*|doger|
  doguyo*|bicakla*|morart*|patakl*|doverek|dayak|eziyet*|hirpala*|tartakla*|sopala*|carpti|tekmele*|tokatla*|sikti|
  yapis*
body = kolum*|kollarim*|bilegim*|bileklerim*|bacag*|bacak*|tenim*|derim*|vucud*|uyluk*|karnim*
weapon = bicak*|silah*|tabanca*|tufek*|balta*|satir*|sopa*
n = 11|12|13|14|15|16|17|on_bir|on_iki|on_uc|on_dort|on_bes|on_alti|on_yedi
kin3 = kocasi|babasi|uvey_babasi|sevgilisi|esi|annesi|abisi|erkek_arkadasi|nisanlisi|kocasindan|babasindan
edge = catid*|kopruni*|koprude*|kopruy*|rayla*|balkond*|balkonu*|korkulu*|ucurum*|teras*|viyadu*|cikint*|pervaz*
born = 2009|2010|2011|2012|2013|2014|2015|2016|2017|2018
# suicide 2
& hap*|ilac*|ip|ipi|silah*|jilet* hazir*|duruyo*|masa*|bekliyo* bitecek|bitiyo*|olmek|olec*|gece|icec* / canina +kiy*
her_sey|hersey|bu_is|bu_hayat|hepsi +bitecek|bitiyo*|bitsin|son_bulacak .. hap*|ilac*|ip|mektu*|gece|artik
kendimi|kendini|kendimi_de +oldur*|asma*|asac*|asic*|asarim|asas*|vurac*|vurucam|vurmak|yakma*|yakac*|zehirle*|bogac*|
  bogma*|asmis|asti / olmek|olmeyi|olmeye|gebermek +isti*|istey*|calis*|dusun*|kararl*|karar|hazir*|kaldi|uzere*|kalkis*
& ip|ipi|urgan*|ilmek|ilmegi|halat* tavan*|cengel*|boyn*|asac*|hazir*|bagla*|kirise aldim|hazir*|gecir*|var|asac*
olsem|oleyim|oleyim_de|gebersem|gebereyim|yok_olsam|olsem_de .. umru*|umur*|fark*|kimse|rahat*|kurtul*|gitsin|artik
kendimi|kendini .. kopru*|tren*|metro*|balkon*|cati*|pencere*|cam*|ucurum*|araban*|kamyon*|raylar*|tramvay* at*|birak*
hayata|yasama|hayattan|yasamaktan|dunyadan|dunyaya|nefes_almaktan .. katlan*|dayan*|biktim|yoruldum|nefret|usandim|
  gidi*|gitmek / & mektu*|vasiyet*|not* yaz*|birak*|hazir* bitir*|bitti|bitic*|elveda|gidi*|cesaret|affed*|intihar
kendimi|kendini +oldurmek|oldurmeyi|oldurec*|oldurcem|oldurucem|oldurecek|asmak|asmaya|asmayi|asac*|asicam|asacagim|
  vuracag*|vurcam|vurmak|yakmak|zehirlemek / yasamak|yasamayi|yasamaya|var_olmak|yasamay istemi*|istemem|degmez|biktim
kendimi|kendini +oldur*|as*|asac*|vurac*|vurmak|yakmak|zehirle*|kopruden|asag*|atac*|atic*|tren*|ucurum* +$|iste*|
  dusun*|icin|olur*|ol*|soyl*|ama|karar*|mek|bu|ve|ac* / intihar* .. dusun*|istiyo*|karar*|plan*|aklim*|mektub*|$
olmek|gebermek|geberip|olup|yok_olmak|uyanmamak|bir_daha_uyanmamak istiyo*|isterim|istedi*|gitmek|dusun*|hazir*
artik|bu|hepsini|her_seyi .. bitirmek|bitiricem|bitirecegim|bitirmeyi .. istiyo*|dusun*|gece|hayat*|her_seyi|$
kattan|cati*|balkon*|kopru*|pencere* atlarsam|atlasam|atlas*|atlayip .. ol*|kesin|bitir* / kafama|beynime|sakagima +sik*
niye|neden|keske +olmedim|olmuyorum|dogdum|dogmasaydim|hala_yasiyorum|yasiyorum|uyandim / nefes +almak +bile +istemi*
intihar +et*|edi*|edec*|edic*|mektub*|dusun*|plan*|girisim*|etcem|edicem|notu|etmek* / intihari* +dusun*|planl*
yasa*|hayat*|dunya* .. sebeb*|neden*|anlam*|amac* kalmadi*|yok*|goremiyo*|bulamiyo* / yasamaya +devam +edem*
yasamak|yasamayi|yasamaya +istemiyo*|istemem|degmez|gerek_yok|ne_gerek|degmiyo* / keske +olsem|olseydim|uyanmasam|olse*
& bitirc*|bitiric*|bitirec*|bitirme*|bitiriyo*|son_ver* hayat*|her_sey*|yasam* / olup +gitsem|gideyim|gitmek|kurtul*
& hap*|ilac* birikt*|topladim|sakladim icic*|icip|hepsini|uyan*|yeter|bir_anda / canima +kiy*|kast*
bilek* .. kesip|kestim|kesic*|keserek .. olme*|olmek|oluyo*|bitir*|kan* / hayatima|yasamima|hayatina|her_seye +son
olmek|olum|intihar .. tek|en_iyi +kurtulus*|care*|cozum*|yol*|kacis* / veda|elveda|intihar +mektu*|notu*|mesaj*|video*
uyanmamak|bir_daha_uyanmamak .. uzere|istiyo*|uyumak
# immediate_danger 3
& yangin|duman*|yaniyo*|alev* bina*|apartman*|ev*|daire*|merdiven*|kat* cik*|mahsur|her_yer*|yardim*|cocuk*|doldu|in*|
  sardi / biri|birisi|adam|hirsiz|eski_sevgilim .. ev*|kapi* .. girmeye|girdi|iceri*|girmis|zorluyo*
nefes +alm*|alam*|alami*|almiyo* .. annem|babam|bebegim|arkadasim|kardesim|gogs*|bogaz*|kalb*|kolum|uyanm*|yardim*
<close>|annem|babam|kardesim .. nobet_geciri*|kriz_geciri*|havale|felc_geciri*|morariyo*|morardi|kopuk*|kasili*|
  titriyo*_yerde +$|yerde|agz*|ne|yardim*|nefes* / bilek*|damar*|kolu*|bacagi* .. kestim|kes* .. kan*|derin|durmuyo*
bebegim|oglum|kizim|dudak*|arkadasim .. mor|mosmor|morar*|morariyor .. oldu|uyanm*|nefes*|$|dudak*|kendine
arkadasim|kardesim|sevgilim .. cok_fazla|asiri|fazla|doz* .. almis|aldi|icmis|kullanmis .. uyanm*|baygin|nefes*|dudak*|
  kendine / babam|annem|esim|dedem|arkadasim .. yigildi|dustu|bayildi|yere .. gogs*|kalb*|nefes*|uyanm*|tutu*
adam|biri|araba|herif .. takip_ediyo*|pesimde*|pesimden|arkamdan .. $|geliyo*|beni|yardim*|korkuyo*|durakt*|metro*
& silah*|ates sesi|sesleri|ediliyo*|ediyo*|acti|aciyo* saklan*|okul*|avm*|disari*|yardim*|icerde|dukkan* / kan +kaybedi*
& <weapon>|bicakla|silahla eski|kocam|nisanlim|sevgilim|babam|adam|biri asagi*|kapi*|bagir*|disar*|geldi|bekliyo*|
  kovali* / gogs*|kalb* .. agri*|sikis*|tutu*|saplan* .. nefes|kolum|yigil*|bayil*|ambulans|dus*|babam|annem
& <weapon> takip*|pesim*|kovali*|cikardi|dayadi|savur*|salli* biri*|adam*|babam|kocam|beni|annemi|bize|bana
<edge> .. atli*|atlay*|hoscakal|elveda|obur|oteki|dis*|son|asag*|tren|bekliyorum|birazdan|birak*|oturdum|tarafi*
kutu|butun|tum|hepsini|bi_suru|avuc|20|30|40|50|siseyi|cok .. <pills> ict*|yut*|icmis*|aldim|attim|icti*
kopru*|cati*|korkulu*|balkon*|ucurum*|raylar* .. oteki|obur|kenar*|ust*|atla*|ciktim|gectim|taraf*|dis* .. taraf*|atla*|
  elveda|son|asag*|ruzgar|gecti*|oturuyo*|simdi|bekl* / raylar*|tren_yol* .. oturdum|yattim|uzandim|bekliyorum|duruyorum
& <weapon> kapi*|banyo*|sakland*|kilitle*|yardim*|imdat|disarda|evde|pencere* var|elinde|geld*|adam|kocam|biri|kiriyo*|
  zorluyo*|oldur*|bekliyo*|nolur / <pills> +ictim|yuttum|ictim_az|icmis|yutmus bas*|uyan*|$|az_once|dakka|dakika|hepsini
kapi* .. kir*|yumruk*|zorlu*|tekme*|vuruyo* .. bicak*|oldur*|kilit*|yardim*|nolur|sakland*|girerse|eski|kocam|imdat
annem|babam|bebegim|arkadasim|kardesim|oglum|kizim|esim|dedem .. nefes +alm*|almiyo* / kopruden|catidan|balkondan +atla*
& <weapon> elinde|silahli|var adam*|herif*|biri bahce*|kapi*|sokak*|onunde|apartman* / & silah*|bicak* beni|bizi oldur*
& <weapon> annemi|kardesimi|cocuklari|beni|bizi vurac*|oldur*|kesic*|saldir*|tehdit* / cok|fazla +kan +kaybedi*|akiyo*
kan .. durmuyo*|durmadi|cok|akiyo*|fiskir* .. durmuyo*|kan|akiyo*|cok|kes* / korkuluk*|demir*|balkon* .. dis* +taraf* ..
beni|bizi +oldur* .. nolur|yardim*|imdat|kapi*|kilit*|simdi|disarda|banyo* / evde|evimde|icerde +biri|birisi|yabanci
& ickime|bardagima|icecegime bir_sey|bi_sey|bisey|ilac at*|koy*|kat*|kar* / kopru*|cati* .. atlayac*|atlicam|atlayacagim
& kapi* kir*|balta*|zorla*|omuz* yardim*|imdat|sakla*|nolur|lutfen|polis / <pills> .. ictim|yuttum|icmis*|yutmus*
& kaza arab*|motor*|araç|araba sikis*|kan*|baygin|benzin|hareket|mahsur / bicaklandim|vuruldum|kacirildim|rehin*
hirsiz*|birileri|adamlar .. ev*|asagi*|iceri* .. ses*|girdi|var|saklan* / eve|evime|iceri +giriyo*|girdi|zorla
<pills> .. kutu*|hepsini|tamamini|ictim|yuttum .. ict*|yut*|icmis*|don* / korkulu* .. obur|oteki|dis* +taraf*
& gaz koku*|kacag*|siziyo*|sizinti* bas*|bayil*|don*|mide*|yardim*|ac* / silah +sesi .. babam|kocam|annemi|vurdu|yardim*
<close> .. hap|ilac|zehir|kutu .. icmis*|icti|yutmus*|yuttu|uyan* / balkon*|cati* .. dis_tarafinda*|kenarinda*|korkuluk*
bilek*|damar*|kolumu .. kes* .. kan|derin|durmuyo* / kanam* .. durmuyo*|var|cok
# self_harm 2
<close>|arkadasim|kardesim .. kendini|kollarini|bileklerini|derisini|kolunu .. yakiyo*|kesiyo*|jiletl*|cakmakla|
  sigarayla|yakiyor|ciziyo* / jilet*|falcata*|maket* .. elim*|yine|agliyo* .. yapic*|yapac*|kes*|dayanam*
& <body>|bacaklarimi|kollarimi yakiyo*|yaktim|yakmak|dagliyo* hisset*|hissede*|duzlestirici*|masa*|cakmak*|utu|bilerek|
  yine / tekrar|yine|yeniden|gene|geri +kesmeye|cizmeye|kesme* +basla*|don* / kendime|koluma|bacagima +jilet|faca|zarar
kendime|kendimi|suratima|yuzume +yumruk*|tokat*|vuruyo*|vurdum .. hak*|sis*|morar*|nefret|ceza*|hata*
& duvar* kafam*|basim*|yumruk*|elimi vur*|yumruk*|at*|parcal* bilerek|acisin|kan*|parcal*|sakin*|kadar|duramiy*|sinir*|
  hisset* / & jilet*|falcata*|maket_bicag* <body>|attim|atiyo*|aldim|kes*|kendim*
& jilet*|faca*|falcata*|makas*|maket*|ustura*|cam|bicakla <body>|kendim*|bileg*|kolum* ciz*|kes*|atiyo*|attim|dol*|
  yara*|icinde|iz* / & sigara*|cakmak*|izmarit* <body>|kolu*|elim*|kendimi sondur*|bas*|yak* / kendime +zarar +ver*
<body> .. kestim|kesiyo*|kesti*|keser*|kesmek|cizdim|ciziyo*|yaktim|yakiyo*|sondur*|kesik*|jilet*|faca* / kendime zarar
kendimi +kes*|yaral*|cizi*|yakiyo*|kesiyo*|tirmal*|cimdik* / kafami|basimi|yumruk* .. duvar* .. vur*|kan*|at*|parcal*
jiletle*|facala*|falcatala* <body>|kendim*|kolu*|bileg* / temiz* .. tekrar|yine|gene .. kes*|ciz*|jilet*|basla*
kesm*|kesi*|kestim|kesiyo*|cizi*|cizdim +kendimi / sigara* .. <body> .. sondur*|bas*|yak*
# eating_disorder 2
& lokma|yemek|yemedi*|yemiyo*|yemicem|su|ac igren*|bedenim*|kocaman|sisko*|sisman*|yag*|tarti*|domuz*|balina|inek
& yiyo*|yemiyo*|yemedi*|elma|su sadece|hicbir*|hic|bir_sey|bisey|bi_sey|hicbi* sisko*|sisman*|cirkin*|yag|yaglar*|
  igren*|domuz*|obez* / kustur*|kusuyo*|kusuyorum|cikariyo* .. ye*|her_sey*|sonra|kendimi|yedig*|yemek*|kilo*|gizli
gun*|haftad* .. sadece|hicbir|yemiyo*|yemedim|bisey|sey .. kilo*|sisman*|yag|zayif*|ayna*|igren*|su_iciyo*
yedi*|yesem|yiyo*|yemek* .. kus*|cikar* .. kilo*|hep*|parmag*|sonra|hemen|yil*|kimse|$|gun / zayifla* .. gun*|yemiyo*|ac
tarti|tartida|kilom .. 34|35|36|37|38|39|40|41|42|43|44|45 .. yem*|kocaman|hala|sis*|yag* / parmag* .. bogaz*|kus*
yedik*|yedigim*|yemek*|tikin*|tıkın* .. geri|kus*|cikar* .. cikar*|kus*|her|sonra|duram* / kendimi +kustur*
sadece|hicbir|sey|bi_sey .. su|yemiyo*|yemedim .. kilo*|sisman*|yag|zayif*|ayna*|igren*
kilo +almaktan|alicam|alacagim|almaktan_kork* .. kork*|panik*|kus*|yemek*|diye|yiyem* / 100|200|300|400|500|600 +kalori*
kusuyo*|kusuyorum|cikariyo* +gunde|her +bes|uc|iki|kac|yemek* kere|defa|kez|sonra / anoreksi*|anoreksiy*|bulimi*|blumi*
34|35|36|37|38|39|40|41|42|43|44|45 +kilo* .. hala|sisko*|sisman*|yag*|halen|daha
gundur|gun .. sadece|su|hicbir|yemiyo* .. kiloyum|kilo*|sisman*|yag|zayifla* / & kendimi|kendini ac birak*|tut*|kaliyo*
34|35|36|37|38|39|40|41|42|43|44|45 kilo* .. sisko*|sisman*|yag*|ayna* / mushil*|laksatif* .. iciyo*|ic*|kilo*|ye*|tik*
<n>|35|36|37|38|39|40|41|42|43|44|45 +kiloyum .. sisman*|yag|hala / tikin* .. kus*|mushil*|laksatif*|pisman*
kusmak|kusmaya|kustur* .. parmag*|bogaz*|zorlu*|kendimi
# abuse 2
& oglum|kizim|gelinim|damadim|torunum dov*|vuruyo*|bagir*|itiyo*|tokat* emekli*|maas*|yasinda*|para*|yasli*
& kimlig*|telefon*|para*|anahtar*|pasaport* sakla*|aldi|aliyo*|kirdi oldur*|yollamiyo*|kacarsam|dov*|cikma*|izin|konus*
<kin> .. dokundu|dokunuyo*|dokunu*|ellede*|elledi|elliyo*|oksuyo*|surtun* .. etek*|gogs*|bacag*|altind*|ders*|gece*|
  kucag*|altim* / & karnima|yuzume|kafama|suratima|bacagima|sirtima tekme*|yumruk*|vurdu|tokat*|sopa* <kin>|atti|o
& para*|maas*|telefon*|kimlig*|kart* al*|el_koy*|kirdi <kin>|sevgili*|o yasak*|izin|konustur*|bogaz*|cikma*|kilit*|dov*
& zorla*|istemed*|istemiyo*|hayir iliski*|sevis*|yatak*|yatti*|soy*|seks* <kin>|sevgili*|erkek|bana|beni
& bogazim*|boynum*|girtlag*|sacim* sik*|yapis*|surukle*|cekti|cekiyo*|tut* <kin>|o|adam|nefes|yere|duvar*
& burnumu|kolumu|disimi|kaburga*|parmagimi|cenemi|kafami|gozumu|dudagimi|yuzumu kir*|patlat*|morart*|yard*|dagit* <kin>|
  o|kocam / & maas*|para*|kart* aliyo*|aldi|el_koy* izin|disari|cikmak kocam|ondan|esim|babam|sevgilim / tecavuze +ugra*
& odama|yatagima|koynuma gir*|geli*|geliyo* gece*|uyur*|dokun* uvey|babam|amcam|dayim|abim|enistem|dedem
& <kin3> dov*|doguyo*|vurdu|vuruyo*|tokat*|bog*|siddet*|dayak onu|ablam*|kardesim*|arkadas*|kizim*|annem*|komsu*|teyze*|
  her / eve|odaya|banyoya +kilitl*|kapat*|hapset* .. beni|kocam|babam|telefon*|tokat|dov*|cik* / oldurmekle +tehdit
<kin>|eski|sevgilim .. dovdu|dovuyo*|doguyo*|vuruyo*|tokatl*|tekmele*|bogazimi|bogdu|bogazla*|sacimdan
& telefon*|para*|kart*|pasaport*|kimlig* <kin>|evden|cikarsam|kilit* aliyo*|al|el_koy*|aldi|kontrol*|sakliyo*|onlarda
  izin|cik*|kilit*|dov*|tokat|konustur*|bogaz*|evden / & it*|firlat*|savur*|carpti merdiven*|yere|duvara beni|bizi <kin>
& video*|foto*|goruntu* yayma*|yayar*|atac*|paylas* tehdit*|sevgili*|eski|santaj* / beni .. eve|odaya +kilit*|kapat*
pesimi|pesimden +birakmiyo*|ayrilmiyo*|geliyo* .. tehdit*|oldur*|ex|eski|kapim* / tecavuz|taciz +et*|edildi*
evden|disari .. cikmama|cikmam|cikart*|cikamiyo* .. izin|yasak*|birak*|vermiyo*
<kin> .. tekme*|yumruk*|kemer*|sopa*|bicak*|kafa +atti|atiyo*|savurdu|yedim / oldurme*|olumle|bicakla|silahla +tehdit
zorla .. sahip|sev*|birlikte|iliski*|yatt*|soy*|seks* .. ol*|yap*|gir*|oldu
& kemer*|sopa*|kablo*|terlik* vuruyo*|dov*|vurdu|girisiyo* <kin>|bana|beni
telefon* .. el_koy*|aliyo*|aldi .. konustur*|cik*|izin|evden|bogaz*|dov* / <kin>|uvey .. bana|beni +dokun*|elle*|elliyo*
& beni|bana <hits> her|dun|yine|gene|gece|kemer*|ickili|sarhos|gun / sacimdan|bogazimi|boynumu +surukle*|sik*|tut*|cek*
& beni|bize|bana|bizi|annemi|cocuklari <hits> <kin>|o|adam / <kin> .. oldur*|gebert* +seni|beni|bizi +di*|de*|yaz*
tecavuz|taciz|istismar .. et*|ugra*|edil*|bana
# harm_to_others 2
<close>|patronumu|kayinpederimi|babami|kocami|annemi|abimi|mudurumu .. vurucam|vuracam|vuracagim|vurcam|oldurucem|
  oldurecegim|bicaklayac*|keserim / ev*|araba*|dukkan* .. yak* .. benzin*|hepsi*|icinde*|onlar*|uyurken|cam|icem|acag*
& silah*|bicak*|tabanca* okul*|ise|is|isyeri*|sinif* gotur*|getir* pisman*|pazartesi|yarin|gorurler|hepsi
babam|annem|kocam|karim|abim|mudur*|patron*|hoca* .. bicaklic*|bicaklay*|bicaklar*|gebertic*|oldurucem +onu|$
& silah*|bicak*|tufek* hazir*|aldim|alip|belim* vurac*|vurucam|vurcam|oldur*|kes*|bicakla*|saplic*|saplayac*
& bebeg*|cocug*|oglum*|kizim* zarar|bog*|sallam*|yastig*|bisey|bir_sey|firlat*|carp* kork*|geliyo*|yapic*|yapac*|
  istiyo*|agla*|susm* / mudur*|hoca*|patron*|adamin|kafasini|onun .. kafasini|agzini|suratini +dagit*|patlat*|kir*|ez*
& oldur*|gebert*|bicakla*|vurac*|vurcam|vurucam|bogac*|bogaz*|zehirle*|bogas*|bicaklama* karimi|kocami|babami|annemi|
  patron*|mudur*|komsu*|hoca*|eski|sevgilim*|onlari|herkesi|adami|herifi|ogretmen*|esimi|kaynan* isti*|planl*|kararim*|
  ciddi*|hazir*|gece|yarin|yemin|dusun*|silah*|bicak*|uyur*|dayanam*|her_gun / evini|arabasini|dukkanini .. atese +ver*
onu|onlari|karimi|kocami|babami|annemi|abimi|patronu*|mudur*|adami|esimi|sevgilim*|herifi|kizi|herkesi|birini|hepsini|
  komsu*|seni_degil|orospu*|serefsizi|eski_karimi|kardesimi|ogretmen* oldur*|gebert*|bicakla*|vur*|vurcam|vuracag*|
  vurucam|bog*|bogac*|zehirle*|kes*|yak*|desecem|desic*|dograr*|dograyac* +$|cam|cem|yemin|istiyo*|ciddi*|dusun*|yarin|
  bu|baska|bugun|gece|icin|bir|abi|kor*|adres*|evini / okul*|isyerin* .. silah*|bicak*|bomba* .. getir*|gotur*|gid*|gel*
bebeg*|cocug*|karima|oglum*|kizim*|ona|birine|annem*|kardesim* .. zarar|firlat*|bog*|vur*|salla* .. kork*|ver*|iste*|
  geliyo*|dusun* / <weapon> .. yarin|is*|okul*|buldum|aldim|gidicem|alicam .. vur*|oldur*|gid*|bicakla*|okul*
bu_gece|yarin|bugun|ciddi*|yemin .. bicakla*|oldurec*|oldurcem|geberticem|vurucam|oldurucem +$|onu|ciddi*|o|babami
<kin> .. fotograf*|video*|goruntu* .. yay*|paylas*|ifsa* .. tehdit*|diyo*|istiyo* / zor +tut* +kendimi
& evini|evlerini|arabasini yak* yakicam|yakacag*|iceri*|icinde*|benzin*|uyurken
<close>|o .. oldurcem|oldurecegim|oldurec*|vuracag*|vurcam +diyo*|dedi|diyor / kafasina|alnina|beynine|kafalarina +sik*
& bicag*|bicak karima|kocama|ona|anneme|babama|sirtina|karnina sapla*|sok*
yemeg*|cayi*|kahve*|corba* .. zehir|fare_zehri .. koy*|kat*|at* / <kin>|sevgilim*|karim*|cocug* .. vurdum|dovdum|bogdum
& silah*|tufek* herkes*|sinif*|hepsini|okul* tara*|vur*|oldur* / yastig*|yastik .. yuzune|agzina .. bas*|kapat*|tut*
bicaklayabil*|oldurebil*|gebertcem|gebertecegim
# now
bu_gece|simdi|su_an|bugun|hemen|az_once
# ordinary
gulmekten|acliktan|sicaktan|yorgunluktan|meraktan|korkudan|utanc*|can_sikint*|sogukt*|ozlemden|uykusuz* +ol*|geber*|
  bayil*|kat* / gol*|satranc*|tavla*|okey*|fifa*|mac|maci|macta|macini|macin|tenis* .. yen*|dov*|vur* / jilet* .. tiras*
sicak|mudur|patron|annem|hoca|sinav|esim|is|trafik|babam|karim +beni|bizi|canima +oldur*|kes*|boyarsa|oku* / bicak +gibi
& duman*|yangin|alev* mangal*|somine|mum|tatbikat*|barbeku|nargile|yemeg*|yakti* / pes|tavla|satranc|fifa|okey .. dov*
kedi*|kopek*|bebek|oglum|yegenim .. beni|bana|elimi +isir*|tirmal*|vuruyo*|vurdu / sehir*|evde|koyde|burada +yasamak
abim|babam|kardesim|ablam .. pes*|tavla*|satranc*|okey*|fifa* .. dov*|yen* / zarar +vercek|verecek biri|insan +degil*
midem*|hamile*|midye|grip|zehirlen*|otobus*|alkol|dokundu|bozuk .. kus* / takip .. instada|insta*|tiktok*|kedi*|kopek*
kendime|asla|hic .. zarar|bisey|bir_sey +vermem|yapmam|vermeyecegim / bi|bir lahmacun|kahve|pizza|doner|cikolata .. icin
sogan|parmag*|sac*|yemek|mutfak|tiras|kagit|elma|ekmek .. kes*|yak* / kendime|kendimi +zarar ver* biri|biriyim +degil*
kendimi +oldurmem|asmam|oldurmedim|ise|spora|yataga|koltuga|dis* / oldum|olduren|olum +ya|sana|fiyat*|icin / degilim
& ye* oruc*|ramazan*|iftar*|diyetisyen*|doktor|ameliyat|tahlil / kardesim +sacimi|sacimdan +cekti / matkab*|komsunun
her_sey*|yemek*|tabag*|kitab*|diziyi|sezonu|projeyi +bitir* / & nefes*|gogs* gulm*|spor* / intihar* +meyilli|egilim*
& kaza trafik*|trafigi / nefes* +almadan|kesici / tiras .. jilet* / damar* +damar*
# fiction
film*|dizi*|bolum*|kitap*|roman*|sarki*|sarkisi*|oyun*|podcast*|karakter*|belgesel*|anime|netflix*|rol*|hikaye*|siir*|
  tiyatro*|valo*|pubg*|fortnite|gta|minecraft|boss|zombi*|ejderha|vampir*|karenina*|romeo|haber*|okuyorum|izliyorum|
  izledin*|mac|maci|macta|macini|macin|vampir_koylu*|katil|galatasaray|fener*|muge|valoda|satranc*|tavla*|fifa*|poker
lisede*|universite*|gencken|cocukken|ergen* .. yil|sene|simdi .. gecti|iyiyim|once|sukur
10|12|15|20|on|on_bes|yirmi +yil|sene +once|gecti / ahah*|haha*|sjsj*|asdf*|lol|xd
# minor 2
& annem|babam|ailem alıyor|aldı|kapatıyor|kapattı|kızıyor|elimden telefonumu|telefonu|interneti|tableti|wifi okul|ödev|
  sınav|yarın|ders / sinav*|odev*|veli|ogretmen* .. sinif*|ortaokul*|lise* .. annem|babam|yarin|hoca*|odev*
ay|yil|hafta|yakinda|seneye .. <n> +olacagim|olucam|yasina_giricem|yasina_girecegim / ben|daha|henuz|sadece +<n> +yas*
<n> +yasimdayim|yasindayim|yasimdayim|yasinda_bir_kiz*|yasina_gir*|oldum|yasim / ^<n> +yas*|yasim +$|im|indayim|larinda
18|on_sekiz|resit .. kaldi|girmeme|olmama|olmam +iki|bir|uc|var|ay|yil|$ / <born> +dogumlu*|li_yim|liyim|dogumluyum
5|6|7|8|9|10|yedinci|sekizinci|dokuzuncu +sinif* gid*|ogrenci*|$ / liseli*|ortaokul* +kizim|cocugum|ogrencisiyim|gidiyo*
5|6|7|8|9|10 +siniftayim|sinifa +gidiyorum|gidiyom / resit|on_sekiz|18 +degil*|olmadim|yasinda_degil*
yasim*|dogum .. yalan|yanlis .. soyle*|yaz*|gir* / daha +resit|18 +degilim|olmadim / 18|on_sekiz yasindan +kucug*
sinifa +gidiyorum|gidiyom
# adult
<n> +dakika|saat|hafta*|gun|ay|kilo|km|yildir|lira|haftalik / oglum|kizim|yegenim|kardesim .. <n>
<n> +yasindayken|yasindaki
`;
