import type { Passages } from "./passages.ts";

export const english: Passages = {
  biology: `
The kidney filters about 180 litres of fluid from the blood each day, yet only one or two litres leave the body as urine. The working unit of the organ is the nephron, and each human kidney contains roughly one million of them. A nephron is a microscopic tube that cleans the blood and balances its salts. At its beginning lies the glomerulus, a knot of tiny capillaries. Blood pressure pushes water and small molecules out of these capillaries into Bowman's capsule, while proteins and blood cells stay behind.

What follows is mostly a matter of taking things back. In the proximal tubule, glucose and amino acids return to the blood. The loop of Henle then builds up a gradient of salt in the surrounding tissue. This is why desert animals such as the kangaroo rat, whose loops are very long, can make extremely concentrated urine. Strangely, the animal almost never drinks.

The hormone ADH controls the last step. When we have sweated a lot, the pituitary gland releases more of it, the collecting duct lets more water through, and the urine becomes dark. Alcohol blocks this hormone. The result is familiar to anyone who has been to a party in New Orleans. Diabetes insipidus is a rare disease in which the hormone is missing or does not work.
`,
  history: `
In the summer of 1787, fifty-five delegates met in Philadelphia to mend the Articles of Confederation. They soon decided to replace them. George Washington presided, although he spoke only rarely. James Madison of Virginia had come with a plan and took careful notes every evening.

The quarrel between large and small states nearly ended the meeting. Roger Sherman of Connecticut proposed what became known as the Great Compromise: a House of Representatives chosen according to population, and a Senate in which every state had two votes. A darker bargain counted three fifths of the enslaved people of a state toward its seats. It was a price that the North paid for union, and others paid it for generations.

On 17 September thirty-nine men signed the document. Ratification was anything but certain. In New York, Alexander Hamilton, John Jay and Madison wrote eighty-five essays, later called the Federalist Papers, in its defence. Their opponents feared a distant government without a bill of rights. New Hampshire became the ninth state to agree in June 1788, and so the Constitution came into force. Rhode Island held out until 1790. The first ten amendments followed in 1791. Unsurprisingly, both sides claimed to have won.
`,
  civics: `
A jury is a group of citizens who decide the facts of a case in court. In the United States the right to a jury in criminal trials is protected by the Sixth Amendment. Most people know it from films, which is unfortunate, because films leave out the waiting.

Jurors are chosen in a procedure known as voir dire. The judge and the lawyers ask each candidate questions, and either side may turn away a few of them without giving a reason. Such a refusal is called a peremptory challenge. In 1986 the Supreme Court ruled in Batson v. Kentucky that race may never be the motive for it.

During the trial the burden of proof lies with the prosecution. Guilt must be shown beyond reasonable doubt. In civil cases a lower standard applies: the preponderance of the evidence, which means that something is more likely than not. The foreperson is the juror who speaks for the others. If the twelve cannot agree, the result is a hung jury, and the case may be tried again. Jury nullification refers to a verdict of not guilty given against the evidence because the jurors reject the law itself. It is legal, but judges hate it, and lawyers are not allowed to mention it.
`,
  literature: `
Mary Shelley began "Frankenstein" in 1816, when she was only eighteen, during a wet summer on Lake Geneva. Lord Byron had proposed that each of his guests write a ghost story. Nobody remembers his own.

The novel is told through letters and tales placed one inside another. Such a structure is called a frame narrative. Captain Walton writes to his sister in England about a stranger he has pulled from the ice; the stranger, Victor Frankenstein, tells his life; and in the middle the creature speaks for itself. The effect is that we never hear a voice that is not quoted by somebody else. An unreliable narrator is a storyteller whose account the reader has reason to doubt, and Victor is a fine example: he faints, forgets and accuses.

The creature learns to read from three books, among them "Paradise Lost". It compares itself with Adam, then with Satan. Its crime is terrible, but its complaint is just. Critics have read the book as a warning about science, as a story about birth and as an attack on bad fathers. The subtitle, "The Modern Prometheus", recalls the Titan who stole fire for mankind. Allusion is a brief reference to a person, place or work that the author expects the reader to know.
`,
  physics: `
If you push a heavy crate, nothing happens at first. Static friction is the force that keeps two surfaces from starting to slide over each other. It grows with your push, up to a limit. Once the crate moves, a smaller force remains, and this one is called kinetic friction. Both depend on the normal force, which is the force with which the surfaces press on each other.

The ratio of the friction to the normal force is the coefficient of friction. It has no unit. For rubber on dry concrete it is about 0.8; for ice on ice it drops to 0.03. Surprisingly, the area of contact hardly matters. Leonardo da Vinci noticed this around 1493, two centuries before Guillaume Amontons published it.

On a slope the weight of a body can be split into two components. One is parallel to the slope and pulls the body down; the other is perpendicular and presses it against the ground. The angle at which the body just begins to slide is the angle of repose. Sand has an angle of repose of about 34 degrees. A ball that rolls meets rolling resistance instead, which is far smaller. That is good news for trains: a steel wheel on a steel rail needs only a tiny force.
`,
  economics: `
When the price of coffee rises, people buy less of it, but not much less. Economists describe this with the price elasticity of demand, which is the percentage change in quantity divided by the percentage change in price. If the value is below one, demand is inelastic. Salt, insulin and petrol are the usual examples. Holidays are another matter.

Why do some goods react so strongly? The first reason is the number of substitutes. A substitute is a good that can be used in place of another, like butter for margarine. A complement is a good that is used together with another, such as printers and ink. The second reason is time: after the oil shock of 1973, Americans kept driving large cars for years before they bought smaller ones.

Governments care about this because of taxes. A tax on an inelastic good raises a lot of money, as the British Treasury has known since the window tax of 1696. The part of the tax that buyers bear is called the tax incidence on consumers. Deadweight loss is the value of the trades that no longer happen because of a tax. Opportunity cost, by contrast, is what you give up when you choose one thing over another. It is easy to forget.
`,
  lecture: `
# Lecture 4: Memory

- three stores: sensory, short-term, long-term (Atkinson & Shiffrin 1968)
- sensory memory: holds everything for under one second
- short-term memory: 7 ± 2 items (Miller 1956), about 20 s without rehearsal
- chunking = grouping items into larger units, e.g. phone numbers

## Working memory
- Baddeley and Hitch 1974, replaces the old short-term store
- phonological loop: keeps sounds alive by repeating them
- visuospatial sketchpad: images and positions
- central executive: directs attention (nobody knows how!!)

## Forgetting
- Ebbinghaus tested himself with nonsense syllables; half was gone after an hour
- proactive interference: old learning disturbs new learning
- retroactive interference: new learning disturbs old learning
- exam tip: spacing beats cramming, see Cepeda 2006
- TODO ask about reconsolidation
- the patient H.M. lost both hippocampi in 1953 and could form no new memories of events, but he could still learn to draw in a mirror
- difference between recall and recognition -> next week
- reading for Monday: chapter 6, pages 112 to 140
- retrieval practice: pulling something from memory strengthens it more than reading it again
`,
  summary: `
So basically the industrial revolution started in britain around 1760 and it changed everything. There was lots of reasons for it, like coal and also the colonies, and banks. The most important thing is that people moved to citys. Manchester had like 25000 people in 1772 and over 300000 in 1851 which is crazy.

James Watt made the steam engine better in 1769 (he didnt invent it, that was Newcomen) and then factorys didnt need rivers anymore. The spinning jenny was a machine that could spin many threads at once, invented by James Hargreaves. Workers hated it because they lost there jobs. The Luddites were workers who smashed machines. They weren't stupid, they just wanted to keep there living.

Life was bad. Children worked 12 hours. The Factory Act of 1833 said that kids under 9 cant work in textile mills, but nobody checked at first. Then came trade unions, which is when workers get together to ask for better pay. Also urbanization is when more and more people live in towns. Later other countrys did it too, for example Germany and the USA. In conclusion it was good and bad, it made people richer in the long run but it was horrible for the ones who were there. My teacher says it is a turning point.
`,
};
