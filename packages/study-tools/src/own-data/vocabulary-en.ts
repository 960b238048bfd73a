import type { Words } from "./vocabulary.ts";

export const en: Words = {
  mine: "i|im|ive|id|ill|me|my|mine|we|our",
  help: "need to know|need to study|need to bring|need to memorize|need to remember|need to read|need to understand|explain|explanation|define|definition|solve|simplify|factor|derive|prove|calculate|calculated|compute|convert|translate|summarize|summarise|summary|write a|write an|write my|write me|write the|write about|rewrite|proofread|paragraph|outline|brainstorm|help|teach|show me how|how do i|how do you|how to|how can i|how should i|how does|how is a|how is the|how are|how would|why|what does|what is a|what is an|whats a|whats an|what are the|whats the difference|what is the difference|difference between|mean|means|meaning|tips|advice|example|examples|quiz me|test me|ask me|make a|make me|make some|create|generate|flashcard|flashcards|study plan|compare|describe|who|tell me a|joke|check my|feedback|is it normal|should i be|nervous|stressed|hate|love|good luck|cheat|invented|do my homework|do my|should i take|tell me about|what do i know about|what is on the|whats on the|what will be on|give me a|give me some|give me an",
  test: "test|tests|exam|exams|midterm|midterms|mid term|final|finals|examination|examinations",
  quiz: "quiz|quizzes|quizes",
  homework:
    "homework|homeworks|hw|assignment|assignments|task|tasks|project|projects|worksheet|worksheets|problem set|pset|schoolwork|assigned",
  due: "due|hand in|turn in|turned in|handed in|submit|deadline|deadlines|due date|due dates|have to hand in|need to hand in|to hand in|have to turn in|need to turn in|to turn in|to submit|owe|handing in|turning in|to finish|finish|complete|get done by|submitting|to be submitted|be submitted|be turned in|be handed in|to be handed in",
  when: "when|whens|what day|what date|what time|which day|when does|when do|date|time|what days|which days",
  next: "next|upcoming|coming up|soonest|nearest|coming|coming up first|comes first|first up|up next|next up|closest|soon",
  last: "last|latest|most recent|newest|recent|recently|lately|previous|most recently",
  howMany: "how many|number of|how many total|hw many|count of",
  howMuch: "how much",
  until:
    "how many days|how many more days|how long until|how long till|how long til|days until|days till|days til|days left|until|till|til|countdown|how far away|how soon|days away|days before|how long before|how long do i have|days to go|how many days away|how many days til|how many days till|how many days until|how many days do i have|how many days before|how much longer until|how much longer|do i have before|left before|are there before|remaining before",
  course: "class|classes|course|courses|subject|subjects",
  note: "note|notes",
  grade:
    "grade|grades|score|scores|mark|marks|result|results|report card|what did i get|how did i do|letter grade|letter grades|did i get|i got|get on|got on|did i score|points|average grade|letter|percent|percentage|how are my grades|graded|got graded|final grade|final grades|final score",
  average: "average|averages|avg",
  gpa: "gpa|gpas|grade point average",
  weighted: "weighted",
  best: "best|highest|top",
  worst: "worst|lowest",
  strong: "strengths|strength|strong|strongest|good at|best at|doing well|doing best|best subject|best subjects",
  weak: "weaknesses|weakness|weak|weakest|struggling|struggle|bad at|improve|worst at|need to work on|should i improve|struggling the most|struggle the most|worst subject|worst subjects|need to improve|doing the worst|falling behind in",
  doing:
    "how am i doing|how do i stand|where do i stand|doing|standing|hows|passing|failing|how is|looking|going|go|went|how did|howd|how was|turn out|turned out|stand|am i at|where am i at|where am i|am i getting|what am i getting|where would i stand|where will i be|how are things looking|how are things going|how are things|performing|how well am i doing|how well",
  need: "still possible|need|needed|have to get|has to be|must i get|have to score|still get|can i get|can i still|how do i get|how can i get|required|bring up|raise|what score|to get|get it up|to keep|keep my|what do i have to get|do i have to do|do i have to score|i have to do|have to do|i have to score|i have to get|end up at|end up with|would get me|gets me|get me to|get me|lowest i can get|lowest i could get|lowest score i can get|how low can i|how bad can i do|how badly can i do|worst i can get|worst i can do|minimum|minimum score|still have an|still have a|stay at|stay above|staying above|to stay|drop below|dropping below|go below|fall below|falling below|reach|hit|possible|if i want|if i ace|if i get 100|aim for|shooting for|secure|finish with|needs to be|do i gotta get|gotta get|should i get|must get|must i score|to end|hold|hold on to|keep|bring|to bring|bring my grade up|get my grade up|pull my grade up|raise my grade|up to|how badly can i|how poorly can i|without losing|without dropping|must i earn|do i have to earn|have to earn|to earn|in order to finish|to finish with|finish with a",
  pass: "pass|to pass",
  ready:
    "ready|prepared|readiness|how ready|how prepared|am i ready|will i pass|am i going to pass|am i gonna pass|gonna pass|going to pass|how much do i know|how well do i know|do i know enough|know enough|how much do i already know",
  remaining:
    "left|rest|remaining|everything left|whats left|what is left|from now on|everything else|everything ungraded|all the rest",
  overdue:
    "overdue|late|past due|behind|behind on|forgot|forget|forgotten|missed|miss|past the due date|past the deadline|past their due date|not done yet|never finished|forget to turn|forget to hand|forgot to turn",
  missing:
    "missing|zeros|zeroes|counts as zero|didnt turn in|havent turned in|not turned in|never turned in|didnt hand in|never handed in|havent handed in|didnt submit|havent submitted|not submitted|marked missing",
  ungraded:
    "ungraded|not graded|not get graded|didnt get graded|not gotten graded|not been graded|havent been graded|hasnt been graded|isnt graded|arent graded|waiting for|pending|graded yet|unmarked|without a grade|still to be graded|waiting to be graded|still has to grade|still needs to grade|has to grade|needs to grade|hasnt graded|havent graded|yet to grade|yet to be graded|hasnt been graded yet|not graded yet|isnt graded yet|hasnt graded yet|not been marked|still waiting on|no grade yet|dont have a grade|doesnt have a grade|without grades|no grade|havent gotten a grade|hasnt been marked|havent been marked|waiting to get graded|to get graded",
  weigh:
    "weigh|weighs|weight|weights|worth|count for|counts for|count toward|count towards|does it count|count|counts|of my grade|of the grade|of my final grade|make up|makes up|portion|how much of my|how much of the|are worth|share|comes from|how heavily|fraction of|contribute|contributes",
  free: "free|spare time|available|time to study|free time|free slots|open slots|gaps",
  busy: "busy|busiest|packed|crowded|most stressful|stressful|fullest|hectic|swamped|most things|most going on|most events|most stuff|most to do|heaviest|most packed",
  todo: "what should i do|what should i work on|what should i study|what to study|what should i start with|what do i do|what to do|what next|whats next|what now|where should i start|where do i start|where do i even start|most important|do first|start with|priority|priorities|to do|todo|to dos|todos|what can i do|what could i do|should i be doing|work on|work on next|get done|can i finish|to be working on|should i tackle|tackle first|tackle|what should i be working on|get started on|focus on|what should i do first|should i do first|start first|work on first|study first",
  minutes: "minutes|mins|min|half an hour|half hour|an hour|hour|quarter of an hour|hours|hrs|hr",
  agenda:
    "schedule|agenda|calendar|plan|plans|planned|events|going on|happening|what do i have|whats on|what is on|do i have|have i got|on my plate|on for|anything on|have going on|look like|looks like|got going on|whats happening|what is happening|anything happening|look like on|got on|whats up|what does my|what is on the calendar|whats on the calendar|what is on the schedule|whats on the schedule|whats on the agenda",
  wrote:
    "write|wrote|written|edit|edited|made|worked on|created|took|taken|open|opened|change|changed|touched|ever|make|taking|jot|jotted|anything on|anything about|something on|something about",
  about: "about|titled|named|called|on|regarding|mentioning",
  take: "take|taking|enrolled|enrolled in|signed up",
  whatIf:
    "if i get|if i got|if i score|if i scored|if i make|if i have|what if|if|suppose|supposing|assuming|say i get|lets say|were to get|what would",
  else: "else|rest of the day|rest of today|rest of my day|later|later today|still|yet|left|remaining|more|other|anything else",
  all: "all|all my|every|all the|all of my|each|give me an overview",
  elsewhere:
    "last year|last month|last week|last semester|last term|last quarter|class average|class avg|average of the class|average grade of the class|rest of the class|everyone|everybody|should i|yesterdays|friend|friends|friends grade|his|her|their|they|he|she|classmates|predict|guess|curve|worth it|before|after|worth more|counts more|worth the most|counts the most|of the class|where|hours until",
  better: "better|doing better|better at|higher|do better|higher than|better than",
  not: "not|dont|doesnt|didnt|isnt|arent|wasnt|cant|cannot|wont|havent|hasnt|no|never|without|except|besides|other than|apart from|instead of|instead|none|neither|anymore",
  ordinals: [
    "first|1st|one",
    "second|2nd|two",
    "third|3rd|three",
    "fourth|4th|four",
    "fifth|5th|five",
    "sixth|6th|six",
  ],
  filler:
    "rn|asap|a|an|the|is|are|was|were|be|been|do|does|did|have|has|had|got|get|getting|of|in|on|for|to|at|by|from|with|and|or|so|then|that|this|these|those|there|it|its|any|some|all|every|each|please|pls|plz|thanks|thank you|thx|hey|hi|hello|yo|jotson|ok|okay|can|could|would|will|should|you|tell|show|give|know|see|want|like|just|really|actually|currently|right now|now|again|still|yet|already|up|coming|what|whats|which|when|how|much|many|gonna|wanna|lol|idk|u|r|ur|quick|question|exactly|total|overall|far|so far|school|semester|year|term|also|here|anything|something|stuff|things|thing|kinda|one|ones|being|as|altogether|right|um|uh|bro|dude|list|remind|check|look|lookup|find|current|upcoming|time|day|days|date|moment|actual|even|possible|possibly|least|am|out|over|off|teacher|pretty|wondering|curious|work|single|individual|wats|wat|wut|hows|whens|bout|around|entered|posted|ever|lowkey|fr|ngl|tbh|but|though|tho|anyway|anyways|too|well|good|ok so|going by|according|based|come|comes|start|starts|starting|end|ends|happen|happens|gotta|have to|need to|supposed|must|let|lets|wanted|forgot when|forgot what|i forgot|sry|sorry|real|hello there|say|says|said|told|atm|whole|entire|full|quarter|teachers|mr|mrs|ms|prof|professor|app|jotter|dont know|dont remember|cant remember|not sure|dont forget|or not|if not|went|score|scored|me|yall|hm|hmm|man|pls tell me|honestly|basically|literally|simply|place|go|into|inside|under|side|everyone|period|both|respectively|between|k|kk|aight|alright|pleaseee|plss|plsss|recorded|logged|in total|at all|going to|until|end of|number|many total|only|anytime|scheduled|sched|set|put|turned|assigned|given|gave|self|id like to know|want to know|would like|could you|can you|do you know|so i|everything|unweighted|turn|up to|gotten|marked|got me|high|hard|longer|appointment|meet|meets|appt|ahead|roughly|approximately|takes place|take place|taking place|take|finished|pieces|piece|overview|earn|earned|earning|order|receive|received|receiving|very|begin|begins|beginning|planned|needs|held|occur|occurs|fall|falls|exact|precise|presently|specific|particular|separate|kind|type|sort|until now|up to now|thus far|combined|together|status|progress|info|information|details|be in|has to be|lined up|end of today|so we|which one|which ones|exactly how|precisely|approx|technically|remember|reminder|reminds|provide|provides|view|display|pull|pulled|share with me|bring me|okay so|real quick|for me|all of them|there any|right at the moment|at present|these days|nowadays|present|turns|rather|quite|honest|else is",
  day: {
    today:
      "today|tonight|tonite|tn|this evening|this afternoon|this morning|rest of the day|2day|rest of today|rest of my day|later today",
    tomorrow: "tomorrow|tmrw|tmr|tmw|tmrrw|2moro|tomorow|tommorow|tommorrow",
    dayAfter: "day after tomorrow|the day after tomorrow",
    yesterday: "yesterday",
    thisWeek: "this week|the week|current week|rest of the week|rest of this week|this wk|by friday night",
    nextWeek: "next week|the coming week|next wk|nxt week|nxt wk",
    weekend: "weekend|this weekend|the weekend",
    thisMonth: "this month|rest of the month|rest of this month|the month",
    nextMonth: "next month|the coming month",
    weekdays: [
      "monday|mondays|mon",
      "tuesday|tuesdays|tues|tue",
      "wednesday|wednesdays|wed",
      "thursday|thursdays|thurs|thur|thu",
      "friday|fridays|fri",
      "saturday|saturdays",
      "sunday|sundays",
    ],
    thisWeekday:
      "{day} this week|this week on {day}|this {day}|this week {day}|this coming {day}|coming {day}|on {day}",
    nextWeekday: "next {day}|{day} next week|next week {day}|next week on {day}",
    months: [
      "january|jan",
      "february|feb",
      "march",
      "april|apr",
      "may",
      "june|jun",
      "july|jul",
      "august|aug",
      "september|sept|sep",
      "october|oct",
      "november|nov",
      "december|dec",
    ],
    withinDays: "next {n} days|within {n} days|coming {n} days|following {n} days|{n} days ahead",
    inDays: "in {n} days|{n} days from now|in {n} day",
    inWeeks:
      "today in a week|today in {n} weeks|in {n} weeks|{n} weeks from now|{n} weeks from today|in a week|a week from now|a week from today|in a couple weeks|in a couple of weeks",
    weeksFromWeekday: "{n} weeks from {day}|{n} weeks from this {day}|{day} in {n} weeks",
    secondWeekday: "{day} after next",
    weeksFromTomorrow: "{n} weeks from tomorrow|a week from tomorrow|a week tomorrow|tomorrow week",
    weekFromToday: "this day next week|today next week|a week today",
    weekFromWeekday: "a week from {day}|week from {day}|a week from this {day}|{day} in a week",
    numbers: ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"],
    monthFirst: true,
  },
};
