/** Hindi in Devanagari and in Latin letters, in the notation of `../phrases.ts`. */
export const hindi = `# lists
kin = pati|husband|bf|boyfriend|gf|biwi|patni|papa|pita|baap|abbu|sautele|mummy|maa|sasur|saas|sasural|jeth|devar|
  jija*|chacha*|mama|mausa|bhai|bhaiya|bhaiyya|dada|tau|fufa|boss|teacher|padosi|wo|vo|ex|cousin|didi|behen|पति|पापा|
  पिता|बाप|माँ|मम्मी|ससुर|सास|ससुराल|जेठ|देवर|जीजा|जीजा_जी|चाचा|मामा|मौसा|भाई|भैया|दादा|ताऊ|वो|वह|बॉस|पड़ोसी|टीचर|
  बीवी|पत्नी|बॉयफ्रेंड|सौतेले
close = <kin>|dost|saheli|beti|bete|beta|bachhe|bachche|bacche|bachcha|usko|use|uska|uski|unko|sabko|saale|saali|
  kisi|ladki|ladke|usey|us|sab|kisiko|padosi|biwi|दोस्त|सहेली|बेटी|बेटे|बच्चे|उसे|उसको|उसका|उसकी|उन्हें|सबको|किसी|
  लड़की|लड़के|साले|सब|बहन|बच्ची
pills = goli|goliyan|goliya|neend_ki|tablet|tablets|dawai|dawa|sheeshi|pills|sleeping_pills|गोली|गोलियां|गोलियाँ|
  नींद_की|दवाई|दवा|शीशी|टैबलेट|दवाइयां|पत्ता|patta
hits = marta|marte|maarta|maarte|mara|maara|maar|peeta|pita|peet|peetta|peette|pitta|pitai|thappad|maarti|marti|belt|
  gala|ghunse|ghoonse|laat|rape|zabardasti|jabardasti|zabrdasti|chhua|chhuta|chhute|chhoota|balatkar|मारता|मारते|
  मारा|मारती|पीटता|पीटते|पीटा|पीटती|थप्पड़|बेल्ट|लात|घूंसे|बलात्कार|रेप|जबरदस्ती|छूता|छूते|छुआ|गला|मारपीट|नोचता
body = haath|hath|kalai|jaangh|jangh|pair|baazu|baju|nas|nass|chamdi|pet|हाथ|कलाई|जांघ|पैर|बाजू|नस|चमड़ी|बांह|नसें
weapon = chaku|chaaku|katta|bandook|talwar|danda|kulhadi|tezab|pistol|gun|knife|chakoo|चाकू|कट्टा|बंदूक|तलवार|
  कुल्हाड़ी|तेज़ाब|पिस्तौल|हथियार
n = 11|12|13|14|15|16|17|baarah|terah|chaudah|pandrah|solah|satrah|बारह|तेरह|चौदह|पंद्रह|सोलह|सत्रह
# suicide 2
ab|aur|मुझे|अब|mujhe nahi|nhi|नहीं +jee|jeena|jina|जीना|जी +sakta|sakti|h|hai|$|पाऊं*|सकता|सकती
kaash|काश .. mar|मर +jau*|jaun|जाऊं|jati|jata|जाती
fansi|phansi|फांसी .. koshish|कोशिश
khud|zindagi|jaan|ज़िंदगी|जिंदगी|जान|खुद|jeevan|जीवन .. khatam|khtm|खत्म|ख़त्म .. chaht*|karna|चाहत*|karne|करना|kar
suicide|sucide|aatmahatya|atmahatya|khudkushi|khudkhushi|आत्महत्या|खुदकुशी|सुसाइड karna|karne|kar|karunga|karungi|
  karu|krne|krna|krlu|note|ke_khayal|ke_alawa|ki|ka|soch*|करने|करना|कर|करूंगा|करूंगी|के|की|का|कर_लूं|सोच*|नोट
jaan|जान +de|dena|le|lene|दे|देने|ले|लेने|देना +dunga|dungi|degi|dega|lunga|lungi|du|lu|raha|rahi|chahti|chahta|ki|
  wali|wala|दूंगा|दूंगी|देगी|देगा|लूंगा|लूंगी|रहा|रही|चाहती|चाहता|वाला|वाली|दूं|लूं|को|का
khud|apne|अपने|खुद|apni +ko|aap_ko|jaan|को|आप_को|जान|zindagi|जिंदगी|ज़िंदगी +khatam|khtm|maar|marna|mar|mita|fansi|
  खत्म|ख़त्म|मार|मारना|मिटा|फांसी|le|ले|de|दे
khatam|khtm|खत्म|ख़त्म +kar .. lunga|lungi|dunga|dungi|lu|lena|du|sab|zindagi|khud|लूंगा|लूंगी|दूंगा|दूंगी
sab|zindagi|jeevan|सब|जिंदगी|ज़िंदगी|जीवन|khud +kuch|kuch_bhi|khatam|khtm|खत्म|कुछ|ko +khatam|khtm|खत्म|kar|कर ..
  dunga|dungi|lunga|lungi|lena|du|karna|chaht*|दूंगा|दूंगी|करना|चाहत*|लूंगा|लूंगी
fansi|phansi|faansi|फांसी|फाँसी +laga|lagane|pe|lag|लगा|लगाने|पर|पे .. lu|lunga|lungi|li|ka|lagti|लूंगा|लूंगी|लूं|ली|
  लेने|जाऊं*|raha|rahi|jaunga|leti|leta
jeena|jina|jeene|zinda|जीना|जीने|ज़िंदा|जिंदा|jee +nahi|nhi|ka_mann|ki_ichha|नहीं|नही|का_मन|rehna|रहना|ki +nahi|nhi|
  chahta|chahti|hai|h|karta|नहीं|चाहता|चाहती|है|नही|करता
mujhe|main|mai|मुझे|मैं|bas|ab|अब|बस +mar|marna|maut|मर|मरना|मौत|nahi_jeena|nhi_jeena|नहीं_जीना +jana|jaana|hai|h|
  jau|chahiye|chahta|chahti|जाना|है|जाऊं|चाहिए|चाहता|चाहती
marna|mar_jana|marne|मरना|मर_जाना|मरने chahta|chahti|hai_mujhe|ka_mann|ki_soch|का_मन|चाहता|चाहती|है_मुझे|mann
train|tren|pul|chhat|building|bridge|ट्रेन|पुल|छत|बिल्डिंग .. kud|kood|chhalang|katna|jump|कूद|छलांग|कट .. jau*|
  jaunga|jayega|jayegi|lunga|lagani|dunga|du|mar|jana|जाऊं*|जाएगा|लगा*|dungi
maut|marne|suicide|khudkushi|मौत|मरने|खुदकुशी .. rasta|upay|tareek*|रास्ता|तरीक*|ही
mar|मर +jau|jaun|jata|jaati|jaunga|jaungi|जाऊं|जाता|जाऊंगा|जाऊंगी +to|toh|तो|kaash|bas .. sab|accha|acha|behtar|kisi|
  अच्छा|सब
chitthi|note|चिट्ठी|letter .. likh .. suicide|mar|jaan|khatam|आत्महत्या|मर|जान|निकल|karne|khudkushi
# immediate_danger 3
& <weapon> darwaz*|darwaj*|paas|bahar|ghar|दरवाज़*|पास|बाहर wo|ex|pati|koi|aadmi|uske|mujhe|वो|पति|कोई|मुझे
ghar|घर .. ghus|घुस +aaya|gaya|raha|आया|गया|रहा|aaye
saari|sari|poori|puri|bahut|bohot|ek_saath|सारी|पूरी|बहुत|20|30|40|50|नींद_की|neend_ki .. <pills> .. kha|kha_li|
  nigal|nigli|li|le|खा|निगल|ली|ले
<pills> .. nigal|kha|निगल|खा +li|liya|gaya|gayi|ली|लिया|गया|गई|लीं
zeher|zehar|jahar|zahar|phenyl|harpic|acid|keetnashak|ज़हर|जहर|फिनाइल|एसिड|कीटनाशक|chuhe_maar .. pee|pi|kha|पी|खा
  +liya|li|lia|gaya|लिया|ली|गया
chhat|pul|bridge|building|railing|mundher|patri|छत|पुल|रेलिंग|मुंडेर|पटरी|किनारे .. khada|khadi|baitha|baithi|chadh*|
  खड़ा|खड़ी|बैठा|बैठी|kinare|us_paar .. kud*|kood*|kadam|chhalang|paar|jump|कदम|कूद*|छलांग|mundher|hu
khoon|khun|खून +band|ruk|rukk|nahi|nhi|bohot|bahut|बंद|रुक|नहीं|बहुत|beh
nas|nass|kalai|naas|नस|कलाई|नसें +kaat|kat|cut|काट +li|liya|di|ली|दी|लिया|डाली .. khoon|khun|खून|h|hai|है|$|abhi
& <weapon> darwaza|darwaaza|gate|bahar|ghar|bathroom|band|bachao|दरवाज़ा|दरवाजा|बाहर|घर|बाथरूम|बंद|बचाओ wo|vo|aadmi|
  koi|ex|pati|haath|वो|आदमी|कोई|हाथ|पति|tod*
darwaza|darwaja|darwaaza|दरवाज़ा|दरवाजा +tod|todne|peet|pit|तोड़|तोड़ने|पीट
mujhe|hume|मुझे|हमें +maar|jaan_se|मार|जान_से +dalega|dalenge|dega|maar|डालेगा|देगा|मार .. bachao|help|please|बचाओ|
  प्लीज|chaku|darwaza
bachao|बचाओ .. maar|chaku|मार|चाकू|khoon|jaan
koi|aadmi|chor|कोई|आदमी|चोर .. ghar|घर .. ghus|घुस
saans|सांस|साँस .. nahi|nhi|नहीं|ruk .. le|aa|rahi|रहा|रही|chal
<close> .. zeher|zahar|jahar|goli*|ज़हर|जहर|गोलियां +pi|pee|kha|पी|खा +li|liya|ली|लिया
behosh|hosh|बेहोश|होश +me_nahi|pada|padi|ho|हो|में_नहीं|nahi .. goli*|zeher|khoon|dost|maa|गोली*|ज़हर|खून
goli|chaku|गोली|चाकू +maar|lag|मार|लग +di|gayi|दी|गई|diya .. khoon|mujhe|खून|मुझे|ambulance
ambulance|police|एम्बुलेंस|पुलिस .. jaldi|bulao|please|जल्दी|बुलाओ
# self_harm 2
<body> .. kaatna|katna|काटना .. chaht*|mann|चाहत*|मन
<body> .. kaat|kat|kaatti|kaatta|cut|katna|blade|काट|काटती|काटता|ब्लेड|काटना|nishan|khurach* .. li|liya|leta|leti|hu|
  hai|lagaye|di|ली|लिया|लेता|लेती|हूं|है|ता|blade|phir|fir|rok|फिर
blade|ब्लेड|compass|razor|rezar .. haath|hath|kalai|jaangh|khud|हाथ|कलाई|जांघ|खुद|<body>
khud|apne_aap|apne|खुद|अपने_आप|अपने +ko|को|pe|aap_ko +kaat*|kat*|cut|jala*|nuksan|noch*|maar*|mara*|marta|marti|hurt|
  thappad|chot|saza|काट*|जला*|नुकसान|नोच*|चोट|मारता|मारती|सज़ा|थप्पड़|takleef|dard
cigarette|cigaret|lighter|garam|सिगरेट|लाइटर|गरम .. <body>|khud|खुद|apni|अपनी .. jala*|daag*|laga*|bujh*|जला*|दाग*|
  लगा*
khud|खुद|apne .. jala*|जला* .. cigarette|lighter|सिगरेट|aadat|आदत
sar|sir|deewar|mukke|सिर|दीवार|मुक्के .. deewar|sar|patak*|maar*|mukke|दीवार|पटक*|मार* .. khoon|jab_tak|khud|gusse|
  haddi|खून|जब_तक|खुद
self_harm|selfharm
dard|दर्द +se .. sukoon|सुकून|accha|relief .. <body>|kaat*|khurach*|blade|milta|काट*|मिलता
wo|vo|dost|behen|saheli|वो|बहन|दोस्त .. haath|kalai|khud|हाथ|कलाई|खुद|apne|अपने +ko|kaat*|को|काट* +kaat*|काट*|leti|
  leta|लेती|nuksan
<body> .. ghav|zakhm|cut|nishan|घाव|ज़ख्म|निशान .. hi|blade|chhupa*|phir|fir|ही|ब्लेड|छुपा*
# eating_disorder 2
khati|khata|khane|खाने|खाती|खाता|khaati .. ulti|उल्टी .. kar|karti|deti|deta|करती|करता|देती
anorexia|bulimia|anorexic|bulimic|एनोरेक्सिया|बुलीमिया|eating_disorder
ungli|unglI|उंगली|ऊँगली .. ulti|nikal|gale|muh|उल्टी|निकाल*|गले|मुंह
ulti|उल्टी .. karti|karta|karna|kar|करती|करता|करना|jaan|जान .. khana|khati|khaya|baad|saal|har|jaanbujh*|jaan_bujh*|
  खाना|जानबूझ*|हर|साल|बाद|बार|mahine|महीने|din
khana|kha|khate|खाना|खाते|khaya .. ulti|उल्टी .. karti|karta|jaan*|hu|करती|करता|जान*|deti
julab|laxative*|जुलाब .. goli*|khati|khata|leti|leta|roz|गोलि*|खाती|खाता|रोज़|लेती|sab
bhookha|bhukha|bhooka|bhukhi|bhookhi|भूखा|भूखी .. rehta|rehti|rakh*|rah*|रहता|रहती|मार* .. weight|moti|mota|patl*|
  jaan*|वजन|मोटी|मोटा|पतल*|calor*|khud
nahi|nhi|kuch|sirf|bas|नहीं|कुछ|सिर्फ|pani|पानी .. khaya|kha|khati|khata|khana|pe|par|खाया|खा|खाती|खाना|पर|coffee ..
  moti|mota|patl*|kg|kilo|weight|vajan|मोटी|मोटा|पतल*|किलो|वजन|charbi
din|दिन .. se|से .. pani|kuch|sirf|khaya|पानी|कुछ|सिर्फ|खाया .. moti|mota|kg|kilo|weight|मोटी|मोटा|किलो|वजन|patl*
wajan|vajan|weight|वजन .. badh*|बढ़* .. dar|डर .. khana|kha|julab|ulti|खाना|खा|जुलाब|उल्टी|bhookh*
35|36|37|38|39|40|41|42|43 +kg|kilo|kilos|किलो .. moti|mota|fir|phir|मोटी|मोटा|फिर|abhi
100|150|200|300|400|500 +calor*|cal|कैलोरी
itna|thoos|thus|raat|इतना|ठूंस .. khati|khata|leti|kha|खाती|खाता .. ungli|ulti|julab|nikal*|उंगली|उल्टी|जुलाब|निकाल*
# abuse 2
yaun|यौन +shoshan|शोषण|utpidan|उत्पीड़न
ghar|घर +se +bahar|nikalne|बाहर|निकलने nahi|nhi|नहीं .. deta|dete|jaane|देता|देते
jaan_se|जान_से +maarne|marne|मारने .. dhamki|धमकी
sasural|sasur*|saas|ससुराल .. maarte|marte|peet*|thappad|मारते|पीट*
<kin> .. mujhe|muje|mere|mera|mujhko|hume|maa|meri|मुझे|मेरे|मेरा|हमें|माँ|मुझको|बात|ne .. <hits>|gala_dab*|
  haath_uth*|गला_दबा*|हाथ_उठा*|gandi|गंदी
<kin> .. roz|sharab|daily|kal|रोज़|रोज|शराब|कल|बात|ne|phir|fir|फिर|raat|aaj|आज|बेल्ट|belt|ke_saamne .. marta|marte|
  maarta|maarte|peeta|peetta|peette|maara|mara|maarti|मारता|मारते|मारा|पीटता|पीटते|पीटा|चलाता|मारती
mujhe|muje|mera|mere|meri|मुझे|मेरा|मेरे|मेरी .. <hits> .. <kin>|h|hai|hain|है|हैं|dahej|roz|kal|रोज़|दहेज|diya|
  saath|se
<kin> .. thappad|laat|belt|danda|rod|belan|ghunse|थप्पड़|लात|बेल्ट|डंडे|घूंसे|रॉड .. mar*|maar*|peet*|chal*|मार*|
  पीट*|चला*
mere|meri|मेरे +saath|साथ .. zabardasti|jabardasti|galat|rape|ganda|जबरदस्ती|ज़बरदस्ती|गलत|रेप|बलात्कार|छेड़*
mera|mere|meri|मेरा|मेरे +rape|balatkar|gang_rape|रेप|बलात्कार|gala|गला +hua|kiya|kar|हुआ|किया|dab*|ghont*|दबा*|घोंट*
zabardasti|jabardasti|जबरदस्ती|ज़बरदस्ती .. sex|sambandh|soya|kapde|सेक्स|संबंध|करता|करते|karta|karte
galat|gandi|gande|गलत|गंदी +tarah|tareeke|jagah|तरह|तरीके|जगह +se|chhu*|chhoo*|छू*|से|touch|pe|haath
touch|chhu*|chhoo*|haath_lag*|छू*|हाथ_लगा* .. raat|akele|chacha*|mama|jija*|papa|bhai|रात|अकेले|चाचा|मामा|जीजा|पापा|
  भाई|mujhe .. mujhe|hai|h|hain|galat|gandi|मुझे|है|हैं|मना
ghar|room|kamre|घर|कमरे|bahar|बाहर .. band|nahi|nhi|nikalne|बंद|नहीं|निकलने|jaane .. karke|rakh*|deta|dete|jane|
  rakha|रख*|देता|देते|kar .. phone|marta|<hits>|check|gala|khana|thappad|फोन|मार*|mujhe|मुझे|ताला
phone|mobile|paise|passport|फोन|पैसे|मोबाइल .. cheen*|chheen*|check|le|rakh*|छीन*|चेक|ले|रख* .. ghar|mar*|maar*|
  bahar|thappad|gala|घर|मार*|बाहर|nikal*|band|peet*|milne
dhamki|धमकी .. maar*|jaan|photo*|video|talaq|मार*|जान|फोटो*|viral|deta|देता|de
bolta|kehta|bola|कहता|बोलता .. maar|jaan_se|photo*|मार|जान_से|फोटो* +dunga|dega|dalunga|viral|दूंगा|डालूंगा .. $|
  agar|to|mujhe|kar
dahej|दहेज .. mar*|maar*|peet*|jala*|thappad|sasur*|मार*|पीट*|जला*|saas
neel|neela|neeli|नील|नीली|नीला|hoth|होंठ|haddi|हड्डी .. pati|bf|papa|jija*|पति|पापा|maar*|mara|मारा|तोड़*|phaad*|
  फाड़*|pad|पड़ .. pati|mar*|maar*|belt|peeth|पति|मार*|बेल्ट|poore|मेरा
dar|डर +lagta|lag|लगता|लग .. pati|papa|husband|wo|पति|पापा .. maar*|mar*|peet*|मार*|पीट*
gharelu|घरेलू +hinsa|हिंसा
# harm_to_others 2
ko|को maar|मार dalunga|dalungi|dalne|डालूंगा|डालूंगी|डालने
school|स्कूल .. bandook|goli|बंदूक|गोली .. lekar|jaunga|chala|लेकर|चला|dunga|दूंगा
boss|bhai|papa|biwi|pati|usko|use|kisi|padosi|ex|girlfriend|mummy|बॉस|भाई|पापा|बीवी|पति|उसको|उसे|किसी|पड़ोसी|मम्मी|
  एक्स +ko|$|को|ka .. maar_dal*|marna|maarna|chaku|jaan_se|nuksan|maar_dunga|khoon|मार_डाल*|मारना|चाकू|जान_से|नुकसान|
  खून .. chahta|chahti|dunga|dalunga|mann|man|pahunch*|maarna|चाहता|चाहती|दूंगा|डालूंगा|मन|$
boss|bhai|papa|biwi|usko|use|बॉस|भाई|उसे|उसको|पापा +ko|को +maar|मार +dal*|डाल*
school|office|college|स्कूल|ऑफिस .. bandook|goli|bomb|gun|chaku|बंदूक|गोली|बम .. lekar|leke|chala*|le|लेकर|चला*|ले
maine|मैंने .. girlfriend|biwi|gf|patni|bachhe|बीवी|पत्नी|बच्चे +ko|को .. maara|mara|peeta|मारा|पीटा
<close>|अपनी|apni|apne|सालों .. maar|kaat|goli|chaku|jala|khoon|zinda|tezab|gala|zeher|maar_ke|मार|काट|गोली|चाकू|जला|
  खून|ज़िंदा|तेज़ाब|गला|पीट|ghonp|katal|murder|जान_से|jaan_se +dunga|dungi|dalunga|dalungi|maar|de|kar|phek*|daal*|
  ghonp*|jala|ret|karunga|karungi|dega|दूंगा|दूंगी|डालूंगा|डालूंगी|मार|कर|फेंक*|घोंप*|रेत|दबा|करूंगा|jaunga|maarunga|
  maar_dunga|kar_dunga|dabaunga|दे +$|dunga|dungi|दूंगा|दूंगी|kal|raat|aaj|कल|आज|रात|hi|ही|subah|main|sach|मैंने|
  शादी|saale|h|hai|bottle|है|मैं
maar|kaat|khatam|जान_से_मार|मार|काट|jala|जला|thok|goli_maar|गोली_मार|uda +dunga|dungi|dalunga|dalungi|दूंगा|दूंगी|
  डालूंगा|डालूंगी .. usko|use|saale|padosi|biwi|papa|kal|उसे|उसको|कल|plan|पापा|सबको|sabko|$|kasam
<weapon>|petrol|kerosene|पेट्रोल .. le|la|rakh*|kharid*|ले|ला|रख*|खरीद*|bag|school .. maar*|goli|kaat*|jala*|school|
  aag|मार*|गोली|आग|phek*|kal|jaan|कल|स्कूल|maarunga
ghar|dukan|gaadi|घर|दुकान +me|mein|ko|में|को +aag|आग +laga|लगा .. dunga|dungi|du|दूंगा|दूंगी
aag|आग +laga|लगा +dunga|dungi|दूंगा|दूंगी .. $|aaj|unke|petrol|आज|पेट्रोल|रात|सबको
school|office|college|स्कूल|ऑफिस .. <weapon>|goli|bomb|गोली|बम .. le|chala*|maar*|ले|चला*|मार*|uda*
dar|डर|khayal|ख्याल|mann|मन .. bachhe|bachche|bachcha|baccha|beti|bete|maa|patni|biwi|kisi|apne_bach*|बच्चे|बेटी|
  बेटे|बच्ची|माँ|किसी|पत्नी .. maar*|gala|kuch_kar|nuksan|phek*|takiya|मार*|गला|नुकसान|फेंक*|तकिया|patak*|chot|kar_du*
bachhe|bachche|baccha|beti|bete|बच्चे|बेटी|बेटे +ka|ki|ko|का|को|के .. gala|muh|takiya|phek|गला|मुंह|तकिया|patak ..
  dab*|du*|dar|दबा*|दूं*|le_gay*
tezab|तेज़ाब|acid .. phek*|daal*|फेंक*|डाल* .. dung*|दूंग*|du
biwi|patni|gf|bachhe|बीवी|पत्नी|बच्चे +ko|को .. maine|kal|मैंने .. maara|peeta|thappad|मारा|पीटा
# now
aaj|abhi|आज|अभी|raat|रात|kal_subah
# ordinary
alarm +ko maar
alarm_ko|alarm|machhar|अलार्म|मच्छर|chuha|cockroach
hasi|hans*|bhook*|bhukh*|garmi|thand|sharam|pyaas|tension|हंस*|भूख*|गर्मी|ठंड|शर्म|थक* .. mar|jaan|मर|जान|maut
mummy|boss|sir|teacher|biwi|garmi|exam|maa|saas_bahu|leg_day|मम्मी|बॉस|गर्मी|papa|gym .. maar_dalegi|maar_dalega|
  maar_dala|jaan_le*|jaan_kha*|jaan_nikal*|मार_डाल*|जान_ले*|जान_निकाल*|maar_deg*|jaan_nik*|kha_jaye*
mar|मर +mit*|jawa*|मिटे|जावां|gay*_hasi|gaya_yaar|gaya|gayi|गया|गई
phone|mobile|battery|फोन .. mar*|मर*
kabhi|कभी +nahi|nhi|nuksan|नहीं|नुकसान|khud .. nuksan|khud|नुकसान|खुद|pahuncha*
pyaaz|pyaz|sabzi|ungli|baal|khana|shave|roti|प्याज|सब्जी|उंगली_कट|बाल|bread|tarkari|cake|kek .. kaat*|kat*|jal*|cut|
  काट*|कट*|जल*
pregnant|kharab|गर्भ*|खराब|pet_kharab .. ulti|उल्टी
& kha*|खा* vrat|roza|ramzan|navratri|fast|karwa|ekadashi|dietic*|doctor|व्रत|रोज़ा|डॉक्टर|upvas|उपवास|dietitian
maggi|meri_chocolate|biryani|icecream|pizza|मैगी|बिरयानी .. khoon|murder|maar|jaan|खून|मार
biryani|chai|pizza|मैगी|बिरयानी .. liye|के_लिए
ball|bat|chakka|sixer|four|goal|match|dhoya|dialogue|line|jhaadu|entry|mukka_game .. mar*|maar*
phone|msg|message|call|dhakka|aankh|gappe|chhakka|jhaadu|mazaak .. maar*
jaan|जान +e|meri|h_tu|ho_tum|bujh|बूझ|pehchan|kaar*
meri|मेरी +jaan|जान .. tum|tu|teri|love|तेरी|तू
# fiction
film|movie|serial|series|episode|novel|kitab|book|gaana|gana|song|game|podcast|character|anime|netflix|roleplay|
  kahani|shayari|pubg|bgmi|gta|mafia|crime_patrol|match|boss_level|horror|natak|play|news|romeo|cricket|ipl|
  world_cup|chess|ludo|carrom|fifa|फिल्म|सीरियल|किताब|गाना|कहानी|शायरी|मूवी|गेम|नाटक|भगत_सिंह|देवदास|मैच|खबर|पढ़*|
  kohli|dhoya|kill|kills|gabbar|thakur|bhagat_singh
haha*|hehe*|lol|lmao|mazak_me
10|12|15|20|8|9|आठ|दस|das +saal|साल +ho|pehle|हो|पहले
college|school|bachpan|कॉलेज|बचपन +me|mein|में .. tha|thi|था|थी|hua .. ab|अब
# minor 2
main|mai|mein|मैं|meri_umar|meri_age|मेरी_उम्र|abhi|umar|age|उम्र +<n>|sirf_<n>|abhi_<n>|bas_<n>|सिर्फ_<n>|अभी_<n>|
  hu_<n>|hai_<n>
<n> +saal|sal|साल +ka|ki|का|की +hu|hun|hoon|हूं|हूँ|हु
nabalig|naabalig|नाबालिग|minor +hu|hun|हूं|हूँ|abhi
5vi|6th|7th|8th|9th|10th|6vi|7vi|8vi|9vi|10vi|aathvi|nauvi|dasvi|saatvi|छठी|सातवीं|आठवीं|नौवीं|दसवीं +class|me|mein|
  क्लास|कक्षा|में .. hu|hun|padh*|हूं|हूँ|पढ़ता|पढ़ती|में|me
18|अठारह|atharah +ka|ki|saal|का|की|साल +nahi|nhi|ki_nahi|ka_nahi|नहीं|की_नहीं|का_नहीं
umar|age|उम्र .. jhooth|jhuth|galat|झूठ|गलत
# adult
jab|tab|जब|beta|beti|bete|bhai|behen|बेटा|बेटी|बेटे|भाई|भतीज* .. <n>|vi|th|साल
<n> +ghante|minute|min|hafte|din|kilo|km|mahine|saal_se|saal_pehle|घंटे|मिनट|हफ्ते|दिन|महीने|किलो
`;
