import type { RemindersTexts } from "./en.ts";

export const fr: RemindersTexts = {
  reminders: {
    title: "Rappels",
    text: "Dans l’application, et en notifications là où tu les autorises.",
    on: "Me rappeler",
    onText:
      "Pour ce qui est à rendre et ce qui commence. Pour les cours de ton emploi du temps, seulement si tu le demandes.",
    before: "Avant ce qui a une heure",
    beforeNone: "Choisis-en au moins un, sinon tu ne seras pas prévenu avant le début.",
    lead: {
      m0: "Au début",
      m10: "10 min",
      m30: "30 min",
      m60: "1 h",
      m120: "2 h",
      m1440: "1 jour",
    },
    other_one: "{{formatted}} min",
    other_other: "{{formatted}} min",
    allDay: "Ce qui est à rendre un jour donné",
    allDayDays: {
      none: "Jamais",
      d0: "Le jour même",
      d1: "La veille",
      d2: "Deux jours avant",
      d7: "Une semaine avant",
    },
    at: "À",
    quiet: "Heures calmes",
    quietText: "Pas de rappels à ces heures. Ils attendent, ou viennent plus tôt.",
    quietFrom: "Calme à partir de",
    quietTo: "Calme jusqu’à",
    tomorrow: "Demain en un coup d’œil",
    tomorrowText: "Une fois par jour, et seulement s’il y a quelque chose à rendre ou qui commence.",
    tomorrowAt: "À quelle heure",
    device: "Sur cet appareil",
    notices: "Notifications",
    noticesOff:
      "Les notifications sont bloquées ici. Tu peux les autoriser dans les réglages du navigateur pour cette page.",
    noticesNone:
      "Ce navigateur ne prend pas en charge les notifications. Les rappels s’affichent dans l’application tant qu’elle est ouverte.",
    ask: "Autoriser les notifications",
    allowed: "Les notifications sont autorisées ici tant que Jotter est ouvert.",
    push: "Même quand Jotter est fermé",
    pushText:
      "Le serveur les envoie par le service push de ce navigateur. Seuls titres et heures sont envoyés, chiffrés.",
    pushNone: "Ce navigateur ne peut pas être joint quand Jotter est fermé.",
    pushWaiting: "Demande en cours…",
    pushOn: "Cet appareil reçoit les rappels quand Jotter est fermé.",
    pushProblem: {
      unreachable:
        "Le serveur ne joint pas le service push de ce navigateur. Tant que Jotter est ouvert, les rappels viennent quand même.",
      refused: "Le service push a refusé. Désactive puis réactive.",
      gone: "Le navigateur a abandonné son adresse. Désactive puis réactive.",
      subscribe:
        "Le service push de ce navigateur est injoignable pour l’instant. Tant que Jotter est ouvert, les rappels viennent quand même.",
      offline: "Le serveur est injoignable pour l’instant. Réessaie avec une connexion.",
    },
    test: "Envoyer un test",
    tested: "Il est en route.",
    ofEvent: "Rappels",
    asUsual: "Comme d’habitude",
    none: "Aucun",
    own: "Personnalisé",
    toldDue: "« {{title}} » est à rendre {{when}}",
    told: "« {{title}} » : {{when}}",
    toldTomorrow_one: "Demain : {{titles}}.",
    toldTomorrow_other: "Demain, {{formatted}} choses : {{titles}}.",
    look: "Ouvrir",
  },
};
