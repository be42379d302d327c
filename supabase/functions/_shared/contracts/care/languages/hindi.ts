/** Hindi in Devanagari and in Latin letters, in the notation of `../phrases.ts`. */
export const hindi = `# lists
kin = pati|husband|bf|boyfriend|gf|biwi|patni|papa|pita|baap|abbu|sautele|mummy|maa|sasur|saas|sasural|jeth|devar|jija*|
  chacha*|mama|mausa|bhai|bhaiya|bhaiyya|dada|tau|fufa|boss|teacher|padosi|wo|vo|ex|cousin|didi|behen|पति|पापा|पिता|बाप|
  माँ|मम्मी|ससुर|सास|ससुराल|जेठ|देवर|जीजा|जीजा_जी|चाचा|मामा|मौसा|भाई|भैया|दादा|ताऊ|वो|वह|बॉस|पड़ोसी|टीचर|बीवी|पत्नी|
  बॉयफ्रेंड|सौतेले|shohar|miyan|bhabhi|nana|dadaji|sautela|mama_ji|uncle|tauji|phupha|sir|ससुराल_वाले|जेठ_जी|अंकल|मामी|
  मियां|बाबूजी
close = <kin>|dost|saheli|beti|bete|beta|bachhe|bachche|bacche|bachcha|usko|use|uska|uski|unko|sabko|saale|saali|kisi|
  ladki|ladke|usey|us|sab|kisiko|padosi|biwi|दोस्त|सहेली|बेटी|बेटे|बच्चे|उसे|उसको|उसका|उसकी|उन्हें|सबको|किसी|लड़की|
  लड़के|साले|सब|बहन|बच्ची
pills = goli|goliyan|goliya|neend_ki|tablet|tablets|dawai|dawa|sheeshi|pills|sleeping_pills|गोली|गोलियां|गोलियाँ|
  नींद_की|दवाई|दवा|शीशी|टैबलेट|दवाइयां|पत्ता|patta|goliyaan|dawaiyan|dawaiyaan|crocin|alprazolam|nind_ki|neend_wali|
  गोलियों|दवाइयाँ|टैबलेट्स
hits = marta|marte|maarta|maarte|mara|maara|maar|peeta|pita|peet|peetta|peette|pitta|pitai|thappad|maarti|marti|belt|
  gala|ghunse|ghoonse|laat|rape|zabardasti|jabardasti|zabrdasti|chhua|chhuta|chhute|chhoota|balatkar|मारता|मारते|मारा|
  मारती|पीटता|पीटते|पीटा|पीटती|थप्पड़|बेल्ट|लात|घूंसे|बलात्कार|रेप|जबरदस्ती|छूता|छूते|छुआ|गला|मारपीट|नोचता|kuttte|
  dhakka|galat|chhoo|nochta|ghaseeta|ghasita|peeti|peetti|maarta_peetta|chedta|todi|toda|phoda|तोड़|धक्का|छेड़*|नोच*|
  घसीट*|जलाया|jalaya|dabaya|दबाया|daba
body = haath|hath|kalai|jaangh|jangh|pair|baazu|baju|nas|nass|chamdi|pet|हाथ|कलाई|जांघ|पैर|बाजू|नस|चमड़ी|बांह|नसें|
  kalaai|jaanghon|haathon|hatho|baahon|हाथों|जांघों|पेट|कलाइयों
weapon = chaku|chaaku|katta|bandook|talwar|danda|kulhadi|tezab|pistol|gun|knife|chakoo|चाकू|कट्टा|बंदूक|तलवार|कुल्हाड़ी|
  तेज़ाब|पिस्तौल|हथियार
n = 11|12|13|14|15|16|17|baarah|terah|chaudah|pandrah|solah|satrah|बारह|तेरह|चौदह|पंद्रह|सोलह|सत्रह
edge = chhat|chat|bridge|pul|railing|track|patri|balcony|terrace|ledge|kinare|kinara|छत|पुल|रेलिंग|पटरी|ट्रैक|बालकनी|
  किनारे
born = 2009|2010|2011|2012|2013|2014|2015|2016|2017|2018
# suicide 2
marne|मरने|jaan_lene|jaan_dene|जान_लेने|जान_देने|khudkushi|suicide .. faisla|फैसला|socha|decide|फ़ैसला .. kar|liya|कर|
  लिया / so|सो +jau|jaun|jaaun|जाऊं .. kabhi|fir|phir|कभी|फिर na|nahi|न|ना|नहीं uth*|jag*|उठ*|जाग*
metro|train|truck|ट्रेन|मेट्रो .. aage|saamne|niche|neeche|आगे|सामने|नीचे .. kood*|kud*|let*|aa|कूद*|लेट*
kood|kud|कूद +jau|jaun|jaunga|jaungi|jaana|jaane|जाऊं*|जाने|jaaun .. $|metro|train|soch|chhat|pul|मेट्रो
jeene|jeena|jina|जीने|जीना +ka|ki|का|की|nahi|nhi|ही|नहीं +mann|man|ichha|iccha|wajah|matlab|chah*|मन|इच्छा|वजह|मतलब|
  चाह*|nahi / ab|aur|मुझे|अब|mujhe nahi|nhi|नहीं +jee|jeena|jina|जीना|जी +sakta|sakti|h|hai|$|पाऊं*|सकता|सकती
goli*|dawai*|tablet*|गोलि*|दवा* .. jama|ikatth*|bacha|collect|जमा|इकट्ठ* .. ek_saath|kha|एक_साथ|kar|कर
rassi|rasi|phanda|fanda|रस्सी|फंदा .. kharid*|le_li|bandh*|pankhe|taiyar|खरीद*|ले_ली|बांध*|पंखे|तैयार
marne|मरने|suicide|jaan_dene|जान_देने +ki|ka|की|का|के +koshish|try|mann|soch*|iraad*|plan|बारे|कोशिश|मन|सोच*
khud|zindagi|jaan|ज़िंदगी|जिंदगी|जान|खुद|jeevan|जीवन .. khatam|khtm|खत्म|ख़त्म .. chaht*|karna|चाहत*|karne|करना|kar
suicide|sucide|aatmahatya|atmahatya|khudkushi|khudkhushi|आत्महत्या|खुदकुशी|सुसाइड karna|karne|kar|karunga|karungi|karu|
  krne|krna|krlu|note|ke_khayal|ke_alawa|ki|ka|soch*|करने|करना|कर|करूंगा|करूंगी|के|की|का|कर_लूं|सोच*|नोट
jaan|जान +de|dena|le|lene|दे|देने|ले|लेने|देना +dunga|dungi|degi|dega|lunga|lungi|du|lu|raha|rahi|chahti|chahta|ki|wali|
  wala|दूंगा|दूंगी|देगी|देगा|लूंगा|लूंगी|रहा|रही|चाहती|चाहता|वाला|वाली|दूं|लूं|को|का
khud|apne|अपने|खुद|apni +ko|aap_ko|jaan|को|आप_को|जान|zindagi|जिंदगी|ज़िंदगी +khatam|khtm|maar|marna|mar|mita|fansi|खत्म|
  ख़त्म|मार|मारना|मिटा|फांसी|le|ले|de|दे / chhat|pul|building|छत|पुल|बिल्डिंग .. koodne|kudne|कूदने +wal*|jaa*|वाल*|जा*
khatam|khtm|खत्म|ख़त्म +kar .. lunga|lungi|dunga|dungi|lu|lena|du|sab|zindagi|khud|लूंगा|लूंगी|दूंगा|दूंगी
sab|zindagi|jeevan|सब|जिंदगी|ज़िंदगी|जीवन|khud +kuch|kuch_bhi|khatam|khtm|खत्म|कुछ|ko +khatam|khtm|खत्म|kar|कर .. dunga|
  dungi|lunga|lungi|lena|du|karna|chaht*|दूंगा|दूंगी|करना|चाहत*|लूंगा|लूंगी
fansi|phansi|faansi|फांसी|फाँसी +laga|lagane|pe|lag|लगा|लगाने|पर|पे .. lu|lunga|lungi|li|ka|lagti|लूंगा|लूंगी|लूं|ली|
  लेने|जाऊं*|raha|rahi|jaunga|leti|leta / thak|tang|थक|तंग .. mar|मर +jau*|jaun*|जाऊं* .. accha|achha|behtar|अच्छा|बेहतर
jeena|jina|jeene|zinda|जीना|जीने|ज़िंदा|जिंदा|jee +nahi|nhi|ka_mann|ki_ichha|नहीं|नही|का_मन|rehna|रहना|ki +nahi|nhi|
  chahta|chahti|hai|h|karta|नहीं|चाहता|चाहती|है|नही|करता / khudko|apne_aap_ko|खुद_को|khud_ko +khatam|khtm|maar|खत्म|मार
mujhe|main|mai|मुझे|मैं|bas|ab|अब|बस +mar|marna|maut|मर|मरना|मौत|nahi_jeena|nhi_jeena|नहीं_जीना +jana|jaana|hai|h|jau|
  chahiye|chahta|chahti|जाना|है|जाऊं|चाहिए|चाहता|चाहती / maut|मौत .. rasta|raasta|hal|solution|chutkara|रास्ता|हल|सुकून
marna|mar_jana|marne|मरना|मर_जाना|मरने chahta|chahti|hai_mujhe|ka_mann|ki_soch|का_मन|चाहता|चाहती|है_मुझे|mann
train|tren|pul|chhat|building|bridge|ट्रेन|पुल|छत|बिल्डिंग .. kud|kood|chhalang|katna|jump|कूद|छलांग|कट .. jau*|jaunga|
  jayega|jayegi|lunga|lagani|dunga|du|mar|jana|जाऊं*|जाएगा|लगा*|dungi
mar|मर +jana|jaana|jaaun|jau|जाना|जाऊं|jaata|jaati +hai|chaht*|है|चाहत*|$|bas|kaash
maut|marne|suicide|khudkushi|मौत|मरने|खुदकुशी .. rasta|upay|tareek*|रास्ता|तरीक*|ही
nas|nass|kalai|नस|कलाई +kaat|kat|काट +leg*|lung*|dung*|du|lu|lena|लेग*|लूंग*|दूं / nahi|नहीं +jiya|जिया +jata|jaata|जाता
kood|kud|कूद +kar|ke|के|कर|jau*|jaa*|जाऊं* mar|मर|jau*|jaan|जान|du|jaunga|jaungi / fansi|phansi|फांसी .. koshish|कोशिश
mere|मेरे +bina|bagair|jaane_ke_baad|बिना .. sab|khush|behtar|theek|सब|खुश|बेहतर
sab|sabkuch|सब .. khatam|khtm|खत्म .. goli*|rassi|zeher|raat|aaj|गोलि*|रस्सी|आज
latak*|latk*|लटक* .. koshish|dupatt*|pankh*|rassi|kal|कोशिश|दुपट्ट*|पंख*|फांसी
paida|पैदा +hi|ही +na|nahi|न|नहीं .. hot*|hua|hui|होत*|हुआ / dupatt*|rassi|पंखे|दुपट्टे|रस्सी .. latak*|लटक*|jhool|झूल
kaash|काश .. mar|मर +jau*|jaun|जाऊं|jati|jata|जाती
# immediate_danger 3
& aag|आग|dhua|dhuan|dhuaan|धुआं|धुआँ building|ghar|makaan|manzil|seedhi*|flat|kitchen|बिल्डिंग|घर|मकान|मंज़िल|मंजिल|
  सीढ़* lag*|लग*|bhar*|भर*|phas*|fas*|फंस*|nikal*|निकल*|utar*|उतर* gayi|gyi|gaya|hai|h|hain|गई|गया|है|हैं|rahe|nahi|नहीं
& seena|seene|chhati|सीना|सीने|छाती pakad*|पकड़*|dard|दर्द gir*|गिर*|behosh|बेहोश|haath|हाथ|pasina|पसीना|ambulance
maa|papa|mummy|bhai|dost|beta|beti|bachcha|bachche|baccha|behen|nani|dadi|saheli|roommate|माँ|मां|पापा|मम्मी|भाई|दोस्त|
  बेटा|बेटी|बच्चा|बच्चे|बहन|सहेली|दादी .. daura|daure|dora|mirgi|jhatke|behosh|overdose|neela|neele|neeli|nila|nile|
  दौरा|दौरे|मिर्गी|झटके|बेहोश|ओवरडोज*|नीला|नीले|नीली .. pad|aa|uth|hosh|hil|pada|padi|honth|hoth|pade|ho|hai|kar|पड़|आ|
  उठ|होश|होंठ|पड़े|हो|है|hui|hua / saans|सांस|साँस .. nahi|nhi|नहीं|ruk .. le|aa|rahi|रहा|रही|chal
dost|bhai|saheli|roommate|behen|दोस्त|भाई|सहेली .. zyada|jyada|bahut|bohot|overdose|ज़्यादा|ज्यादा|बहुत .. nasha|drugs|
  goli*|maal|injection|overdose|नशा|ड्रग्स|गोलि* .. uth|hosh|neele|saans|hil|उठ|होश|नीले|सांस|behosh
goli|goliyan|goliyaan|firing|गोली|गोलियां|गोलियाँ|फायरिंग .. chal|chali|ho|चल|चली|हो +rahi|rhi|raha|रही|रहा .. chhup*|
  chup*|छुप*|छिप*|bahar|bachao|mall|बाहर|mai|main / koi|ek_aadmi|ladka|कोई|आदमी .. peecha|pichha|पीछा .. kar|dar|कर|डर
chhup*|chup*|छुप*|छिप* .. goli*|chor|chaku|bandook|ghar|चोर|चाकू|बंदूक .. hu|hun|hoon|hai|ghus*|हूं|हूँ|घुस*|gaye|bahar
& chor|daku|aadmi|log|चोर|डाकू|लोग ghar|घर ghus*|घुस*|ghuse|andar|अंदर chhup*|chup*|छुप*|bachao|बचाओ|raha|gaya|gaye|रहा|
  गया|गए|akel*|अकेल* / & saans|sans|सांस|साँस seene|seena|chhati|सीने|छाती|gala|gale|गला|गले dard|दर्द|sooj*|सूज*|jakad*
& accident|takkar|palat*|एक्सीडेंट|टक्कर|पलट* gaadi|gadi|car|bike|truck|bus|गाड़ी|कार|बाइक|बस phas*|fas*|फंस*|khoon|खून|
  behosh|बेहोश|petrol|पेट्रोल|dab*|दब* / <pills> .. nigal|kha|निगल|खा +li|liya|gaya|gayi|ली|लिया|गया|गई|लीं
drink|juice|glass|sharab|chai|ड्रिंक|जूस|शराब .. kuch|kuchh|nasha|nashe|कुछ|नशा .. mila|milaya|daal|dala|मिला|मिलाया|डाल
  .. diya|hai|gaya|दिया|है|tha|chakkar|pata / khoon|khun|खून +band|ruk|rukk|nahi|nhi|bohot|bahut|बंद|रुक|नहीं|बहुत|beh
kamre|ghar|bathroom|कमरे|घर|बाथरूम .. band|बंद .. kar|कर +diya|rakha|gaya|deta|दिया|रखा|गया|देता .. phone|pati|bf|usne|
  फोन|पति|nikal*|$|hai|है / koi|chor|aadmi|ladka|wo|कोई|चोर|आदमी .. ghar|darwaz*|घर|दरवाज* .. ghus*|tod*|घुस*|तोड़*
& pati|husband|bf|boyfriend|usne|papa|sasural*|पति|उसने|पापा|ससुराल* kamre|ghar|bathroom|कमरे|घर|बाथरूम band|बंद kar|कर
  diya|rakha|दिया|रखा / phenyl|harpic|tezab|zeher|jeher|zehar|keetnashak|sulphas|फिनाइल|जहर|ज़हर|सल्फास .. pi|kha|पी|खा
& aadmi|koi|wo|vo|log|आदमी|कोई|वो|लोग <weapon>|bandook|talwar|बंदूक bahar|ghar|darwaz*|gali|gate|aangan|बाहर|घर|दरवाज*|
  गली|आंगन khad*|खड़*|leke|lekar|लेकर|hai|है|ghus*|घुस* / honth|hoth|hont|होंठ|होठ .. neele|nile|neela|नीले|नीला
& <weapon>|chaku papa|pati|bhai|husband|पापा|पति mummy|maa|mujhe|didi|hume|मम्मी|मां maar*|mar*|kaat*|मार*|काट*
roommate|dost|behen|bhai|mummy|papa|wo|दोस्त|बहन|मम्मी|वो .. hosh|hil|uth|होश|उठ .. nahi|नहीं .. sheeshi|goli*|dawa*|
  शीशी|गोलि*|दवा*|khali / & gas|गैस smell|badbu|leak|mahak|बदबू|लीक|mehek chakkar|sar|sir|चक्कर|सिर|saans|behosh|darwaz*
maar|jaan_se_maar|मार +dalega|daalega|dega|denge|dalenge|डालेगा|देगा|देंगे .. mujhe|help|bachao|band|मुझे|बचाओ|darwaz*|
  abhi
<edge> .. khad*|baith*|lait*|let*|खड़*|बैठ*|लेट* .. kood*|train|jump|aakhri|alvida|intezar|कूद*|ट्रेन|$|hu|hun|हूं|हूँ
& <weapon> darwaz*|darwaj*|paas|bahar|ghar|दरवाज़*|पास|बाहर wo|ex|pati|koi|aadmi|uske|mujhe|वो|पति|कोई|मुझे
saari|sari|poori|puri|bahut|bohot|ek_saath|सारी|पूरी|बहुत|20|30|40|50|नींद_की|neend_ki .. <pills> .. kha|kha_li|nigal|
  nigli|li|le|खा|निगल|ली|ले / khoon|khun|खून .. beh|bah|nikal|बह|निकल .. bahut|bohot|ruk|rukk|band|बहुत|रुक|बंद|raha|रहा
zeher|zehar|jahar|zahar|phenyl|harpic|acid|keetnashak|ज़हर|जहर|फिनाइल|एसिड|कीटनाशक|chuhe_maar .. pee|pi|kha|पी|खा +liya|
  li|lia|gaya|लिया|ली|गया / ghar|घर .. ghus|घुस +aaya|gaya|raha|आया|गया|रहा|aaye
chhat|pul|bridge|building|railing|mundher|patri|छत|पुल|रेलिंग|मुंडेर|पटरी|किनारे .. khada|khadi|baitha|baithi|chadh*|
  खड़ा|खड़ी|बैठा|बैठी|kinare|us_paar .. kud*|kood*|kadam|chhalang|paar|jump|कदम|कूद*|छलांग|mundher|hu
nas|nass|kalai|naas|नस|कलाई|नसें +kaat|kat|cut|काट +li|liya|di|ली|दी|लिया|डाली .. khoon|khun|खून|h|hai|है|$|abhi
& <weapon> darwaza|darwaaza|gate|bahar|ghar|bathroom|band|bachao|दरवाज़ा|दरवाजा|बाहर|घर|बाथरूम|बंद|बचाओ wo|vo|aadmi|koi|
  ex|pati|haath|वो|आदमी|कोई|हाथ|पति|tod* / darwaza|darwaja|darwaaza|दरवाज़ा|दरवाजा +tod|todne|peet|pit|तोड़|तोड़ने|पीट
# self_harm 2
jaanbujhkar|jaan_bujh*|jaanbujh*|जानबूझ*|जान_बूझ* .. skin|haath|khud|apni|apne|खुद|अपनी|अपने|त्वचा|हाथ .. jal*|kaat*|
  जल*|काट*|daag*|chot / blade|razor|chaku|ब्लेड|चाकू .. pair|haath|jaangh|kalai|पैर|हाथ|जांघ|कलाई +kaat*|cut|kata|काट*
& jaangh|haath|kalai|pair|जांघ|हाथ|कलाई jalati|jalata|jalaya|jalane|जलाती|जलाता straightener|feel|kuch|mombatti|istri|
  lighter|apni|खुद / apna|apni|apne|अपना|अपनी +haath|hath|kalai|jaangh*|हाथ|कलाई kaat*|kata|kaata|काटा|काट*
& cigarette|sigret|beedi|सिगरेट|बीड़ी haath|jaangh|kalai|pair|khud|हाथ|जांघ|कलाई|पैर bujh*|jal*|daag*|बुझा*|जला*|दाग*
haath*|baaju|jaangh*|हाथ* .. cuts|cut_marks|nishan|zakhm|कट|निशान .. chhup*|chup*|full_sleeve|blade|छुप*
khud|apne_aap|खुद|अपने_आप +ko|se|को .. jal*|kaat*|noch*|maar*|nuksan*|chot|saza|जल*|काट*|नोच*|चोट|सज़ा|नुकसान
khud|apne|apni|अपने|खुद|अपनी .. cigarette*|chimt*|chammach|garam|sigret|सिगरेट*|गरम|चिमट* .. jal*|daag*|lag*|जल*|दाग*|
  लगा* / khud|apne_aap|खुद|अपने_आप +ko|को +thappad|mukke|ghunse|maar*|peet*|थप्पड़|मुक्के|मार*
haath|hath|kalai|jaangh*|हाथ|कलाई|जांघ* .. kaat*|kata|kaata|blade|काट*|काटा|ब्लेड .. phir|fir|apn*|khud|leti|leta|hu|li|
  फिर|अपन*|खुद|लेती|लिया / khud|apne|apni|jaangh*|haath .. garam|chimt*|cigarette* lagati|lagata|jalati|jalata|jalaya
<body> .. kaat|kat|kaatti|kaatta|cut|katna|blade|काट|काटती|काटता|ब्लेड|काटना|nishan|khurach* .. li|liya|leta|leti|hu|
  hai|lagaye|di|ली|लिया|लेता|लेती|हूं|है|ता|blade|phir|fir|rok|फिर
khud|apne_aap|apne|खुद|अपने_आप|अपने +ko|को|pe|aap_ko +kaat*|kat*|cut|jala*|nuksan|noch*|maar*|mara*|marta|marti|hurt|
  thappad|chot|saza|काट*|जला*|नुकसान|नोच*|चोट|मारता|मारती|सज़ा|थप्पड़|takleef|dard / nas|नस +kaati|kaat_li|kaat|काटी|काट
sar|sir|deewar|mukke|सिर|दीवार|मुक्के .. deewar|sar|patak*|maar*|mukke|दीवार|पटक*|मार* .. khoon|jab_tak|khud|gusse|
  haddi|खून|जब_तक|खुद / blade|ब्लेड|compass|razor|rezar .. haath|hath|kalai|jaangh|khud|हाथ|कलाई|जांघ|खुद|<body>
baad|phir|fir|wapas|फिर .. cutting|self_harm|blade|कटिंग .. shuru|start|ki|kar*|शुरू / patti|पट्टी .. nas|kaat*|नस|काट*
haath|hath|kalai|jaangh*|हाथ|कलाई +kaat*|kata|kaata|काटा|काट / <body> .. kaatna|katna|काटना .. chaht*|mann|चाहत*|मन
# eating_disorder 2
vajan|wajan|weight|वजन .. 33|34|35|36|37|38|39|40|41|42|43|44|45 .. moti|मोटी|mota|sheesh*|शीशे|charbi|zyada
& hafte|hafta|din|dino|हफ्ते|दिन paani|coffee|bhookh*|khaya|पानी|कॉफी|खाया moti|bhains|mota|haathi|मोटी|भैंस|hathi|
  charbi / & khane|khana|khaane|खाने|खाना ulti|vomit|उल्टी baad|roz|toilet|bathroom|nikaal*|kar*|बाद|रोज|निकाल*
khana|खाना .. phenk*|fenk*|chhup*|chup*|फेंक*|छुपा* .. moti|patl*|mota|taki|मोटी|पतल*|mummy|kutte|kisi_ko
bhookh*|bhukh*|भूख* .. rehti|rehta|rakhti|maar|रहती|रहता|रखती .. patl*|moti|slim|jaan_bujh*|weight|पतल*|मोटी|saza
ulti|उल्टी .. karti|karta|karna|kar|करती|करता|करना|jaan|जान .. khana|khati|khaya|baad|saal|har|jaanbujh*|jaan_bujh*|
  खाना|जानबूझ*|हर|साल|बाद|बार|mahine|महीने|din / anorexia|bulimia|anorexic|bulimic|एनोरेक्सिया|बुलीमिया|eating_disorder
nahi|nhi|kuch|sirf|bas|नहीं|कुछ|सिर्फ|pani|पानी .. khaya|kha|khati|khata|khana|pe|par|खाया|खा|खाती|खाना|पर|coffee ..
  moti|mota|patl*|kg|kilo|weight|vajan|मोटी|मोटा|पतल*|किलो|वजन|charbi / 100|150|200|300|400|500 +calor*|cal|कैलोरी
din|दिन .. se|से .. pani|kuch|sirf|khaya|पानी|कुछ|सिर्फ|खाया .. moti|mota|kg|kilo|weight|मोटी|मोटा|किलो|वजन|patl*
itna|thoos|thus|raat|इतना|ठूंस .. khati|khata|leti|kha|खाती|खाता .. ungli|ulti|julab|nikal*|उंगली|उल्टी|जुलाब|निकाल*
khati|khata|khane|खाने|खाती|खाता|khaati .. ulti|उल्टी .. kar|karti|deti|deta|करती|करता|देती
khana|kha|khate|खाना|खाते|khaya .. ulti|उल्टी .. karti|karta|jaan*|hu|करती|करता|जान*|deti
35|36|37|38|39|40|41|42|43 +kg|kilo|kilos|किलो .. moti|mota|fir|phir|मोटी|मोटा|फिर|abhi
julab|laxative*|जुलाब .. goli*|khati|khata|leti|leta|roz|गोलि*|खाती|खाता|रोज़|लेती|sab
khane|khana|khaane|खाने|खाना .. dar|darr|डर .. moti|mota|vajan|weight|मोटी|मोटा|वजन
khana|sab|खाना|सब .. phenk|fenk|chhupa|फेंक|छुपा .. moti|mota|मोटी|मोटा|patl*|पतल*
ungli|unglI|उंगली|ऊँगली .. ulti|nikal|gale|muh|उल्टी|निकाल*|गले|मुंह / kilo|kg|किलो .. khati|खाती|khaati +nahi|kuch|नहीं
binge|thoos*|bahut_khati|bahut_kha|पेट_भर .. ulti|vomit|उल्टी
# abuse 2
& beta|bete|beti|bahu|damad|pota|बेटा|बेटे|बेटी|बहू|दामाद|पोता marta|maarta|maarti|marti|peetta|peet*|haath_uth*|मारता|
  मारती|पीट*|हाथ_उठा*|chillata pension|पेंशन|paise|पैसे|bhookha|bhukha|khana|खाना|60|65|68|70|71|72|75|80|buzurg|budh*|
  बुजुर्ग|बूढ़* / galat|gandi|gande|गलत|गंदी +tarah|tareeke|jagah|तरह|तरीके|जगह +se|chhu*|chhoo*|छू*|से|touch|pe|haath
& salary|paise|tankhwa|kamai|सैलरी|पैसे le|cheen*|rakh*|ले|छीन* permission|ijazat|bahar|इजाजत|बाहर jane|jaane|leni|nahi|
  जाने / sasural|sasur*|saas|ससुराल .. maarte|marte|peet*|thappad|मारते|पीट* / yaun|यौन +shoshan|शोषण|utpidan|उत्पीड़न
<kin> .. deewar|diwar|zameen|seedhi|दीवार|ज़मीन|सीढ़* .. phenk*|fenk*|patk*|dhak*|फेंक*|पटक*|धक्का +mujhe|diya|mara|
  मुझे|दिया / pati|पति|<kin> .. haath|pair|naak|daant|pasli|sar|हाथ|पैर|नाक|दांत|पसली|सिर +tod|phod|tor|तोड़|फोड़
& chimt*|istri|danda|belt|jhaadu|chappal|चिमट*|डंडा|बेल्ट saas|pati|papa|sasur|maa|mummy|bhai|सास|पति|पापा jal*|maar*|
  mar*|peet*|जला*|मार*|पीट* / <kin> .. raat|kamre|bistar|रात|कमरे|बिस्तर .. aata|aate|ghus*|chhu*|haath|आता|आते|घुस*|छू*
saas|sasur|pati|papa|<kin> .. jalati|jalata|jalaya|जलाती|जलाता|daagti|daagta +hai|hain|है|$|mujhe|garam
aadhaar|aadhar|phone|paise|gehne|passport|आधार|फोन|पैसे .. le_liya|cheen*|rakh|ले|छीन* .. maayke|mayke|bahar|nahi|मायके|
  बाहर|marta|maarta / dahej|दहेज .. mar*|maar*|peet*|jala*|thappad|sasur*|मार*|पीट*|जला*|saas
behen|bahan|saheli|dost|maa|mummy|didi|बहन|सहेली|माँ|दीदी .. pati|husband|bf|jija|papa|पति|पापा|जीजा .. mar*|maar*|
  peet*|pit*|मार*|पीट* / dhamki|धमकी .. maar*|jaan|photo*|video|talaq|मार*|जान|फोटो*|viral|deta|देता|de
sasural*|saas|pati|ससुराल*|सास .. dahej|dowry|दहेज .. mar*|maar*|thappad|jala*|मार*|जला*|dhamki|band|khana
mujhe|mujhko|hume|मुझे|हमें .. kamre|ghar|कमरे|घर .. band|kaid|taala|बंद|कैद|ताला .. kar|rakh|deta|dete|कर|रख|देता
pati|husband|papa|baap|bf|boyfriend|पति|पापा|बाप .. dar|darr|डर .. mar*|maar*|peet*|pi_ke|मार*|पीट*|$|lagta|लगता
<kin> .. mujhe|muje|mere|mera|mujhko|hume|maa|meri|मुझे|मेरे|मेरा|हमें|माँ|मुझको|बात|ne .. <hits>|gala_dab*|haath_uth*|
  गला_दबा*|हाथ_उठा*|gandi|गंदी / ghar|घर +se +bahar|nikalne|बाहर|निकलने nahi|nhi|नहीं .. deta|dete|jaane|देता|देते
<kin> .. roz|sharab|daily|kal|रोज़|रोज|शराब|कल|बात|ne|phir|fir|फिर|raat|aaj|आज|बेल्ट|belt|ke_saamne .. marta|marte|
  maarta|maarte|peeta|peetta|peette|maara|mara|maarti|मारता|मारते|मारा|पीटता|पीटते|पीटा|चलाता|मारती
mujhe|muje|mera|mere|meri|मुझे|मेरा|मेरे|मेरी .. <hits> .. <kin>|h|hai|hain|है|हैं|dahej|roz|kal|रोज़|दहेज|diya|saath|se
<kin> .. thappad|laat|belt|danda|rod|belan|ghunse|थप्पड़|लात|बेल्ट|डंडे|घूंसे|रॉड .. mar*|maar*|peet*|chal*|मार*|पीट*|
  चला* / maayke|mayke|maike|मायके .. nahi|नहीं +jaane|jane|जाने +det*|देत*
mere|meri|मेरे +saath|साथ .. zabardasti|jabardasti|galat|rape|ganda|जबरदस्ती|ज़बरदस्ती|गलत|रेप|बलात्कार|छेड़*
mera|mere|meri|मेरा|मेरे +rape|balatkar|gang_rape|रेप|बलात्कार|gala|गला +hua|kiya|kar|हुआ|किया|dab*|ghont*|दबा*|घोंट*
zabardasti|jabardasti|जबरदस्ती|ज़बरदस्ती .. sex|sambandh|soya|kapde|सेक्स|संबंध|करता|करते|karta|karte
ghar|room|kamre|घर|कमरे|bahar|बाहर .. band|nahi|nhi|nikalne|बंद|नहीं|निकलने|jaane .. karke|rakh*|deta|dete|jane|rakha|
  रख*|देता|देते|kar .. phone|marta|<hits>|check|gala|khana|thappad|फोन|मार*|mujhe|मुझे|ताला
jaan_se|जान_से +maarne|marne|मारने .. dhamki|धमकी / <kin> +ne|ने .. gala|गला .. daba*|दबा*|ghont*
# harm_to_others 2
chai|khane|khana|doodh|daru|sabzi|coffee|चाय|खाने|दूध|खाना .. zeher|zehar|zahar|jahar|jeher|ज़हर|जहर|chuhe_maar ..
  mila*|daal*|dal*|de|मिला*|डाल*|दे / school|स्कूल .. bandook|goli|बंदूक|गोली .. lekar|jaunga|chala|लेकर|चला|dunga|दूंगा
katal|qatl|katl|murder|khoon|कत्ल|क़त्ल|मर्डर|खून .. karne|kar|karunga|karungi|करने|कर|करूंगा +wal*|dunga|dungi|ja|du|
  वाल*|दूंगा|दूंगी|$ / bach*|bet*|बच्च*|बेट* .. rot*|chill*|रोत*|रोन*|रोता .. gala|patak*|takiya|maar|गला|पटक|तकिया|मार
& pistol|bandook|katta|gun|chaku|पिस्तौल|बंदूक|कट्टा|चाकू office|school|college|ऑफिस|स्कूल|कॉलेज leke|le_ke|lekar|लेके|
  लेकर jaunga|jaungi|aaunga|जाऊंगा|जाऊंगी|पछता* / school|office|स्कूल .. goli|bandook|chaku|pistol|katta|गोली|चाकू|बंदूक
boss|<close>|us|उस .. goli|zeher|jeher|zehar|tezab|aag|गोली|जहर|ज़हर|तेजाब|आग .. maar|de|dunga|dungi|daal*|laga*|phenk*|
  मार|दे|दूंगा|दूंगी|लगा*|दूं / chaku|chaaku|चाकू|talwar .. god|kaat|ghop|गोद|काट|घोप +dunga|dungi|du|दूंगा|दूंगी
chaku|chaaku|khanjar|goli|चाकू|गोली .. ghusa*|ghop*|ghonp*|maar|maarunga|utaar|घुसा*|घोंप*|मार .. dunga|dungi|du|doonga|
  दूंगा|दूंगी|pet|uske|pait / dar|darr|डर .. apn*|अपन* .. bacc*|bachch*|bet*|बच्च* .. kuch|nuksan|maar|chot|कुछ
boss|bhai|papa|biwi|pati|usko|use|kisi|padosi|ex|girlfriend|mummy|बॉस|भाई|पापा|बीवी|पति|उसको|उसे|किसी|पड़ोसी|मम्मी|एक्स
  +ko|$|को|ka .. maar_dal*|marna|maarna|chaku|jaan_se|nuksan|maar_dunga|khoon|मार_डाल*|मारना|चाकू|जान_से|नुकसान|खून ..
  chahta|chahti|dunga|dalunga|mann|man|pahunch*|maarna|चाहता|चाहती|दूंगा|डालूंगा|मन|$
school|office|college|स्कूल|ऑफिस .. bandook|goli|bomb|gun|chaku|बंदूक|गोली|बम .. lekar|leke|chala*|le|लेकर|चला*|ले
<close>|अपनी|apni|apne|सालों .. maar|kaat|goli|chaku|jala|khoon|zinda|tezab|gala|zeher|maar_ke|मार|काट|गोली|चाकू|जला|
  खून|ज़िंदा|तेज़ाब|गला|पीट|ghonp|katal|murder|जान_से|jaan_se +dunga|dungi|dalunga|dalungi|maar|de|kar|phek*|daal*|
  ghonp*|jala|ret|karunga|karungi|dega|दूंगा|दूंगी|डालूंगा|डालूंगी|मार|कर|फेंक*|घोंप*|रेत|दबा|करूंगा|jaunga|maarunga|
  maar_dunga|kar_dunga|dabaunga|दे +$|dunga|dungi|दूंगा|दूंगी|kal|raat|aaj|कल|आज|रात|hi|ही|subah|main|sach|मैंने|शादी|
  saale|h|hai|bottle|है|मैं / boss|use|usko|sabko|teacher|उसको|सबको goli|zeher|गोली .. maar|de|dunga|dungi|मार
maar|kaat|khatam|जान_से_मार|मार|काट|jala|जला|thok|goli_maar|गोली_मार|uda +dunga|dungi|dalunga|dalungi|दूंगा|दूंगी|
  डालूंगा|डालूंगी .. usko|use|saale|padosi|biwi|papa|kal|उसे|उसको|कल|plan|पापा|सबको|sabko|$|kasam
dar|डर|khayal|ख्याल|mann|मन .. bachhe|bachche|bachcha|baccha|beti|bete|maa|patni|biwi|kisi|apne_bach*|बच्चे|बेटी|बेटे|
  बच्ची|माँ|किसी|पत्नी .. maar*|gala|kuch_kar|nuksan|phek*|takiya|मार*|गला|नुकसान|फेंक*|तकिया|patak*|chot|kar_du*
gala|takiya|muh|गला|तकिए|मुंह .. daba*|ghont*|दबा* .. mann|man|dil|wali|du|मन|वाली|dunga|dungi|karta
maine|मैंने .. girlfriend|biwi|gf|patni|bachhe|बीवी|पत्नी|बच्चे +ko|को .. maara|mara|peeta|मारा|पीटा
gaadi|gadi|car|truck|bike|गाड़ी .. chadha|kuchal|chada|चढ़ा|कुचल .. dunga|dungi|du|दूंगा|दूंगी
dar|darr|डर .. apn*|अपन* .. bach*|bet*|बच्च*|बेट* .. kuch|nuksan|maar|chot|कुछ|नुकसान|मार|चोट
ghar|dukan|gaadi|घर|दुकान +me|mein|ko|में|को +aag|आग +laga|लगा .. dunga|dungi|du|दूंगा|दूंगी
<close>|usko|us|boss maar +dal*|dunga|dungi .. man|mann|dil|chaht*|karta
<close> ko goli|zeher|zehar|jeher|tezab .. maar|de|dunga|dungi|dal*
# now
aaj|abhi|आज|अभी|raat|रात|kal_subah
# ordinary
chappal .. maar* / marta|peetta|marti +tha|thi .. talaak|talaq|divorce
hasi|hans*|bhook*|bhukh*|garmi|thand|sharam|pyaas|tension|हंस*|भूख*|गर्मी|ठंड|शर्म|थक* .. mar|jaan|मर|जान|maut
mummy|boss|sir|teacher|biwi|garmi|exam|maa|saas_bahu|leg_day|मम्मी|बॉस|गर्मी|papa|gym .. maar_dalegi|maar_dalega|
  maar_dala|jaan_le*|jaan_kha*|jaan_nikal*|मार_डाल*|जान_ले*|जान_निकाल*|maar_deg*|jaan_nik*|kha_jaye*
pyaaz|pyaz|sabzi|ungli|baal|khana|shave|roti|प्याज|सब्जी|उंगली_कट|बाल|bread|tarkari|cake|kek .. kaat*|kat*|jal*|cut|
  काट*|कट*|जल* / ball|bat|chakka|sixer|four|goal|match|dhoya|dialogue|line|jhaadu|entry|mukka_game .. mar*|maar*
& kha*|खा* vrat|roza|ramzan|navratri|fast|karwa|ekadashi|dietic*|doctor|व्रत|रोज़ा|डॉक्टर|upvas|उपवास|dietitian
& dhua|dhuan|aag|आग|धुआं khana|roti|gaane|gaana|dil|diwali|khaana|पटाखे|खाना|दिल|tadka|biryani / danda +diya +marks
maggi|meri_chocolate|biryani|icecream|pizza|मैगी|बिरयानी .. khoon|murder|maar|jaan|खून|मार / spoiler|dega|diya +to +maar
plate|bhature|chole|biryani|momos|pizza|chai|samosa|बिरयानी|चाय|समोसे .. jaan|जान / & accident|phas* traffic|jam|ट्रैफिक
kabhi|कभी +nahi|nhi|nuksan|नहीं|नुकसान|khud .. nuksan|khud|नुकसान|खुद|pahuncha* / phone|mobile|battery|फोन .. mar*|मर*
phone|msg|message|call|dhakka|aankh|gappe|chhakka|jhaadu|mazaak .. maar* / peecha|follow|पीछा .. insta*|follow|इंस्टा*
mar|मर +mit*|jawa*|मिटे|जावां|gay*_hasi|gaya_yaar|gaya|gayi|गया|गई / alarm_ko|alarm|machhar|अलार्म|मच्छर|chuha|cockroach
bachha|baccha|chhota|chota|बच्चा|छोटा mujhe|मुझे mar*|maar*|मार* / pregnant|kharab|गर्भ*|खराब|pet_kharab .. ulti|उल्टी
chhat|छत +pe|par|पर .. hawa|dhoop|kapde|patang|chai|हवा|धूप / jaan .. plate|bhature|samosa|momos|chaat|biryani|chole
jaan|जान +e|meri|h_tu|ho_tum|bujh|बूझ|pehchan|kaar* / meri|मेरी +jaan|जान .. tum|tu|teri|love|तेरी|तू / alarm +ko maar
biryani|chai|pizza|मैगी|बिरयानी .. liye|के_लिए / insta*|इंस्टा* .. peecha|पीछा / kabhi|कभी +nuksan|नुकसान|chot
# fiction
film|movie|serial|series|episode|novel|kitab|book|gaana|gana|song|game|podcast|character|anime|netflix|roleplay|kahani|
  shayari|pubg|bgmi|gta|mafia|crime_patrol|match|boss_level|horror|natak|play|news|romeo|cricket|ipl|world_cup|chess|
  ludo|carrom|fifa|फिल्म|सीरियल|किताब|गाना|कहानी|शायरी|मूवी|गेम|नाटक|भगत_सिंह|देवदास|मैच|खबर|पढ़*|kohli|dhoya|kill|
  kills|gabbar|thakur|bhagat_singh / college|school|bachpan|कॉलेज|बचपन +me|mein|में .. tha|thi|था|थी|hua .. ab|अब
10|12|15|20|8|9|आठ|दस|das +saal|साल +ho|pehle|हो|पहले / haha*|hehe*|lol|lmao|mazak_me
# minor 2
mummy|papa|maa|मम्मी|पापा .. phone|mobile|फोन|wifi .. le|cheen*|chheen*|band|ले|छीन* .. school|स्कूल|homework|class|exam
main|mai|mein|मैं|meri_umar|meri_age|मेरी_उम्र|abhi|umar|age|उम्र +<n>|sirf_<n>|abhi_<n>|bas_<n>|सिर्फ_<n>|अभी_<n>|
  hu_<n>|hai_<n> / 18|अठारह|atharah +ka|ki|saal|का|की|साल +nahi|nhi|ki_nahi|ka_nahi|नहीं|की_नहीं|का_नहीं
5vi|6th|7th|8th|9th|10th|6vi|7vi|8vi|9vi|10vi|aathvi|nauvi|dasvi|saatvi|छठी|सातवीं|आठवीं|नौवीं|दसवीं +class|me|mein|
  क्लास|कक्षा|में .. hu|hun|padh*|हूं|हूँ|पढ़ता|पढ़ती|में|me / umar|age|उम्र .. jhooth|jhuth|galat|झूठ|गलत
18|atharah|अठारह .. hone|होने .. baaki|saal|mahine|बाकी|साल|महीने / nabalig|naabalig|नाबालिग|minor +hu|hun|हूं|हूँ|abhi
<born> +me|mein|ka|ki|में +paida|janam|hua|hui|born|पैदा|जन्म / <n> +saal|sal|साल +ka|ki|का|की +hu|hun|hoon|हूं|हूँ|हु
meri|mera|मेरी +umar|umra|age|उम्र .. <n>
# adult
<n> +ghante|minute|min|hafte|din|kilo|km|mahine|saal_se|saal_pehle|घंटे|मिनट|हफ्ते|दिन|महीने|किलो
jab|tab|जब|beta|beti|bete|bhai|behen|बेटा|बेटी|बेटे|भाई|भतीज* .. <n>|vi|th|साल
`;
