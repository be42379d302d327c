import { others } from './hindi-others.ts';

/** Hindi in Devanagari and in Latin letters, in the notation of `../phrases.ts`. */
export const hindi = `# lists
pati = pati|husband|shohar|पति / papa = papa|baap|abbu|पापा|बाप / maa = maa|mummy|ammi|माँ|मम्मी / wo = wo|vo|वो
beti = beti|bete|beta|बेट* / kin = <pati>|bf|boyfriend|gf|girlfriend|biwi|wife|patni|<papa>|pita*|abba|sautel*|<maa>|
  mumma|sasur*|saas|jeth|devar|nana*|jija*|chacha*|mama|mausa|bhai*|dada*|tau|tauji|phupha|fufa|boss|manager|teacher|
  sir|padosi|ex|cousin|didi|bhabhi|uncle|miyan|malik|malkin|maalkin|thekedar|caretaker|care_taker|केयरटेकर|nurse|नर्स|
  attendant|warden|वार्डन|coach|guru|baba|<wo>|usne|unhone|पिता|अब्बू|अम्मी|ससुर*|सास|जेठ|देवर|जीजा*|चाचा|मामा|मौसा|भाई|
  भैया|दादा|ताऊ|बॉस|सर|टीचर|पड़ोसी|एक्स|बीवी|पत्नी|बॉयफ्रेंड|सौतेल*|शौहर|भाभी|नाना|अंकल|मालिक|मालकिन|ठेकेदार|कोच|बाबा|
  उसने|बहू|bahu|<beti> / close = <kin>|dost*|saheli|<beti>|bach*|bacch*|dadi|nani|roommate|friend*|chhot*|aadmi|दोस्त|
  सहेली|बच्च*|दादी|नानी|छोटी|छोटा|रूममेट|बहन|behen|bahan
pills = goli*|tablet*|dawa*|sheeshi|pills|patt*|crocin|alprazolam|neend_ki|गोली|गोलि*|दवा*|शीशी|टैबलेट*|पत्त*|नींद_की
peet = maar*|mart*|mara|peet*|pitai|मार*|पीट* / hits = <peet>|mart*|pitta|thap*|laat|laato|lat_maar*|mukke|ghunse|
  ghoonse|ghas*|gala_dab*|gala_daba*|dhakka|bal_kheench*|baal_pakad*|haath_uth*|hath_uth*|patak*|patka|jala*|daagti|
  nochta|पिटाई|थप्पड़*|लात|लातों|घूंसे|मुक्के|घसीट*|डंडे|डंडा|सरिय*|चप्पल|बेलन|गला_दबा*|धक्का|हाथ_उठा*|पटक*|जलाया|दाग* /
  body = haath*|hath*|kala*|jaangh*|jangh*|pair*|baazu|baju|baah*|bah|nas|nass|chamdi|pet|skin|tang|taang|thigh*|wrist|
  हाथ*|कलाई*|जांघ*|पैर|पैरों|बाजू|बांह|नस|चमड़ी|पेट|हथेली|त्वचा|टांग / chaku = chaku|chaaku|चाकू / tezab = teza*|acid|
  तेजाब|एसिड / weapon = <chaku>|chakoo|katta|desi_katta|bandook*|talwar|danda|kulhadi|<tezab>|pistol|gun|knife|rod|
  hathiyar|gandasa|trishul|hasiya|कट्टा|बंदूक|तलवार|कुल्हाड़ी|पिस्तौल|हथियार|गंडासा|सरिया|डंडा|petrol|पेट्रोल|bomb|बम|
  axe / n = 11|12|13|14|15|16|17|baarah|terah|chaudah|pandrah|solah|satrah|बारह|तेरह|चौदह|पंद्रह|सोलह|सत्रह / raha =
  raha|rha|rahi|rhi|rahe|rhe|रहा|रही|रहे / liya = li|liya|lia|ली|लिया / dunga = dung*|du|दूंग*|दूं / hai = hai|h|hain|है
  / i = hu|hun|hoon|<raha>|chuk*|<liya>|diya|di|<dunga>|lung*|jaun*|karung*|lu|lun|dun|jau|kar|<hai>|हूं|दिया|दी|लूंग*|
  जाऊं*|लूं|रखा|rakh* / chahna = chah|chaht*|chahu*|चाह|चाहत*|चाहू* / mann = mann|man|dil|मन / want = <chahna>|<mann>|
  soch*|iraad*|plan|faisla|koshish|try|taiyar*|ready|karung*|karn*|wala|wali|सोच*|इराद*|फैसला|कोशिश|तैयार*|करना|करने|
  वाला|वाली|करूंग*|बेहतर|accha|behtar|अच्छा / now = aaj|abhi|raat|kal|subah|parso|shaam|आज|अभी|रात|कल|सुबह|परसों|शाम|
  monday|somvar|सोमवार|friday / nahi = nahi|nhi|ni|nai|नहीं / no = <nahi>|na|mat|nahin|bina|न|ना|मत|बिना
live = jeen*|jina|jine|जीना|जीने / khud = khud*|apne_aap|apni|apne|apna|खुद|अपने_आप|अपन*|स्वयं / zeher = zeher|zehar|
  zahar|jahar|jeher|जहर / poison = <zeher>|jehar|sulfas|salfas|keetnashak|kitnashak|phenyl|fenyl|harpic|<tezab>|
  chuhe_maar*|chuhemar|mitti_ka_tel|kerosene|petrol|सल्फास|कीटनाशक|फिनाइल|हारपिक|पेट्रोल|मिट्टी_का_तेल|चूहे_मार*|
  चूहामार|doodh_me_kuch / blade = blade*|razor|rezar|ustra|compass|kainchi|kanch|kaanch|<chaku>|sui|pin|geometry|cutter|
  ब्लेड|परकार|कंपास|उस्तरा|कैंची|कांच|सुई|पिन|नाखून|nakhun
burn = cigarette*|sigret*|cigret*|beedi|lighter|machis|chimt*|istri|press|mombatti|tawa|tave|garam|gram|सिगरेट*|बीड़ी|
  लाइटर|माचिस|चिमट*|इस्त्री|मोमबत्ती|तवे|गरम|गर्म / cut = kaat*|kat|kati|kata|katt*|katne|cut|cuts|काट*|कट|कटी|कटे|
  noch*|kharoch*|khurach*|नोच*|खरोंच*|goda|गोद|chubha*|चुभा*|lakeer*|लकीर*|line*|लाइनें|ghused*|घुसेड़* / jal = jala*|
  jalt*|jla*|daag*|dag*|bujh*|जला*|जलत*|दाग*|बुझा* / saza = saza|saja|सजा / ruk = ruk*|रुक* / chhup = chhup*|chhip*|
  छुप*|छिप*
phir = phir|fir|wapas|फिर / roz = roz|daily|रोज / calm = chain|sukoon|sukun|shant*|halka|aaram|rahat|dard|<saza>|aadat|
  lat|<ruk>|<chhup>|<phir>|<roz>|jab|jaan*|चैन|सुकून|शांत*|हल्का|आराम|राहत|दर्द|आदत|लत|जब|जानबूझ* / khana = khana|
  khaana|खाना / eat = <khana>|khane|khaya|khaa*|kha|khat*|khake|roti|rice|chawal|nashta|tiffin|dinner|lunch|mithai|खाने|
  खाया|खा|खाती|खाता|खाके|खाकर|रोटी|चावल|टिफिन|निवाला|निगला|मिठाई|खाऊं*|khaun* / moti = moti|mota|मोटी|मोटा
vajan = vajan|wajan|weight|वजन / ulti = ulti|उल्टी / nikal = nika*|निकल*|निकाल* / vomit = <ulti>|ultiya*|vomit*|purg*|
  ulat|<nikal>|nikal|उल्टि*|उलट / jabran = zabardasti|jabardasti|zabrdasti|jabran|zabran|जबरदस्ती|जबरन / sex = rape|rap|
  balatka*|<jabran>|jbrdsti|chhed*|ched*|galat_jagah|galt_jagah|gande_tarike|galat_tarike|galat_tareeke|gandi_harkat|
  molest*|chhu*|chhoo*|choo*|बलात्कार|रेप|छेड़*|गलत_जगह|गलत_तरीके|गंदी_हरकत*|छूता|छूते|छुआ|छूने|यौन_शोषण
seena = seen*|chest|chhati|chaati|सीने|सीना|छाती / usko = <kin>|usko|use|usse|uska|uski|uske|unko|unhe|sabko|sab|saal*|
  kisi|ladk*|principal|dono|logo*|bach*|<beti>|<seena>|chehre|muh_pe|उसक*|उसे|उनको|उन्हें|सबको|सब|साले*|किसी|लड़क*|
  दोनों|लोगों|बच्च*|चेहरे|पेट / kill = maar|mar|kaat|kat|jala|thok|bhoon|bhun|ghop|ghon*|god|gaad|phaad|faad|kuchal|
  reta|ret|jinda_nahi_chhod*|zinda_nahi_chhod*|nahi_chhod*|nahi_chod*|nhi_chhod*|nipta|maar_daal|mar_dal|मार|काट|जला|
  ठोक|भून|घोंप|गाड़|फाड़|कुचल|रेत|घोंट|नहीं_छोड*|निपटा|गोद / ga = <dunga>|doong*|dalu*|daalu*|dun|daloon|karung*|jaungi|
  maarunga|kaatunga|डालू*|करूंगा|दूँ|छोडूंगा|छोड़ूंगी / kud = kud*|kood*|कूद* / maaf = maaf*|sorry|माफ*|सॉरी / jaana =
  jane|jaane|जाने / marna = marn*|मरने|मरना / likh = likh*|लिख* / bol = bol*|keh*|kah*|बोल*|कह*
phone = phone|mobile|फोन / grave = <chahna>|lun*|लू*|<mann>|wajah|matlab|fayda|ichha|वजह|मतलब|फायदा|इच्छा|thak*|ub|tang|
  pareshan|oob|थक*|ऊब|तंग|lu|<dunga>|<kud>|let_jau*|let_jaun*|aa_jau*|aa_jaun*|लेट_जा*|लेट_ग*|आ_जाऊ*|<maaf>|aakhri|
  akhri|alvida|bachho*|mummy|papa|sabke|naam|baad|suicide|आखिरी|अलविदा|बच्चों|नाम|बाद|nahi_rah*|नहीं_रह*|gehne|bojh|
  khush|sukoon|shanti|behtar|accha|aaram|insurance|beema|karz*|बोझ|खुश|सुकून|शांति|बेहतर|अच्छा|बीमा|कर्ज|आराम|mar|jaan|
  khatam|जान|खत्म|<jaana>|<marna>|accident|एक्सीडेंट|<likh>|bhej*|<bol>|<phone>|uth*|message|msg|mila|status|story|
  karne|भेज*|उठा*|मिला|नोट|करने|ek_saath|ek_sath|kha|एक_साथ|खा|so_jau*|pee|pi|baith*|सो_जाऊ*|पी|बैठ*|jau|jaun|jaat*|
  hota|hoti|जाऊं|जाती|जाता|होता|होती|<peet>|maut|मर*|मौत|paa*|पा*|zindagi|जिंदगी / chakkar = chakkar|चक्कर
gala = gala|gale|गला|गले / haath = haath|hath|हाथ / bachao = bach*|बच* / bacche = bach*|baccha|बच्च* / saans = saans|
  sans|साँस / daru = sharab|daru|daaru|nashe|शराब|दारू|नशे / khoon = khoon|khun|blood|खून / bahar = bahar|बाहर
phas = phas*|fas*|फंस* / aadmi = aadmi|admi|आदमी / akela = akel*|अकेल* / dar = dar|darr|डर / chor = chor|चोर
tod = tod*|तोड़* / gate = darwa*|gate|दरवाज*|गेट / hosh = behosh|hosh|बेहोश|होश / danger = kadam|kinare|us_paar|कदम|
  किनारे|<kud>|<chakkar>|<gala>|<seena>|sooj*|suj*|<haath>|inhaler|allergy|neel*|help|सूज*|नील*|मूंगफली|<bachao>|
  <papa>|<maa>|<bacche>|<beti>|dadi|dada|दादी|jaldi|जल्दी|pasin*|<saans>|gir*|baya*|left|sunn|ghabrahat|पसीना|गिर*|
  बायां|सुन्न|jhaag|tedha|pad*|बोल|झाग|टेढ़ा|पड़*|<daru>|<khoon>|sheeshi|building|bilding|kitchen|rasoi|kamr*|flat|
  cylinder|dhua*|<bahar>|<phas>|बिल्डिंग|रसोई|कमर*|सिलेंडर|धुआ*|bhar|भर|मदद|<aadmi>|<akela>|<dar>|<chor>|ex|<pati>|
  <chaku>|sharab*|<chhup>|dar*|awaz|awaaz|police|almari|bed|bathroom|डर*|आवाज|अलमारी|<peet>|mar|dhoond*|goli|ढूंढ*|
  गोली|sunsan|gali|metro|सुनसान|गली|khad*|<tod>|gaali|dhamki|ghus*|chilla*|खड़*|गाली|धमकी|घुस*|peeche|पीछे|please|
  <gate>|plz|जा|chhalang|paar|jump|train|<maaf>|alvida|neeche|छलांग|पार|ट्रेन|नीचे|आती|<ruk>|ghoom*|yaad|<hosh>|pata|
  घूम*|याद|पता|ulti|uth|zyada|hil|उठ|हिल / wound = chala*|चला*|ghonp*|nishan|निशान|<peet>|ghus*|घुस*|ti|ta|लगाए|लगाती|
  blade|ब्लेड|chot|nuksan*|nuqsan|mart*|mukke|thappad*|<saza>|hurt|takleef|चोट|नुकसान|थप्पड़|तकलीफ|मुक्के|noch*|patak*|
  नोच*|पटक*|<chhup>|full|khud|baju|dikh*|banay*|garmi|sleeve*|पूरी|खुद|दिख*|बना*|गर्मी|thok*|kaat*|cutting|self_harm|
  काट*|कटिंग|<haath>|baar|bekar|बेकार / saal = saal|साल / paani = pani|paani|पानी / baal = baal|bal|बाल|बालों / food =
  <moti>|patl*|kg|kilo|<vajan>|पतल*|किलो|har|baad|ungli|toilet|bathroom|nal|lat|<saal>|chhup*|हर|बाद|उंगली|बाथरूम|नल|
  करती|लत|<ulti>|<nikal>|<bahar>|<khana>|<paani>|<chakkar>|<hosh>|dhadkan|nimbu|धड़कन|नींबू|charbi|चर्बी|bhains|भैंस|
  slim|<saza>|jeet|khushi|accha|control|जीत|खुशी|haddi*|sheesh*|roti|शीशे|रोटी|taki|<maa>|kisi|ताकि|लगी|<baal>|calor*|
  कैलोरी|bhookh*|ghante|utarn*|घंटे|chadh*|julab|जुलाब / phenk = phenk*|fenk*|phek*|fek*|फेंक* / taala = taala|tala|
  lock|ताला / band = band|बंद / daal = daal*|dal*|डाल* / paise = pais*|पैसे|पैसा / abuse = <peet>|chala*|चला*|<gala>|
  <phenk>|patak*|patk*|dhak*|ghas*|kheench*|pakad*|पटक*|धक्का|घसीट*|खींच*|पकड़*|<tod>|toot*|tut*|phod*|phat*|fod*|टूट*|
  फोड़*|फट*|usne|<pati>|उसने|अंधेरा|saans|ghus*|chhu*|<haath>|आता|घुस*|छू*|chu*|touch|maayke|mayke|maike|<bahar>|
  <jaana>|baat|<taala>|<band>|मायके|बात|kamre|<khana>|<daal>|daag*|dhamki|agar|hotel|blackmail|धमकी|अगर|होटल|mana|मना|
  khilaf|खिलाफ|<jabran>|galat|rape|ganda|sex|sambandh|soya|गलत|रेप|बलात्कार|गंदा|संबंध|pension|<paise>|bhookh*|60|65|
  68|70|71|72|75|80|buzurg|budh*|umar|umr|पेंशन|भूखा|बुजुर्ग|बूढ़*|उमर|अस्सी|सत्तर|बाबू|pitta|jala*|cheekh*|दाग*|जला*|
  चीख*|pike|<daru>|पीके
school = school|office|college|स्कूल|ऑफिस|कॉलेज / threat = <peet>|jala*|mar|जला*|<mann>|<chahna>|chala*|चला*|usko|use|
  saale*|padosi|sabko|kasam|sach|pakka|उसे|उसको|सबको|uske|<school>|court|coaching|chehre|<seena>|jaung*|उसके|कोर्ट|
  कोचिंग|चेहरे|जाऊंग*|काट*|<phenk>|<daal>|<dunga>|denge|देंगे|wali|rone|rota|chup|<bacche>|bacche|<beti>|वाली|रोने|चुप|
  <gala>|patak*|takiya|maar*|hila*|पटक*|तकिया|मार|kuch_kar*|nuksan|chot|kaat*|<chaku>|नुकसान|चोट|कुछ_कर*|<khoon>|katta|
  goli|ladka|कट्टा|लड़का|ja_rah*|jaa_rah*|जा_रह*|peeta|pita|thappad|मारा|पीटा|थप्पड़|plan|soch*|pahunch*|सोच*|पहुंच* /
  kamra = kamr*|room|कमरे / lag = lag*|लग* / mujhe = mujh*|muje|mjhe|मुझे|मुझको / mera = mere|meri|mera|मेर* / bhook =
  bhookh*|bhukh*|भूख* / sar = sar|sir|सिर / deewar = deewar|diwar|दीवार / aaya = aa|aaya|aa_gaya|आ|आया
leke = lekar|leke|le_ke|लेकर|लेके / patri = patri|पटरी|track|rail / mahine = mahine|महीने / din = din|dino|दिन|दिनों
log = log|लोग / marta = maarne|marne|मारने / koi = koi|कोई / gaadi = gaadi|gadi|car|van|गाड़ी|कार|वैन
# suicide 2
apne_aap_ko|apne_aap|apni_jaan|zindagi|jindgi|खुद_को|जिंदगी|जीवन|khud_ko|khudko +khatam|khtm|maar|ko_khatam|खत्म|मार|
  को_खत्म .. kar*|कर* / <mujhe>|bas|ab|main|mai|बस|अब +<marna>|mar|maut|मर|मौत +<hai>|jana|jaana|chahiye|जाना|चाहिए /
  suicide|sucide|suiside|susaid|aatmahatya|atmahatya|aatmhatya|khudk*|आत्महत्या|खुदकुशी|सुसाइड <want>|kar*|krna|krne|
  krlu|note|ki|ka|ke|कर*|नोट|की|का|के|attempt / <marna>|maut|mrna|मौत .. <chahna>|aa_jaye|behtar|hal|ilaj|raasta|rasta|
  soch*|आ_जाए|बेहतर|हल|रास्ता|सोच*|कोशिश|mann|मन / ab|अब|<mujhe> .. <no> .. <live>|jee_sak*|जी_सक* .. <mujhe>|$|<grave>
  / <live> +<nahi> .. <hai>|<mujhe>|$|<grave> / <live> +ka|ki|का|की .. <nahi> / ab|अब +jee|जी +<nahi> +sak*|सक* / zinda|
  जिंदा +<nahi> +reh*|rah*|रह* / jaan|jan|जान +de|dena|dene|le|lene|lena|le_len*|de_den*|दे|देने|देना|ले|लेने|लेना|
  ले_लेन*|दे_देन*|अपने|apne +<dunga>|degi|dega|lung*|lu|<raha>|<chahna>|ki|wali|wala|लूंग*|लूं|की|हाथ|hi|का|ka / faansi|
  fansi|phaansi|fasi|fanda|फांसी|फंदा|latak*|लटक*|phansi|phanda .. taiyar*|pankhe|पंखे|khud|खुद|jhool*|laga*|lag_jau*|
  लगा*|जाऊ*|jaun* / rassi|rasi|dupatta|saree|रस्सी|दुपट्टा|चुन्नी|साड़ी .. pankh*|fan|hook|<gala>|faansi|latak*|taiyar*|
  bandh*|पंख*|हुक|लटक*|बांध*|तैयार* / train|metro|truck|<patri>|<gaadi>|bus|ट्रेन|मेट्रो|ट्रक|रेल .. aage|saamne|samne|
  niche|neeche|pe|par|आगे|सामने|नीचे|पे|पर .. <kud>|let_jau*|let_jaun*|aa_jau*|aa_jaun*|लेट_जा*|लेट_ग*|आ_जाऊ* / chhat|
  chat|pul|bridge|building|manzil|floor|kuan|kuen|kue|nadi|nehar|nahar|river|balcony|terrace|pahad|छत|पुल|मंजिल|कुएँ|
  कुआं|नदी|नहर|बालकनी|इमारत|बिल्डिंग|ganga|dariya .. <maaf>|gir_jau*|kud_ja*|kudne|kood_ja*|kood_rah*|kud_rah*|कूद_जा*|
  कूदने|कूद_रह*|छलांग_लगान*|chhalang_lagan* / <now>|iske_baad|ke_baad|इसके_बाद|के_बाद|monday .. main|mai|mein|me|मैं
  +<nahi> +rahung*|rhung*|hung*|milung*|रहूंग*|मिलूंग*|हूंगी / bojh|बोझ +hu|hun|ban|हूं|बन .. sab|सब|<grave> / beema|
  bima|insurance|बीमा .. <paise>|mil|मिल .. <grave> / <close> .. suicide|aatmahatya|khudkushi|<marna>|mar_jaunga|
  mar_jaungi|jaan_de*|alvida|aakhri|upar_mil*|maaf_karna|goodbye|latak*|आत्महत्या|खुदकुशी|सुसाइड|जान_दे*|अलविदा|आखिरी|
  ऊपर_मिल*|माफ_करना .. <bol>|<grave> / kaash|kash|काश|bhagwan|भगवान|allah|rab .. mar|maut|uth|paida|janam|मर|मौत|उठा|
  पैदा|जन्म .. le|na|ले|न|<grave> / kitni|कितनी|kaunsi|कौनसी .. <pills> .. <grave> / is_baar|iss_baar|इस_बार .. bach*|
  pata|pakka|बच*|पता|पक्का .. <pills>|<nahi> .. chal*|चल*|<grave> / nahi_hota|नहीं_होता|thak*|थक*|bardasht*|बर्दाश्त*|
  bas_ab|बस_अब|ab_bas .. <now> .. sab|सब|sab_kuch|सब_कुछ +khatam|खत्म +kar*|कर* / sab|सब|sab_kuch|सब_कुछ +khatam|खत्म
  +kar*|कर* .. dosh|दोष|galti|गलती|<maaf>|khayal|khyal|ख्याल|alvida|अलविदा / <pills> .. jama|jma|ikatth*|जमा|इकट्ठ* ..
  himmat|हिम्मत|nigal*|निगल*|<marna>|chitthi|चिट्ठी / chitthi|चिट्ठी|khat|note|tarikh|tareekh|taareekh|तारीख .. goli*|
  neend_ki|गोलि*|गोली|नींद_की .. jama|jma|ikatth*|जमा|इकट्ठ* / karz*|karj*|qarz*|कर्ज*|udhaar .. <poison>|rassi|रस्सी|
  phanda|फंदा .. saamne|samne|सामने|<haath>
<poison> .. la_ke|laya|layi|kharid*|खरीद*|mangwa*|मंगवा*|मंगाया|ले_आ* .. khaun*|kha_lun*|kha_lu|खा_लू*|pee_lun*|pi_lun*|
  पी_लू* / main|mai|मैं|aaj|आज +marne|मरने +wal*|ja|जा|वाल* / <khud>|अपने_आप|apne_aap|खुद +को|ko +khatam|khtm|खत्म
  +kar*|कर* / sab|सब|apni|अपनी .. life|zindagi|jindagi|जिंदगी +khatam|खत्म / khatam|खत्म +kar|कर +dena|देना|dene ..
  <chahna>|<mann> .. life|zindagi|जिंदगी|jaan|apni / goliy*|goli|गोलि*|neend_ki .. jama|jma|ikatth*|जमा|इकट्ठ* .. kha|खा
  / zindagi|jindagi|life|जिंदगी|जीने +ka|ki|का|की .. matlab|fayda|wajah|मतलब|वजह|फायदा .. <nahi> .. <marna>|mar|मर /
  main|mai|मैं +na|नहीं|nahi|hi_na +rahu*|rahun|रहू* .. bhala|accha|अच्छा|behtar|khush|chain / mera|mere|मेरे +bina|
  बिना|na_rehne|na_hone .. sab|सब|log|लोग|ghar|घर .. behtar|khush|बेहतर|खुश|accha|अच्छा|sukh*|chain / main|mai|mein|मैं
  .. mar|मर +jau*|jaun*|jaoon|jaaun|जाऊ* .. sab|सब|khush|accha|अच्छा|खुश|behtar|बेहतर|chain|चैन / मर|mar +जाना|jana|
  jaana +चाह*|<chahna> / neend_ki|नींद_की .. jama|jma|ikatth*|इकट्ठ*|जमा / aakhri|akhri|aakhiri|आखिरी|antim +raat|रात|
  din|दिन .. chitthi|चिट्ठी|alvida|<maaf>|अलविदा / chitthi|चिट्ठी|note .. likh|लिख* .. aakhri_raat|akhri_raat|
  aakhri_din|आखिरी_रात|alvida|अलविदा / pankh*|पंख*|fan +se|से +latak*|लटक* +jau*|jaun*|ja|जाऊ*|kar|ke|lun|lu|<dunga>|
  jana|jaana|जाना / suside|suiside|sucide|suicid*|suisaid|sosaid +kar*|krne|krna|krlu|krungi|krunga / <khud>|apne_aap|
  apne_ko|खुद_को .. khatam|khtm|खत्म +kar*|कर* .. <dunga>|lung*|<mann>|<chahna>|ja|जा / jeen*|jina|jine|जीना|जीने ..
  <nahi> +chaht*|chahta|chahti|चाहत*|hai|है +$|hu|hun|hoon|हूं|main|mai|मैं
# immediate_danger 3
ghar|घर .. ghus|घुस +<aaya>|aaye|gaya|<raha>|गया / <seena> +pakad*|पकड़* / chhat|pul|railing|mundher|<patri>|छत|पुल|
  रेलिंग|मुंडेर .. khad*|baith*|खड़*|बैठ* .. kadam|kinare|us_paar|कदम|किनारे|<kud>|chhalang|paar|jump|<maaf>|alvida|
  छलांग / <poison>|neend_ki|नींद_की|sheeshi|शीशी|patt*|पत्ता|goliya*|गोलिया* .. kha|khaa|khay*|pee|pi|piya|nigal*|
  gatak*|खा|खाई|खाया|पी|पिया|निगल*|गटक* +<liya>|le|gaya|gayi|ले|गया|गई|हैं|$ / & <saans> <nahi> aa|le|chal|aati|आ|ले|चल|
  आती <danger> / <seena> .. dard|pain|dabav|bhari|दर्द|दबाव|भारी .. <danger> / <close> .. <hosh>|gir|daura|dora|attack|
  fit|jhatke|akad*|neel*|tedha|uth|गिर|दौरा|झटके|अकड़*|नील*|टेढ़ा|उठ .. <nahi>|bol|aa|ho|आ|हो|<danger> / <hosh> ..
  <nahi>|mein_nahi .. <pills>|<danger> / aag|aagg|आग .. phail*|फैल*|lag_ga*|lagi_h|lagi_hai|लग_ग*|लगी_है .. ghar|
  <nikal>|घर|<danger> / <gate>|khidki|<taala>|kundi|ghar|खिड़की|कुंडी|घर .. <tod>|<peet>|pitta|ghus*|thok*|hila*|kaat*|
  घुस*|हिला* .. <koi>|<wo>|<log>|<raha>|<danger> / <koi>|<chor>|daku|<aadmi>|<log>|gunde|kisi|डाकू|गुंडे .. ghar|andar|
  <kamra>|neeche|niche|chhat|घर|अंदर|नीचे .. ghus*|<hai>|aa_gay*|aaya|chal|awaz|awaaz|घुस*|आ_गए|चल|आवाज .. <danger> /
  <aadmi>|ladk*|<gaadi>|<koi>|log|uncle|लड़क* .. peech*|pich*|पीछे|पीछा .. aa|kar|lag|chal|pad|<raha>|आ|कर|लग|चल ..
  <raha>|<danger> / & <weapon> <gate>|<bahar>|ghar|<kamra>|bathroom|samne|saamne|peeche|घर|बाथरूम|सामने|पीछे <wo>|
  <aadmi>|<koi>|ex|<pati>|papa|bhai|chacha|<haath>|<leke>|भाई|<bachao> <hai>|<raha>|<aaya>|<danger> / <khoon>|bleeding
  .. <ruk>|<band>|beh*|bah|<nikal>|zyada|bahut|बह*|ज्यादा .. <nahi>|<raha>|ja|<danger> / drink|juice|chai|cold_drink|
  <daru>|ड्रिंक|जूस|चाय|कोल्ड_ड्रिंक .. mil*|<daal>|मिला* .. <danger> / gas|गैस .. leak|smell|badbu|लीक|बदबू .. <danger>
  / saanp|saap|sanp|bichhu|सांप|बिच्छू .. kaat*|kat|das*|dank|काट*|डस*|डंक
pregnant|<mahine>|pet_se|delivery|पेट_से|गर्भ* .. <khoon>|bleeding|paani_chhoot*|dard .. bahut|ja|<raha>|बहुत|<danger>
<mujhe>|hame|hume|हमें .. bech|बेच +denge|dega|<raha>|देंगे|देगा .. <bachao>|<dar>|help|police|dhandh*|kothe* / <mujhe>|
  <beti>_ko|<beti>_को|behen_ko|बहन_को +bech|बेच / <gala> .. atak*|<phas>|अटक* .. <danger> / <jabran> .. <gaadi>|auto|cab
  .. baith*|bith*|<daal>|बैठ*|बिठ* / cab|taxi|auto|driver|टैक्सी|ऑटो|कैब|ड्राइवर .. galat|sunsan|kisi_aur|dusre|doosre|
  गलत|सुनसान|किसी_और|दूसरे .. rast*|jagah|रास्त*|जगह .. utarn*|utrn*|lock*|<bachao>|help|<ruk>|<dar>|उतरन*|लॉक*|<phas> /
  & utarn*|utrn*|उतरन* <gaadi>|cab|taxi|auto|ola|uber|टैक्सी|ऑटो|कैब|ओला nahi_de*|nhi_de*|नहीं_दे* le_ja*|le_gay*|
  ले_जा*|ले_गय*|<dar>|<bachao> / ex|एक्स|<aadmi>|stalker|स्टॉकर|<koi>|ladka|लड़का|<pati> .. handle|हैंडल|kundi|कुंडी
  +ghuma*|hila*|घुमा*|हिला* / & ताला|tala बंद_कर|band_kar|कैद मार_देग*|धमकी|dhamki|भागी|bhagi / baadh|badh|<paani>|
  baarh|nadi|<gaadi>|nav|boat|बाढ़|नदी|नाव .. doob*|dub*|<seena>|kamar|<gala>|<phas>|डूब*|कमर .. rah*|rha|rhi|gaya|gaye|
  <nikal>|aa|रह*|गया|गए|आ|<danger>
ladko|log|logo|aadmi*|gundo|लड़कों|लोगों|आदमी* .. <mujhe>|मुझे .. <gaadi> .. daal*|dal*|डाल*|bith*|बिठ*|kheench*|खींच*|
  utha*|उठा* / neend_ki|नींद_की|sheeshi|patte|strip*|goliy*|गोलिया* .. kha|khaa|nigal|gatak|खा|निगल +liye|lie|लिए|gyi|
  gye|daali|bethi|baitha|baithi|बैठी|बैठा / & <chor>|daku neeche|niche|ghar|andar|नीचे|घर|अंदर awaz|awaaz|आवाज|aahat|
  आहट|<chhup>|akel*|अकेल* / dhua*|dhuwa*|धुआ*|aag|आग .. <nahi> +nikal|निकल|nikl*|utar|उतर|saans|साँस .. pa|paa|पा|<raha>
  / patri|पटरी|railway_track|rail_line +par|pe|पर|पे +let*|लेट*|baith*|बैठ*|so|khad*|खड़* +hu|hun|hoon|हूं|gaya|gayi|
  गया|गई|<raha> / <gaadi> +me|mein|में|ke_andar +kheench*|खींच*|thoos*|ghaseet* +<liya>|le|lia|rahe|रहे|कर .. <mujhe>|
  <bachao>|$ / <mujhe> .. <gaadi> .. kheench*|खींच*|thoos*|ठूंस*|ghaseet*|घसीट* / muh|munh|mooh|moonh|मुँह|chehra|चेहरा
  .. tedha|टेढ़ा|tirchha|latak .. bol|बोल|haath|हाथ|nahi|नहीं|ho_gaya|हो_गया / railing|pul|chhat|रेलिंग|पुल|छत ..
  us_paar|उस_पार +hu|hun|hoon|khad*|हूं|खड़*|$ / <saans> +<nahi> .. aa|le|आ|ले +pa|<raha>|पा|रही|रहा .. help|<bachao>|
  please|$
# self_harm 2
& <blade>|<burn> <body>|<khud> <cut>|<jal>|<lag>|<wound> / <body> .. <cut> .. <khud>|<calm>|<i>|leta*|leti|लेता|लेती|
  <wound> / <khud>|khudko +ko|pe|par|se|को|पे|पर|से .. <cut>|<jal>|<wound> / <khoon>|dard|दर्द .. chain*|sukoon|sukun|
  shant*|चैन|सुकून|शांत*|khushi / <body> .. nishan|zakhm|ghav|cut_marks|cuts|lakeer*|daag|lines|patti|निशान|जख्म|घाव|
  लकीर*|दाग|लाइनें|पट्टी|कट .. <chhup>|full|sleeve*|पूरी|blade / ghav|zakhm|घाव|जख्म .. khol*|kured*|noch*|खोल*|कुरेद*|
  नोच* / & <sar>|matha|mukk*|माथा|मुक्क* <deewar> <wound> / jaanbu*|jaanboo*|jaan_bu*|jaan_boo*|jan_bu*|जानबूझ*|जान_बूझ*
  .. <body>|<khud> .. <jal>|<cut>
# eating_disorder 2
kuch|sirf|bas|कुछ|सिर्फ .. kha*|coffee|खा* .. <moti>|patl*|kg|kilo|<vajan>|पतल*|किलो|<chakkar>|jaan*|chhup*|julab|जुलाब
  / anorexi*|bulimi*|एनोरेक्सि*|बुलीमि*|बुलिमि*|eating_disorder|ईटिंग_डिसऑर्डर|binge / & <vomit> <eat> <roz>|jaan*|
  kart*|deti|deta|जान*|करता|देती|देता|har|हर|ungli|उंगली|<moti>|<vajan>|lat|लत
28|29|30|31|32|33|34|35|36|37|38|39|40|41|42|43|44 .. kg|kilo|kgs|किलो .. <phir>|<moti>|patl* / chaba*|चबा* .. thook*|
  thuk*|थूक*
period*|mahina|पीरियड* .. <band>|<nahi>|<ruk> .. <eat>|<food> / <moti> +hone|ho|होने|हो .. <dar> .. <nahi>|<food>
<eat>|kheera|seb|खीरा|सेब .. <saza>|seedhi*|sidhi*|daud*|skipping|exercise|सीढ़ि*|दौड़* .. भी|bhi|<food> / julab|jullab|
  laxative*|जुलाब .. goli*|kha*|leti|leta|<roz>|patt*|lena|le|गोलि*|खा*|लेती|लेता|ले|डाल* / & 100|150|200|300|400|500|
  600 calor*|cal|कैलोरी sirf|bas|keval|सिर्फ|बस|केवल|<din>|<roz> / <din>|hafte|हफ्ते +se|से +sirf|bas|keval|सिर्फ|बस|
  केवल .. <paani>|coffee|कॉफी|chai|चाय .. <moti>|<chakkar>|<vajan>|kilo|kg|किलो / pet|पेट +phat*|fat*|फट* .. kha*|खा*
  .. <bhook>|<phir>|<vomit>
<din>|hafte|हफ्ते +se|से +bhookh*|bhukh*|भूख* .. <moti>|<vajan>|patl*|पतल* / <din>|hafte|हफ्ते .. khana|khaana|खाना
  +chhod*|chod*|छोड़* .. <moti>|patl*|पतल*|<vajan>|slim / 30|31|32|33|34|35|36|37|38|39|40 +kg|kilo|किलो .. aur|और +kam|
  कम|ghata*|घटा* +karn*|करन*|h|hai|है / jab_tak|जब_तक .. <vajan> .. nahi|नहीं|na .. nahi|नहीं +khaun*|खाऊ*|khaung*
${others}# now
aaj|abhi|आज|अभी|raat|रात|kal_subah
# ordinary
chappal .. maar* / & bukhar|बुखार|sardard|vitamin* goli*|गोलि*|गोली|kha|खा / & galti_se|गलती_से jal*|kat*|जल*|कट* / kg|
  kilo|किलो .. gym|jim|जिम|uthaya / billi|kutta|kutte|बिल्ली|कुत्ता|sabji|सब्जी .. khar*|kaat*|kat*|nakhun|काट*|कट*|
  खरोंच* / mummy|maa|papa|sir|boss|teacher|biwi|wife|didi|garmi|exam|gym|leg_day|मम्मी|माँ|बॉस|गर्मी|बीवी .. maar_dala|
  maar_daleg*|maar_hi_dal*|maar_hi_deg*|maar_hi_daal*|jaan_hi_le*|मार_ही_डाल*|maar_deg*|maar_denge|jaan_le*|jaan_kha*|
  jaan_nikal*|मार_डाला|मार_डालेग*|मार_देग*|जान_ले*|जान_निकाल* / & patang|पतंग|manjh*|मंझे|salon|hair|बाल_कट* kat*|kaat*|
  कट*|काट*|cutting / chai|चाय|coffee|phone|wifi|tere|तेरे|tumhare|तुम्हारे +ke|na|bina|बिना|के .. jee|mar|जी|मर|jeena|
  जीना / garmi|thand|sharam|hasi|has|hansi|bhook*|bhukh*|pyaas|pyas|boriyat|bore|शर्म|गर्मी|भूख|हंसी|प्यास .. mar|maut|
  jaan|मर|मौत|जान / mazak|मजाक|lol|haha* / jaan|जान +le_log*|ले_लोग*|nikal_leg* / mosquito|machhar|मच्छर|cockroach|
  chuha|makdi|rocket .. maar*|mart*|mara|मार* / & shave|shaving|trimmer|chin|शेव|ठुड्डी blade|razor|ब्लेड kat|lag|कट|लग|
  gaya / cpr|sikhaya|mehman|मेहमान|rokthaam|रोकथाम|diwas|दिवस / bas|बस|safar|hill .. ulti*|उल्टि* / kabhi|कभी +nuksan|
  नुकसान|chot / plate|bhature|chole|biryani|momos|pizza|chai|samosa|बिरयानी|चाय|समोसे .. jaan|जान / insta*|इंस्टा* ..
  peecha|पीछा / kabhi|कभी +nahi|nhi|nuksan|नहीं|नुकसान|khud .. nuksan|khud|नुकसान|खुद|pahuncha* / maggi|meri_chocolate|
  biryani|icecream|pizza|मैगी|बिरयानी .. khoon|murder|maar|jaan|खून|मार / & dhua|dhuan|aag|आग|धुआं khana|roti|gaane|
  gaana|dil|diwali|khaana|पटाखे|खाना|दिल|tadka|biryani / मच्छर|कॉकरोच|तिलचट्टा|मकड़ी|चूहा|मक्खी +को|ko .. मार*|maar* /
  pair|pairo|पैर|पैरों .. kulhadi|कुल्हाड़ी / chuhe|चूहे|kide|keede|कीड़े .. dawa*|दवा* +rakh*|रख* .. dukan_me*|
  dukaan_me*|दुकान_में|godam|गोदाम|gehu*|गेहूं / <poison> +rakh*|रख* .. chhidk*|chidk*|छिड़क* / & sab|सब khatam|खत्म
  assignment*|homework|kaam|project|syllabus|deadline|course|padhai|rishta|breakup|uske_saath|काम|पढ़ाई|रिश्ता / अखबार|
  समाचार|न्यूज|खबर|akhbar|khabar .. आग|aag / laptop|phone|excel|app|mobile .. latak*|hang / billi|bandar|बिल्ली|बंदर|
  parde|परदे .. latak*|लटक* / tees +maar +khan / scooter|bike|स्कूटर|बाइक|chappal .. doob*|डूब*
marne|मरने|mar .. garmi|thand|bhook*|hasi|boriyat|गर्मी|ठंड|भूख / bed|palang|sofa|samaan|saman|gattha .. rassi|रस्सी /
  rassi|रस्सी .. le_gay*|saman|samaan|kapde / chor .. film|movie|bazar|bazaar|machay* / jab_tak|जब_तक .. mithai|मिठाई|
  pizza|junk|meetha|मीठा
# fiction
film|movie|serial|series|episode|novel|gaana|gana|song|game|podcast|character|anime|netflix|roleplay|kahani|shayari|
  pubg|bgmi|gta|mafia|crime_patrol|horror|natak|romeo|cricket|ipl|chess|ludo|fifa|फिल्म|सीरियल|गाना|कहानी|शायरी|मूवी|
  गेम|नाटक|देवदास|क्रिकेट|gabbar|haha*|hehe*|lol|lmao / trailer|season|web_series|climax|scene|सीन|ट्रेलर|एपिसोड|
  mirzapur|मिर्ज़ापुर|sholay|शोले|ramayan|रामायण|mahabharat|महाभारत|ravan|रावण|itihas|इतिहास|cbse|project|essay|निबंध /
  sacred_games|gaitonde|bhagat_singh|भगत_सिंह|हिरण्यकश्यप|वासेपुर|डायलॉग|dialogue|रेफरी|free_fire|फ्री_फायर|headshot|
  हेडशॉट|nukkad|कितने_आदमी|shakespeare / khabar|akhbar|akhbaar|खबर|अखबार|न्यूज|news
# past
saal|sal|साल +pehle|pahle|पहले / tab|bachpan|college|school|कॉलेज|स्कूल .. tha|thi|the|था|थी|थे / ek_samay|एक_समय
# well
ab|aaj|aajkal|अब|आज|आजकल .. theek|thik|khush|sukoon|chain|azaad|bachho|mast|ठीक|खुश|मस्त|चैन|सुकून|आजाद|बच्च*|पहुँच
# minor 2
grade = 5vi|6th|7th|8th|9th|10th|6vi|7vi|8vi|9vi|10vi|aathvi|nauvi|dasvi|saatvi|सातवीं|आठवीं|नौवीं|दसवीं|छठी / <n> +ka|
  ki|का|की|saal_ka|saal_ki|sal_ka|sal_ki|साल_का|साल_की +hu|hun|hoon|हूं|हु|ho_jaun*|hone_wal*|ladki|ladka / meri|मेरी
  +age|umar|umr|उम्र +<n> / 18|athara|अठारह +ka|ki|saal|का|की|साल .. nahi|nhi|nahin|नहीं +hua|hui|hu|हुआ|हुई / & umar|
  age|उम्र|dob jhooth|jhuth|jhoot|झूठ|galat|fake|गलत / nabalig|नाबालिग +hu|hun|हूं|abhi / <grade> +class|me|mein|क्लास|
  कक्षा|में .. hu|hun|hoon|padh*|हूं|पढ़ता|पढ़ती / class|क्लास|कक्षा +5|6|7|8|9|10 +me|mein|में|ka|ki|का +hu|hun|hoon|
  padh*|हूं|half|unit|paper|exam|test|$ / unit_test|half_yearly|board_exam|class_test .. class|kal|principal|10th|9th|
  8th / & principal|class_teacher|teacher papa|mummy|parents|मम्मी|पापा mere|mera|meri diary|bulaya|shikayat|complain*|
  sign / & papa|mummy|मम्मी|पापा phone|फोन|mobile marks|number_kam|result|exam|board|baje_tak|padhai|बजे_तक
# adult
ours = beta|beti|bete|betiya*|pota|poti|pote|nati|natin|nawasi|nawasa|bhatij*|bhanj*|padosi|bachcha|bachchi|bachche|
  ladla|laadla|bhai|behen|behan|bahan|students|mere_student|kutta|kutte|billi|बेटा|बेटी|बेटे|बेटियां|पोता|पोती|पोते|
  नाती|नातिन|नवासी|नवासा|भतीजी|भतीजा|भतीजे|भांजी|भांजा|भांजे|पड़ोसी|बच्चा|बच्ची|बच्चे|भाई|बहन|कुत्ता|बिल्ली / <ours>
  +<grade>|class|क्लास|कक्षा|<n>|abhi|अभी|ab|अब|को|ko|ki|की|ka|का|ke|के +<n>|<grade>|class|me|mein|में|saal|साल|क्लास|
  कक्षा|ka|ki|का|की / padhti|padhta|padhte|padh_raha|padh_rahi|padh_rahe|पढ़ता|पढ़ती|पढ़ते|पढ़_रहा|पढ़_रही|पढ़_रहे +hai|
  hain|he|है|हैं / padhat*|padhaat*|पढ़ाता|पढ़ाती|पढ़ाते / <grade> .. <ours> +ki|ka|ke|की|का|के +maa|mummy|papa|pita|
  dadi|nani|dada|nana|teacher|माँ|मां|पापा|पिता|दादी|नानी|मम्मी|टीचर / & marks|exam|principal|teacher|unit_test|phone|
  फोन <ours>|jab_mai|jab_main|bacho|bachon
`;
