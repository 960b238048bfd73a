import { orEnglish } from "@jotter/domain/settings";
import type { SmallTalk } from "./small-talk-kinds.ts";

/** Expressions over what `plain` leaves of a message: small letters, no accents, no marks. */
export type Phrases = Readonly<Record<SmallTalk, string>> & {
  /** May stand before a phrase and after it, and says nothing. */
  readonly opening: string;
  readonly closing: string;
  /** Work to do: then a sad word is what it is about. */
  readonly task: string;
};

const en: Phrases = {
  opening:
    "hi+|hey+|hello|yo+|ok|okay|so|um|uh|lol|omg|please|pls|wait|and|but|wow|oh|ah|jotson|alright|cool|nice|great|aw",
  closing:
    "jotson|lol|haha|please|pls|exactly|then|though|tho|rn|now|today|there|bro|dude|man|buddy|all|again|actually|xd|here|anyway|thanks|thx",
  hello:
    "hi+|hey+|hello|heya|hiya|yo+|sup|howdy|greetings|good (?:morning|afternoon|evening|day)|morning|gm|anyone there|(?:are )?(?:you|u) there",
  how: "how (?:are|r) (?:you|u|ya)(?: doing| feeling)?|how you doing|hows it going|how is it going|how do you do|how have you been|(?:whats|what is|wats) (?:up|good|new)|wassup|wazzup|how (?:was|is) your day|hru|wyd|(?:are )?(?:you|u) (?:ok|okay)",
  thanks:
    "(?:many |big )?(?:thanks|thank (?:you|u|ya)|thankyou|thx|thnx|thanx|tnx|ty|tysm|tyvm|cheers)(?: (?:a lot|alot|so much|very much|a bunch|a ton|loads|for (?:your|the|ur) help|for helping(?: me)?|for that|for everything|(?:you are|youre|ur) the best|(?:that|it|this) (?:really )?(?:helped|helps|worked|works)(?: a lot| me)?|that was helpful|got it))*|(?:i )?(?:really )?appreciate (?:it|that|you|your help)|that (?:really )?helped(?: a lot| me)?|(?:you are|youre|ur) (?:the best|awesome|great|amazing)|you rock",
  bye: "bye|bye bye|byebye|goodbye|good bye|cya|see (?:you|ya|u)(?: (?:later|soon|tomorrow|around))?|later|laters|ttyl|gtg|g2g|(?:i )?(?:got to|gotta|have to) go|good ?night|night|nite|gn|have a (?:good|nice|great) (?:day|night|one|evening|weekend)|peace out|thats all(?: for today)?",
  ok: "ok|okay|k|kk|okey|cool|nice|great|awesome|perfect|alright|all right|got it|i see|sure|yes|yeah|yep|yup|good|fine|lol|lmao|ha|haha|hahaha|xd|wow|interesting|makes sense|sounds good|never ?mind|nvm|no problem|np",
  who: "who (?:are|r) (?:you|u)|(?:who is|whos) (?:this|jotson)|what (?:are|r) (?:you|u)|(?:whats|what is) (?:your|ur) name|do you have a name|(?:are|r) (?:you|u) (?:an? |the )?(?:real|human|person|real person|real human|bot|robot|ai|computer|machine|chatbot|program|chatgpt|chat gpt|gpt|gemini|alive|teacher|someone real)(?: or (?:an? )?(?:bot|human|robot|ai|person|real|real person|machine))?|am i (?:talking|speaking|chatting) (?:to|with) (?:an? )?(?:real person|human|person|bot|robot|ai)|is this (?:an? )?(?:bot|human|ai|robot|real person|chatgpt|real)|who (?:made|built|created|programmed) (?:you|u)|how old are (?:you|u)|where are (?:you|u) from|tell me about yourself|introduce yourself|(?:what kind of|which) (?:ai|bot|model) (?:are|r) (?:you|u)",
  can: "(?:what|wat) (?:all )?(?:can|could|do) (?:you|u)(?: all| even| actually)?(?: do| help| help me with| help with| do for me| answer| know| offer)?|what (?:can|do|should|could) i (?:ask|do|say)(?: to)?(?: you| u| here| with you| with this)?|what are (?:you|u) (?:good for|capable of|able to do|for)|how (?:can|could|do) (?:you|u) help(?: me)?|how (?:do|can) i use (?:this|it|you|jotter|jotson|the app|this app)|how does (?:this|it|jotter|jotson|this app|the app) work|can (?:you|u) help(?: me)?|help(?: me)?|i need help|what are (?:your|ur) features|commands|menu|show me what (?:you|u) can do|what is this chat for",
  jotter:
    "(?:what|wat|whats|wats)(?: is| even is| exactly is)? (?:jotter|this|this app|the app|this site|this website|this thing)(?: for| about| all about| even)*|tell me (?:more )?about (?:jotter|this app)|explain jotter|what does (?:jotter|this app|the app|this) do|(?:who made|who is behind|who runs) jotter|why should i use (?:jotter|this|this app)",
  free: "(?:is|are) (?:this|it|jotter|this app|the app|everything|it all) (?:really |completely |totally |actually |all )?(?:free|paid)(?: or (?:do i (?:have|need) to pay|paid|not|is it paid))?(?: to use| of charge| for students)?|how much (?:is|does) (?:it|this|jotter|this app|the app)(?: cost)?|how much do i (?:have to )?pay|what does (?:it|this|jotter|this app) cost|(?:whats|what is) the price|(?:do|will) (?:i|we|you) (?:have|need|got) to pay(?: for (?:this|it|jotter|anything))?|does (?:it|this|jotter|this app|the app) cost(?: anything| money| something)?|(?:is there|do you have) (?:an? )?(?:free|paid) (?:version|plan|trial)|free|price|pricing|is there a subscription",
  offline:
    "(?:does|can|will|do) (?:it|this|jotter|i|we|this app|the app)(?: also| still)? (?:work|use|run|open)(?: (?:it|this|jotter|the app|this app))?(?: also| still)? (?:offline|on the bus|without (?:wifi|wi fi|internet|the internet|an? (?:internet )?connection|data|network))|is (?:it|this|jotter) offline|do i need (?:wifi|wi fi|internet|the internet|a connection)(?: for (?:this|it))?",
  privacy:
    "(?:can|do|does|could|will) (?:my |the |other |any )?(?:teachers?|parents|mom|dad|school|people|others|students|anyone|anybody|someone|classmates|friends|you|google|ai)(?: else)? (?:see|read|look at|access|get)(?: to see)? (?:my (?:notes?|grades|stuff|data|chats?|messages|files)|this|this chat|what i (?:write|wrote|type|say))|(?:is|are) (?:my (?:data|notes|grades|stuff|information|info|chats?|files)|this|it|jotter|this chat|this app)(?: kept| really)? (?:safe|private|secure|secret|anonymous|confidential|encrypted)(?: here| with you| in here| in jotter)?|who (?:can|could|gets to) (?:see|read|access) (?:what i (?:write|type|wrote|say)|my (?:notes|data|stuff|grades|chats|files|messages)|this)|(?:where|how) (?:is|are) my (?:data|notes|files) (?:stored|saved|kept)|do you (?:sell|share|save|store|track) my (?:data|info|information|notes)|what happens (?:to|with) my data|privacy",
  task: "^(?:what|who|when|where|which|explain|define|write|summari[sz]e|translate|compare|describe|why (?:did|do|does|is|are|was|were)|how (?:did|does|is|are|was|were))",
  failed:
    "(?:i|im|ive|am|me|my) (?:.* )?(?:stupid|dumb|dumbest|idiot|moron|suck|failure|useless|worthless|loser|not smart(?: enough)?|bad at everything|never (?:get|understand) (?:it|this|anything))|(?:failed|flunked|bombed|failing) (?:.* )?(?:again|everything|test|exam|class|quiz|math|finals?|midterm)|(?:i|again) (?:.* )?got an? (?:f|d|bad grade)",
  lonely:
    "(?:i|im|me|my|so) (?:.* )?(?:lonely|alone|left out|no friends|any friends)|lonely|(?:nobody|no one|noone) (?:.* )?(?:me|my|with)|every(?:one|body) (?:hates|ignores) me",
  stress:
    "(?:so |really |super |totally )?(?:stressed|stressing|overwhelmed|freaking out|panicking|anxious|burned out|burnt out|exhausted)|(?:i|im|me|my) (?:.* )?(?:stress|panic|anxiety|nervous|worried|scared|afraid|too much (?:homework|work|stuff|to do|pressure)|so much (?:homework|pressure)|under pressure)",
  low: "(?:i|im|me|my|so|feeling|been) (?:.* )?(?:sad|depressed|crying|cried|cry|unhappy|miserable|heartbroken|upset|homesick|down|low|awful|terrible|empty|numb|not (?:ok|okay)|not doing (?:well|good|great))|(?:terrible|bad|awful|horrible|rough|worst|shitty|crappy) (?:day|week)(?: ever)?",
};

const es: Phrases = {
  opening: "hola|ola|hey|oye|ey|ok|vale|bueno|pues|y|pero|ah|oh|porfa|por favor|jotson|perdon|jaja|genial",
  closing:
    "jotson|porfa|por favor|tu|eh|pues|tio|tia|bro|jaja|jajaja|hoy|aqui|entonces|amigo|gracias|de verdad|exactamente",
  hello:
    "hola|ola|holi|holis|wenas|buenas|buenas tardes|buenos dias|buen dia|muy buenas|hey|ey|hi|hello|saludos|estas ahi|hay alguien",
  how: "(?:que|q|k) (?:tal|hay|onda|pasa|mas|haces)(?: (?:estas|andas|todo|va|te va))?|como (?:estas|andas|te va|vas|va|va todo|has estado|lo llevas|te encuentras)(?: hoy)?|todo bien|estas bien",
  thanks:
    "(?:muchas|muchisimas|mil|ok) ?(?:gracias|grax|grasias)|(?:gracias|grax|grasias|grcs|thx|thanks)(?: (?:por (?:todo|tu ayuda|la ayuda|ayudarme|eso)|a ti|me (?:ayudaste|has ayudado|sirvio)(?: mucho)?|eres (?:el mejor|la mejor|lo mas|genial)|totales|crack))*|te lo agradezco(?: mucho| un monton)?|eres (?:el mejor|la mejor|un crack|lo mas|genial)|me (?:ayudaste|has ayudado|sirvio)(?: mucho| un monton)?",
  bye: "adios|chao|chau|bye|hasta (?:luego|manana|pronto|la vista|otra|ahora)|nos vemos(?: (?:luego|manana|pronto))?|buenas noches|me voy|me tengo que ir|que descanses|cuidate|ta luego|agur|eso es todo",
  ok: "ok|okay|oki|vale|va|guay|bien|muy bien|genial|perfecto|entiendo|entendido|ya veo|claro|si|sip|de acuerdo|ja|jaja|jajaja|jajajaja|xd|lol|wow|chevere|chido|dale|listo|mola|que bien|que guay|no pasa nada|da igual|ya",
  who: "(?:quien|kien|qn) (?:eres|sos|es jotson)(?: tu)?|tu (?:quien|kien) eres|(?:que|q) eres(?: tu)?|como te llamas|(?:cual es )?tu nombre|(?:tu )?(?:eres|sos) (?:una? |el |la )?(?:persona(?: real| de verdad)?|real|humano|humana|robot|bot|ia|maquina|programa|chatgpt|chat gpt|gpt|gemini|de verdad|profe|profesor)(?: o (?:una? )?(?:robot|bot|persona|humano|maquina|ia))?|(?:estoy hablando|hablo) con (?:una? )?(?:persona(?: real)?|humano|robot|bot|ia)|quien te (?:hizo|creo|programo)|cuantos anos tienes|de donde eres|hablame de ti|presentate",
  can: "(?:que|q|k) (?:cosas )?(?:puedes|sabes|podes|haces)(?: tu)?(?: hacer| hacer por mi)?|(?:en|a|con) (?:que|q|k) (?:me )?(?:puedes|podes) ayudar(?:me)?|como (?:me )?(?:puedes|podes) ayudar(?:me)?|(?:que|q) (?:te )?puedo (?:preguntar(?:te)?|hacer|pedir(?:te)?)(?: aqui| contigo)?|(?:me )?(?:puedes|podes) ayudar(?:me)?|ayuda(?:me)?|necesito ayuda|como (?:se usa|funciona|uso|va)(?: (?:esto|jotter|jotson|la app|esta app))?|para (?:que|q) sirves|menu|comandos|funciones",
  jotter:
    "(?:que|q|k|ke) es (?:jotter|esto|esta app|esta aplicacion|la app|esta pagina|esta web)|(?:para|pa) (?:que|q|k) (?:es|sirve) (?:jotter|esto|esta app|esta aplicacion|la app)|(?:de )?(?:que|q) (?:va|trata|hace) (?:jotter|esto|esta app|la app)|hablame de (?:jotter|esta app)|explicame (?:que es )?jotter|quien hizo jotter|por que usar jotter",
  free: "(?:jotter |esto |la app |esta app )?es (?:gratis|gratuit[oa]|de pago)(?: o (?:de pago|hay que pagar|se paga|gratis))?(?: (?:jotter|esto|la app|esta app))?|(?:hay|tengo) que pagar(?: (?:algo|por esto|por jotter|para usarlo))?|(?:se paga|pago algo)|(?:cuanto|q|que) (?:cuesta|vale|sale|precio tiene)(?: (?:jotter|esto|la app|esta app|usarlo))?|cuesta (?:algo|dinero)|tiene (?:algun )?(?:costo|coste|precio)|gratis|precio|hay (?:una )?version gratis|necesito pagar",
  offline:
    "(?:jotter |esto |la app )?(?:funciona|va|sirve|anda) (?:tambien )?(?:sin (?:internet|wifi|conexion|red|datos)|offline)|(?:se )?(?:puede|puedo|podemos) usar(?:lo|la)?(?: jotter| esto| la app)? (?:sin (?:internet|wifi|conexion|red|datos)|offline)|(?:necesito|hace falta|necesita) (?:internet|wifi|conexion)",
  privacy:
    "(?:puede|pueden|podria|podrian)? ?(?:mi|mis|los|el|la|otros|alguien)? ?(?:profes?|profesora?|profesores|padres|madre|padre|companeros|alumnos|alguien|gente|tu|google|la ia)? ?(?:mas )?(?:puede|pueden|podria|podrian)? ?(?:ver|leer) (?:mis (?:apuntes|notas|datos|cosas|chats|archivos|mensajes)|lo que escribo|esto|este chat)|(?:mis (?:datos|apuntes|notas|cosas)|esto|jotter|este chat) (?:estan?|es|son) (?:a salvo|segur[oa]s?|privad[oa]s?|protegid[oa]s?|anonim[oa])(?: aqui)?|(?:estan?|es|son) (?:segur[oa]s?|privad[oa]s?) (?:mis (?:datos|apuntes|notas|cosas)|esto|jotter)|es (?:seguro|privado|anonimo)|quien (?:puede|podria) (?:ver|leer) (?:lo que escribo|mis (?:apuntes|notas|datos|cosas)|esto)|donde (?:se guardan|estan) mis (?:datos|apuntes)|que (?:haces|pasa) con mis datos|privacidad",
  task: "^(?:que es|que son|quien|cuando|donde|cual|cuanto|explica|explicame|define|escribe|redacta|resume|traduce|compara|describe|haz|por que (?:fue|es|son|fracaso|se|la|el))",
  failed:
    "(?:soy|me siento|que) (?:.* )?(?:tont[oa]|estupid[oa]|idiota|inutil|burr[oa]|fracas[oa]d?[oa]?|imbecil|torpe|un desastre|una mierda)|(?:suspendi|suspendido|suspender|suspenso|reprobe|reprobado|jale|cate|catead[oa]) (?:.* )?(?:otra vez|de nuevo|todo|mates|examen|asignatura)|(?:otra vez|volvi a|vuelto a) (?:.* )?(?:suspender|suspendido|reprobar|reprobe|suspenso)|no sirvo para nada|no valgo para (?:esto|nada)|se me da todo mal",
  lonely:
    "(?:me siento|estoy|siempre) (?:.* )?(?:sol[oa]|excluid[oa])|no tengo (?:ningun )?(?:amig[oa]s?|nadie)|nadie (?:.* )?(?:conmigo|me (?:quiere|habla|entiende|hace caso))|todos me (?:odian|ignoran)|soledad",
  stress:
    "(?:estoy|me siento|muy|super|tan) (?:.* )?(?:estresad[oa]|agobiad[oa]|desbordad[oa]|nervios[oa]|ansios[oa]|agotad[oa]|quemad[oa]|saturad[oa]|preocupad[oa])|no me da la vida|no doy abasto|no puedo con todo|(?:demasiad[oa]s?|muchos|tantos) (?:deberes|tareas?|examenes|trabajos?)|tengo (?:.* )?(?:ansiedad|miedo|panico|estres|agobio)|que (?:estres|agobio)",
  low: "(?:estoy|me siento|ando) (?:.* )?(?:triste|mal|deprimid[oa]|fatal|bajon|hundid[oa]|hech[oa] polvo|vaci[oa]|desanimad[oa])|(?:dia|semana) (?:.* )?(?:horrible|malo|mala|fatal|de mierda|asqueros[oa]|terrible)|mal dia|llorando|llorado|llore|ganas de llorar|de bajon",
};

const fr: Phrases = {
  opening:
    "salut|slt|coucou|cc|bonjour|bjr|hey|yo|wesh|ok|alors|bon|ben|bah|euh|et|mais|ah|oh|stp|jotson|dis|desole|mdr|lol|cool|super",
  closing:
    "jotson|stp|svp|s il te plait|toi|du coup|mdr|lol|aujourd hui|ici|alors|mec|frere|enfait|en fait|exactement|au fait|vraiment|la|merci|tu geres",
  hello: "salut|slt|coucou|cc|bonjour|bjr|bonsoir|bsr|hello|hey|hi|yo|wesh|re|allo|tu es la|t es la|il y a quelqu un",
  how: "(?:comment )?(?:ca|sa|c) va(?: bien)?(?: (?:et toi|toi))?|cv|comment (?:tu vas|vas tu|allez vous|tu te sens|va|ca se passe)|tu vas bien|quoi de neuf|la forme|bien ou bien|tu fais quoi",
  thanks:
    "(?:(?:un )?(?:grand |gros )?(?:merci|mercie|mrc|mci|thx|thanks))(?: (?:beaucoup|bcp|bien|infiniment|mille fois|a toi|pour (?:tout|ton aide|l aide|ca)|de ton aide|t es (?:le meilleur|au top|genial|trop fort)|tu es (?:le meilleur|au top|genial)|tu geres|ca m a (?:bien )?aide|c est gentil|c est top))*|tu geres|t es (?:le meilleur|au top|genial|trop fort)|ca m a (?:bien |beaucoup )?aide|je te remercie",
  bye: "au revoir|aurevoir|bye|ciao|tchao|a (?:demain|plus|plus tard|bientot|toute|tout a l heure)|a|bonne (?:nuit|soiree|journee)|bonne fin de journee|a\\+|je dois y aller|j y vais|a la prochaine|bisous|adieu|c est tout",
  ok: "ok|okay|oki|dac|dacc|d accord|d acc|daccord|cool|super|genial|parfait|nickel|top|bien|tres bien|oui|ouais|ouep|yes|je vois|compris|j ai compris|entendu|ca marche merci|mdr|ptdr|lol|ha|haha|hahaha|xd|wow|pas de souci|tant pis|laisse tomber|c est bon",
  who: "(?:t es|tu es|tes|t) (?:qui|quoi)|qui (?:es tu|t es|tu es|etes vous|est tu|est jotson)|(?:c est quoi|quel est|kel est) ton (?:nom|prenom)|comment (?:tu t appelles?|t appelles tu)|(?:t|t es|tes|tu es|es tu) (?:une? |le |la )?(?:vraie? personne|personne(?: reelle)?|humain|humaine|robot|bot|ia|machine|programme|chatgpt|chat gpt|gpt|gemini|vrai|reel|prof|ordinateur)(?: ou (?:une? )?(?:robot|bot|humain|personne|machine|ia|vraie personne))?|(?:je parle|est ce que je parle) (?:a|avec) (?:une? )?(?:vraie? personne|humain|robot|bot|ia)|est ce que (?:t es|tu es) (?:une? )?(?:humain|robot|bot|vraie personne|ia)|qui t a (?:cree|fait|programme)|(?:t as|tu as) quel age|presente toi|parle moi de toi",
  can: "(?:tu (?:sais|peux|fais)(?: tout)? (?:faire )?quoi)|(?:que|qu est ce que) (?:peux|sais) tu(?: faire)?|qu est ce que tu (?:peux|sais) faire(?: pour moi)?|que (?:peux|sais) tu faire(?: pour moi)?|tu peux (?:m aider|faire) (?:a|en|pour|avec)? ?quoi|(?:a|en) quoi (?:tu peux|peux tu) m aider|comment (?:tu peux|peux tu) m aider|(?:tu peux|peux tu|est ce que tu peux) m aider|(?:a l )?aide(?: moi)?|help|j ai besoin d aide|comment (?:ca|sa|cela) (?:marche|fonctionne)|comment (?:marche|fonctionne) (?:jotter|l appli|cette appli|ce truc)|comment (?:on|je) (?:utilise|l utilise|se sert de)(?: (?:ca|jotter|l appli))?|(?:a quoi tu sers|tu sers a quoi)|je peux te demander quoi|qu est ce que je peux (?:te )?demander|menu|commandes|fonctions",
  jotter:
    "(?:c est|c|ce|c est) (?:quoi|koi) (?:jotter|cette appli|cette application|ce site|l appli|ce truc)|(?:c est|c) (?:quoi|koi)(?: ca)?|qu est ce que (?:c est )?(?:que )?(?:jotter|cette appli|cette application|ce site)|(?:jotter|l appli|cette appli) (?:c est|c) (?:quoi|koi)|(?:(?:elle|il|ca|jotter) sert a quoi|a quoi (?:sert|ca sert))(?: (?:jotter|cette appli|cette application|l appli|ce site|ca))?|parle moi de jotter|explique moi jotter|qui a fait jotter|(?:elle|il) fait quoi (?:jotter|cette appli)",
  free: "(?:c est|c|jotter est|jotter c est|l appli est|est ce que c est|est ce gratuit|cette appli est) ?(?:gratuit|gratuite|payant|payante|gratos)?(?: ou (?:payant|gratuit|faut payer|pas))?(?<=gratuit|gratuite|payant|payante|gratos|payer|pas)|(?:il )?(?:faut|doit|dois|on doit|je dois|est ce qu il faut) (?:que je )?(?:payer|paye)(?: (?:quelque chose|pour ca|pour jotter))?|(?:ca|c|sa|jotter|l appli) (?:coute|vaut|est a) (?:combien|cher|quelque chose|de l argent)|combien (?:ca|sa|c est|coute)(?: (?:coute|jotter|ca|l appli))?|c est combien|gratuit|gratos|prix|quel (?:est le )?prix|(?:il y a|y a) un abonnement",
  offline:
    "(?:est ce que )?(?:ca|sa|jotter|l appli|cette appli|c) (?:marche|fonctionne|va) (?:aussi )?(?:sans (?:internet|wifi|connexion|reseau|co|data)|hors ligne|hors connexion|offline)|(?:est ce que )?(?:je peux|on peut|peut on|puis je) (?:l )?utiliser(?: jotter| l appli| ca)? (?:sans (?:internet|wifi|connexion|reseau|co)|hors ligne|hors connexion|offline)|(?:il faut|faut|j ai besoin d) (?:internet|du wifi|le wifi|une connexion)",
  privacy:
    "(?:est ce que )?(?:mes|mon|ma|les|le|des|l)? ?(?:profs?|professeurs?|parents|mere|pere|autres|eleves|gens|amis|quelqu un|tu|google|ia|ecole)(?: d autre)? (?:peut|peuvent|peux|va|vont|pourrait|pourraient) (?:voir|lire) (?:mes (?:notes|cours|donnees|affaires|messages|fichiers|resultats)|ce que j ecris|ca)|(?:est ce que )?(?:mes (?:donnees|notes|infos|cours)|c|c est|ca|jotter)(?: (?:sont|est|reste|restent))?(?: elles)? (?:en securite|securise|securisees?|protegees?|prive|privees?|anonyme|confidentiel|confidentielles?|safe|sur)(?: ici)?|qui (?:peut|pourrait) (?:voir|lire) (?:ce que j ecris|mes (?:notes|donnees|cours|messages)|ca)|ou sont (?:stockees |gardees )?mes (?:donnees|notes)(?: stockees)?|(?:tu fais|vous faites) quoi de mes donnees|confidentialite|vie privee",
  task: "^(?:c est quoi|qu est ce|qui|quand|ou est|quel|quelle|combien|explique|definis|ecris|redige|resume|traduis|compare|decris|fais|pourquoi (?:la|le|les|l)|merci de)",
  failed:
    "(?:je suis|jsuis|chuis|suis|je me sens|me sens|me trouve) (?:.* )?(?:nul|nulle|bete|debile|stupide|con|conne|idiot|idiote|une merde|incapable|un echec|bon a rien|bonne a rien)|(?:encore|j ai|jai) (?:.* )?(?:rate|loupe|plante|foire|echoue|redouble|sale note|mauvaise note)|j y arrive(?:rai)? (?:pas|jamais)|je comprends (?:rien|jamais rien)",
  lonely:
    "(?:je suis|jsuis|je me sens|me sens|toujours|trop) (?:.* )?(?:seul|seule|isole|isolee|exclu|exclue)|(?:pas|aucun|plus) (?:d )?ami(?:e|s|es)?|personne (?:.* )?(?:moi|m aime|me parle|me comprend|m ecoute)|tout le monde me (?:deteste|ignore)|solitude",
  stress:
    "(?:je suis|jsuis|chuis|trop|tellement|suis) (?:.* )?(?:stress|stresse|stressee|deborde|debordee|angoisse|angoissee|epuise|epuisee|creve|crevee|sous pression|depasse|depassee|paniquee?|anxieux|anxieuse|inquiet|inquiete)|(?:je|j) (?:.* )?(?:craque|stresse|panique|angoisse|flippe)|trop de (?:devoirs|travail|boulot|controles|pression|taf)|(?:j ai|jai) (?:.* )?(?:peur|stress|la pression)",
  low: "(?:je suis|jsuis|je me sens|me sens|suis) (?:.* )?(?:triste|deprime|deprimee|mal|malheureux|malheureuse|au fond du trou|au bout|vide|decourage|decouragee|pas bien)|(?:journee|semaine) (?:.* )?(?:horrible|pourrie|nulle|de merde|affreuse|terrible)|(?:j ai|jai|je) (?:.* )?(?:pleure|chiale)|envie de (?:pleurer|chialer)|moral a zero|ca va pas|pas le moral",
};

const de: Phrases = {
  opening:
    "hi|hallo|hey|hej|na|moin|servus|ok|okay|so|ah|oh|aber|und|ahm|sag mal|bitte|jotson|sorry|lol|cool|super|also|du",
  closing:
    "jotson|bitte|du|denn|eigentlich|mal|lol|haha|hier|heute|alter|digga|bro|genau|nochmal|jetzt|so|danke|eig|alles|ey|dir",
  hello:
    "hi|hallo|hallochen|hey|hej|moin|moin moin|servus|gruss gott|gruezi|guten (?:morgen|tag|abend)|morgen|tach|hello|yo|na|huhu|jemand da|bist du da",
  how: "wie (?:gehts|geht es|gehts es|geht)(?: (?:dir|ihnen|so|euch))*|(?:na )?alles (?:klar|gut|fit|ok)(?: bei dir)|was geht(?: ab)?|wie (?:laufts|lauft es|war dein tag)|geht es dir gut|gehts dir gut|was machst du(?: so| gerade)?",
  thanks:
    "(?:vielen |tausend |herzlichen |besten |lieben |ok )?(?:dank|danke|dankee|dankeschon|danke schon|thx|thanks|merci)(?: (?:dir|schon|sehr|vielmals|fur (?:alles|deine hilfe|die hilfe)|du bist (?:der beste|die beste|super|toll)|das hat (?:mir )?(?:sehr |echt )?geholfen|hat geholfen|voll lieb|echt|nett von dir))*|das hat (?:mir )?(?:sehr |echt )?geholfen|du bist (?:der beste|die beste|super|toll|der hammer)",
  bye: "tschuss|tschus|tschau|ciao|tschussi|bye|bis (?:morgen|dann|bald|spater|nachher|zum nachsten mal)|auf wiedersehen|wiedersehen|gute nacht|gn8|n8|gn|schonen (?:tag|abend)(?: noch)?|mach s gut|machs gut|ich muss (?:los|weg|gehen)|hau rein|das wars|das war alles",
  ok: "ok|okay|oki|okey|alles klar|klar|gut|sehr gut|super|toll|cool|nice|geil|perfekt|passt|ja|jo|jup|jap|verstehe|verstanden|ach so|achso|aha|prima|stark|ha|haha|hahaha|lol|xd|wow|kein problem|egal|schon gut|macht sinn",
  who: "wer (?:bist|bistn|bisch) du|wer ist (?:jotson|da)|was bist du|wie (?:heisst|heist) du|(?:wie ist )?dein name|bist du (?:eine? |die |der )?(?:echt|echter mensch|mensch|mensch oder maschine|person|echte person|roboter|bot|ki|maschine|programm|chatgpt|chat gpt|gpt|gemini|computer|lehrer)(?: oder (?:eine? )?(?:roboter|bot|mensch|maschine|ki|echter mensch))?|(?:rede|schreibe|spreche|chatte) ich (?:gerade )?mit (?:einem |einer |ner )?(?:echten menschen|menschen|mensch|bot|roboter|ki|maschine)|wer hat dich (?:gemacht|gebaut|programmiert|erfunden)|wie alt bist du|woher kommst du|erzahl (?:mir )?(?:was |etwas )?(?:uber|von) dir|stell dich (?:mal )?vor",
  can: "was (?:kannst|machst|kanst|weisst) du(?: so| alles| eigentlich| fur mich| denn)*(?: tun| machen)?|(?:wobei|womit|bei was|wie) kannst du (?:mir )?helfen|was (?:kann|darf|soll) ich (?:dich |hier |dir )?(?:fragen|machen|sagen|schreiben)|kannst du (?:mir )?helfen|hilfe|help|hilf mir|ich brauch(?:e)? hilfe|wie (?:funktioniert|geht|benutze ich|nutze ich|benutzt man) (?:das|jotter|jotson|die app|diese app)(?: hier)?|wofur bist du(?: da| gut)?|menu|befehle|funktionen|wozu bist du (?:da|gut)",
  jotter:
    "was (?:ist|is|ist denn|is denn) (?:jotter|das hier|das|diese app|die app|diese seite|das fur eine app|das fur ne app)(?: fur eine app| fur ne app)?|(?:wofur|wozu|fur was) (?:ist|is) (?:jotter|das|die app|diese app)(?: da| gut| hier)?|was (?:macht|kann) (?:jotter|die app|diese app)|erzahl (?:mir )?(?:was |etwas )?(?:uber|von) jotter|erklar(?:e)? (?:mir )?jotter|wer hat jotter gemacht|worum geht es hier|warum (?:sollte ich )?jotter(?: nutzen| benutzen)?",
  free: "(?:ist|is) (?:das|jotter|die app|es|hier alles)(?: hier)?(?: alles)?(?: wirklich| komplett| ganz)? (?:kostenlos|umsonst|gratis|frei|kostenpflichtig|for free)(?: oder (?:muss ich zahlen|kostenpflichtig|nicht))?|kostet (?:das|es|jotter|die app)(?: hier)?(?: was| etwas| geld| eigentlich was)?|muss (?:ich|man)(?: da| hier| dafur)? ?(?:was |etwas |dafur )?(?:be)?zahlen|(?:was|wie viel|wieviel) (?:kostet|kosten) (?:jotter|das|es|die app|der spass)|kostenlos|gratis|preis|preise|gibt es (?:ein abo|eine kostenlose version)|wie teuer ist (?:das|jotter|es)",
  offline:
    "(?:geht|funktioniert|lauft|klappt) (?:das|jotter|es|die app)(?: hier)?(?: auch)? (?:offline|ohne (?:internet|wlan|netz|verbindung|wifi))|(?:kann|kannst) (?:ich|man) (?:das|jotter|es|die app)(?: auch)? (?:offline|ohne (?:internet|wlan|netz|verbindung)) (?:nutzen|benutzen|verwenden)|brauch(?:e|t)? (?:ich|man)(?: dafur)? (?:internet|wlan|netz)",
  privacy:
    "(?:kann|konnen|konnte|konnten|sieht|sehen|liest|lesen) (?:meine? |die |der |das |andere |irgend)?(?:lehrer|lehrerin|lehrerinnen|lehrkrafte|eltern|mutter|vater|schule|leute|andere|jemand|wer|mitschuler|google|ki|du)(?: anderes)? (?:meine (?:notizen|noten|daten|sachen|chats|dateien|nachrichten)|das|was ich schreibe)(?: (?:sehen|lesen|einsehen))?|(?:sind|ist) (?:meine (?:daten|notizen|sachen|noten)|das|jotter|das hier)(?: hier)? (?:sicher|privat|geheim|anonym|geschutzt|verschlusselt)(?: hier)?|wer kann (?:das )?(?:lesen|sehen|meine (?:notizen|daten|noten|sachen) (?:sehen|lesen)|sehen was ich schreibe|lesen was ich schreibe|das (?:sehen|lesen))(?: was ich (?:hier )?schreibe)?|wo (?:sind|liegen|werden) meine daten(?: gespeichert)?|was passiert mit meinen daten|datenschutz",
  task: "^(?:was ist|was sind|wer war|wer ist|wann|wo|welche|erklar|erklare|definiere|schreib|schreibe|fasse|ubersetze|vergleiche|beschreibe|warum (?:ist|hat|war|sind|wurde))",
  failed:
    "(?:ich|bin|mich|mir) (?:.* )?(?:dumm|blod|doof|bescheuert|ein versager|eine versagerin|versager|unfahig|zu bloed|nichts wert|schlecht in allem|kann (?:einfach )?(?:nix|nichts|gar nichts))|(?:durchgefallen|durchgerasselt|verkackt|verhauen|versemmelt|vergeigt)|(?:wieder|schon wieder) (?:.* )?(?:ne|eine|ein) (?:5|6|funf|sechs)",
  lonely:
    "(?:ich|bin|mich|so) (?:.* )?(?:einsam|allein|alleine|ausgeschlossen)|keine (?:einzigen )?(?:freunde|freundin|freundinnen)|(?:keiner|niemand) (?:.* )?(?:mir|mich|mit mir)|alle (?:hassen|ignorieren) mich",
  stress:
    "(?:ich|bin|so|voll|total|mega) (?:.* )?(?:gestresst|uberfordert|fertig|kaputt|nervos|ausgebrannt|erschopft|am ende|unter druck)|(?:alles|es|mir) (?:.* )?zu viel|(?:hab|habe|ich) (?:.* )?(?:panik|angst|stress|prufungsangst)|zu viele? (?:hausaufgaben|klausuren|druck|arbeit)|schaff(?:e)? (?:das|es) (?:alles )?nicht|stress pur",
  low: "(?:ich|bin|mir|mich|so) (?:.* )?(?:traurig|deprimiert|depri|down|niedergeschlagen|unglucklich|schlecht drauf|am boden|nicht gut|leer)|mir gehts? (?:es )?(?:gar |echt |grad )?(?:nicht gut|schlecht|mies|scheisse|beschissen)|(?:scheiss|schlechter|mieser|schlimmer|furchtbarer|beschissener|kack) (?:tag|woche)|(?:geheult|geweint|heulen|weinen)",
};

const zh: Phrases = {
  opening: "你好|嗨|哈喽|嘿|请问|那|那个|哦|啊|嗯|jotson|我想问|想问一下|问一下|所以",
  closing: "啊|呀|呢|吗|嘛|吧|啦|哦|噢|了|哈|jotson|你|谢谢|的|么|～",
  hello:
    "你好|您好|你们好|哈喽|哈罗|嗨|嘿|hi|hello|hey|早|早安|早上好|上午好|中午好|下午好|晚上好|在|在不在|有人|有人在",
  how: "你好吗|你(?:还)?好(?:不好|吗)|(?:你)?(?:最近|今天)?(?:怎么样|过得怎么样|还好|好吗|如何)|你在(?:干嘛|做什么|干什么)",
  thanks:
    "(?:太|非常|十分|真的|多|真是)?(?:谢谢|多谢|感谢|谢啦|谢了|谢|3q|thx|thanks|thankyou|蟹蟹|感恩)(?:你|您|大家|老师|帮忙|你的帮助|你帮我|帮我)*|你真(?:好|棒|厉害)|帮大忙|辛苦",
  bye: "拜拜|拜|再见|回见|回头见|明天见|下次见|晚安|88|886|bye|byebye|我走|先走|先下|下线|睡|去睡觉|我去睡",
  ok: "好|好的|好吧|好滴|行|可以|嗯|嗯嗯|嗯呢|哦|哦哦|噢|ok|okay|okk|收到|明白|知道|懂|了解|哈|哈哈|呵呵|嘻嘻|厉害|不错|真棒|太好|棒|没事|没问题|算|对|是|是的|牛|6|666",
  who: "你(?:到底)?是(?:谁|什么|啥|哪位|什么东西|什么人)|你(?:叫|的名字是|名字叫)(?:什么|啥)(?:名字)?|你(?:是|是不是)(?:一个|个)?(?:真人|人|真的人|人类|机器人|机器|ai|人工智能|程序|chatgpt|gpt|gemini|老师|活人)(?:还是(?:机器人|真人|人|ai|人工智能))?|jotson是(?:谁|什么)|谁(?:做|开发|创造|写|发明)(?:的|了)?你(?:的)?|你(?:几岁|多大)|你(?:是)?(?:从)?哪(?:里|儿)来的?|介绍一?下?(?:你)?自己|自我介绍(?:一下)?|我在(?:跟|和)(?:真人|人|机器人|ai)(?:说话|聊天)",
  can: "你(?:都|还)?(?:能|会|可以|能够)(?:帮我|为我|给我)?(?:做|干|帮|回答|帮我)?(?:些|点)?(?:什么|啥|嘛|干嘛|哪些)(?:事|忙|事情|问题|东西)?|你有(?:什么|啥|哪些)(?:功能|用|用处|本事)|你(?:可以|能|会)?帮(?:我|忙)(?:干嘛|做什么|什么|吗)?|我(?:可以|能)?(?:问|让)你(?:什么|啥|做什么)|(?:可以|能)问(?:你)?什么|帮助|帮忙|帮帮我|求助|救命啊|help|功能|菜单|(?:这个?|jotter|你|这个?(?:app|软件|应用|网站))?(?:要|该)?(?:怎么|如何)(?:用|使用|玩)|使用(?:方法|说明)|我需要帮助",
  jotter:
    "jotter(?:到底)?(?:是|是个)?(?:什么|啥|干嘛|干什么|做什么|有什么用)(?:东西|软件|app|应用|用|的)*|(?:什么是|介绍一?下?|说说|讲讲)jotter|(?:这|这个|这里)(?:到底)?(?:是|是个)(?:什么|啥|干嘛)(?:东西|软件|app|应用|网站|地方|的)*|(?:这个?|这款)(?:app|软件|应用|网站|东西)(?:是|是用来)?(?:什么|啥|干嘛|干什么|做什么|有什么用|能干嘛)(?:用)?的?|jotter(?:能|可以)(?:做|干)(?:什么|嘛)|谁(?:做|开发)的?jotter",
  free: "(?:jotter|这个?|这个?(?:app|软件|应用|网站)|用这个|你|全部|都)?(?:是|都是|完全|真的)*(?:免费|收费|要钱|要付钱|要花钱|付费|需要付费|需要付钱|需要钱|要收费|要不要钱|要不要收费|收不收费|收钱|收不收钱|花钱|不要钱)(?:的|用|使用|还是(?:收费|付费|免费))*|(?:jotter|这个?|这个?(?:app|软件|应用))?(?:要)?(?:多少钱|什么价格|价格是多少|怎么收费|贵)|价格|我(?:要|需要)(?:付钱|付费|花钱)|有(?:没有)?免费(?:版|版本)",
  offline:
    "(?:jotter|这个?|这个?(?:app|软件|应用))?(?:没网|没有网|没有网络|断网|离线|不联网|没wifi|没有wifi|不用网|没信号)(?:的时候|时|下|情况下)?(?:也|还)?(?:能|可以|能不能|可不可以)?(?:用|使用|行)?|(?:jotter|这个?)?(?:能|可以|能不能|可不可以|支持)(?:不支持)?(?:离线|断网|没网|不联网)(?:用|使用|时用)?|(?:需要|要|必须)(?:联网|网络|有网|wifi)(?:才能用)?",
  privacy:
    "(?:我)?(?:的)?(?:老师|父母|爸妈|妈妈|爸爸|家长|学校|别人|同学|其他人|其他同学|有人|你|google|ai)(?:们)?(?:会|能|可以|会不会|能不能|可不可以|看得到|看不看得到)*(?:看到|看见|看|读到|读|偷看)?(?:我)?(?:的)?(?:笔记|成绩|数据|东西|聊天|聊天记录|文件|内容|写的东西|写的|写什么|写的内容)|我(?:的)?(?:数据|笔记|信息|资料|隐私|聊天记录|内容)(?:在这里|在这儿|放这里)?(?:是|会|会不会)?(?:安全|保密|私密|泄露|加密|被泄露|被看到)|(?:这里|这个|jotter|这个软件)(?:是)?(?:安全|保密|私密|匿名)(?:的)?|谁(?:能|可以|会)(?:看到|看见|看|读)(?:到)?(?:我)?(?:的)?(?:笔记|写的东西|写的|写的内容|数据|内容|成绩|写什么)|我的数据(?:存|保存|放)?在?哪(?:里|儿)?|隐私",
  task: "^(?:什么是|请?解释|定义|写(?:一|个|篇|首)|翻译|总结|比较|描述)|(?:是什么|单位|是谁|作文|诗)",
  failed:
    "(?:我|自己|真)(?:.*)(?:笨|蠢|傻|废物|没用|太差|差劲|失败|学渣|脑子不好|智障)|(?:又|再次|又一次)(?:挂|没考好|考砸|考差|不及格|失败|没及格|考不好|搞砸)|(?:挂科|考砸|不及格|没考好|考差)了?",
  lonely:
    "(?:我|好|很|太|有点|觉得|感到)(?:.*)?(?:孤独|孤单|寂寞)|(?:没|没有)(?:什么|一个)?朋友|没(?:有)?人(?:愿意|想|肯|喜欢|理|跟|和|陪|懂|理解|关心)(?:.*)(?:我|玩)?|(?:大家|所有人)都(?:讨厌|不理|孤立)我|被孤立|总是一个人",
  stress:
    "压力(?:好|很|太|真|特别|超|超级)?大|(?:要|快|快要)?崩溃|(?:好|很|太|超|特别|非常|有点)(?:焦虑|紧张|慌|累|害怕|担心|怕)|(?:作业|考试|功课|事情)(?:太|好|实在太)多|(?:撑|受|顶)不(?:住|了)|喘不过气|学不(?:下去|动)|焦虑",
  low: "(?:我|好|很|太|有点|非常|真的)(?:.*)?(?:难过|伤心|悲伤|郁闷|沮丧|抑郁|不开心|难受|失落|想哭)|心情(?:很|好|特别|真)?(?:不好|差|糟|低落|糟糕)|(?:今天|这周|最近)(?:.*)(?:糟糕|倒霉|很差|不顺|难熬|很烂)|(?:我|一直|在)?哭(?:了|过)|emo",
};

const ja: Phrases = {
  opening:
    "こんにちは|ねえ|ねぇ|ねー|あの|あのー|えっと|やあ|ちょっと|すみません|すいません|じゃあ|jotson|ジョットソン|で|え|はい|うん|本当に|ほんと",
  closing:
    "ですか|ですかね|です|なの|なのか|の|か|かな|ね|ねー|よ|な|だ|jotson|ジョットソン|さん|教えて|ください|ー|〜|w|笑|って|んだ|ん|でした",
  hello:
    "こんにちは|こんにちわ|こんばんは|こんばんわ|おはよう|おはようございます|おは|やあ|やっほー|やほ|ハロー|はろー|もしもし|よろしく|よろしくお願いします|はじめまして|hi|hello|hey|どうも|ねえ|ねぇ|ねえジョットソン|おっす|おーい|いる|誰かいる|いますか",
  how: "(?:お)?元気|調子(?:は|は?どう|はいかが)?(?:どう)?|最近どう|ご機嫌いかが|何して(?:る|いる|ます)|どうしてる|今日はどう",
  thanks:
    "(?:本当に|ほんとに|まじ|マジ|マジで|どうも|いつも)?(?:ありがと|ありがとう|ありがとー|有難う|有り難う|ありがとうございます|ありがとうございました|あざす|あざっす|あざます|さんきゅー|サンキュー|サンキュ|さんくす|感謝|thx|thanks|thankyou|助かった|助かりました|助かる|助かります)(?:本当に|助かった|助かりました|助かる|すごく)*",
  bye: "バイバイ|ばいばい|またね|また(?:明日|あした|今度|後で|あとで|来週)|じゃ|じゃあ|じゃあね|じゃね|おやすみ|おやすみなさい|さようなら|さよなら|bye|お疲れ|お疲れさま|お疲れ様|おつ|落ちる|寝る|もう寝る|失礼します",
  ok: "ok|okay|おk|オーケー|おけ|わかった|わかりました|分かった|分かりました|了解|りょ|なるほど|そう|そうなん|そっか|はい|うん|ええ|いい|いいね|すごい|すげー|やった|w|ww|笑|草|へえ|へー|大丈夫|なんでもない|オッケー|おっけー|承知",
  who: "(?:あなた|君|きみ|お前|おまえ|そっち|jotson|ジョットソン)?(?:は|って|とは)?(?:誰|だれ|何者|どなた|何|なに)|(?:あなた|君|きみ|お前|jotson)(?:の)?(?:お)?名前(?:は|は何|はなに|は何て|を教えて|教えて|なんていう)?(?:何|なに)?|(?:お)?名前(?:は|は何|はなに|教えて|を教えて)(?:何|なに)?|(?:あなた|君|きみ|お前|中の人)?(?:は|って)?(?:本物の?|ほんとの|普通の)?(?:人間|人|ロボット|ボット|bot|ai|機械|プログラム|chatgpt|チャットgpt|gpt|gemini|先生)(?:なの|じゃない|ですか|それとも(?:人間|ai|ロボット))?|何歳|いくつ|どこから来た|自己紹介(?:して)?|誰が(?:あなた|君)?を?(?:作った|つくった)",
  can: "(?:あなた|君|きみ|お前|jotson|これ|ここ|ここで)?(?:は|って|で)?(?:何|なに|どんなこと|どんな事|何を|なにを)(?:が|を)?(?:できる|出来る|できます|出来ます|してくれる|してくれます|手伝ってくれる|手伝える|聞ける|聞けば|聞いたらいい)|(?:何|なに)を(?:聞け|質問でき|頼め)(?:る|ます)|(?:できる|出来る)こと(?:は|は何)?|ヘルプ|help|助けて|手伝って|使い方(?:は|を教えて|教えて|がわからない|が分からない|わからない)?|(?:どうやって|どう|どのように)(?:使う|使います|使えば|使えばいい|使ったらいい)(?:の)?|(?:jotter|これ)(?:は|って)?(?:どう)(?:使う|やって使う)|機能|メニュー|コマンド",
  jotter:
    "jotter(?:って|とは|は)?(?:何|なに|なん|どんなアプリ|どういうアプリ|何のアプリ|なんのアプリ|何ができる)?|(?:これ|ここ|この(?:アプリ|サイト))(?:は|って)?(?:何|なに|なん|何の(?:アプリ|サイト)|なんの(?:アプリ|サイト)|どんなアプリ|どういうアプリ|何をするアプリ|何に使う)|何の(?:アプリ|サイト)|jotterについて|誰がjotterを?作った",
  free: "(?:jotter|これ|この(?:アプリ|サイト)|ここ|全部)?(?:は|って)?(?:本当に|ほんとに|全部|完全に|ずっと)?(?:無料|有料|タダ|ただ|ただで|フリー)(?:で)?(?:使える|使えます|なの|それとも有料|利用できる)?|(?:お金|料金|費用)(?:は|って|が)?(?:かかる|かかります|かからない|いる|いります|必要|払う|いくら)?|(?:jotter|これ)?(?:は|って)?(?:いくら|値段は?|料金は?)(?:いくら)?|課金(?:必要|ある|あり|いる)?|払わなきゃいけない",
  offline:
    "(?:jotter|これ|この(?:アプリ))?(?:は|って)?(?:オフライン|圏外|ネットなし|ネットが?ない|ネットなく|wifiなし|wifiが?ない|wifiなく|インターネットなし|インターネットが?なく|ネット(?:に)?つながって(?:い)?なく|電波なし)(?:で|でも|ても|時|とき|ところ)?(?:も|でも)?(?:使える|使えます|動く|動きます|見れる|見られる|書ける|大丈夫|いける)?|(?:ネット|インターネット|wifi)(?:は|って|が)?(?:必要|いる|いります)",
  privacy:
    "(?:先生|親|お母さん|お父さん|学校|他の人|ほかの人|友達|クラスの人|誰か|だれか|みんな|あなた|ai|google)(?:は|が|に|には|にも|から)?(?:私|僕|俺|自分)?(?:の)?(?:ノート|成績|データ|チャット|会話|書いたこと|書いたもの|メモ|内容)?(?:は|が|を)?(?:見られる|見られます|見れる|見える|見えます|見てる|見る|読める|読まれる|読まれます|読む|バレる|ばれる)|(?:私の|僕の|自分の)?(?:データ|ノート|個人情報|情報|会話|チャット|プライバシー)(?:は|って)?(?:安全|守られて(?:る|いる|います)|漏れない|大丈夫|秘密|どこに保存|どこにある)(?:される|されて(?:る|いる|います))?|(?:これ|ここ|jotter)(?:は|って)?(?:安全|匿名|秘密)|(?:誰|だれ)(?:が|に)(?:私|僕|俺|自分)?(?:の)?(?:ノート|データ|書いたこと|書いたもの|これ|成績)?(?:を|が)?(?:読める|見れる|見られる|見える|読まれる|見る)|プライバシー",
  task: "(?:とは|説明して|作文|詩を|書いて|訳して|まとめて|違い|英語で|計算して)",
  failed:
    "(?:自分|私|俺|僕|ほんと|頭)(?:.*)(?:バカ|馬鹿|ばか|アホ|あほ|頭悪|悪すぎ|ダメ|だめ|駄目|クズ|無能|価値がない|向いてない)|(?:また|もう)(?:.*)(?:赤点|落ちた|落とした|不合格|失敗|ダメだった|だめだった|追試)|赤点(?:だった|取った|とった)|頭悪|全然できな(?:い|かった)",
  lonely:
    "(?:さみしい|さびしい|寂しい|淋しい|ひとりぼっち|一人ぼっち|独りぼっち|孤独|ぼっち)|友達が?(?:い|でき)な(?:い|くて)|(?:誰|だれ)も(?:.*)(?:くれない|いない|わかってくれない)|仲間外れ|仲間はずれ",
  stress:
    "(?:ストレス|プレッシャー)|(?:不安|緊張|焦る|焦って|パニック|心配)(?:.*)|(?:宿題|課題|やること|テスト|提出物)(?:が)?(?:.*)(?:多すぎ|多い|間に合わない|終わらない|無理|やばい)|(?:もう)?(?:疲れた|しんどい|限界|いっぱいいっぱい)",
  low: "(?:悲しい|かなしい|つらい|辛い|泣きたい|泣いた|泣いて|泣いちゃ|落ち込んで|落ち込む|へこむ|凹む|憂鬱|鬱|気分が悪い|元気(?:が)?(?:ない|出ない))|(?:今日|今週|最近)(?:は|ほんと)?(?:.*)?(?:最悪|ひどい|ついてない)|嫌なことがあった",
};

export const phrasesOf = orEnglish<Phrases>({ en, es, fr, de, zh, ja });
