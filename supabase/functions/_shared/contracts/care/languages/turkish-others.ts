/** Turkish: what is done to people, and what they would do to others. */
export const others = `# abuse 2
& <mal> vuruyo*|vurdu|vurur|tokat*|tekme*|yumruk*|bogdu|bogma*|tecavuz*|taciz*|istismar*|siddet*|girisiyo*|giristi|
  doguyo*|bicakla*|morart*|patakla*|dayak|eziyet*|hirpala*|tartakla*|itip|itekl*|ac_birak*|sopa*|kemer*|elliyo*|
  sikistir*|kilitl*|tehdit*|oldururum|gebertirim|surukle*|mosmor|morluk*|asagil*|yanig*|hortum*|sacimdan|sacimi_cek*|
  kolumu_kir*|burnumu_kir*|elledi*|elleme*|yatag*|firlatti|terlikle|zorla_op*|dokunuyo*|bogazim|bogazimi|dovuyo*|dovdu|
  dover|dovuldu*|dovmus beni|bana|bizi|bize|bende|annemi|anneme|kardesimi|cocuklari|sirtim*|yuzum*|kolum*|kafam*|gozum*|
  saclarim*|sacim*|bogaz*|burnum*|agzim*|vucud*|karnim*|ustume|odama|yatagima|kendimi / evden|disari .. cikmama|cikmam|
  cikart*|cikamiyo* .. izin_vermi*|yasak*|birakmi*|vermiyo* / tecavuze +ugra* / & doguyo*|vuruyo*|tokatl*|tekmel*|
  bogazim*|tecavuz*|taciz*|girisiyo*|elliyo*|istismar*|dovuyo*|dovdu|dover|dovuldu*|dovmus beni|bana|bizi|bize|annemi /
  & telefon*|kart*|maas*|para*|kimlig*|pasaport*|anahtar* el_koy*|aliyo*|aldi|onda|kontrol*|sakliyo*|sakla*|vermiyo*|
  kirdi kocam|esim|o|<mal>|izin|cik*|dov*|harclik|tokat*|fis|kilit*|yasak* / oldurme*|olumle|bicakla|silahla +tehdit / &
  foto*|resim*|resmim*|video*|goruntu*|ciplak atmakla|yay*|atac*|atic*|paylas*|gonder*|ifsa* tehdit*|ayril*|santaj*|
  eski|sevgilim|diyo* / & <mal> tecavuz*|taciz*|dovuyo*|doguyo*|dovdu|siddet*|istismar*|elliyo*|elledi / sacimdan|
  bogazimi|boynumu +surukle*|sik*|tut*|cek* / & patron*|mudur*|ustabasi|sef yatmaz*|yatmami|benimle_yat*|onunla_yat*|
  cinsel|seks* kov*|isten|zorla*|tehdit*|maas*|sozlesme* / & torunum|oglum|kizim|gelinim|damad*|bakici* maasimi|emekli
  elimden|aliyo*|el_koy*|cekiyo* / & pasaport*|kimlig* aldilar|aldi|el_koy*|vermiyo*|sakliyo* parasiz|ucretsiz|maassiz|
  bedava|kacam*|para_vermi*|parami|odemi* / & foto*|video*|goruntu* santaj*|tehdit|tehditle beni|bana|aileme|babama|
  ayril*|gizli*|atar*|yolla* / & kocam|esim|sevgilim|babam|abim|nisanlim|oglum disimi|burnumu|dudagimi|cenemi|kaburgami
  kirdi|patlatti|yardi / & zorla|istemedigim_halde|hayir_dedigim|hayir_dememe|rizam* birlikte_ol*|iliskiye_gir*|seviş*|
  sevis*|benimle_yat*|sahip_ol*|yatagina <mal>|benimle|benle|bana|beni / & babam|amcam|dayim|dedem|uvey|abim|enistem|
  ogretmenim|hocam dokundu|dokunurdu|dokunuyordu|elledi|ellerdi kucukken|cocukken|gece|geceleri|odam*|yatag*|yasind*|
  ozel / <mal>|bakici* .. ilaclarimi|ilacimi|insulinimi .. vermiyo*|sakliyo*|sakladi|cope|doktu / gelinim|kocam|bakici*|
  uvey .. bana|bize|anneme .. yemek|su|ekmek +vermiyo* / kocam|esim|babam|annem|abim|sevgilim|nisanlim|erkek_arkadasim|
  ogretmenim|patronum|dayim|amcam +tokat|yumruk|tekme +atti|atiyo*|atar|savur* / bogazima +saril*|cullan* / & <mal>
  bogazima yapis*|coktu / kocam|esim|babam|annem|abim|sevgilim|nisanlim|erkek_arkadasim|uvey_babam .. hergun|her_gun|
  her_aksam|icince|kizinca|sinirlenince +vuruyo*|dovuyo*|dover|vurur|saldir* / kocam|esim|babam|annem|abim|sevgilim|
  nisanlim|oglum|gelinim .. beni|annemi .. merdivenden|merdivenlerden|balkondan|duvara|yere +itti|firlatti|atti|carpti|
  savurdu|itiyo*|vurdu / & eski|sevgilim|kocam|cocuk ciplak|mahrem|ozel|videolarimi|fotograflarimi|resimlerimi|
  goruntulerimi internete|gruba|babama|aileme|ifsa koyac*|koyar*|atac*|atar*|yaya*|yukle*|gonderec*|gondericem / & <mal>
  el_kaldir* bana|bize|anneme|cocuklara / & <mal> ittirdi|itti|itekledi beni kirildi|yarildi|dustum|morar*
# harm_to_others 2
& <kil> <tgt> yemin*|bu_gece|gece|yarin|bugun|aksam|ciddi*|istiyo*|planl*|karar*|hazir*|aldim|silah*|bicak*|bicag*|
  tabanca*|dusun*|dayanam*|gidiyo*|gidic*|bekliyo*|artik|kork*|icimden|duram*|sabah|pazartesi|vallah*|uyurken|intikam|
  namus*|kan_davasi|sesler|lan|sonra|umrumda|adres* / okul*|isyerin* .. silah*|bicak*|bomba* .. getir*|gotur*|gid*|gel*
  / olduruc*|oldurcem|gebertic*|gebertec*|gebertcem|bicaklayac*|bicaklic*|vurucam|vuracagim|desic*|desec*|dograyac* +$|
  onu|o|seni_degil|bu|yarin|ciddi*|lan|yemin|hepsini / yemeg*|cayi*|kahve*|corba* .. zehir*|fare_zehri|fare_zehiri ..
  koy*|kat*|at*|damlat* / & <weapon> <tgt>|is|ise|isyer*|kahve* <kil>|aldim|cantam*|belim*|gidiyo*|gotur*|getir*|
  bekliyo*|yarin|aksam|hazir* / & bebeg*|cocug*|oglum*|kizim* zarar|bog*|sallam*|yastig*|bisey|bir_sey|firlat*|carp*
  kork*|geliyo*|yapic*|yapac*|istiyo*|agla*|susm* / onu|onlari|karimi|kocami|babami|annemi|abimi|patronu*|mudur*|adami|
  esimi|sevgilim*|herifi|kizi|herkesi|birini|hepsini|komsu*|seni_degil|orospu*|serefsizi|eski_karimi|kardesimi|ogretmen*
  zehirle*|desecem|desic*|dograr*|dograyac*|vurac*|vurucam|vurmak|bogac*|bogmak|kesec*|kesic*|yakac*|yakic*|oldurec*|
  olduruc*|oldurm*|oldurcem|oldurur*|gebertec*|gebertic*|gebertm*|gebertir*|bicaklay*|bicaklic* +$|cam|cem|yemin|
  istiyo*|ciddi*|dusun*|yarin|baska|bugun|gece|icin|abi|kor*|adres*|evini / bebeg*|cocug*|karima|oglum*|kizim*|ona|
  birine|annem*|kardesim* .. zarar|firlat*|bog*|vur*|salla* .. kork*|ver*|iste*|geliyo*|dusun* / evini|evlerini|
  dukkanini|arabasini yakacagim|yakicam|yakacam|atese_ver*|kundakl* / & ona|yanina|evine gidip|gidiyo*|gidicem kafasina|
  sikac*|vurac*|bicagi|geberte* / & kezzap*|asit*|tuz_ruhu|kaynar_su yuzu*|suratin*|ustune atac*|atic*|dokec*|dokuc*|
  firlat* / & bebeg*|bebek|cocug*|cocuk sallad*|atacagim|aticam|atacam|firlatac* camdan|duvar*|korku*|yine|pencere* / &
  arabayla|kamyonla|arabamla|arabanin ezecegim|ezicem|ezecem|ezmek <tgt> / bebeg*|bebek|cocug* .. yastikla|yastigi ..
  bogac*|bogmak|bogas*|bogup|bogdum|bastir* / sesler|bir_ses|kafamdaki_ses .. oldur*|bicakla*|zarar_ver*|bog|yak ..
  diyo*|soyluyo*|emredi*|istiyo* / & vuracam|vurucam|vuracagim|oldurcem|olduruc*|oldurecegim|sikacam|sikicam|kesicem|
  bicakliycam|bicaklayacagim emanet|silah*|tabanca*|bicak|bicag* belim*|cebim*|yanimda|cantamda|hazir|torpido* / &
  merdivenden|balkondan|camdan|catidan|raylara|trenin|metronun iticem|itecegim|itecem|aticam|atacagim|atacam <ppl>|
  komsu*|patron*|mudur*|kaynan*|kayin*|eski / & benzin* yakicam|yakacam|yakacagim|dokucem|dokecegim|tutusturu* evini|
  evinde|evlerini|sahib*|uyurk*|uyurlar*|ailecek|onu|onlari|ustune|ustlerine|kapisina / arabayla|kamyonla|traktorle ..
  ustunden|uzerinden +gececegim|gecicem|gececem / iticem|itecegim|itecem +merdivenden|merdivenlerden|balkondan|raylara /
  arabayi +ustune|uzerine|ustlerine +surecegim|surucem|surecem / karimi|esimi|sevgilimi|cocugumu|kizimi|oglumu|annemi|
  bebegimi +dovdum|tokatladim|yumrukladim|bogdum / komsu*|kocami|karimi|patronu*|muduru*|babami|onu +bicakliycam|
  bicaklayacagim|bicaklicam|desicem|vuracagim|vurucam +yemin|vallah*|billah*|haberin
`;
