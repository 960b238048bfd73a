import { orEnglish } from "@jotter/domain/settings";

/** How a language asks for something to be done, in the form `plain` gives it; ways to say it are separated by strokes. */
export type ActWords = {
  /** Orders to put something on a calendar. No part of a title. */
  readonly add: string;
  /** Those of them that order wherever they stand. */
  readonly addAnywhere?: string;
  /** "On my calendar", "to my schedule". */
  readonly calendar: string;
  /** What a statement about oneself begins with: "I have", "there is". */
  readonly have: string;
  readonly polite: string;
  /** How a question begins: what follows is no order, whatever it says. */
  readonly wonders: string;
  /** Other signs of a question, or of a wish to be taught something. */
  readonly asks: string;
  /** Do not. */
  readonly refuses: string;
  /** It is over, or it is somebody's exercise. */
  readonly past: string;
  /** Said of somebody else, or as a sigh: only an order says that it is to be written down. */
  readonly aside: string;
  /** "I don't know which day yet", "sometime". */
  readonly someDay: string;
  readonly weekly: string;
  /** "Next Friday" is the one to come for some, and the one after it for others. */
  readonly nextOne: string;
  /** The one to come, and never today: "kommenden Dienstag". */
  readonly comingOne?: string;
  readonly exam: string;
  readonly assignment: string;
  /** It is to be handed in. */
  readonly due: string;
  readonly study: string;
  readonly lesson: string;
  /** What else stands in a student's calendar. */
  readonly other: string;
  /** Small things to be done, whatever they are done with: "print the essay". */
  readonly chore: string;
  /** What a title neither begins nor ends with; `tail`: what it only does not end with. */
  readonly edge: string;
  readonly tail?: string;
  /** Whole requests, as expressions. */
  readonly cards: RegExp;
  readonly note: RegExp;
  /** Before what a note is to be called. */
  readonly called: RegExp;
  /** The same where the name comes first; it is the group `name`. */
  readonly calledBefore?: RegExp;
  readonly plan: RegExp;
};

export const actWordsOf = orEnglish<ActWords>({
  en: {
    add: "add|put|put in|put down|schedule|remind me|remind me to|remind me about|remind me that|set a reminder|set a reminder for|set reminder|create an event|create event|make an event|new event|mark|mark down|enter|log|block|block off|block out|save the date|pencil in|book|note down|add it|put it|add that|put that|add this|put this|throw|stick|dont let me forget|dont forget|do not forget",
    calendar:
      "on my calendar|to my calendar|in my calendar|on the calendar|to the calendar|in the calendar|to calendar|on calendar|in calendar|to my schedule|on my schedule|in my schedule|to my planner|in my planner|calendar",
    have: "i have|ive got|i got|i gotta|gotta|have to|i have to|i need to|need to|need|we have|weve got|we got|theres|there is|there will be|we are having|were having|having|i am having|my|i must|got|have|im taking|i am taking|we take|i take|weve|ive",
    polite:
      "can you|could you|would you|will you|please|pls|plz|hey|hi|jotson|ok|okay|just|also|oh|so|for me|thanks|thx|can u|could u|lol|btw|and|then|yo|um|quick",
    wonders: "what|whats|when|whens|why|how|hows|who|where|which|should|do|does|did|is|are|am|was|were",
    asks: "what|whats|when|whens|why|how|hows|who|where|which|explain|define|describe|summarize|tell me|show|any|anything|everything|do i|did i|am i|is there|are there|should i|would it|do we|quiz me|test me|help me|tips|mean|means|difference|solve|calculate|find the|if i",
    refuses:
      "dont|do not|never|no|nothing|nvm|nevermind|never mind|cancel|cancelled|canceled|delete|remove|wont|isnt|not",
    past: "had|was|were|did|went|took|failed|passed|aced|bombed|yesterday|last|ago|already|finished|used to|wasnt|would have|if|began|ended|started",
    aside:
      "my friend|friend|friends|he|she|his|her|they|their|my brother|my sister|my mom|my dad|hate|love|scared|nervous|stressed|worried|cant wait|excited|dreading|ugh|sucks|annoying|hope|wish|good luck|so hard|so easy|ready for",
    someDay:
      "idk when|idk what day|dont know when|dont know what day|not sure when|not sure what day|sometime|some day|someday|at some point|soon|coming up|idk which day|dont know which day|don t know when|dont know the date|idk the date|date tba|tba",
    nextOne: "next",
    comingOne: "coming",
    weekly: "every week|weekly|each week|every",
    exam: "unit test|pop quiz|sat|act|psat|ap exam|oral|orals|oral exam|assessment|driving test|midterm|vocab test|finals|eval",
    assignment:
      "essay|paper|report|lab report|presentation|homework|hw|project|assignment|worksheet|reading|read|book report|poster|slides|speech|problem set|pset|packet|draft|outline|ch|chapter|response|discussion post|journal|portfolio|write up|problems|permission slip",
    due: "due|turn in|hand in|submit|deadline",
    study:
      "study|studying|study session|study group|review|review session|revise|revision|cram|tutoring|practice problems|study for",
    lesson: "class|lecture|lesson|seminar|section|lab|period|tutorial",
    other:
      "practice|game|match|meet|meeting|appointment|appt|dentist|doctor|doctors|doc|drs|dr|party|birthday|bday|concert|recital|rehearsal|lesson|shift|work|club|trip|field trip|tournament|tryouts|audition|interview|haircut|dance|prom|orthodontist|volunteering|babysitting|dinner|lunch|breakfast|movie|hangout|conference|office hours|lab|training|ceremony|flight|driving lesson|church|camp|play|show|event|call",
    chore: "email|print|buy|bring|return|pick up|pay|renew|pack|text mom|text dad|call mom|call dad|drop off|give back",
    edge: "my|a|an|the|on|at|for|to|in|by|of|due|is|are|its|it|that|this|from|and|with|about|i|have|before|until|pls|please|there|be|will|u|you|me|there s|gonna|going|need|must|when|coming|up|so|but|or|which|that s|thats|day",
    cards:
      /\b(?:make|create|generate|turn|want|need|give|do|build|can (?:you|u) (?:make|create|turn|do)|get|prepare|convert)\b.*\b(?:flash ?cards?|study cards|cards|deck|anki)\b|^(?:flash ?cards|cards|study cards|deck|anki) (?:from|for|of|on|out of|w|with|using|about|pls|please)\b|\b(?:flash ?cards|cards|deck) (?:from|of|out of) (?:this|my|these|the)\b/u,
    note: /\b(?:write|make|create|save|jot|start|add|take|put|new|open|leave|type|keep|store|turn|send)\b(?: \w+){0,5}? (?:notes?)\b|^(?:new )?note(?: to self)?(?= called| titled| named|$)|^jot (?:this |that |it )?down\b/u,
    called: /\b(?:called|titled|named|with (?:the )?title|title)\b/u,
    plan: /\b(?:plan|organi[sz]e|schedule|map out|sort out|structure)\b(?: \w+){0,4}? (?:my |the |this |next )?(?:week|weekend|days?|tomorrow|studying|study time|studies|schedule|afternoon|evening|rest of the week)\b|\b(?:make|create|build|give|need|want|do|get)\b(?: \w+){0,4}? (?:(?:study |weekly |week )?(?:plan|schedule|timetable))\b|^(?:study|weekly|week) (?:plan|schedule)\b/u,
  },
  es: {
    add: "agrega|agregar|agregame|agregalo|agregala|anade|anadir|anademe|anadelo|anadela|pon|ponme|ponlo|ponla|ponlos|poner|pones|me pones|mete|meteme|metelo|metela|apunta|apuntame|apuntalo|apuntala|anota|anotame|anotalo|anotala|recuerdame|recuerdame que|recordatorio|crea un evento|crear evento|nuevo evento|agenda|agendame|agendalo|programa|programame|reserva|reservame|aparta|apartame|bloquea|bloqueame|marca|marcame|guarda|guardame|registra|acuerdame|pasame|que no se me olvide|no me dejes olvidar|no olvidar|no olvides",
    addAnywhere:
      "ponlo|ponla|ponlos|ponmelo|ponmela|agregalo|agregala|anadelo|anadela|apuntalo|apuntala|anotalo|anotala|metelo|metela|agendalo|recuerdame|recuerdamelo",
    calendar:
      "en el calendario|en mi calendario|al calendario|a mi calendario|en la agenda|en mi agenda|a la agenda|a mi agenda|en el horario|calendario",
    have: "tengo|tengo que|tenemos|tenemos que|hay|hay que|habra|voy a tener|debo|necesito|me toca|nos toca|tendre|me ponen|nos ponen|mi|mis|toca|tenia que",
    polite:
      "puedes|podrias|me puedes|me podrias|por favor|porfa|porfis|plis|pls|oye|hola|jotson|ey|gracias|y|pues|entonces|solo|tambien|me",
    wonders: "que|cual|cuales|cuando|como|por que|quien|donde|cuanto|cuanta|cuantos|cuantas|tengo algo",
    asks: "que dia|que hora|a que|cual|cuales|cuando|como|por que|porque|quien|donde|cuanto|cuanta|cuantos|cuantas|explica|explicame|define|resume|dime|ayudame|deberia|significa|diferencia|calcula|resuelve|si",
    refuses: "no|nunca|nada|ningun|ninguna|cancela|cancelado|borra|elimina|quita|quitar|olvidalo|dejalo|sin",
    past: "tuve|tuvimos|hice|fue|era|estuvo|ayer|pasado|pasada|anteayer|hizo|saque|aprobe|suspendi|ya|hubo|habia|empezo|termino|comenzo|sale|llega|duro",
    aside:
      "mi amigo|mi amiga|mis amigos|amigo|amiga|mi hermano|mi hermana|mi primo|el tiene|ella tiene|tienen|odio|amo|miedo|nervioso|nerviosa|estresado|estresada|ojala|suerte|que rollo|que pereza|dificil|facil|agobia|agobiado|agobiada|harto|harta|asco",
    someDay:
      "no se cuando|no se que dia|no se q dia|no se el dia|algun dia|en algun momento|pronto|dentro de poco|no se la fecha|aun no se cuando|todavia no se cuando|no se exactamente",
    nextOne: "proximo|prox",
    comingOne: "que viene|q viene",
    weekly: "todos los|todas las|cada|cada semana|semanal|semanalmente|todas las semanas",
    exam: "oral|control|test|selectividad|ebau|evau|pau|parcial|final|prueba|certamen|solemne|ordinario|extraordinario|recuperacion|examen",
    assignment:
      "ensayo|redaccion|informe|trabajo|proyecto|tarea|deberes|deber|ejercicios|ejercicio|exposicion|expo|presentacion|lectura|resumen|comentario|practica|maqueta|leer|monografia|ficha|actividad|cartel|entrega|reporte|resena",
    due: "entregar|entrega|entregarlo|para entregar|fecha limite|plazo|vence|presentar",
    study:
      "estudiar|estudio|repasar|repaso|sesion de estudio|grupo de estudio|tutoria|preparar|hincar codos|chapar|empollar",
    lesson: "clase|clases|leccion|seminario|lab|laboratorio",
    other:
      "entreno|entrenamiento|partido|cita|dentista|medico|doctor|fiesta|cumple|cumpleanos|concierto|ensayo de|reunion|quedada|excursion|torneo|entrevista|peluqueria|baile|graduacion|turno|curro|viaje|cena|comida|cine|carrera|competicion|funcion|obra|audicion|voluntariado|lab|laboratorio|practica|evento|vuelo|misa|recital|charla|ortodoncista|junta",
    chore: "imprimir|comprar|llevar|traer|devolver|llamar a|mandar|enviar un correo|pagar|recoger|renovar",
    edge: "mi|mis|un|una|el|la|los|las|en|a|al|de|del|para|por|pa|y|que|q|es|lo|se|con|este|esta|ese|esa|dia|hasta|antes|sobre|me|hay|tengo|porfa|toca|hora|hs|desde|o|pero|antes|limite|fecha",
    cards:
      /(?:haz|hazme|crea|creame|genera|generame|convierte|pasa|pasame|quiero|necesito|dame|saca|sacame|hacer|hacerme|harias|puedes hacer|prepara|preparame|arma|armame|monta)\b.*\b(?:tarjetas?|tarjetitas|flash ?cards?|fichas|mazo|anki)\b|^(?:unas )?(?:tarjetas|tarjetitas|flash ?cards|fichas|mazo) (?:de|con|sobre|para|del)\b/u,
    note: /\b(?:escribe|escribeme|crea|creame|haz|hazme|guarda|guardame|guardalo|guardala|apunta|apuntame|anota|anotame|nueva|toma|pon|ponme|abre|mete|deja|convierte|agrega|anade)\b(?: \w+){0,5}? notas?\b|^nota(?= llamada| titulada|$)|^(?:apunta|anota|apuntame|anotame)(?: (?:esto|eso|lo siguiente))?$/u,
    called: /\b(?:llamada|titulada|con (?:el )?titulo|que se llame|titulo|de nombre)\b/u,
    plan: /\b(?:planifica|planificame|planea|planeame|organiza|organizame|organizar|planificar|planear|arma|armame|ordena|ordename)\b(?: \w+){0,4}? (?:semana|finde|fin de semana|dias?|estudio|horario|manana|tarde|plan|calendario)\b|\b(?:haz|hazme|crea|creame|dame|necesito|quiero|arma|armame|prepara|preparame|hacerme|hacer)\b(?: \w+){0,3}? (?:plan|horario|planning|planificacion|calendario|cronograma)(?: de (?:estudio|estudios|trabajo|repaso))?\b|^plan de estudios?\b/u,
  },
  fr: {
    add: "ajoute|ajouter|ajoute moi|ajoute le|ajoute la|ajoute ca|rajoute|rajoute moi|rajouter|mets|mets moi|met|met moi|mets le|mets la|met le|mettre|note|note moi|note le|note que|inscris|inscrire|rappelle moi|rappelle moi de|rappelle moi que|rappel|cree un evenement|creer un evenement|nouvel evenement|programme|programmer|planifie|bloque|bloque moi|bloquer|reserve|reserve moi|marque|marque moi|enregistre|cale|cale moi|caler|pense bete|oublie pas|n oublie pas|faut pas que j oublie|pas oublier",
    calendar:
      "dans mon calendrier|au calendrier|dans le calendrier|a mon calendrier|sur mon calendrier|dans mon agenda|a mon agenda|dans l agenda|a l agenda|sur l agenda|au planning|dans mon planning|calendrier|agenda",
    have: "j ai|on a|il y a|y a|je dois|on doit|il faut que je|faut que je|il faut|faut|je passe|on passe|nous avons|j aurai|on aura|mon|ma|mes|faudra|je vais avoir|on va avoir|il y aura|je suis cense|dois",
    polite:
      "tu peux|peux tu|pourrais tu|tu pourrais|vous pouvez|s il te plait|stp|svp|please|hey|salut|jotson|merci|et|alors|juste|aussi|coucou|bonjour|tu pourrai|oh",
    wonders: "que|quel|quelle|quels|quelles|quand|comment|pourquoi|qui|ou|combien|quoi|qu est ce|est ce|qu|c est quoi",
    asks: "quel|quelle|quels|quelles|quand|comment|pourquoi|qui est|qui a|combien|explique|explique moi|definis|resume|dis moi|aide|aide moi|quoi|qu est ce|est ce que|sais tu|veut dire|signifie|difference|calcule|resous|ai je|si je",
    refuses: "pas|jamais|rien|aucun|aucune|annule|annulee|supprime|enleve|retire|laisse tomber|oublie|sans|plus besoin",
    past: "j ai eu|j avais|on a eu|on avait|etait|c etait|a ete|hier|dernier|derniere|ai rate|ai reussi|ai fait|eu|commence|termine|debuta|debute|part|arrive a|deja|fini|a dure",
    aside:
      "mon pote|ma pote|mon ami|mon amie|mes potes|mon frere|ma soeur|il a|elle a|ils ont|deteste|deteste|peur|stresse|stressee|angoisse|j espere|bonne chance|saoule|relou|galere|trop dur|trop facile|la flemme|flemme|j en peux plus|nul",
    someDay:
      "je sais pas quand|jsais pas quand|je sais pas quel jour|jsais pas quel jour|sais pas quel jour|sais pas quand|je ne sais pas quand|je ne sais pas quel jour|un de ces jours|bientot|prochainement|je connais pas la date|qui arrive|je sais plus quel jour|on sait pas quand|on sait pas quel jour",
    nextOne: "prochain|prochaine|pro",
    comingOne: "qui vient",
    weekly: "tous les|toutes les|chaque|chaque semaine|toutes les semaines|hebdomadaire",
    exam: "oral|ds|dst|interro|controle|partiel|examen|bac|brevet|eval|evaluation|test|concours|bac blanc|khole|colle|dictee|qcm|epreuve",
    assignment:
      "dm|devoir maison|devoir|devoirs|redac|redaction|dissert|dissertation|dissertations|commentaire|expose|compte rendu|rapport|dossier|projet|exercices|exos|lecture|lire|fiche de lecture|presentation|essai|resume|tpe|affiche|diapo",
    due: "rendre|a rendre|rende|rends|rendu|deadline|date limite|remettre|deposer",
    study:
      "reviser|revision|revisions|revise|bosser|etudier|travailler|seance de travail|soutien|tutorat|groupe de travail",
    lesson: "cours|cours de|td|cm|seminaire|amphi|tp|lecon",
    other:
      "entrainement|match|rdv|rendez vous|rendez|dentiste|medecin|docteur|fete|anniv|anniversaire|concert|repetition|repet|reunion|sortie|tournoi|entretien|coiffeur|bal|spectacle|voyage|diner|dejeuner|cine|film|competition|audition|code|conduite|tp|stage|shift|boulot|orthodontiste|evenement|vol|messe|gala|piscine|foot|danse|piano|baby sitting|conseil",
    chore: "imprimer|acheter|apporter|amener|ramener|appeler|envoyer un mail|payer|recuperer|rapporter",
    edge: "mon|ma|mes|un|une|le|la|les|l|en|a|au|aux|de|du|des|d|pour|par|et|que|qu|qui|est|c|ce|cette|avec|sur|dans|j|je|on|jour|avant|jusqu|vers|faut|stp|il|y|ai|me|moi|chez|ou|mais|date|limite",
    cards:
      /\b(?:fais|faire|fait|cree|creer|genere|generer|transforme|transformer|veux|voudrais|besoin|donne|prepare|preparer|convertis|sors|peux (?:me )?faire)\b.*\b(?:flash ?cards?|cartes?(?! (?:bleue|postale|geo))|fiches?|cartes memoire|paquet|anki)\b|^(?:des |les )?(?:flash ?cards?|cartes|fiches) (?:de|avec|a partir|sur|pour|du|des|d)\b/u,
    note: /\b(?:ecris|ecrire|cree|creer|fais|enregistre|enregistrer|sauvegarde|garde|nouvelle|prends|ajoute|mets|met|ouvre|note|fais moi|ecris moi|transforme|tape)\b(?: \w+){0,5}? notes?\b(?! (?:de passage|minimum|moyenne))|^note(?= appelee| intitulee|$)|^(?:note|note moi)(?: (?:ca|ceci|bien))?$/u,
    called: /\b(?:appelee|intitulee|nommee|avec (?:le|comme) titre|qui s appelle|titre)\b/u,
    plan: /\b(?:planifie|planifier|organise|organiser|planning|programme|prevois|arrange|cale)\b(?: \w+){0,4}? (?:semaine|week ?end|jours?|journee|revisions?|demain|planning|soiree|travail)\b|\b(?:fais|faire|cree|creer|donne|besoin|veux|voudrais|prepare|propose|etablis)\b(?: \w+){0,4}? (?:plan(?:ning)?|programme|emploi du temps|calendrier)(?: (?:de|d) (?:travail|revisions?|etude|la semaine))?\b|^(?:plan(?:ning)?|programme) de (?:revisions?|travail|la semaine)\b/u,
  },
  de: {
    add: "trag|trage|trag mir|trag ein|trage ein|eintragen|trags|trags ein|fug|fuge|fug hinzu|fuge hinzu|hinzufugen|setz|setze|setz mir|pack|pack mir|packs|mach einen termin|mach termin|neuer termin|termin anlegen|leg an|erinner mich|erinnere mich|erinner mich an|erinnere mich an|erinner|erinnerung|notier|notiere|notier mir|merk dir|merk|block|blocke|blockier|blockiere|blockier mir|block mir|reservier|reserviere|plan ein|plane ein|einplanen|speicher|speichere|schreib auf|schreib mir auf|vormerken|mach rein|halt mir|halte mir|nicht vergessen|vergiss nicht|lass mich nicht vergessen",
    addAnywhere: "eintragen|hinzufugen|einplanen|vormerken|trag|trage|trags|reinschreiben|notieren",
    calendar:
      "in den kalender|in meinen kalender|im kalender|in kalender|zum kalender|auf den kalender|in meinem kalender|in den terminkalender|in den plan|kalender",
    have: "ich hab|ich habe|hab|habe|wir haben|wir schreiben|ich schreib|ich schreibe|schreib|schreibe|schreiben|es gibt|gibt es|steht an|muss|ich muss|wir mussen|mussen|soll|ich soll|mein|meine|meinen|hab noch|wir ham|bei uns ist|haben",
    polite:
      "kannst du|konntest du|kannste|bitte|pls|hey|hi|hallo|jotson|danke|mal|und|noch|auch|einfach|ok|also|mir|dann|halt|bidde|kannst",
    wonders:
      "was|wann|wie|warum|wieso|weshalb|wer|wo|welche|welcher|welches|welchen|wieviel|hab ich|habe ich|haben wir|gibt es|muss ich|soll ich|schreiben wir|womit",
    asks: "was|wann|wie|warum|wieso|weshalb|wer|wo|welche|welcher|welches|welchen|wieviel|erklar|erklare|erklar mir|definier|fass|sag mir|hilf|hilf mir|bedeutet|unterschied|berechne|lose|hab ich|habe ich|haben wir|gibt es|muss ich|soll ich|wozu|falls|wenn",
    refuses:
      "nicht|nichts|nix|kein|keine|keinen|nie|abgesagt|losch|losche|entfern|entferne|streich|vergiss|lass|ohne|fallt aus|ausgefallen",
    past: "hatte|hatten|war|waren|gestern|letzten|letzte|letzter|letztes|vorgestern|geschrieben|bestanden|verhauen|verkackt|schon|vorbei|begann|endete|fahrt|zuruckbekommen",
    aside:
      "mein freund|meine freundin|freund|freundin|mein bruder|meine schwester|er hat|sie hat|hasse|hass|liebe|angst|nervos|stress|gestresst|hoffe|hoffentlich|gluck|nervt|scheiss|bock|kotzt|schwer|leicht|freu",
    someDay:
      "irgendwann|weiss nicht wann|weiss noch nicht wann|weiss nicht welcher tag|weiss nicht an welchem tag|bald|demnachst|keine ahnung wann|ka wann|datum unbekannt|weiss den tag nicht|tag weiss ich noch nicht|wann genau weiss ich nicht",
    nextOne: "nachsten|nachster|nachste|nachstes",
    comingOne: "kommenden|kommender|kommendem",
    weekly:
      "jeden|jede|jede woche|wochentlich|immer|jeweils|montags|dienstags|mittwochs|donnerstags|freitags|samstags|sonntags",
    exam: "*klausur|*prufung|*test|*arbeit|ex|abfrage|mundliche|abi|abitur|kolloquium|lk klausur|lernkontrolle|*quiz|nachschreiben|diktat",
    assignment:
      "ha|hausaufgabe|hausaufgaben|aufsatz|erorterung|protokoll|referat|prasentation|*projekt|bericht|*bericht|essay|facharbeit|hausarbeit|lekture|lesen|ubungsblatt|arbeitsblatt|plakat|mappe|portfolio|gfs|interpretation|analyse|buchvorstellung|aufgaben|aufgabe|handout",
    due: "abgeben|abgabe|fallig|einreichen|deadline|frist|*abgabe|hochladen|fertig",
    study:
      "lernen|lernzeit|wiederholen|wiederholung|uben|lerngruppe|nachhilfe|buffeln|pauken|lernsession|durchgehen|vorbereiten",
    lesson: "unterricht|stunde|vorlesung|seminar|kurs|doppelstunde|praktikum|ubung",
    other:
      "*training|spiel|*spiel|termin|*termin|zahnarzt|arzt|hausarzt|kieferorthopade|party|geburtstag|*geburtstag|*konzert|probe|*probe|treffen|ausflug|turnier|bewerbungsgesprach|friseur|ball|fahrstunde|schicht|*schicht|arbeiten|reise|essen|kino|auffuhrung|theorieprufung|klavierstunde|*stunde|verein|chor|feier|elternabend|praktikum|wandertag|*fest|event|flug|ag|wettkampf|besprechung|date|sport",
    chore:
      "drucken|ausdrucken|kaufen|mitbringen|zuruckgeben|zuruckbringen|anrufen|mailen|mail schreiben|bezahlen|abholen|mitnehmen|besorgen",
    edge: "mein|meine|meinen|du|kannst|ein|hinzu|rein|eine|einen|der|die|das|den|dem|am|um|im|in|an|auf|fur|zu|zum|zur|bis|von|vom|und|mal|mir|ne|nen|noch|ist|dass|ab|es|ich|bitte|so|da|wo|hab|wegen|mit|tag|uber|oder|aber|wir|dann|auch",
    cards:
      /\b(?:mach|mache|machen|erstell|erstelle|erstellen|generier|generiere|brauch|brauche|will|mochte|gib|wandel|wandle|verwandel|verwandle|bau|bastel|hatte gern)\b.*\b(?:karteikarten?|lernkarten?|flash ?cards?|karten|kartchen|kartei|vokabelkarten|anki)\b|\b(?:karteikarten|lernkarten|flash ?cards|vokabelkarten|karten)\b.*\b(?:machen|mach|erstellen|erstell|generieren|bauen)\b|^(?:karteikarten|lernkarten|flash ?cards|karten) (?:aus|zu|von|fur|mit|uber|daraus|davon)\b/u,
    note: /\b(?:schreib|schreibe|erstell|erstelle|mach|mache|speicher|speichere|speichern|neue|leg|lege|notier|notiere|pack|offne|halt|halte|merk|sicher|tipp)\b(?: [\p{L}\d]+){0,5}? (?:notiz(?:en)?|notizzettel)\b|^notiz(?= namens| mit|$)|^(?:notier|notiere)(?: (?:das|dir|mir|bitte|mal|folgendes|dies))*$/u,
    called: /(?<!\p{L})(?:namens|genannt|mit (?:dem )?titel|die heisst|titel|betitelt)(?!\p{L})/u,
    plan: /(?<!\p{L})(?:plan|plane|planen|organisier|organisiere|organisieren|strukturier|strukturiere|teil|einteilen)(?!\p{L})(?: [\p{L}\d]+){0,4}? (?:woche|wochenende|tage?|lernen|morgen|nachmittag)(?!\p{L})|(?<!\p{L})(?:mach|mache|erstell|erstelle|brauch|brauche|gib|will|mochte|bau|schreib)(?!\p{L})(?: [\p{L}\d]+){0,4}? (?:(?:lern|wochen|studien)?plan|zeitplan|stundenplan)(?!\p{L})|^(?:lern|wochen)plan(?!\p{L})|(?<!\p{L})(?:woche|wochenende|tage?)(?!\p{L})(?: [\p{L}\d]+){0,3}? (?:planen|organisieren|einteilen)(?!\p{L})/u,
  },
  zh: {
    add: "帮我加一下|帮我加上|帮我加个|帮我加|加一下|加上|加个|加到|加进|加入|添加|新增|增加|帮我记一下|帮我记|记一下|记下|记到|记上|记个|提醒我|提醒一下我|安排一下|帮我安排|安排个|写进|写到|放到|放进|放|建个日程|新建日程|新建事件|创建|标记|标一下|留出来|留出|空出来|空出|预留|预约|设个提醒|设置提醒|排进|排上|加|别忘了|别忘|别让我忘了|别让我忘",
    calendar: "日历里面|日历里|日历上|日历中|日历|日程表里|日程表|日程里|日程|课表里|课表|计划表|行程",
    have: "我有|我要|我得|我们有|我们要|要|有个|有一个|有|得|必须|需要|我的|我们|我",
    polite:
      "能不能|可不可以|可以|能|请|麻烦你|麻烦|一下|谢谢|好吗|行吗|吗|吧|哦|啦|那个|你好|嘿|jotson|顺便|再|还|把|给我|给|个|帮忙",
    wonders: "什么|啥|怎么|怎样|如何|为什么|为啥|哪|多少|谁",
    asks: "什么|啥|怎么|怎样|如何|为什么|为啥|哪|几号|几点|几天|几个|多少|多久|谁|是不是|有没有|有没|要不要|会不会|解释|讲讲|讲一下|吗|呢|如果|难不难|告诉我|意思|区别",
    refuses: "不考|不用|不要|别|取消|删除|删掉|去掉|算了|不用加|没有考试|没考试|没有作业|不上课|不交|不是|没有",
    past: "昨天|前天|上周|上个|上次|上星期|之前|刚考|刚才|考了|考完|交了|过了|完了|已经|爆发|开始于|结束|出发|到达|以前|当时|曾经",
    aside:
      "朋友|同学|闺蜜|他|她|他们|我哥|我姐|我弟|我妹|讨厌|烦|害怕|紧张|焦虑|希望|加油|好难|太难|好简单|不想|崩溃|担心|期待|慌|真的服|完蛋",
    someDay:
      "还不知道哪天|不知道哪天|不确定哪天|还不确定|不知道几号|不确定时间|还没定|时间待定|哪天不知道|某天|快要|最近|过几天|具体时间不知道|具体哪天不知道",
    nextOne: "下一个",
    weekly: "每周|每个星期|每星期|每个|每逢|每",
    exam: "考试|测验|小测|小测验|测试|考|期中|期末|月考|模考|默写|听写|听力考|口试|笔试|统考|会考|竞赛|四级|六级|雅思|托福|随堂测|单元测",
    assignment:
      "作业|报告|论文|项目|读后感|作文|练习册|练习|卷子|试卷|演讲|展示|presentation|pre|ppt|实验报告|小论文|手抄报|周记|日记|阅读|预习|海报|题",
    due: "交|截止|提交|上交|ddl|deadline|到期|要交",
    study: "复习|学习|自习|背|刷题|预习|补习|背单词|看书|温习|辅导|学习小组",
    lesson: "课|补课|上课|讲座|实验课|班会",
    other:
      "训练|比赛|足球|篮球|排练|音乐会|演出|牙医|看牙|医生|看病|体检|聚会|生日|派对|会议|开会|面试|社团|活动|旅行|春游|秋游|理发|约|兼职|值班|家长会|钢琴|舞蹈|实验|电影|吃饭|婚礼|考级|驾照|驾考|运动会|彩排|聚餐|志愿|值日|事件|机票|航班",
    chore: "打印|买书|还书|打电话|发邮件|缴费|交钱|带上|记得带|取快递",
    edge: "的|了|在|有个|有|要|我们|我|把|是|个|一个|到|前|之前|就|一下|然后|给",
    tail: "的|了|吧|呀|啊|哦|啦|吗|呢|要|有|前|之前|去|得|我|把|和|在|一下|帮|到|里|好|来着|个|给我",
    cards:
      /(?:做|制作|生成|弄|变成|整理成|转成|转换成|出|搞|来|要|想要|建|创建|给我)[^。]{0,24}(?:闪卡|抽认卡|卡片|单词卡|记忆卡|学习卡|anki)|(?:闪卡|抽认卡|单词卡|记忆卡|卡片)[^。]{0,16}(?:做|生成|弄|制作)/u,
    note: /(?:写|记|建|新建|创建|存|保存|做|开|加|添加|整理|放)[^。:：]{0,8}笔记|(?:记|写)(?:到|在|进)(?:我的)?笔记|^笔记$/u,
    called: /(?:标题叫|标题是|标题为|标题|名字叫|名叫|叫做|题目叫|叫|命名为)/u,
    plan: /(?:规划|计划|安排|排)(?:一下|下|好)?[^。]{0,6}(?:这周|本周|下周|一周|这个星期|周末|这几天|学习时间|复习时间)|(?:制定|做|整理|列|订|弄|定|给我|要|排|来)[^。]{0,12}(?:学习|复习|这周的?|本周的?|一周的?|周)(?:计划|安排|规划|日程表?|时间表)|(?:这周|本周|下周|一周|这个星期|周末|这几天|学习|复习)[^。]{0,12}(?:规划|计划|安排|排)(?:一下|个|好)?/u,
  },
  ja: {
    add: "予定入れといて|予定入れて|予定に入れといて|予定に入れておいて|予定に入れて|予定に追加して|予定に追加|入れといて|入れておいて|入れて|追加しといて|追加しておいて|追加して|追加|登録しといて|登録して|登録|書いといて|メモしといて|リマインドして|リマインド|思い出させて|教えて忘れないように|にしといて|にしておいて|しといて|しておいて|とっといて|取っといて|取っておいて|確保して|確保しといて|空けといて|空けておいて|ブロックして|押さえて|押さえといて|設定して|作成して|予定作って|付けといて|つけといて|忘れないように|覚えといて|覚えておいて|忘れないで|忘れさせないで",
    calendar: "カレンダーに|カレンダーへ|カレンダー|予定表に|予定に|予定へ|スケジュールに|スケジュール|手帳に",
    have: "があるから|があるので|があるんだけど|がある|があります|あるから|あるので|あるんだけど|ある|あります|だから|なので|なんだけど|しなきゃ|しないと|しなくちゃ|しなければ|だよ|です|って|やる",
    polite:
      "お願いします|お願い|おねがい|ください|くれる|くれない|もらえる|もらえます|もらえますか|もらっていい|くれますか|ちょっと|ねえ|ねぇ|あと|よろしく|jotson|いい|していい|あのさ|えっと",
    wonders: "いつ|何|なに|どうやって|どう|なぜ|なんで|どこ|誰|使い方|とは|ってなん|方法|やり方",
    asks: "いつ|何|なに|なん|どう|なぜ|なんで|どこ|誰|だれ|どれ|どっち|どの|いくつ|教えて|説明|とは|ですか|ますか|っけ|かな|意味|違い|求めよ|解いて|もし",
    refuses:
      "しないで|いらない|なくなった|ないで|やめて|中止|キャンセル|削除|消して|ない日|なかった|ないから|ありません|なくて|テストない|テストがない|宿題ない|じゃない|なくてよかった|ないの|はない|もない",
    past: "昨日|先週|この前|前回|おととい|だった|でした|だったら|終わった|終わって|受けた|すぎた|ました|した。|てた|ていた|出発|到着|もう出した|起きた|始まった",
    aside:
      "友達が|友達は|友達の|友達も|友だちが|友だちは|友だちの|友だちも|友人が|友人は|友人の|友人も|彼|彼女|兄|姉|弟|妹|嫌|いや|やだ|怖い|緊張|不安|ストレス|めんどい|めんどくさい|だるい|頑張|がんば|楽しみ|むずい|難しい|むずかしい|簡単|やばい|しんどい|らしい|って言ってた|うざ|憂鬱|つらい",
    someDay:
      "どこかで|いつか|まだわからない|まだ分からない|日にちはまだ|日程未定|未定|もうすぐ|そのうち|日は不明|いつかわからない|いつか分からない|近いうちに|近々",
    nextOne: "次の|今度の",
    weekly: "毎週|毎",
    exam: "テスト|てすと|しけん|小テスト|試験|中間|期末|考査|模試|検定|英検|漢検|数検|実力テスト|口頭試問|スピーキング|リスニング|確認テスト|再試|共通テスト|検",
    assignment:
      "宿題|しゅくだい|課題|レポート|レポ|感想文|作文|エッセイ|プリント|ワーク|ドリル|発表|プレゼン|提出物|論文|自由研究|スピーチ|スライド|音読|読書",
    due: "提出|締切|締め切り|〆切|しめきり|までに|出す|出さないと|出さなきゃ|期限",
    study: "勉強|復習|予習|自習|テスト勉強|暗記|塾の課題|学習|勉強会|過去問",
    lesson: "授業|講義|の時間|ゼミ|補講",
    other:
      "部活|練習|試合|歯医者|歯科|病院|医者|バイト|誕生日|パーティー|コンサート|発表会|リハーサル|会議|ミーティング|面談|面接|塾|習い事|ピアノ|遠足|旅行|大会|合宿|文化祭|体育祭|美容院|遊ぶ|遊び|映画|ライブ|実験|サッカー|野球|バスケ|教習|運動会|飲み会|ご飯|シフト|ボランティア|約束|用事|予約|イベント|検診|結婚式|集まり|レッスン|オーディション|三者面談|見学",
    chore: "印刷|買う|買って|持って行|持っていく|返す|返却|電話|メール|払う|振り込",
    edge: "には|では|までに|から|まで|に|の|は|、|へ|あと",
    tail: "までに|から|まで|には|では|んだけど|だけど|けど|ので|だから|って|という|として|に|の|を|は|が|で|と|へ|も|、|ね|よ|だよ|だ|です|します|する|して|ある|あるから|ごろ|頃|くらい|予定",
    cards:
      /(?:カード|フラッシュカード|単語カード|暗記カード|単語帳|anki|デッキ)(?:を|に|も)?[^。]{0,8}(?:作|つく|して|生成|にして|まとめ|ほしい|欲しい|変え|出して|お願い|化)|(?:作って|つくって|ほしい|欲しい)[^。]{0,4}(?:カード|フラッシュカード)/u,
    note: /(?:ノート|メモ)(?:に|を|として|で|へ)?[^。:：はが]{0,6}(?:書いて|書いと|保存して|保存しと|作って|作っと|つくって|残して|残しと|メモして|メモしと|追加して|追加しと|して$|にして|まとめて|とって$|とっといて|取って$|取っといて|しといて|入れて|入れと|お願い)|(?:新しい|新規)(?:ノート|メモ)(?:を|に)?(?:作|つく|書|開|お願い|$)|^(?:メモ|ノート)$/u,
    calledBefore: /(?<name>.+?)(?:という|って)(?:名前|タイトル|題)/u,
    called: /(?:という名前|というタイトル|って名前|ってタイトル|タイトルは|タイトル|題名は|題名|名前は)/u,
    plan: /(?:計画|スケジュール|プラン|予定表?|予定)(?:を|も)?[^。]{0,4}(?:立て|たて|組ん|組み|作|つく|考え|練|整理|決め)|(?:今週|来週|週末|一週間|1週間)[^。]{0,12}(?:計画|プラン|スケジュール)(?:して|お願い|ほしい|欲しい|たのむ|頼む|$)|計画(?:して|たてて|立てて)/u,
  },
});
