/** Turkish, in the notation of `../phrases.ts`. */
export const turkish = `# lists
kin = kocam|esim|karim|sevgilim|nisanlim|babam|uvey_babam|annem|uvey_annem|abim|amcam|dayim|kardesim|ablam|dedem|
  kuzenim|enistem|kayinpederim|kayinvalidem*|eski_sevgilim|eski_kocam|erkek_arkadasim|ogretmenim|patronum|mudurum|
  hocam|komsum|oglum|ailem
close = <kin>|arkadasim|kizim|cocugum|bebegim|bebegi|sevgilisi|karisi
pills = hap|hapi|haplari|hapin|ilac|ilaci|ilaclari|haplarin|ilaclarin|tablet|tableti|uyku_hapi|antidepresan*|parol|
  kutu|kutuyu
hits = dov*|vuruyo*|vurdu|vurur|tokat*|tekme*|yumruk*|bog*|tecavuz*|taciz*|istismar*|siddet*|saldir*|girisiyo*|doger|
  doguyo*|bicakla*|morart*|patakl*
body = kolum*|kollarim*|bilegim*|bileklerim*|bacag*|bacak*|tenim*|derim*|vucud*|uyluk*|karnim*
weapon = bicak*|silah*|tabanca*|tufek*|balta*|satir*|sopa*
n = 11|12|13|14|15|16|17|on_bir|on_iki|on_uc|on_dort|on_bes|on_alti|on_yedi
# suicide 2
intihar +et*|edi*|edec*|edic*|mektub*|dusun*|plan*|girisim*|etcem|edicem|notu|etmek*
intihar* .. dusun*|istiyo*|karar*|plan*|aklim*|mektub*|$
intihari* +dusun*|planl*
oldur*|oldurm*|as|asm*|asac*|asic*|asicam|vur*|vuraca*|yakma*|zehirle* kendimi|kendini
kendimi|kendini +oldurmek|oldurmeyi|oldurec*|oldurcem|oldurucem|oldurecek|asmak|asmaya|asmayi|asac*|asicam|asacagim|
  vuracag*|vurcam|vurmak|yakmak|zehirlemek
kendimi|kendini +oldur*|as*|asac*|vurac*|vurmak|yakmak|zehirle*|kopruden|asag*|atac*|atic*|tren*|ucurum* +$|iste*|
  dusun*|icin|olur*|ol*|soyl*|ama|karar*|mek|bu|ve|ac*
kendimi|kendini .. kopruden|trenin|metronun|balkondan|catidan|pencereden +at*|altina
canima +kiy*|kast*
canina +kiy*
hayatima|yasamima|hayatina|her_seye +son
yasamak|yasamayi|yasamaya +istemiyo*|istemem|degmez|gerek_yok|ne_gerek|degmiyo*
yasama +istegim*|sevincim_yok
olmek|gebermek|geberip|olup|yok_olmak|uyanmamak|bir_daha_uyanmamak istiyo*|isterim|istedi*|gitmek|dusun*|hazir*
keske +olsem|olseydim|uyanmasam|olse*
artik|bu|hepsini|her_seyi .. bitirmek|bitiricem|bitirecegim|bitirmeyi .. istiyo*|dusun*|gece|hayat*|her_seyi|$
veda +mektub*|notu
kopru*|cati*|balkon*|tren* .. atla* .. istiyo*|dusun*|cam|cag*|icem|ecegim
bensiz|ben_olmasam|olsem .. daha_iyi|kimse|umur*|fark*
# immediate_danger 3
kopruden|catidan|balkondan +atla*
kopru*|cati* .. atlayac*|atlicam|atlayacagim
korkulu* .. obur|oteki|dis* +taraf*
<pills> .. ictim|yuttum|icmis*|yutmus*
kanam* .. durmuyo*|var|cok
eve|evime|iceri +giriyo*|girdi|zorla
& silah*|bicak* beni|bizi oldur*
kutu|butun|tum|hepsini|bi_suru|avuc|20|30|40|50|siseyi|cok .. <pills> ict*|yut*|icmis*|aldim|attim|icti*
<pills> .. kutu*|hepsini|tamamini|ictim|yuttum .. ict*|yut*|icmis*|don*
<pills> +ictim|yuttum|ictim_az|icmis|yutmus bas*|uyan*|$|az_once|dakka|dakika|hepsini
asiri_doz|camasir_suyu|zehir +ictim|aldim|icti|yutt*|$|icmis
kopru*|cati*|korkulu*|balkon*|ucurum*|raylar* .. oteki|obur|kenar*|ust*|atla*|ciktim|gectim|taraf*|dis* .. taraf*|
  atla*|elveda|son|asag*|ruzgar|gecti*|oturuyo*|simdi|bekl*
bilek*|damar*|kolumu .. kes* .. kan|derin|durmuyo*
kan .. durmuyo*|durmadi|cok|akiyo*|fiskir* .. durmuyo*|kan|akiyo*|cok|kes*
& <weapon> kapi*|banyo*|sakland*|kilitle*|yardim*|imdat|disarda|evde|pencere* var|elinde|geld*|adam|kocam|biri|
  kiriyo*|zorluyo*|oldur*|bekliyo*|nolur
beni|bizi +oldur* .. nolur|yardim*|imdat|kapi*|kilit*|simdi|disarda|banyo*
kapi* .. kir*|yumruk*|zorlu*|tekme*|vuruyo* .. bicak*|oldur*|kilit*|yardim*|nolur|sakland*|girerse|eski|kocam|imdat
biri|birisi|adam|hirsiz|eski_sevgilim .. ev*|kapi* .. girmeye|girdi|iceri*|girmis|zorluyo*
evde|evimde|icerde +biri|birisi|yabanci
bicaklandim|vuruldum|kacirildim|rehin*
nefes +almiyo*|alamiyo*|almiyor
<close> .. hap|ilac|zehir|kutu .. icmis*|icti|yutmus*|yuttu|uyan*
uyandiramiyo*|kendine_gelmiyo*|baygin .. hap|ilac|arkadas*|annem|yerde|nefes
ambulans|polis|112 .. yardim*|cabuk|lutfen|nolur
# self_harm 2
kendime zarar
& jilet*|falcata*|maket_bicag* <body>|attim|atiyo*|aldim|kes*|kendim*
kendime|koluma|bacagima +jilet|faca|zarar
kendime +zarar +ver*
<body> .. kestim|kesiyo*|kesti*|keser*|kesmek|cizdim|ciziyo*|yaktim|yakiyo*|sondur*|kesik*|jilet*|faca*
<body> .. cizik*|kesik*|iz|jilet_iz* .. kendim*|dol*|yine|hep|sakl*|uzun
sigara* .. <body> .. sondur*|bas*|yak*
kendimi +kes*|yaral*|cizi*|yakiyo*|kesiyo*|tirmal*|cimdik*
kafami|basimi|yumruk* .. duvar* .. vur*|kan*|at*|parcal*
kendimi|kendime .. vuruyo*|tokat*|yumruk* .. kanay*|kan|hak|morar*
<close>|arkadasim .. kendine_zarar|kollarini_kes*|kendini_kes*|bileklerini_kes*
# eating_disorder 2
gundur|gun .. sadece|su|hicbir|yemiyo* .. kiloyum|kilo*|sisman*|yag|zayifla*
zayifla* .. gun*|yemiyo*|ac
anoreksi*|anoreksiy*|bulimi*|blumi*
parmag* .. bogaz*|kus*
kustur*|kusuyo*|kusuyorum|cikariyo* .. ye*|her_sey*|sonra|kendimi|yedig*|yemek*|kilo*|gizli
kendimi +kustur*
yedi*|yesem|yiyo*|yemek* .. kus*|cikar* .. kilo*|hep*|parmag*|sonra|hemen|yil*|kimse|$|gun
mushil*|laksatif* .. iciyo*|ic*|kilo*|ye*|tik*
ac +birak*|kaliyo* .. kendimi|zayifla*|kilo*
gun*|haftad* .. sadece|hicbir|yemiyo*|yemedim|bisey|sey .. kilo*|sisman*|yag|zayif*|ayna*|igren*|su_iciyo*
sadece|hicbir|sey|bi_sey .. su|yemiyo*|yemedim .. kilo*|sisman*|yag|zayif*|ayna*|igren*
kilo +almaktan|alicam|alacagim|almaktan_kork* .. kork*|panik*|kus*|yemek*|diye|yiyem*
<n>|35|36|37|38|39|40|41|42|43|44|45 +kiloyum .. sisman*|yag|hala
tikin* .. kus*|mushil*|laksatif*|pisman*
100|200|300|400|500|600 +kalori*
# abuse 2
tecavuze +ugra*
tecavuz|taciz +et*|edildi*
<kin>|eski|sevgilim .. dovdu|dovuyo*|doguyo*|vuruyo*|tokatl*|tekmele*|bogazimi|bogdu|bogazla*|sacimdan
oldurmekle +tehdit
telefon* .. el_koy*|aliyo*|aldi .. konustur*|cik*|izin|evden|bogaz*|dov*
& beni|bize|bana|bizi|annemi|cocuklari <hits> <kin>|o|adam
& beni|bana <hits> her|dun|yine|gene|gece|kemer*|ickili|sarhos|gun
tecavuz|taciz|istismar .. et*|ugra*|edil*|bana
zorla .. sahip|sev*|birlikte|iliski*|yatt*|soy*|seks* .. ol*|yap*|gir*|oldu
elle*|dokun* .. bana|beni|gece*|uyurken|gogus*|vucud* .. amca*|dayi*|abi*|baba*|uvey*|gece*|kucuk*|rahatsiz
<kin>|uvey .. bana|beni +dokun*|elle*|elliyo*
& kemer*|sopa*|kablo*|terlik* vuruyo*|dov*|vurdu|girisiyo* <kin>|bana|beni
& telefon*|para*|kart*|pasaport*|kimlig* <kin>|evden|cikarsam|kilit* aliyo*|al|el_koy*|aldi|kontrol*|sakliyo*|
  onlarda izin|cik*|kilit*|dov*|tokat|konustur*|bogaz*|evden
evden|disari .. cikmama|cikmam|cikart*|cikamiyo* .. izin|yasak*|birak*|vermiyo*
eve|odaya|banyoya +kilitl*|kapat*|hapset* .. beni|kocam|babam|telefon*|tokat|dov*|cik*
beni .. eve|odaya +kilit*|kapat*
tehdit|olduru*|oldurmekle .. beni|ediyo*|bana|oldur*|bosan*|ayril* .. oldur*|foto*|bicak*|kocam|sevgili*|eski|ayril*|
  terk
kocam*|babam*|sevgilim*|esim*|eski +dan|den|korkuyo*|cok_korku* .. dov*|oldur*|kork*|vur*
korkuyorum .. kocam*|babam* .. dov*|oldur*|eve|vur*
mor*|kirik|kirdi|patla* .. yuz*|goz*|kaburga*|dud*|burn* .. koca*|baba*|sevgili*|dov*|abi*|esim
sacimdan|bogazimi|boynumu +surukle*|sik*|tut*|cek*
# harm_to_others 2
onu|onlari|karimi|kocami|babami|annemi|abimi|patronu*|mudur*|adami|esimi|sevgilim*|herifi|kizi|herkesi|birini|
  hepsini|komsu*|seni_degil|orospu*|serefsizi|eski_karimi|kardesimi|ogretmen* oldur*|gebert*|bicakla*|vur*|vurcam|
  vuracag*|vurucam|bog*|bogac*|zehirle*|kes*|yak*|desecem|desic*|dograr*|dograyac* +$|cam|cem|yemin|istiyo*|ciddi*|
  dusun*|yarin|bu|baska|bugun|gece|icin|bir|abi|kor*|adres*|evini
<weapon> .. yarin|is*|okul*|buldum|aldim|gidicem|alicam .. vur*|oldur*|gid*|bicakla*|okul*
okul*|isyerin* .. silah*|bicak*|bomba* .. getir*|gotur*|gid*|gel*
bebeg*|cocug*|karima|oglum*|kizim*|ona|birine|annem*|kardesim* .. zarar|firlat*|bog*|vur*|salla* .. kork*|ver*|iste*|
  geliyo*|dusun*
korkuyorum|korkuyom .. zarar|oldur*|firlat* .. vermek*|bebeg*|cocu*
ev*|araba*|dukkan* .. yak* .. benzin*|hepsi*|icinde*|onlar*|uyurken|cam|icem|acag*
bu_gece|yarin|bugun|ciddi*|yemin .. bicakla*|oldurec*|oldurcem|geberticem|vurucam|oldurucem +$|onu|ciddi*|o|babami
bicaklayabil*|oldurebil*|gebertcem|gebertecegim
<close>|o .. oldurcem|oldurecegim|oldurec*|vuracag*|vurcam +diyo*|dedi|diyor
<kin>|sevgilim*|karim*|cocug* .. vurdum|dovdum|bogdum
# now
bu_gece|simdi|su_an|bugun|hemen|az_once
# ordinary
matkab*|komsunun
sehir*|evde|koyde|burada +yasamak
intihar* +meyilli|egilim*
degilim
kendime|asla|hic .. zarar|bisey|bir_sey +vermem|yapmam|vermeyecegim
gulmekten|acliktan|sicaktan|yorgunluktan|meraktan|korkudan|utanc*|can_sikint*|sogukt*|ozlemden|uykusuz* +ol*|geber*|
  bayil*|kat*
sicak|mudur|patron|annem|hoca|sinav|esim|is|trafik|babam|karim +beni|bizi|canima +oldur*|kes*|boyarsa|oku*
bi|bir lahmacun|kahve|pizza|doner|cikolata .. icin
sogan|parmag*|sac*|yemek|mutfak|tiras|kagit|elma|ekmek .. kes*|yak*
midem*|hamile*|midye|grip|zehirlen*|otobus*|alkol|dokundu|bozuk .. kus*
& ye* oruc*|ramazan*|iftar*|diyetisyen*|doktor|ameliyat|tahlil
oldum|olduren|olum +ya|sana|fiyat*|icin
kedi*|kopek*|bebek|oglum|yegenim .. beni|bana|elimi +isir*|tirmal*|vuruyo*|vurdu
gol*|satranc*|tavla*|okey*|fifa*|mac*|tenis* .. yen*|dov*|vur*
damar* +damar*
# fiction
film*|dizi*|bolum*|kitap*|roman*|sarki*|sarkisi*|oyun*|podcast*|karakter*|belgesel*|anime|netflix*|rol*|hikaye*|
  siir*|tiyatro*|valo*|pubg*|fortnite|gta|minecraft|boss|zombi*|ejderha|vampir*|karenina*|romeo|haber*|okuyorum|
  izliyorum|izledin*|mac*|vampir_koylu*|katil|galatasaray|fener*|muge|valoda|satranc*|tavla*|fifa*|poker
ahah*|haha*|sjsj*|asdf*|lol|xd
lisede*|universite*|gencken|cocukken|ergen* .. yil|sene|simdi .. gecti|iyiyim|once|sukur
10|12|15|20|on|on_bes|yirmi +yil|sene +once|gecti
# minor 2
5|6|7|8|9|10 +siniftayim|sinifa +gidiyorum|gidiyom
sinifa +gidiyorum|gidiyom
<n> +yasimdayim|yasindayim|yasimdayim|yasinda_bir_kiz*|yasina_gir*|oldum|yasim
ben|daha|henuz|sadece +<n> +yas*
resit|on_sekiz|18 +degil*|olmadim|yasinda_degil*
liseli*|ortaokul* +kizim|cocugum|ogrencisiyim|gidiyo*
yasim*|dogum .. yalan|yanlis .. soyle*|yaz*|gir*
5|6|7|8|9|10|yedinci|sekizinci|dokuzuncu +sinif* gid*|ogrenci*|$
18|on_sekiz yasindan +kucug*
# adult
<n> +dakika|saat|hafta*|gun|ay|kilo|km|yildir|lira|haftalik
oglum|kizim|yegenim|kardesim .. <n>
<n> +yasindayken|yasindaki
`;
